import * as z from 'zod/mini';
import { intInString, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

/** As many as somebody has devices and security keys, and more than fit into one question of a browser. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 80;

/** Bytes in base64url. The longest is what an authenticator says of itself, with its key. */
const Bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
const Transports = z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10)));
const ofKind = z.literal('public-key');
const Credential = z.object({ id: Bytes, type: ofKind, transports: Transports });

/** What a browser is asked to make a passkey of: the creation options of WebAuthn, as JSON. */
export const CreationAsked = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  challenge: Bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: ofKind })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['discouraged', 'preferred', 'required']),
  }),
  attestation: z.literal('none'),
});
export type CreationAsked = z.output<typeof CreationAsked>;

/** What a browser is asked to sign at sign-in: the request options of WebAuthn, as JSON. */
export const SignatureAsked = z.object({
  rpId: z.string(),
  challenge: Bytes,
  timeout: z.int(),
  allowCredentials: z.array(Credential),
  userVerification: z.enum(['discouraged', 'preferred', 'required']),
});
export type SignatureAsked = z.output<typeof SignatureAsked>;

/** The data of a 309 at sign-in, beside what contract/secondFactor.ts has. */
export const PasskeyAsked = z.object({
  /** Where a passkey of this address would do. */
  passkey: z.optional(SignatureAsked),
  /** No code would do: only passkeys are set up. */
  only_passkey: z.optional(z.boolean()),
});
export type PasskeyAsked = z.output<typeof PasskeyAsked>;

/** What a browser made of it: the answer to a registration of WebAuthn, as JSON. */
const Made = z.object({
  id: Bytes,
  rawId: Bytes,
  type: ofKind,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: Transports }),
});

/** What an authenticator signed: the answer to an authentication of WebAuthn, as JSON. It is the `passkey` of a sign-in. */
export const Signed = z.object({
  id: Bytes,
  rawId: Bytes,
  type: ofKind,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
});
export type Signed = z.output<typeof Signed>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  added: UnixSeconds,
  /** When it last signed in; null where it has not yet. */
  last_used: z.nullable(UnixSeconds),
});
export type Passkey = z.output<typeof Passkey>;

const Name = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX));
const one = {
  params: { id: intInString(z.int32().check(z.minimum(1))) },
  permission: 'session',
  extension: 'passkeys',
} as const;
const adding = {
  method: 'POST',
  permission: 'session',
  beforeSecondFactor: true,
  secret: true,
  extension: 'passkeys',
} as const;

export const list = endpoint({
  method: 'GET',
  path: '/adminusers/passkeys',
  permission: 'session',
  beforeSecondFactor: true,
  data: z.array(Passkey),
  extension: 'passkeys',
  summary: "One's own passkeys, the one added last first.",
});

export const begin = endpoint({
  ...adding,
  path: '/adminusers/passkeys/begin',
  data: CreationAsked,
  errors: [Code.signInAnew],
  summary: 'What a browser needs to make a passkey (WebAuthn): what it makes is added within five minutes, once.',
});

export const add = endpoint({
  ...adding,
  path: '/adminusers/passkeys',
  body: z.object({ name: Name, passkey: Made }),
  data: Passkey,
  errors: [Code.signInAnew, Code.codeNeeded, Code.alreadyExists],
  summary:
    "Adds the passkey that a browser has made. 309 where it was not asked for, or for another address; the first second factor ends one's other sessions.",
});

export const rename = endpoint({
  ...one,
  method: 'PUT',
  path: '/adminusers/passkeys/{id}',
  body: z.object({ name: Name }),
  data: Passkey,
  errors: [Code.notFound],
  summary: "Renames one of one's own passkeys.",
});

export const remove = endpoint({
  ...one,
  method: 'DELETE',
  path: '/adminusers/passkeys/{id}',
  data: z.literal(null),
  errors: [Code.notFound, Code.signInAnew],
  summary: "Removes one of one's own passkeys: it signs in no more.",
});
