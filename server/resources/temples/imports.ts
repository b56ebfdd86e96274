import { type AliasableExpression, type Kysely, type Selectable, sql } from 'kysely';
import * as imports from '../../../contract/temples/imports';
import { IMPORT_FAILED_DAYS } from '../../../contract/temples/imports';
import { Code } from '../../../contract/wire/codes';
import { COUNT_DEFAULT, DAY_SECONDS } from '../../../contract/wire/constants';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema, TempleImportRowTable, TempleImportTable } from '../../store/schema';
import { noCounts } from './importBook';

/** Imports of temples by any user, for every user who may see or import temples. */
export const importsResource: readonly ServedCall[] = [
  serve(imports.list, async ({ tx, input: { pos = 0, count = COUNT_DEFAULT, hash, failed }, caller, now }) => {
    const rows = failed ? failedOf(tx, caller.uid, now) : tx.selectFrom('temple_import').selectAll();
    const found = hash === undefined ? rows : rows.where('file_hash', '=', hash);
    const { total } = await found
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const data = await shown(tx, found)
      .orderBy('i.at', 'desc')
      .orderBy('i.import_id', 'desc')
      .offset(pos)
      .limit(count)
      .execute();
    return { data: data.map(asImport), total: Number(total) };
  }),

  serve(imports.one, async ({ tx, input: { idimport } }) => asImport(await there(tx, idimport))),

  serve(imports.rows, async ({ tx, input: { idimport, state, pos = 0, count = COUNT_DEFAULT } }) => {
    const { counts } = asImport(await there(tx, idimport));
    const total = state === undefined ? sum(Object.values(counts)) : counts[state];
    const rows = await tx
      .selectFrom('temple_import_row')
      .selectAll()
      .where('import_id', '=', idimport)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'created'))
      .orderBy(sql`state NOT IN (${sql.join(imports.FAILED_STATES.map((one) => sql.lit(one)))})`)
      .orderBy('line')
      .offset(pos)
      .limit(count)
      .execute();
    return { data: rows.map(asRow), total };
  }),
];

const sum = (numbers: readonly number[]) => numbers.reduce((so, far) => so + far, 0);

/** How many rows of an import stand in one of these states. */
const rowsIn = (...states: readonly imports.ImportState[]) =>
  sql<number>`(${sql.join(
    states.map((state) => sql`coalesce((counts->>${sql.lit(state)})::int, 0)`),
    sql` + `,
  )})`;

/** Somebody's own imports of the last days in which rows have failed; one that was taken back wholly is over, and waits for nobody. */
const failedOf = (tx: Kysely<Schema>, uid: number, now: number) =>
  tx
    .selectFrom('temple_import')
    .selectAll()
    .where('at', '>', now - IMPORT_FAILED_DAYS * DAY_SECONDS)
    .where('uid', '=', uid)
    .where(sql<boolean>`(refused > 0 OR ${rowsIn('refused', 'conflict')} > 0)`)
    .where(
      sql<boolean>`NOT (${rowsIn('removed', 'restored', 'gone')} > 0 AND ${rowsIn(...imports.STANDING_STATES)} = 0)`,
    );

/** How many those are. */
export const countFailed = (tx: Kysely<Schema>, uid: number, now: number) =>
  failedOf(tx, uid, now)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'));

const shown = (tx: Kysely<Schema>, found: AliasableExpression<Selectable<TempleImportTable>>) =>
  tx
    .selectFrom(found.as('i'))
    .innerJoin('admin_user as a', 'a.uid', 'i.uid')
    .selectAll('i')
    .select(['a.user_name', 'a.display_name']);
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

async function there(tx: Kysely<Schema>, id: string): Promise<Shown> {
  const found = tx.selectFrom('temple_import').selectAll().where('import_id', '=', id);
  const row = await shown(tx, found).executeTakeFirst();
  if (!row) throw new RefusalError(Code.notFound, `There is no import ${id}`);
  return row;
}

const asImport = (row: Shown): imports.TempleImport => ({
  id: row.import_id,
  at: row.at,
  by: { uid: row.uid, user_name: row.user_name, display_name: row.display_name },
  fileName: row.file_name,
  fileSize: row.file_size,
  fileHash: row.file_hash,
  rows: row.rows,
  leftOut: row.left_out,
  refused: row.refused,
  ...(row.columns === null ? {} : { columns: JSON.parse(row.columns) }),
  counts: { ...noCounts(), ...row.counts },
  kept: row.kept,
});

const asRow = (row: Selectable<TempleImportRowTable>): imports.ImportedRow => ({
  line: row.line,
  name: row.name,
  state: row.state,
  filled: row.before !== null,
  ...(row.temple_id === null ? {} : { templeId: row.temple_id }),
  ...(row.code === null ? {} : { code: row.code }),
  ...(row.message === null ? {} : { message: row.message }),
  ...(row.cells === null ? {} : { cells: JSON.parse(row.cells) }),
  ...(row.faults === null ? {} : { faults: JSON.parse(row.faults) }),
});
