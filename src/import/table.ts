import { saidBy } from './cells';
import { type Columns, firstRow } from './columns';
import type { FailedRow } from './csvOut';
import { COLUMN_FIELDS } from './draft';
import type { Fills } from './fills';
import type { ReasonWords, TableRow, TypeCount, WorkerCalls } from './protocol';
import type { FileRow, RowStore } from './rowStore';
import { type CellRefusal, readRow } from './values';
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
  { start, count, kinds, why, keep }: WorkerCalls['page']['input'],
): WorkerCalls['page']['output'] {
  const page: TableRow[] = [];
  let total = 0;
  const isAsked = (index: number) =>
    index === keep ||
    ((kinds === undefined || kinds.includes(verdicts.kindOf(index))) &&
      (why === undefined || verdicts.isFor(index, why)));
  for (const index of verdicts.indices()) {
    if (!isAsked(index)) continue;
    if (total >= start && total < start + count) {
      const row = rows.at(index);
      const read = readRow(row, columns);
      const verdict = verdicts.at(index);
      page.push({
        ...row,
        index,
        draft: 'draft' in read ? read.draft : null,
        verdict,
        ...(read.far && { far: read.far }),
        warnings: read.warnings ?? [],
        also: ('refused' in read && read.also) || [],
        earlierRow: verdict.is === 'likeRow' ? rows.rowNumber(verdict.index) : null,
        fill: fills.at(index)?.fill ?? null,
        decision: verdicts.decisionOf(index),
        said: saidOf(row, columns),
      });
    }
    total += 1;
  }
  return { total, rows: page };
}

function saidOf(row: FileRow, columns: Columns): TableRow['said'] {
  const said = saidBy(row, columns);
  return Object.fromEntries(COLUMN_FIELDS.map((field) => [field, said(field)]).filter(([, text]) => text !== ''));
}

/** The values of the type in the rows below the header, the commonest first. */
export function typesIn(rows: RowStore, columns: Columns): readonly TypeCount[] {
  const counts = new Map<string, number>();
  for (let index = firstRow(columns); index < rows.count; index += 1) {
    const value = saidBy(rows.at(index), columns)('type').normalize('NFC').trim();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
}

/** Rows named one by one, or all duplicates of these kinds. */
export function* rowsToDecide(verdicts: Verdicts, which: WorkerCalls['decide']['input']['rows']): Generator<number> {
  for (const one of which) {
    if (typeof one === 'number') yield one;
    else yield* verdicts.indices([one]);
  }
}

/** The rows that were refused here or by the server, in the order of the file, with all that is wrong in words. */
export function failedRows(
  rows: RowStore,
  { columns, verdicts }: Pick<Checked, 'columns' | 'verdicts'>,
  { codes, fields }: ReasonWords,
  byServer: readonly FailedRow[],
): readonly FailedRow[] {
  const failed = [...byServer];
  const inWords = ({ code, field }: CellRefusal) => (field === null ? codes[code] : `${fields[field]}: ${codes[code]}`);
  for (const index of verdicts.indices(['refused'])) {
    const read = readRow(rows.at(index), columns);
    if ('draft' in read) continue;
    failed.push({ index, reason: [read.refused, ...(read.also ?? [])].map(inWords).join('; ') });
  }
  return failed.sort((one, other) => one.index - other.index);
}
