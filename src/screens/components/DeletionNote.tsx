import type { Deletion } from '../../../contract/bin';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { navigate } from '../../navigation/navigate';
import { rowAddress } from '../../navigation/rowAddress';
import { useRights } from '../../run';
import { spelledOut } from '../../ui/hiddenCharacters';

/** Who deleted what is in the bin, when, by which report, and until when it can be restored. */
export function DeletionNote({ deletion }: { deletion: Deletion }) {
  const t = useT();
  const { principal } = useRights();
  const { at, by, until, caseId } = deletion;
  const when = format.dateTime(at);
  return (
    <p role="note" className="flex flex-wrap gap-x-2 pt-1 text-xs text-soft">
      <span>
        {by === undefined ? t('screens.bin.at', { when }) : t('screens.bin.by', { name: spelledOut(by), when })}
      </span>
      <span className="text-faint">{t('screens.bin.until', { when: format.dateTime(until) })}</span>
      {caseId !== undefined && principal?.actions.has('REPORT_VIEW') && (
        <button
          type="button"
          className="text-mark hover:underline"
          onClick={() => navigate(rowAddress('report', caseId))}
        >
          {t('screens.bin.byReport')}
        </button>
      )}
    </p>
  );
}
