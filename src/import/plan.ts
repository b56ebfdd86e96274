import type { Columns } from './columns';
import type { DraftField, TempleDraft } from './draft';
import type { RowStore } from './rowStore';
import { givenFields, readRow } from './values';
import type { Verdicts } from './verdicts';

/** What an import has to do for a row. */
export type Write = WrittenRow &
  (
    | { readonly write: 'create'; readonly draft: TempleDraft; readonly anyway: boolean }
    /** Only the fields in `change` are written: what the row leaves blank, the temple keeps. */
    | {
        readonly write: 'update';
        readonly templeId: string;
        readonly name: string;
        readonly change: Partial<TempleDraft>;
      }
  );

/** `index` is that of the row store, which names the row when it is answered; `row` its number in the file. */
interface WrittenRow {
  readonly index: number;
  readonly row: number;
}

/**
 * The writes of an import in the order of the file. A later row that updates an earlier one is no write of its own: the earlier is
 * created with what the later ones filled in, the last having the last word.
 */
export function* writesOf(rows: RowStore, columns: Columns, verdicts: Verdicts): Generator<Write> {
  const later = new Map<number, number[]>();
  for (const index of verdicts.indices(['likeRow'])) {
    const verdict = verdicts.at(index);
    if (verdict.is !== 'likeRow' || verdicts.decisionOf(index) !== 'update') continue;
    const indices = later.get(verdict.index);
    if (indices) indices.push(index);
    else later.set(verdict.index, [index]);
  }
  for (const index of verdicts.indices(['created', 'likeRow', 'likeStored'])) {
    const draft = draftAt(rows, columns, index);
    const named = { index, row: rows.rowNumber(index) };
    const verdict = verdicts.at(index);
    const decision = verdicts.decisionOf(index);
    if (verdict.is === 'created') {
      const changes = (later.get(index) ?? []).map((each) => changeAt(rows, columns, each));
      yield { ...named, write: 'create', draft: Object.assign({}, draft, ...changes), anyway: false };
    } else if (decision === 'create') {
      yield { ...named, write: 'create', draft, anyway: true };
    } else if (decision === 'update' && verdict.is === 'likeStored') {
      const { templeId } = verdict.temple;
      const change = changeAt(rows, columns, index);
      yield { ...named, write: 'update', templeId, name: draft.name, change };
    }
  }
}

function draftAt(rows: RowStore, columns: Columns, index: number): TempleDraft {
  const read = readRow(rows.at(index), columns);
  if ('draft' in read) return read.draft;
  throw new Error(`row ${index} is refused and has no temple: ${read.refused.code}`);
}

function changeAt(rows: RowStore, columns: Columns, index: number): Partial<TempleDraft> {
  const draft = draftAt(rows, columns, index);
  const given: readonly DraftField[] = givenFields(rows.at(index), columns);
  return Object.fromEntries(given.map((field) => [field, draft[field]]));
}
