import type { Deletion } from '../../../contract/bin';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';

/** Who deleted a row of the bin, and how long ago, in a few words; until when it can be restored in the tooltip. */
export const DeletionLine = ({ deletion: { at, by, until } }: { deletion: Deletion }) => (
  <span
    className="ms-auto shrink-0 ps-2 text-xs text-faint"
    title={t('screens.bin.until', { when: format.dateTime(until) })}
  >
    {by !== undefined && (
      <>
        <bdi>{revealed(by)}</bdi> ·{' '}
      </>
    )}
    {timeAgo(at)}
  </span>
);
