import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { KNOWN_BROWSER_DAYS } from '../../contract/wire/constants';
import type { Schema } from '../store/schema';

/** What a browser shows to be recognised by. It opens nothing: its failures are only counted apart (docs/specification.md section 12.5). */
export const BROWSER_TOKEN = /^[\w-]{43}$/;
const BROWSERS_PER_PERSON_MAX = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The hash of this browser's token where somebody of this name has signed in from it, else null. */
export async function knownTo(db: Kysely<Schema>, userName: string, token: string | undefined): Promise<string | null> {
  if (token === undefined) return null;
  const token_hash = hashOf(token);
  const found = await db
    .selectFrom('known_browser as b')
    .innerJoin('admin_user as u', 'u.uid', 'b.uid')
    .select('b.uid')
    .where('b.token_hash', '=', token_hash)
    .where((where) => where(where.fn('lower', ['u.user_name']), '=', userName))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return found ? token_hash : null;
}

/**
 * Remembers that somebody has signed in from a browser, and answers the token that it is to show from now on: the one it has
 * where we gave it, since colleagues may share a browser, else a new one.
 */
export async function rememberBrowser(
  tx: Kysely<Schema>,
  { uid, token, now }: { readonly uid: number; readonly token: string | undefined; readonly now: number },
): Promise<string> {
  const given = token === undefined ? undefined : hashOf(token);
  const ours =
    given !== undefined &&
    (await tx.selectFrom('known_browser').select('uid').where('token_hash', '=', given).limit(1).executeTakeFirst());
  const kept = token !== undefined && ours ? token : randomBytes(32).toString('base64url');
  await tx
    .insertInto('known_browser')
    .values({ uid, token_hash: hashOf(kept), seen_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'token_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  await sql`
    DELETE FROM known_browser WHERE uid = ${uid} AND token_hash NOT IN (
      SELECT token_hash FROM known_browser WHERE uid = ${uid}
      ORDER BY seen_at DESC, (token_hash = ${hashOf(kept)}) DESC LIMIT ${BROWSERS_PER_PERSON_MAX})`.execute(tx);
  return kept;
}

/** Forgets the browsers of somebody whose password may have been in other hands. */
export async function forgetBrowsersOf(tx: Kysely<Schema>, uid: number): Promise<void> {
  await tx.deleteFrom('known_browser').where('uid', '=', uid).execute();
}

/** Deletes browsers without a recent sign-in. */
export async function forgetOldBrowsers(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('known_browser')
    .where('seen_at', '<', now - KNOWN_BROWSER_DAYS * 86_400)
    .execute();
}
