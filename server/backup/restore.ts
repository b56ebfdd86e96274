import { type Kysely, sql } from 'kysely';
import type { Config } from '../config';
import { isLoadUnfinished } from '../demo/unfinishedLoad';
import { storeAt } from '../store/connection';
import { makeMigrationTable, runMigration } from '../store/migrate';
import { MIGRATIONS } from '../store/migrations';
import { inWords } from '../store/postgresTrouble';
import type { Schema } from '../store/schema';
import { tidy } from '../store/tidy';
import { withoutIndexes } from '../store/withoutIndexes';
import type { Manifest } from './manifest';
import { PHOTOS } from './manifest';
import { type PhotoRestore, restorePhotos } from './photos';
import { entriesOf, verifiedManifest } from './readArchive';
import { FUNCTIONS, firstFilledTable, TABLES, type TableShape, tablesOf, writeAlike } from './tables';

/**
 * Fills an empty store of either kind with what an archive holds, and brings it up to date where the archive is older. All or nothing: the
 * archive is read whole and checked before anything is written, rows are one transaction, and photos are moved into their place at its
 * end. Answers the manifest. Throws a sentence where the archive is not whole or newer, or the store or the folder of photos is not empty.
 */
export async function restore(config: Config, file: string): Promise<Manifest> {
  const manifest = await verifiedManifest(file);
  const store = await storeAt(config);
  try {
    await store.make(async (db) => {
      await refuseFilled(db);
      const photos = await restorePhotos(config);
      try {
        await db.transaction().execute(async (tx) => {
          await load(tx, manifest, file, photos);
          await photos.move();
        });
      } catch (error) {
        await photos.takeBack();
        throw error;
      }
      await tidy(db);
    });
    return manifest;
  } catch (error) {
    throw inWords(error, config.databaseUrl);
  } finally {
    await store.close();
  }
}

async function refuseFilled(db: Kysely<Schema>): Promise<void> {
  const filled = (await isLoadUnfinished(db)) ? 'unfinished_load' : await firstFilledTable(db);
  if (filled !== undefined)
    throw new Error(
      `The store has rows already (in ${filled}), and a backup goes only into an empty one: make a new database, or set TAMQUAN_DATA to an empty folder.`,
    );
}

async function load(tx: Kysely<Schema>, manifest: Manifest, file: string, photos: PhotoRestore): Promise<void> {
  await writeAlike(tx);
  await dropOurs(tx);
  await makeMigrationTable(tx);
  const last = MIGRATIONS.findIndex(({ name }) => name === manifest.migration) + 1;
  for (const migration of MIGRATIONS.slice(0, last)) await runMigration(tx, migration);
  const names = manifest.tables.map(({ name }) => name);
  const tables = sql.join(names.map((name) => sql.table(name)));
  await sql`TRUNCATE ${tables} CASCADE`.execute(tx);
  const shapes = await tablesOf(tx);
  const tableOf = partsOf(manifest, shapes);
  // What triggers would count and tell of has been counted and told.
  for (const name of names) await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(tx);
  await withoutIndexes(tx, names, async () => {
    for await (const { name, bytes } of entriesOf(file)) {
      const table = tableOf.get(name);
      if (table) await insert(tx, table, bytes);
      else if (name.startsWith(PHOTOS)) await photos.keep({ name, bytes });
    }
  });
  for (const name of names) await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(tx);
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await sql`SELECT setval(${name}::regclass, ${lastValue}::int8, ${isCalled})`.execute(tx);
  for (const migration of MIGRATIONS.slice(last)) await runMigration(tx, migration);
}

/** Takes away the tables of an empty store, which may be of another migration than the archive. */
async function dropOurs(tx: Kysely<Schema>): Promise<void> {
  await sql`DROP TABLE IF EXISTS ${sql.join(TABLES.map((table) => sql.table(table)))} CASCADE`.execute(tx);
  await sql`DROP FUNCTION IF EXISTS ${sql.join(FUNCTIONS.map((name) => sql.table(name)))} CASCADE`.execute(tx);
}

/** Which table each part of an archive goes into. */
function partsOf(manifest: Manifest, shapes: readonly TableShape[]): Map<string, TableShape> {
  const parts = new Map<string, TableShape>();
  for (const { name, columns, parts: its } of manifest.tables) {
    const shape = shapes.find((one) => one.name === name);
    const wanted = shape?.columns.map((column) => column.name).join();
    if (!shape || wanted !== columns.join())
      throw new Error(`The table ${name} of the backup is not that of migration ${manifest.migration}.`);
    for (const part of its) parts.set(part.name, shape);
  }
  return parts;
}

async function insert(tx: Kysely<Schema>, { name, columns }: TableShape, lines: Buffer): Promise<void> {
  const rows = `[${lines.toString().trimEnd().replaceAll('\n', ',')}]`;
  const into = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, nth) => sql`(line ->> ${sql.lit(nth)})::${sql.raw(type)}`));
  await sql`INSERT INTO ${sql.table(name)} (${into}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_array_elements(${rows}::json) line`.execute(tx);
}
