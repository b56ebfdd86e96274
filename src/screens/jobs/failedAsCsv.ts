import { BYTE_ORDER_MARK, csvLine } from '../../../commands/csv';
import type { TempleRow } from '../../../commands/templeRow';
import { templeLine, templesHeader } from '../../../commands/templesExport';
import { EMPTY_TEMPLE } from '../../../contract/temples';
import { download } from '../../grid/exportCsv';
import { hasText, t } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import { REASON_HEADER } from '../../import/headers';
import { type JobSummary, theRunner } from '../../run';
import { csvSeparator } from '../../state/csvSeparator';

/**
 * The failed rows of a job as a file: id, name, code, and why in the person's language. Those of an import are temples again, for a
 * person to mend and import.
 */
export function failedAsCsv(job: JobSummary): void {
  if (job.kind === 'templeRow') {
    failedTemples(job);
    return;
  }
  const separator = csvSeparator();
  const rows = theRunner().jobs.rowsOf(job.id, ['failed']);
  const lines = rows.map(({ rowId, name, code = 0 }) =>
    csvLine([rowId, name, String(code), hasText(`errors.${code}`) ? t(`errors.${code}`) : ''], separator),
  );
  const head = csvLine(['id', t('screens.jobs.ledger'), 'code', t('run.state.failed')], separator);
  download(
    new Blob([BYTE_ORDER_MARK, head, ...lines], { type: 'text/csv;charset=utf-8' }),
    `${job.commandId}-failed.csv`,
  );
}

function failedTemples(job: JobSummary): void {
  const separator = csvSeparator();
  const lines = theRunner()
    .jobs.rowsOf(job.id, ['failed'])
    .map(({ before, code = 0 }) =>
      templeLine(
        separator,
        { ...EMPTY_TEMPLE, type: '', ...(before as TempleRow).fields },
        reasonOf(job.commandId, code),
      ),
    );
  const parts = [templesHeader(separator, REASON_HEADER), ...lines];
  download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${job.commandId}-failed.csv`);
}
