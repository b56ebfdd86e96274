import { type Kysely, sql } from 'kysely';
import { HALF_FILLED, isLoadUnfinished } from '../demo/unfinishedLoad';
import type { Schema } from '../store/schema';
import type { Manifest, Part } from './manifest';
import { type Sequence, sequencesOf, type TableShape, tablesOf, writeAlike } from './tables';
import { type Archive, sumOf } from './writeArchive';

const FETCHED_ROWS = 500;
/** A part is about so large: it is put back by one statement. */
const PART_CHARACTERS = 1024 * 1024;

/** What a snapshot of the store was. */
export type Dumped = Pick<Manifest, 'migration' | 'takenAt' | 'tables'> & { readonly sequences: Sequence[] };

/**
 * Writes all tables of a store into an archive, as of one moment and while others go on writing. Memory does not grow with the store.
 * Throws a sentence where there is no store yet, or one that is half filled.
 */
export async function dump(db: Kysely<Schema>, archive: Archive): Promise<Dumped> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await writeAlike(tx);
      const shapes = await tablesOf(tx);
      if (!shapes.some(({ name }) => name === 'migration'))
        throw new Error('There is no store yet: nothing to back up.');
      if (await isLoadUnfinished(tx)) throw new Error(HALF_FILLED);
      // A newer version that begins to migrate the store waits for the end.
      const names = sql.join(shapes.map(({ name }) => sql.table(name)));
      await sql`LOCK TABLE ${names} IN ACCESS SHARE MODE`.execute(tx);
      const { rows } = await sql<{ at: string; migration: string }>`
        SELECT to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, max(name) AS migration FROM migration`.execute(tx);
      const { at = '', migration = '' } = rows[0] ?? {};
      const tables: Manifest['tables'] = [];
      for (const shape of shapes) tables.push(await dumpTable(tx, shape, archive));
      return { migration, takenAt: at, tables, sequences: await sequencesOf(tx, shapes) };
    });
}

async function dumpTable(
  tx: Kysely<Schema>,
  { name, columns }: TableShape,
  archive: Archive,
): Promise<Manifest['tables'][number]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`DECLARE backup NO SCROLL CURSOR FOR SELECT json_build_array(${texts})::text AS line FROM ${sql.table(name)}`.execute(
    tx,
  );
  const parts: Part[] = [];
  let lines: string[] = [];
  let characters = 0;
  const endPart = async () => {
    const bytes = Buffer.from(`${lines.join('\n')}\n`);
    const part = { name: `tables/${name}/${String(parts.length + 1).padStart(6, '0')}.jsonl`, rows: lines.length };
    parts.push({ ...part, sha256: sumOf(bytes) });
    [lines, characters] = [[], 0];
    await archive.add(part.name, bytes);
  };
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(FETCHED_ROWS)} FROM backup`.execute(tx);
    for (const { line } of rows) {
      lines.push(line);
      characters += line.length;
      if (characters >= PART_CHARACTERS) await endPart();
    }
    if (rows.length < FETCHED_ROWS) break;
  }
  if (lines.length > 0) await endPart();
  await sql`CLOSE backup`.execute(tx);
  return {
    name,
    columns: columns.map((column) => column.name),
    rows: parts.reduce((sum, part) => sum + part.rows, 0),
    parts,
  };
}
