import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type * as contract from '../../contract/passkeys';
import type { CreationAsked, SignatureAsked, Signed } from '../../contract/passkeys';
import type { InputOf } from '../../contract/wire/endpoint';

type Made = InputOf<typeof contract.add>['body']['passkey'];

interface Key {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
}

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;
/** Of COSE: the kind of key, the algorithm, the curve and the point on it. */
const COSE = { kind: 1, algorithm: 3, curve: -1, x: -2, y: -3 };
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

/** An authenticator and the browser before it, in software: what they answer for a console at one origin (WebAuthn, ES256, no attestation). */
export class Authenticator {
  readonly #keys = new Map<string, Key>();
  /** How often it has signed. */
  counter = 0;
  /** Whether it gives keys away that are on no curve, so that nothing it signs can be checked. */
  broken = false;

  constructor(
    readonly origin: string,
    /** Where it lies about that, as a page of somebody else's would have it. */
    readonly rpId = new URL(origin).hostname,
  ) {}

  /** Attested by none, as a browser asks for it, or by the new key itself; `falsely`, where that signs another thing. */
  make({ challenge }: Pick<CreationAsked, 'challenge'>, by: 'none' | 'itself' | 'falsely' = 'none'): Made {
    const id = randomBytes(16);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#keys.set(id.toString('base64url'), { id, privateKey });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [COSE.kind, EC2],
        [COSE.algorithm, ES256],
        [COSE.curve, P256],
        [COSE.x, Buffer.from(x, 'base64url')],
        [COSE.y, this.broken ? Buffer.alloc(32) : Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.#head(USER_PRESENT | HAS_KEY), Buffer.alloc(16), length, id, key]);
    const client = this.#client('webauthn.create', challenge);
    const statement = new Map<string, number | Uint8Array>();
    if (by !== 'none')
      statement.set('alg', ES256).set('sig', signed(privateKey, authData, by === 'falsely' ? Buffer.alloc(0) : client));
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, number | Uint8Array>>([
        ['fmt', by === 'none' ? 'none' : 'packed'],
        ['attStmt', statement],
        ['authData', authData],
      ]),
    );
    return {
      ...named(id),
      response: {
        clientDataJSON: client.toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the first of the passkeys that are asked for which it has, or with any where it is to be wrong. */
  sign({ challenge, allowCredentials }: Pick<SignatureAsked, 'challenge' | 'allowCredentials'>): Signed {
    const key = allowCredentials.map(({ id }) => this.#keys.get(id)).find((found) => found !== undefined);
    const { id, privateKey } = key ?? [...this.#keys.values()][0] ?? none();
    this.counter += 1;
    const authData = this.#head(USER_PRESENT);
    const client = this.#client('webauthn.get', challenge);
    const signature = signed(privateKey, authData, client);
    return {
      ...named(id),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }
}

const signed = (key: KeyObject, authData: Buffer, client: Buffer): Buffer =>
  createSign('sha256')
    .update(Buffer.concat([authData, createHash('sha256').update(client).digest()]))
    .sign(key);

const named = (id: Buffer) => {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' } as const;
};

const none = (): never => {
  throw new Error('It has made no passkey.');
};
