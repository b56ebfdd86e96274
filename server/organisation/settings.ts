import * as z from 'zod/mini';
import type { PublicUrl } from '../http/publicUrl';
import { oneOf, type Setting } from '../settings';

/** Who else lets staff in, by OpenID Connect, from the `TAMQUAN_OIDC_…` variables (docs/operating.md). */
export interface OrganisationSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the console is, for browsers that come back. */
  readonly consoleUrl: string;
  /** Where the provider sends a browser back to, as it is registered there. */
  readonly redirectUri: string;
  /** As the button of the sign-in page calls it. */
  readonly name: string;
  readonly scope: string;
  /** The claim that holds the groups of a person. */
  readonly claim: string;
  /** Names of roles by group, in the order in which they count. */
  readonly roles: ReadonlyMap<string, string>;
  /** Whether an account of the same user name is taken for the person's at the first sign-in. */
  readonly links: boolean;
}

/** Where browsers are sent back to, below the calls. */
export const CALLBACK_PATH = '/adminusers/organisation/callback';

/** Means nothing without `TAMQUAN_OIDC_ISSUER`. */
const OF_THE_ISSUER = [
  'TAMQUAN_OIDC_CLIENT_ID',
  'TAMQUAN_OIDC_CLIENT_SECRET',
  'TAMQUAN_OIDC_NAME',
  'TAMQUAN_OIDC_SCOPE',
  'TAMQUAN_OIDC_CLAIM',
  'TAMQUAN_OIDC_ROLES',
  'TAMQUAN_OIDC_LINK',
] as const satisfies readonly Setting[];

const Roles = z.record(z.string(), z.string());
/** Long enough that what is sealed with it can't be opened by guessing. */
const SECRET_LEAST = 16;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Undefined without `TAMQUAN_OIDC_ISSUER`. Throws a sentence for what can't be meant, without repeating the secret. */
export function organisationOf(
  setting: (name: Setting) => string | undefined,
  publicUrl: PublicUrl,
): OrganisationSettings | undefined {
  const given = setting('TAMQUAN_OIDC_ISSUER');
  if (given === undefined) {
    const lonely = OF_THE_ISSUER.find((name) => setting(name) !== undefined);
    if (lonely === undefined) return undefined;
    throw new Error(`${lonely} says how an organisation lets people in: TAMQUAN_OIDC_ISSUER has to say which.`);
  }
  if (publicUrl === undefined)
    throw new Error('TAMQUAN_OIDC_ISSUER needs TAMQUAN_PUBLIC_URL: the provider sends browsers back to it.');
  const issuer = issuerOf(given);
  const needed = (name: Setting) => {
    const value = setting(name);
    if (value === undefined) throw new Error(`TAMQUAN_OIDC_ISSUER needs ${name}.`);
    return value;
  };
  const clientSecret = needed('TAMQUAN_OIDC_CLIENT_SECRET');
  if (clientSecret.length < SECRET_LEAST)
    throw new Error(`TAMQUAN_OIDC_CLIENT_SECRET: at least ${SECRET_LEAST} characters.`);
  return {
    issuer,
    clientId: needed('TAMQUAN_OIDC_CLIENT_ID'),
    clientSecret,
    consoleUrl: publicUrl,
    redirectUri: `${publicUrl}/api${CALLBACK_PATH}`,
    name: setting('TAMQUAN_OIDC_NAME') ?? issuer.hostname,
    scope: scopeOf(setting('TAMQUAN_OIDC_SCOPE') ?? 'openid profile email'),
    claim: setting('TAMQUAN_OIDC_CLAIM') ?? 'groups',
    roles: rolesOf(needed('TAMQUAN_OIDC_ROLES')),
    links: oneOf('TAMQUAN_OIDC_LINK', setting('TAMQUAN_OIDC_LINK'), ['on', 'off'], 'off') === 'on',
  };
}

function issuerOf(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username)
    throw new Error(`TAMQUAN_OIDC_ISSUER=${given}: an address like https://login.example.`);
  return url;
}

function scopeOf(given: string): string {
  if (given.split(/\s+/).includes('openid')) return given;
  throw new Error(`TAMQUAN_OIDC_SCOPE=${given}: openid has to be among them.`);
}

function rolesOf(given: string): ReadonlyMap<string, string> {
  let read: unknown;
  try {
    read = JSON.parse(given);
  } catch {
    // Said below, as of any other text that is no such object.
  }
  const roles = z.safeParse(Roles, read);
  if (roles.success && Object.keys(roles.data).length > 0) return new Map(Object.entries(roles.data));
  throw new Error('TAMQUAN_OIDC_ROLES: names of roles by group, as JSON: {"moderators": "Moderator"}.');
}
