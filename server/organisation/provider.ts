import * as oidc from 'openid-client';
import type { OrganisationSettings } from './settings';

/** What has to be the same when a browser comes back as when it left. */
interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says of a person: claims of its ID token, and beside them those that it has at its userinfo endpoint alone. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

export interface Provider {
  /** The address at the provider where a person signs in, and what to keep until the browser is back. */
  readonly begin: () => Promise<{ readonly url: string; readonly checks: Checks }>;
  /** Who came back with this query. Throws where the provider let nobody in, or what came is not its answer to these checks. */
  readonly finish: (search: string, checks: Checks) => Promise<Claims>;
}

const WITHIN_SECONDS = 10;

/** The provider of the organisation, by the authorization code flow with PKCE. It is asked how it works when somebody comes first. */
export function openProvider(settings: OrganisationSettings): Provider {
  const { issuer, clientId, clientSecret, redirectUri, scope } = settings;
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    known ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, {
        timeout: WITHIN_SECONDS,
        execute: [
          // An ID token is believed for its signature, and not only for where it has come from.
          oidc.enableNonRepudiationChecks,
          // Only where settings.ts has allowed it: on this machine.
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        // It may be away for the moment alone.
        known = undefined;
        throw error;
      });
    return known;
  };
  return {
    begin: async () => {
      const config = await configuration();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    finish: async (search, { state, nonce, verifier }) => {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, new URL(redirectUri + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider has sent no ID token.');
      const { userinfo_endpoint } = config.serverMetadata();
      const more = userinfo_endpoint ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return { ...more, ...claims };
    },
  };
}

/** Whether the person, or the provider for them, has refused to sign in. */
export const isDenied = (error: unknown): boolean => error instanceof oidc.AuthorizationResponseError;

/** The word by which the provider has refused this server, as `invalid_client`; undefined where it has not. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof oidc.ResponseBodyError ? error.error : undefined;
