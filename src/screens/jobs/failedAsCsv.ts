import { BYTE_ORDER_MARK, csvLine } from '../../../commands/core/csv';
import type { TempleRow } from '../../../commands/core/templeRow';
import { templeLine, templesHeader } from '../../../commands/temples/export';
import { EMPTY_TEMPLE } from '../../../contract/temples/calls';
import { t } from '../../i18n';
import { REASON_HEADER } from '../../import/headers';
import { theEngine } from '../../run';
import type { JobSummary } from '../../run/job/summaries';
import { csvSeparator } from '../../state/csvSeparator';
import { download } from '../../ui/download';
import { whyOf } from './why';

/**
 * The failed rows of a job, or those that may have arrived, as a file: id, name, code, and why in the person's language. Those of an
 * import are temples again, for a person to mend and import.
 */
export function failedAsCsv(job: JobSummary, state: 'failed' | 'unsure'): void {
  if (job.kind === 'templeRow') {
    failedTemples(job, state);
    return;
  }
  const separator = csvSeparator();
  const rows = theEngine().jobs.rowsOf(job.id, [state]);
  const lines = rows.map((row) =>
    csvLine([row.rowId, row.name, String(row.code ?? 0), whyOf(job.commandId, row)], separator),
  );
  const head = csvLine(['id', t('screens.jobs.ledger'), 'code', t(`run.state.${state}`)], separator);
  download(
    new Blob([BYTE_ORDER_MARK, head, ...lines], { type: 'text/csv;charset=utf-8' }),
    `${job.commandId}-${state}.csv`,
  );
}

function failedTemples(job: JobSummary, state: 'failed' | 'unsure'): void {
  const separator = csvSeparator();
  const lines = theEngine()
    .jobs.rowsOf(job.id, [state])
    .map((row) =>
      templeLine(
        separator,
        { ...EMPTY_TEMPLE, type: '', ...(row.before as TempleRow).fields },
        whyOf(job.commandId, row),
      ),
    );
  const parts = [templesHeader(separator, REASON_HEADER), ...lines];
  download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${job.commandId}-${state}.csv`);
}
