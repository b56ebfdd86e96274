import type { LedgerRow } from '../../run/job/ledger';

/** The rows that failed, then those of which nobody knows, then the others; each of these in the order of the job. */
export function troubleFirst<Row extends Pick<LedgerRow, 'state'>>(rows: readonly Row[]): readonly Row[] {
  const [failed, unsure, others]: [Row[], Row[], Row[]] = [[], [], []];
  for (const row of rows) (row.state === 'failed' ? failed : row.state === 'unsure' ? unsure : others).push(row);
  return [...failed, ...unsure, ...others];
}
