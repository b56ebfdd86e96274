import { useState } from 'react';
import { useT } from '../../i18n';
import type { LoadMore } from './useLoadMore';
import { useIsSaidTogether, useReason } from './useRetryUnanswered';

/** The footer of a list with "load more": shows that it is loading, failed, is empty, or the button for more rows. */
export function LoadMoreFooter({ steps, empty, label }: { steps: LoadMore<unknown>; empty: string; label?: string }) {
  const t = useT();
  const { rows, busy, trouble, hasMore, more } = steps;
  const why = useReason();
  const isSaidTogether = useIsSaidTogether()(trouble?.refused);
  if (rows.length === 0 && trouble === null)
    return busy ? <div className="skeleton h-8 my-1" /> : <p className="text-sm text-faint py-1">{empty}</p>;
  const words = trouble !== null && (
    <p className={`py-1 text-sm ${isSaidTogether ? 'text-faint' : 'text-danger'}`}>{why(trouble)}</p>
  );
  if (rows.length === 0 && isSaidTogether) return words;
  return (
    <>
      {words}
      <More
        label={trouble === null ? (label ?? t('screens.more')) : t('common.retry')}
        hasMore={hasMore}
        isBusy={busy}
        onMore={more}
      />
    </>
  );
}

interface MoreProps {
  readonly label: string;
  readonly hasMore: boolean;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/** Shows more. Once used it stays, so that the focus has its place, and says when there is no more. */
export function More({ label, hasMore, isBusy = false, onMore }: MoreProps) {
  const t = useT();
  const [used, setUsed] = useState(false);
  if (!hasMore && !used) return null;
  return (
    <button
      type="button"
      aria-disabled={!hasMore || isBusy}
      className="min-h-7 text-sm text-mark hover:underline aria-disabled:text-faint aria-disabled:no-underline"
      onClick={() => {
        if (!hasMore || isBusy) return;
        setUsed(true);
        onMore();
      }}
    >
      {hasMore ? label : t('screens.noMore')}
    </button>
  );
}
