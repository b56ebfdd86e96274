import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { connection } from '../live/connection';
import { outbox } from '../run/single/heldCalls';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';

/**
 * That the server is out of reach, or does not answer, and how many changes of rows wait for that. Over the end of the search, so that
 * nothing moves for it and no row is covered; what is below it can be pressed. Where that is all there is room for, the number stands
 * beside the picture.
 */
export function NoConnection() {
  const t = useT();
  const { isLost } = useSnapshot(connection);
  const { sending } = useSnapshot(outbox);
  const hint = t(isLost ? 'shell.noConnectionHint' : 'run.waitingForServer');
  useEffect(() => {
    announce(hint);
  }, [hint]);
  useEffect(
    () => () => {
      if (!connection.isLost) announce(t('shell.connectedAgain'));
    },
    [t],
  );
  return (
    <span data-no-connection className="relative w-0 self-stretch">
      <span className="pointer-events-none absolute inset-y-0 end-3.5 flex w-max items-center xl:end-0">
        <span
          role="status"
          title={hint}
          className="flex h-7 items-center gap-1.5 rounded-full border border-topbar-ink bg-topbar px-2 text-xs font-semibold xl:pointer-events-auto"
        >
          <Icon name="wifi-off" size={14} />
          <span className={sending > 0 ? 'max-sm:sr-only' : ''}>
            {t(isLost ? 'shell.noConnection' : 'shell.noAnswer')}
          </span>
          {sending > 0 && (
            <span className="font-normal tabular-nums sm:before:me-1.5 sm:before:content-['·']">
              {format.pair(t('grid.unsent'), format.number(sending))}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
