import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type * as contract from '../../contract/passkeys';
import type { CreationAsked, Passkey, SignatureAsked, Signed } from '../../contract/passkeys';
import type { InputOf } from '../../contract/wire/endpoint';
import type { Schema } from '../store/schema';

/** Who asks, as a browser and an authenticator show it. */
const NAME = 'Tam Quan';
/** Long enough to fetch a security key from the next room. */
const ANSWERED_WITHIN_SECONDS = 300;
/** It stands beside a password: whether an authenticator also asks for a finger is the person's own affair. */
const USER_VERIFICATION = 'discouraged';
/** ES256, EdDSA and RS256, which all browsers and authenticators have one of; what a runtime adds to these by itself is left out. */
const ALGORITHMS = [-7, -8, -257];
/** For a log. */
const NOT_ASKED = 'it was not asked for';
/** As far as it is read before it is checked; a store would not look for just any text. */
const Said = z.object({ challenge: z.string().check(z.regex(/^[\w-]+$/)) });

/** Loaded when somebody has, or makes, a passkey: most servers start without any. */
const webAuthn = () => import('@simplewebauthn/server');

/** Whose passkeys, at what moment, in a console at which origin. */
interface Asked {
  readonly uid: number;
  readonly origin: string;
  readonly now: number;
}

/** The name that passkeys of a console at this origin are bound to. */
const rpIdOf = (origin: string) => new URL(origin).hostname;

/** What a browser needs to make a passkey, which it does only of an authenticator that has none of this person yet. */
export async function askToMake(
  db: Kysely<Schema>,
  { uid, userName, displayName, origin, now }: Asked & { readonly userName: string; readonly displayName: string },
): Promise<CreationAsked> {
  const { generateRegistrationOptions } = await webAuthn();
  const rp = { id: rpIdOf(origin), name: NAME };
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new TextEncoder().encode(String(uid)),
    userName,
    userDisplayName: displayName,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(db, { challenge, uid, what_for: 'add', at: now });
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout: ANSWERED_WITHIN_SECONDS * 1000,
    excludeCredentials: await credentialsAt(db, uid, rp.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
    attestation: 'none',
  };
}

type Made = InputOf<typeof contract.add>['body']['passkey'];
/** What is kept of a passkey that was made as it was asked for. */
type Verified = Pick<Schema['passkey'], 'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'>;

/** Checks what a browser has made, and uses its challenge up; a text that says why not where it is not what was asked for. */
export async function verifyMade(
  db: Kysely<Schema>,
  { uid, origin, now }: Asked,
  made: Made,
): Promise<Verified | string> {
  const challenge = challengeIn(made.response.clientDataJSON);
  if (!(await takeChallenge(db, { challenge, uid, what_for: 'add', now }))) return NOT_ASKED;
  const { verifyRegistrationResponse } = await webAuthn();
  const rp_id = rpIdOf(origin);
  const found = await unlessRefused(() =>
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (typeof found === 'string') return found;
  if (!found.verified) return 'not verified';
  const { id, publicKey, counter } = found.registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { credential_id: id, public_key, counter, transports: made.response.transports ?? [], rp_id };
}

/** What one of somebody's passkeys is to sign to sign in, undefined where none is for a console at this origin. */
export async function askToSign(db: Kysely<Schema>, { uid, origin, now }: Asked): Promise<SignatureAsked | undefined> {
  const rpId = rpIdOf(origin);
  const allowCredentials = await credentialsAt(db, uid, rpId);
  if (allowCredentials.length === 0) return undefined;
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await keepChallenge(db, { challenge, uid, what_for: 'signIn', at: now });
  const timeout = ANSWERED_WITHIN_SECONDS * 1000;
  return { rpId, challenge, timeout, allowCredentials, userVerification: USER_VERIFICATION };
}

/**
 * Takes what one of somebody's passkeys has signed, once, and notes how far its counter has come. A text that says why not where it is
 * not what was asked for: another's, of another origin, signed before, or by a copy whose counter lags behind.
 */
export async function takeSigned(
  db: Kysely<Schema>,
  { uid, origin, now }: Asked,
  signed: Signed,
): Promise<true | string> {
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', signed.id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!passkey) return 'no passkey of this account';
  const challenge = challengeIn(signed.response.clientDataJSON);
  if (!(await takeChallenge(db, { challenge, uid, what_for: 'signIn', now }))) return NOT_ASKED;
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    counter: passkey.counter,
  };
  const { verifyAuthenticationResponse } = await webAuthn();
  const found = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkey.rp_id,
      credential,
      requireUserVerification: false,
    }),
  );
  if (typeof found === 'string') return found;
  if (!found.verified) return 'the signature is wrong';
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: found.authenticationInfo.newCounter, used_at: now })
    .where('passkey_id', '=', passkey.passkey_id)
    // As it was when it was checked: of two copies that sign at once, one signs in.
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n || 'its counter has moved on';
}

/** Somebody's passkeys, the one added last first. */
export const passkeysOf = (db: Kysely<Schema>, uid: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkey')
    .select((where) => [
      where.cast<string>('passkey_id', 'text').as('id'),
      'name',
      'added_at as added',
      'used_at as last_used',
    ])
    .where('uid', '=', uid)
    .orderBy('added_at', 'desc')
    .orderBy('passkey_id', 'desc')
    .execute();

/** Takes all of somebody's passkeys off; true where there were any. */
export async function endPasskeys(tx: Kysely<Schema>, uid: number): Promise<boolean> {
  await tx.deleteFrom('passkey_challenge').where('uid', '=', uid).execute();
  const { numDeletedRows } = await tx.deleteFrom('passkey').where('uid', '=', uid).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes challenges that nobody has come back with. */
export async function forgetChallenges(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('at', '<=', now - ANSWERED_WITHIN_SECONDS)
    .execute();
}

const keepChallenge = (db: Kysely<Schema>, challenge: Schema['passkey_challenge']) =>
  db.insertInto('passkey_challenge').values(challenge).execute();

/** Whether this person was asked to sign this, for this, and not too long ago; it is used with that, whatever becomes of it. */
async function takeChallenge(
  db: Kysely<Schema>,
  { now, ...challenge }: Omit<Schema['passkey_challenge'], 'at'> & { readonly now: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge.challenge)
    .where('uid', '=', challenge.uid)
    .where('what_for', '=', challenge.what_for)
    .where('at', '>', now - ANSWERED_WITHIN_SECONDS)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function credentialsAt(
  db: Kysely<Schema>,
  uid: number,
  rpId: string,
): Promise<SignatureAsked['allowCredentials']> {
  const found = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('uid', '=', uid)
    .where('rp_id', '=', rpId)
    .orderBy('passkey_id')
    .execute();
  return found.map(({ credential_id, transports }) => ({ id: credential_id, type: 'public-key', transports }));
}

/** What a browser says it was asked; of no form that is ever asked, where that can't be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    return z.parse(Said, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
}

/** The library throws for whatever is not as it was asked for, and what the runtime throws of a key that is none: words for a log. */
async function unlessRefused<T>(check: () => Promise<T>): Promise<T | string> {
  try {
    return await check();
  } catch (cause) {
    return String(cause);
  }
}
