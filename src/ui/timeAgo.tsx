import { nowMs } from '../client/serverClock';
import { format } from '../i18n/format';

/**
 * How long ago, with the moment in the tooltip; unix seconds. `keepAges` renews its text behind React's back once a minute, so another
 * minute is another element: React would keep a text that it takes for the same. Within it rows that fly past show theirs in one.
 */
export const timeAgo = (at: number, className?: string) => (
  <time
    key={Math.floor(nowMs() / 60_000)}
    dateTime={format.iso(at)}
    title={format.dateTime(at)}
    className={className}
    data-ago=""
  >
    {format.ago(at)}
  </time>
);
