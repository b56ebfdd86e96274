import { type Kysely, sql } from 'kysely';
import { DAY_SECONDS } from '../../contract/wire/constants';
import { shownNowhere, uploadedIn } from '../photos/shownNowhere';
import type { Schema } from './schema';

/** For how many days what is over is kept; undefined: for good. */
export interface Retention {
  /** Texts and media of what was deleted: never less than it can be restored (RESTORE_DAYS). */
  readonly deletedDays: number | undefined;
  /** Entries of the audit log. */
  readonly logDays: number | undefined;
  /** Rows of imports; their counts are kept. */
  readonly importDays: number;
}

/** Rows of one transaction: none is so long that a call waits for it. */
const AT_ONCE = 500;
const IMPORTS_AT_ONCE = 2;
/** Transactions of one round: what is left over comes in the next. */
const ROUNDS = 20;

/**
 * Lets go of what is older than it is kept. Several processes may do so at once: each takes what no other has. Returns the names of
 * uploaded photos that no row shows any more.
 */
export async function forgetOld(db: Kysely<Schema>, retention: Retention, now: number): Promise<readonly string[]> {
  const { deletedDays, logDays, importDays } = retention;
  const photos: string[] = [];
  const before = (days: number) => now - days * DAY_SECONDS;
  await inRounds(db, (tx) => forgetImportRows(tx, before(importDays)));
  if (logDays !== undefined) await inRounds(db, (tx) => forgetLog(tx, before(logDays)));
  if (deletedDays === undefined) return photos;
  await inRounds(db, (tx) => emptyPosts(tx, before(deletedDays)));
  await inRounds(db, (tx) => emptyComments(tx, before(deletedDays)));
  await inRounds(db, async (tx) => {
    const gone = await forgetTemples(tx, before(deletedDays));
    photos.push(...(await shownNowhere(tx, uploadedIn(gone.flat()))));
    return gone.length === AT_ONCE;
  });
  return photos;
}

/** `step` says whether there may be more. */
async function inRounds(db: Kysely<Schema>, step: (tx: Kysely<Schema>) => Promise<boolean>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) if (!(await db.transaction().execute(step))) return;
}

async function forgetImportRows(tx: Kysely<Schema>, before: number): Promise<boolean> {
  const old = await tx
    .selectFrom('temple_import')
    .select('import_id')
    .where('kept', '=', true)
    .where('at', '<', before)
    .orderBy('at')
    .limit(IMPORTS_AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (old.length === 0) return false;
  const ids = old.map(({ import_id }) => import_id);
  await tx.deleteFrom('temple_import_row').where('import_id', 'in', ids).execute();
  await tx.updateTable('temple_import').set({ kept: false }).where('import_id', 'in', ids).execute();
  return old.length === IMPORTS_AT_ONCE;
}

async function forgetLog(tx: Kysely<Schema>, before: number): Promise<boolean> {
  const { rows } = await sql<{ job: string | null }>`
    DELETE FROM audit WHERE audit_id IN (
      SELECT audit_id FROM audit WHERE at < ${before} ORDER BY at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING job`.execute(tx);
  const jobs = [...new Set(rows.flatMap(({ job }) => job ?? []))];
  if (jobs.length > 0)
    await sql`DELETE FROM audit_job j WHERE job = ANY(${jobs})
      AND NOT EXISTS (SELECT 1 FROM audit a WHERE a.job = j.job AND a.uid = j.uid)`.execute(tx);
  return rows.length === AT_ONCE;
}

/** The row of a deleted post stays, empty: reports and comments hang on it. */
async function emptyPosts(tx: Kysely<Schema>, before: number): Promise<boolean> {
  const { rows } = await sql<{ post_id: string }>`
    SELECT post_id FROM post WHERE deleted_at < ${before} AND folded <> ''
    ORDER BY deleted_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(tx);
  if (rows.length === 0) return false;
  const ids = rows.map(({ post_id }) => post_id);
  const media = tx.selectFrom('media').select('media_id').where('post_id', 'in', ids);
  await tx.deleteFrom('curated_media').where('media_id', 'in', media).execute();
  await tx.deleteFrom('media').where('post_id', 'in', ids).execute();
  // The text that searches look through tells one that is emptied from one that was written without words.
  await tx.updateTable('post').set({ content: '', folded: '', media_mask: 0 }).where('post_id', 'in', ids).execute();
  return rows.length === AT_ONCE;
}

async function emptyComments(tx: Kysely<Schema>, before: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE comment SET content = '', links = '{}', media = '[]' WHERE comment_id IN (
      SELECT comment_id FROM comment
      WHERE deleted_at < ${before} AND (content <> '' OR links <> '{}' OR media <> '[]')
      ORDER BY deleted_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)`.execute(tx);
  return Number(numAffectedRows) === AT_ONCE;
}

/** Nothing hangs on a temple. Returns the addresses of the pictures of each one that went. */
async function forgetTemples(tx: Kysely<Schema>, before: number): Promise<string[][]> {
  const { rows } = await sql<{ avatar: string; photos: string[] }>`
    DELETE FROM temple WHERE temple_id IN (
      SELECT temple_id FROM temple WHERE deleted_at < ${before}
      ORDER BY deleted_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING avatar, photos`.execute(tx);
  return rows.map(({ avatar, photos }) => [avatar, ...photos]);
}
