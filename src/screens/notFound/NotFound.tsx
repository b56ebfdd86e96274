import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Permission } from '../../../contract/wire/permissions';
import { useT } from '../../i18n';
import { permissionName } from '../../i18n/permission';
import { Keys } from '../../keys';
import { Logo } from '../../shell/Logo';
import { markFirstUsable } from '../../state/firstUsable';
import { Icon } from '../../ui/Icon';
import { usePageTitle } from '../../ui/pageTitle';

/** What does not exist, or not for this person (docs/specification.md section 2); `missing` names the permission that would open it. */
export default function NotFound({ missing }: { missing?: Permission | undefined }) {
  const t = useT();
  const [, go] = useLocation();
  const id = useId();
  const home = useRef<HTMLButtonElement>(null);
  const title = t(missing ? 'shell.notFound.lockedTitle' : 'shell.notFound.title');
  usePageTitle(missing ? title : `404 · ${title}`);
  useEffect(() => {
    // Its middle is not its top, where a low window begins.
    home.current?.focus({ preventScroll: true });
    markFirstUsable();
  }, []);
  return (
    <div className="h-full overflow-y-auto grid place-items-center p-6 text-center">
      <div className="max-w-md">
        {missing ? (
          <Icon name="lock" size={72} className="mx-auto text-line" />
        ) : (
          <Logo className="size-20 mx-auto text-line" />
        )}
        {/* What is there, and closed, is not said to be missing. */}
        {!missing && <p className="text-2xl font-semibold text-faint pt-4">404</p>}
        <h1 id={`${id}-title`} className={`text-xl font-semibold ${missing ? 'pt-4' : 'pt-1'}`}>
          {title}
        </h1>
        <p id={`${id}-hint`} className="text-soft pt-2">
          {t(missing ? 'shell.notFound.locked' : 'shell.notFound.hint')}
        </p>
        {missing && (
          <p className="pt-3">
            <strong>{permissionName(missing)}</strong>
          </p>
        )}
        <button
          ref={home}
          type="button"
          // What says why one is here is read with what has the focus.
          aria-describedby={`${id}-title ${id}-hint`}
          className="button-primary mt-6 inline-flex h-10 items-center gap-2 rounded-lg px-5 keyed-by-focus"
          onClick={() => go('/dashboard')}
        >
          {t('shell.notFound.home')} <Keys press="Enter" />
        </button>
      </div>
    </div>
  );
}
