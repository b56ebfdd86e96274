import type { Columns } from './columns';
import type { DraftField, TempleDraft } from './draft';
import { type Fill, filledIn, fillOf } from './fill';
import type { RowStore } from './rowStore';
import { givenFields, readRow } from './values';
import type { Verdicts } from './verdicts';

/** What an import has to do for a row. */
export type Write = WrittenRow &
  (
    | { readonly write: 'create'; readonly draft: TempleDraft; readonly anyway: boolean }
    /** Only the fields of `fill` are written. */
    | { readonly write: 'update'; readonly templeId: string; readonly name: string; readonly fill: Fill }
  );

/** `index` is that of the row store, which names the row when it is answered; `row` its number in the file. */
interface WrittenRow {
  readonly index: number;
  readonly row: number;
}

/**
 * The writes of an import in the order of the file. A later row that updates an earlier one is no write of its own: the earlier is
 * created with what the later ones fill in. Neither is a row that would change nothing.
 */
export function* writesOf(rows: RowStore, columns: Columns, verdicts: Verdicts): Generator<Write> {
  const later = new Map<number, number[]>();
  for (const [index, earlier] of laterRows(verdicts)) {
    const indices = later.get(earlier);
    if (indices) indices.push(index);
    else later.set(earlier, [index]);
  }
  for (const index of verdicts.indices(['created', 'likeRow', 'likeStored'])) {
    const draft = draftAt(rows, columns, index);
    const named = { index, row: rows.rowNumber(index) };
    const verdict = verdicts.at(index);
    const decision = verdicts.decisionOf(index);
    if (verdict.is === 'created') {
      const others = (later.get(index) ?? []).map((each) => givenAt(rows, columns, each));
      yield { ...named, write: 'create', draft: filledIn(draft, others), anyway: false };
    } else if (decision === 'create') {
      yield { ...named, write: 'create', draft, anyway: true };
    } else if (decision === 'update' && verdict.is === 'likeStored') {
      const { templeId, name } = verdict.temple;
      const fill = fillAt(rows, columns, verdicts, index);
      if (fill && Object.keys(fill.becomes).length > 0) yield { ...named, write: 'update', templeId, name, fill };
    }
  }
}

/** The rows that fill in an earlier one of the file, each with that one. */
export function laterRows(verdicts: Verdicts): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const index of verdicts.indices(['likeRow'])) {
    const verdict = verdicts.at(index);
    if (verdict.is === 'likeRow' && verdicts.decisionOf(index) === 'update') rows.set(index, verdict.index);
  }
  return rows;
}

/** What the row would change of what it is like; null where it is like nothing. */
export function fillAt(rows: RowStore, columns: Columns, verdicts: Verdicts, index: number): Fill | null {
  const verdict = verdicts.at(index);
  if (verdict.is !== 'likeRow' && verdict.is !== 'likeStored') return null;
  const there = verdict.is === 'likeStored' ? verdict.temple : draftAt(rows, columns, verdict.index);
  return fillOf(there, givenAt(rows, columns, index));
}

function draftAt(rows: RowStore, columns: Columns, index: number): TempleDraft {
  const read = readRow(rows.at(index), columns);
  if ('draft' in read) return read.draft;
  throw new Error(`row ${index} is refused and has no temple: ${read.refused.code}`);
}

/** What a row says: its filled cells. */
function givenAt(rows: RowStore, columns: Columns, index: number): Partial<TempleDraft> {
  const draft = draftAt(rows, columns, index);
  const given: readonly DraftField[] = givenFields(rows.at(index), columns);
  return Object.fromEntries(given.map((field) => [field, draft[field]]));
}
