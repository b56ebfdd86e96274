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
  await bulkInsert(
    tx,
    'temple_import_row',
    [...last.values()].map(({ line, name, state, templeId = null, before, after, code = null, message = null }) => ({
      ...{ import_id: importId, line, name, state, temple_id: templeId },
      ...{ before: json(before), after: json(after), code, message },
    })),
    ['import_id', 'line'],
  );
  await recount(
    tx,
    importId,
    [...last.values()].map(({ line, state }) => ({ from: before.get(line)?.state, to: state })),
  );
}

/** Keeps rows of which nothing is sent; one that has been written in the meantime stays what it is. */
export async function keepUnsent(
  tx: Kysely<Schema>,
  importId: string,
  rows: readonly UnsentRow[],
  before: ReadonlyMap<number, KeptRow>,
): Promise<void> {
  const last = new Map(rows.map((row) => [row.line, row]));
  const open = [...last.values()].filter(({ line }) => isUnsent(before.get(line)?.state));
  if (open.length === 0) return;
  await bulkInsert(
    tx,
    'temple_import_row',
    open.map(({ line, name, state, cells, faults, templeId = null }) => ({
      ...{ import_id: importId, line, name: storable(name), state, temple_id: templeId },
      ...{ before: 'null', after: 'null', code: null, message: null },
      ...{ cells: cells ? JSON.stringify(cells) : null, faults: faults ? JSON.stringify(faults) : null },
    })),
    ['import_id', 'line'],
  );
  await recount(
    tx,
    importId,
    open.map(({ line, state }) => ({ from: before.get(line)?.state, to: state })),
  );
}

const isUnsent = (state: ImportState | undefined) => state === undefined || UNSENT_STATES.some((one) => one === state);

/** A name without what no text of the store can hold. */
export const storable = (name: string): string => name.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

/** Counts rows that have gone from one state to another, or were in none before. */
async function recount(
  tx: Kysely<Schema>,
  importId: string,
  moves: readonly { readonly from: ImportState | undefined; readonly to: ImportState }[],
): Promise<void> {
  const { counts } = await tx
    .selectFrom('temple_import')
    .select('counts')
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const now = { ...noCounts(), ...counts };
  for (const { from, to } of moves) {
    if (from) now[from] -= 1;
    now[to] += 1;
  }
  await tx
    .updateTable('temple_import')
    .set({ counts: JSON.stringify(now) })
    .where('import_id', '=', importId)
    .execute();
}

/** Whether what a row wrote is still in place, as far as is known. */
export const stands = ({ state }: KeptRow): boolean => STANDING_STATES.includes(state);

export const noCounts = () =>
  Object.fromEntries(IMPORT_STATES.map((state) => [state, 0])) as Record<ImportState, number>;
