import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type Permission, TIER_SUPER_ADMIN } from '../../../contract/permissions';
import { t, useT } from '../../i18n';
import { Gate } from '../../shell/Gate';
import { Icon } from '../../shell/Icon';

/** What does not exist, or not for this person (SPEC.md section 2); `missing` names the permission that would open it. */
export default function NotFound({ missing }: { missing?: Permission | undefined }) {
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
        {missing ? (
          <Icon name="lock" size={72} className="mx-auto text-line" />
        ) : (
          <Gate className="size-20 mx-auto text-line" />
        )}
        <p className="text-2xl font-semibold text-faint pt-4">404</p>
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold pt-1 outline-none">
          {t(missing ? 'shell.notFound.lockedTitle' : 'shell.notFound.title')}
        </h1>
        <p className="text-soft pt-2">{t(missing ? 'shell.notFound.locked' : 'shell.notFound.hint')}</p>
        {missing && (
          <p className="pt-3">
            <strong>{nameOf(missing)}</strong>{' '}
            <code dir="ltr" className="text-sm text-soft">
              {missing}
            </code>
          </p>
        )}
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

/** A permission as the editor of roles calls it; the one that no role gives, by its tier. */
const nameOf = (permission: Permission) =>
  t(
    permission === 'ONLY_SUPER_ADMIN'
      ? `screens.adminUsers.tier.${TIER_SUPER_ADMIN}`
      : `role.toggleAction.action.${permission}`,
  );
