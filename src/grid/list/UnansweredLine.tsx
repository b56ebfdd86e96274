import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { connection } from '../../live/connection';
import { activeView } from '../../state/activeView';
import { Icon } from '../../ui/Icon';

interface UnansweredLineProps {
  /** How many parts of the detail got no answer. */
  readonly count: number;
  readonly onRetry: () => void;
}

/** The button goes with the line, once what it asked for is there: the focus goes to the row, not to nowhere. */
const asLine = (line: HTMLElement | null) => () => {
  if (line?.contains(document.activeElement)) activeView.active?.focus();
};

/**
 * Over a detail, that parts of it got no answer, and the way to ask for them again. Without a connection it stays from row to row: each would
 * bring it anew, a moment later.
 */
export function UnansweredLine({ count, onRetry }: UnansweredLineProps) {
  const t = useT();
  const { isLost } = useSnapshot(connection);
  const [stays, setStays] = useState(false);
  const isShown = count > 0 || (stays && isLost);
  if (stays !== isShown) setStays(isShown);
  if (!isShown) return null;
  return (
    <div
      ref={asLine}
      role="status"
      data-unanswered=""
      className="flex min-h-9 shrink-0 items-center gap-2 border-b border-line bg-raised px-5 text-sm text-soft"
    >
      <Icon name="wifi-off" className="shrink-0" />
      <span className="min-w-0 grow py-1">{t('grid.unanswered')}</span>
      <button
        type="button"
        className="min-h-8 shrink-0 text-mark hover:underline pointer-coarse:min-h-11"
        onClick={onRetry}
      >
        {t('common.retry')}
      </button>
    </div>
  );
}
