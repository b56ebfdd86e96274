import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { connection } from '../../live/connection';
import { pace } from '../../run/call/pace';

/** The row's call is under way, or waits for the server, which is said in words: that may take long. */
export default function Pending() {
  const t = useT();
  const { isLost } = useSnapshot(connection);
  const isWaiting = useSnapshot(pace).toldOf !== null || isLost;
  if (isWaiting)
    return <span className="ms-auto shrink-0 rounded-full bg-chip px-2 text-xs text-ink">{t('grid.unsent')}</span>;
  return (
    <span
      role="img"
      aria-label={t('grid.pending')}
      title={t('grid.pending')}
      className="ms-auto shrink-0 size-1.5 rounded-full bg-mark animate-pulse"
    />
  );
}
