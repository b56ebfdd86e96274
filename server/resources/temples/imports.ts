import type { Kysely, Selectable } from 'kysely';
import * as imports from '../../../contract/temples/imports';
import { Code } from '../../../contract/wire/codes';
import { COUNT_DEFAULT } from '../../../contract/wire/constants';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema, TempleImportRowTable } from '../../store/schema';
import { noCounts } from './importBook';

/** Imports of temples by any user, for every user who may see or import temples. */
export const importsResource: readonly ServedCall[] = [
  serve(imports.list, async ({ tx, input: { pos = 0, count = COUNT_DEFAULT, hash } }) => {
    const found = hash === undefined ? undefined : ({ file_hash: hash } as const);
    const all = tx
      .selectFrom('temple_import')
      .$if(found !== undefined, (query) => query.where('file_hash', '=', hash ?? ''));
    const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const data = await shown(tx)
      .$if(found !== undefined, (query) => query.where('file_hash', '=', hash ?? ''))
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
      .orderBy('line')
      .offset(pos)
      .limit(count)
      .execute();
    return { data: rows.map(asRow), total };
  }),
];

const sum = (numbers: readonly number[]) => numbers.reduce((so, far) => so + far, 0);

const shown = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('temple_import as i')
    .innerJoin('admin_user as a', 'a.uid', 'i.uid')
    .selectAll('i')
    .select(['a.user_name', 'a.display_name']);
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

async function there(tx: Kysely<Schema>, id: string): Promise<Shown> {
  const row = await shown(tx).where('import_id', '=', id).executeTakeFirst();
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
});
