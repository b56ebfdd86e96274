import { useT } from '../../i18n';
import { Logo } from '../../shell/Logo';
import { usePageTitle } from '../../ui/pageTitle';
import { ChangeFirst } from './ChangeFirst';

/** Between sign-in and the console, for users who have to choose a new password first. */
export default function ChangeFirstPage() {
  const t = useT();
  const title = t('screens.changeFirst.title');
  usePageTitle(title);
  return (
    <main className="h-full overflow-auto grid place-items-center bg-surface px-6 py-10">
      <div className="w-full max-w-sm">
        <Logo className="size-10 text-primary" />
        <h1 className="text-2xl font-semibold pt-4 pb-2">{title}</h1>
        <ChangeFirst />
      </div>
    </main>
  );
}
