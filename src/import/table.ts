import type { Columns } from './columns';
import type { FailedRow } from './csvOut';
import type { Fills } from './fills';
import type { Calls, ReasonWords, TableRow } from './protocol';
import type { RowStore } from './rowStore';
import { readRow } from './values';
import type { Verdicts } from './verdicts';

interface Checked {
  readonly columns: Columns;
  readonly verdicts: Verdicts;
  readonly fills: Fills;
}

/** The rows that the table shows, made when it shows them: only their bytes and verdicts are kept. */
export function pageOf(
  rows: RowStore,
  { columns, verdicts, fills }: Checked,
  { start, count, kinds }: Calls['page']['input'],
): Calls['page']['output'] {
  const page: TableRow[] = [];
  let total = 0;
  for (const index of verdicts.indices(kinds)) {
    if (total >= start && total < start + count) {
      const row = rows.at(index);
      const read = readRow(row, columns);
      const verdict = verdicts.at(index);
      page.push({
        ...row,
        index,
        draft: 'draft' in read ? read.draft : null,
        verdict,
        earlierRow: verdict.is === 'likeRow' ? rows.rowNumber(verdict.index) : null,
        fill: fills.at(index)?.fill ?? null,
        decision: verdicts.decisionOf(index),
      });
    }
    total += 1;
  }
  return { total, rows: page };
}

/** Rows named one by one, or all duplicates of these kinds. */
export function* rowsToDecide(verdicts: Verdicts, which: Calls['decide']['input']['rows']): Generator<number> {
  for (const one of which) {
    if (typeof one === 'number') yield one;
    else yield* verdicts.indices([one]);
  }
}

/** The rows that were refused here or by the server, in the order of the file, with the reason in words. */
export function failedRows(
  verdicts: Verdicts,
  { codes, fields }: ReasonWords,
  byServer: readonly FailedRow[],
): readonly FailedRow[] {
  const failed = [...byServer];
  for (const index of verdicts.indices(['refused'])) {
    const verdict = verdicts.at(index);
    if (verdict.is !== 'refused') continue;
    const { code, field } = verdict;
    failed.push({ index, reason: field === null ? codes[code] : `${fields[field]}: ${codes[code]}` });
  }
  return failed.sort((one, other) => one.index - other.index);
}
