import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { Logo } from '../../shell/Logo';
import { session } from '../../state/session';
import { usePageTitle } from '../../ui/pageTitle';
import { SecondFactorFirst, useSecondFactorTitle } from '../secondFactor/SecondFactorFirst';
import { ChangeFirst } from './ChangeFirst';
import { SignInAnew } from './SignInAnew';

/** Between sign-in and the console, for users who have to choose a new password first, or to set up a second factor. */
export default function BeforeWork() {
  const t = useT();
  const { phase, isAskedAnew } = useSnapshot(session);
  const ofSecondFactor = useSecondFactorTitle();
  const isOfPassword = phase === 'mustChange';
  const title = isOfPassword ? t('screens.changeFirst.title') : ofSecondFactor;
  usePageTitle(title);
  return (
    <main className="h-full overflow-auto grid place-items-center bg-surface px-6 py-10">
      <div className="w-full max-w-sm">
        <Logo className="size-10 text-primary" />
        <h1 className="text-2xl font-semibold pt-4 pb-2">{title}</h1>
        {isOfPassword ? <ChangeFirst /> : <SecondFactorFirst />}
      </div>
      {isAskedAnew && <SignInAnew />}
    </main>
  );
}
