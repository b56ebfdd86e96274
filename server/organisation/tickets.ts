import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '../auth/sessions';
import type { Schema } from '../store/schema';

/** The sign-in page uses it as soon as it is there. */
const LASTS_SECONDS = 60;

interface NewTicket {
  readonly uid: number;
  /** The word of the page that began. */
  readonly page: string;
  readonly now: number;
}

/** A ticket with which that page alone signs in, once. Only its hash is kept. */
export async function newTicket(db: Kysely<Schema>, { uid, page, now }: NewTicket): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await db
    .insertInto('organisation_ticket')
    .values({ ticket_hash: hashOf(ticket), page_hash: hashOf(page), uid, at: now })
    .execute();
  return ticket;
}

/** Whose ticket it is, which is used with this; undefined for one that is over, or that another page asked for. */
export async function takeTicket(
  tx: Kysely<Schema>,
  { ticket, page, now }: { readonly ticket: string; readonly page: string; readonly now: number },
): Promise<number | undefined> {
  const taken = await tx
    .deleteFrom('organisation_ticket')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('page_hash', '=', hashOf(page))
    .where('at', '>', now - LASTS_SECONDS)
    .returning('uid')
    .executeTakeFirst();
  return taken?.uid;
}

/** Deletes tickets that nobody came with. */
export async function forgetTickets(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('organisation_ticket')
    .where('at', '<=', now - LASTS_SECONDS)
    .execute();
}
