import { FILL_FIELDS, type FillField } from '../../commands/core/templeRow';
import type { TempleDraft } from './draft';
import type { Fill } from './fill';
import { draftAt, type Fills } from './fills';

/** What an import has to do for a row. */
export type Write = WrittenRow &
  (
    | { readonly write: 'create'; readonly draft: TempleDraft; readonly anyway: boolean }
    /** Only the fields of `fill` are written, as all rows for this temple together make them. `between`: see fills.ts. */
    | {
        readonly write: 'update';
        readonly templeId: string;
        readonly name: string;
        readonly fill: Fill;
        readonly between: readonly Partial<TempleDraft>[];
      }
  );

/** `index` is that of the row store, which names the row when it is answered; `row` its number in the file. */
interface WrittenRow {
  readonly index: number;
  readonly row: number;
}

/**
 * The writes of an import in the order of the file, those that are written already left out. A later row that fills in an earlier one
 * is no write of its own while that is yet to be created: it is created with what the later ones fill in (`onMerged` hears which).
 * Neither is a row that would change nothing.
 */
export function* writesOf(
  fills: Fills,
  onMerged: (leader: number, merged: readonly number[]) => void = () => {},
): Generator<Write> {
  const { rows, columns, verdicts } = fills;
  for (const index of verdicts.indices(['created', 'likeRow', 'likeStored'])) {
    if (fills.isDone(index)) continue;
    const named = { index, row: rows.rowNumber(index) };
    const decision = verdicts.decisionOf(index);
    if (verdicts.kindOf(index) === 'created') {
      const { draft, merged } = fills.creationOf(index);
      onMerged(index, merged);
      yield { ...named, write: 'create', draft, anyway: false };
    } else if (decision === 'create') {
      yield { ...named, write: 'create', draft: draftAt(rows, columns, index), anyway: true };
    } else if (decision === 'update') {
      const group = fills.groups().get(index);
      const filled = fills.at(index);
      if (!group?.templeId || !filled || Object.keys(filled.fill.becomes).length === 0) continue;
      const { base, templeId } = group;
      yield { ...named, write: 'update', templeId, name: base.name, fill: filled.whole, between: filled.between };
    }
  }
}

/** What the import as it is decided now comes to: for the question before it. Temples are those that are stored. */
export interface Planned {
  readonly creates: number;
  /** Rows that go into the creation of an earlier one. */
  readonly merged: number;
  /** Rows that should fill in, and have nothing new. */
  readonly nothingNew: number;
  /** Duplicates that nothing is done with. */
  readonly skipped: number;
  readonly changes: { readonly rows: number; readonly temples: number; readonly fields: FieldCounts };
}
/** How many temples have this field changed. */
type FieldCounts = Readonly<Partial<Record<FillField, number>>>;

/** Counts the writes, and the rows that are none. */
export function plannedBy(fills: Fills): Planned {
  let [creates, merged, changing] = [0, 0, 0];
  const changed = new Map<string, Set<FillField>>();
  for (const write of writesOf(fills, (_, rows) => {
    merged += rows.length;
  })) {
    if (write.write === 'create') {
      creates += 1;
      continue;
    }
    changing += 1;
    const fields = changed.get(write.templeId) ?? new Set();
    for (const field of FILL_FIELDS) if ((field === 'place' ? 'lat' : field) in write.fill.becomes) fields.add(field);
    changed.set(write.templeId, fields);
  }
  const fields: Partial<Record<FillField, number>> = {};
  for (const some of changed.values()) for (const field of some) fields[field] = (fields[field] ?? 0) + 1;
  let [filling, skipped] = [0, 0];
  for (const index of fills.verdicts.indices(['likeRow', 'likeStored'])) {
    if (fills.isDone(index)) continue;
    const decision = fills.verdicts.decisionOf(index);
    if (decision === 'update') filling += 1;
    else if (decision === 'skip') skipped += 1;
  }
  const nothingNew = filling - changing - merged;
  return { creates, merged, nothingNew, skipped, changes: { rows: changing, temples: changed.size, fields } };
}
