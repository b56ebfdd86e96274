import type { Kysely, Selectable } from 'kysely';
import type { TempleFields } from '../../../contract/temples/calls';
import {
  IMPORT_STATES,
  type ImportSource,
  type ImportState,
  STANDING_STATES,
  UNSENT_STATES,
  type UnsentRow,
} from '../../../contract/temples/imports';
import { Code } from '../../../contract/wire/codes';
import { storable } from '../../../contract/wire/storable';
import { RefusalError } from '../../http/refusalError';
import { bulkInsert } from '../../store/bulk';
import type { Schema, TempleImportRowTable } from '../../store/schema';
import { foundByEach } from '../../store/sqlFragments';

/** What became of one row of a file, as it is written down. */
export interface Entry {
  readonly line: number;
  readonly name: string;
  readonly state: ImportState;
  readonly templeId?: string | undefined;
  /** The fields that it wrote over, as they were; null where it made its temple. */
  readonly before?: Partial<TempleFields> | null;
  /** The fields that it wrote, as stored: one that differs now has been changed since by a user. */
  readonly after?: Partial<TempleFields> | null;
  readonly code?: number | undefined;
  readonly message?: string | undefined;
  /** Of one that could not be read: what the file says, and what is wrong with it. */
  readonly cells?: UnsentRow['cells'];
  readonly faults?: UnsentRow['faults'];
}
export type KeptRow = Selectable<TempleImportRowTable>;

/**
 * The import that the rows of a call belong to, made by the first of its calls. Throws 400 where the id is somebody else's import.
 * Its row stays locked until the call is over, so that its counts are true.
 */
export async function importOf(
  tx: Kysely<Schema>,
  { id, fileName, fileSize, fileHash, rows, leftOut, refused, columns }: ImportSource,
  { uid, now }: { readonly uid: number; readonly now: number },
): Promise<string> {
  const said = { rows, left_out: leftOut, refused, ...(columns && { columns: JSON.stringify(columns) }) };
  const made = await tx
    .insertInto('temple_import')
    .values({
      ...{ import_id: id, uid, at: now, file_name: fileName, file_size: fileSize, file_hash: fileHash },
      ...said,
      counts: JSON.stringify(noCounts()),
    })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(said).where('temple_import.uid', '=', uid))
    .returning('import_id')
    .executeTakeFirst();
  if (!made) throw new RefusalError(Code.malformed, 'import: used before by somebody else');
  return id;
}

/** The rows of these lines that are kept, by line; those of an import that there is not are none. Locks the import. */
export async function keptRows(
  tx: Kysely<Schema>,
  importId: string,
  lines: readonly number[],
): Promise<Map<number, KeptRow>> {
  await tx.selectFrom('temple_import').select('uid').where('import_id', '=', importId).forUpdate().execute();
  const rows = await foundByEach(tx, lines, 'int', (eb) =>
    eb
      .selectFrom('temple_import_row')
      .selectAll('temple_import_row')
      .where('import_id', '=', importId)
      .whereRef('line', '=', 'asked.value'),
  );
  return new Map(rows.map((row) => [row.line, row]));
}

/** Writes down what became of rows, over what stood there before, and counts them. */
export async function record(
  tx: Kysely<Schema>,
  importId: string,
  entries: readonly Entry[],
  before: ReadonlyMap<number, KeptRow>,
): Promise<void> {
  const last = new Map(entries.map((entry) => [entry.line, entry]));
  if (last.size === 0) return;
  const json = (fields: Partial<TempleFields> | null = null) => JSON.stringify(fields);
  const text = (list: readonly unknown[] | undefined) => (list ? JSON.stringify(list) : null);
  await bulkInsert(
    tx,
    'temple_import_row',
    [...last.values()].map(({ line, name, state, templeId = null, code = null, message = null, ...kept }) => ({
      ...{ import_id: importId, line, name, state, temple_id: templeId, code, message },
      ...{ before: json(kept.before), after: json(kept.after), cells: text(kept.cells), faults: text(kept.faults) },
    })),
    ['import_id', 'line'],
  );
  const { counts } = await tx
    .selectFrom('temple_import')
    .select('counts')
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const now = { ...noCounts(), ...counts };
  for (const { line, state } of last.values()) {
    const was = before.get(line)?.state;
    if (was) now[was] -= 1;
    now[state] += 1;
  }
  await tx
    .updateTable('temple_import')
    .set({ counts: JSON.stringify(now) })
    .where('import_id', '=', importId)
    .execute();
}

/** What is written down of rows of which nothing is sent; one that has been written in the meantime stays what it is. */
export const unsentEntries = (rows: readonly UnsentRow[], before: ReadonlyMap<number, KeptRow>): readonly Entry[] =>
  rows.filter(({ line }) => isUnsent(before.get(line)?.state)).map((row) => ({ ...row, name: storable(row.name) }));

const isUnsent = (state: ImportState | undefined) => state === undefined || UNSENT_STATES.some((one) => one === state);

/** Whether what a row wrote is still in place, as far as is known. */
export const stands = ({ state }: KeptRow): boolean => STANDING_STATES.includes(state);

export const noCounts = () =>
  Object.fromEntries(IMPORT_STATES.map((state) => [state, 0])) as Record<ImportState, number>;
