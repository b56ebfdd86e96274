import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n';
import { Gate } from '../../shell/Gate';

/** What does not exist, or not for this person (SPEC.md section 2); `missing` names the permission that would open it. */
export default function NotFound({ missing }: { missing?: string | undefined }) {
  const t = useT();
  const [, go] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `404 · Tam Quan`;
    heading.current?.focus();
  }, []);
  return (
    <div className="h-full grid place-items-center p-6 text-center">
      <div className="max-w-md">
        <Gate className="size-20 mx-auto text-line" />
        <p className="text-2xl font-semibold text-faint pt-4">404</p>
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold pt-1 outline-none">
          {t('shell.notFound.title')}
        </h1>
        <p className="text-soft pt-2">
          {missing ? t('shell.notFound.locked', { permission: missing }) : t('shell.notFound.hint')}
        </p>
        <button
          type="button"
          className="mt-6 h-10 px-5 rounded-lg bg-accent text-on-accent font-semibold"
          onClick={() => go('/dashboard')}
        >
          {t('shell.notFound.home')}
        </button>
      </div>
    </div>
  );
}
