import { download } from '../../grid/exportCsv';
import { csvLine } from '../../grid/plain';
import { hasText, t } from '../../i18n';
import { type JobSummary, theRunner } from '../../run';

/** The failed rows of a job as a file: id, name, code, and why in the person's language. */
export function failedAsCsv(job: JobSummary): void {
  const rows = theRunner().jobs.rowsOf(job.id, ['failed']);
  const lines = rows.map(({ rowId, name, code = 0 }) =>
    csvLine([rowId, name, String(code), hasText(`errors.${code}`) ? t(`errors.${code}`) : '']),
  );
  const head = csvLine(['id', t('screens.jobs.ledger'), 'code', t('run.state.failed')]);
  download(new Blob(['\uFEFF', head, ...lines], { type: 'text/csv;charset=utf-8' }), `${job.commandId}-failed.csv`);
}
