import { format } from '../i18n/format';

/**
 * How long ago, with the moment in the tooltip; unix seconds. `keepAges` renews its text behind React's back, so another moment is another
 * element: React would keep a text that it takes for the same.
 */
export const timeAgo = (at: number, className?: string) => (
  <time key={at} dateTime={format.iso(at)} title={format.dateTime(at)} className={className} data-ago="">
    {format.ago(at)}
  </time>
);
