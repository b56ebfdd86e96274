import { useEffect } from 'react';
import { useT } from '../i18n';
import { connection } from '../live/connection';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';

/**
 * That the server is out of reach, before anybody acts and waits for it. Over the end of the search, so that nothing moves for it; what is
 * below it can be pressed.
 */
export function NoConnection() {
  const t = useT();
  useEffect(() => {
    announce(t('shell.noConnectionHint'));
    return () => {
      if (!connection.isLost) announce(t('shell.connectedAgain'));
    };
  }, [t]);
  return (
    <span data-no-connection className="relative w-0 self-stretch">
      <span className="pointer-events-none absolute inset-y-0 end-3.5 flex w-max items-center xl:end-0">
        <span
          title={t('shell.noConnectionHint')}
          className="flex h-7 items-center gap-1.5 rounded-full border border-topbar-ink bg-topbar px-2 text-xs font-semibold xl:pointer-events-auto"
        >
          <Icon name="wifi-off" size={14} />
          {t('shell.noConnection')}
        </span>
      </span>
    </span>
  );
}
