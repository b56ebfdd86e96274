import { rightsOfSession, type SessionRights } from './readSession';
import type { session } from './session';

/** How somebody is let in by a key: by sign-in's own modules, which arrive as a parameter (src/state/restore.ts). */
export interface EntranceDeps {
  readonly session: typeof session;
  readonly keepEntrance: (key: string, entrance: SessionRights, remember: boolean) => void;
  readonly enter: (entrance: SessionRights) => boolean;
}

/** What a header can carry: a call with anything else is never sent, and would look like a server that is away. */
const IN_HEADER = /^[!-~]+$/;
/** What an older console kept of a session and could go on with. */
const KEPT = ['access_token', 'accessToken', 'refresh_token', 'refreshToken'];

/**
 * Goes on with the access token of an older console, for the whole browser as that kept it (docs/specification.md section 12.5); false
 * where it opens nothing. A bare name does not say who wrote it: such a token stays where it is, and hinders nobody from signing in,
 * whatever is answered to it.
 */
export async function takeOver(token: string, { session, keepEntrance, enter }: EntranceDeps): Promise<boolean> {
  if (!IN_HEADER.test(token)) return false;
  session.key = token;
  const answer = await rightsOfSession();
  if (answer.refused !== undefined) return false;
  keepEntrance(token, answer.data, true);
  for (const name of KEPT) localStorage.removeItem(name);
  session.isRemembered = true;
  if (!enter(answer.data)) location.reload();
  return true;
}
