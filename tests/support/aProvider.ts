import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type AccountClaims, type ClientMetadata } from 'oidc-provider';

/** A provider of OpenID Connect whose people sign in by typing their name, whatever the password. */
export interface AProvider {
  readonly issuer: string;
  /** What it says of its people, by the name that they type; it knows no others. */
  readonly people: Map<string, AccountClaims>;
  /** Says other keys than those that it signs with, from now on. */
  readonly forge: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const CLIENT = { id: 'tamquan', secret: 'a-secret-of-this-client-alone' } as const;

/**
 * Starts one, at any port that is free unless one is said. It sends browsers back to these addresses alone; without any, to any of this machine.
 */
export async function startProvider(redirectUris: readonly string[] = [], port = 0): Promise<AProvider> {
  const people = new Map<string, AccountClaims>();
  const server = createServer();
  await new Promise<void>((resume) => server.listen(port, '127.0.0.1', resume));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client: ClientMetadata = {
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    redirect_uris: redirectUris.length === 0 ? [`${issuer}/nowhere`] : [...redirectUris],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub', 'groups'], profile: ['name', 'preferred_username'], email: ['email', 'email_verified'] },
    findAccount: (_context, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: async () => ({ ...claims, sub }) };
    },
    // Long enough for a test; what is not said is warned of.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['of this test alone'] },
  });
  if (redirectUris.length === 0) provider.Client.prototype.redirectUriAllowed = () => true;
  const answer = provider.callback();
  let said: string | undefined;
  server.on('request', (request, response) => {
    if (said !== undefined && request.url === '/jwks') response.setHeader('content-type', 'application/json').end(said);
    else void answer(request, response);
  });
  const forge = async () => {
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { readonly keys: readonly JWK[] };
    const strangers = keys.map(async ({ kid, use, alg }) => {
      const { publicKey } = await generateKeyPair('RS256', { extractable: true });
      return { ...(await exportJWK(publicKey)), kid, use, alg };
    });
    said = JSON.stringify({ keys: await Promise.all(strangers) });
  };
  return { issuer, people, forge, close: () => closed(server) };
}

const closed = (server: Server) =>
  new Promise<void>((resume) => {
    server.close(() => resume());
    server.closeAllConnections();
  });
