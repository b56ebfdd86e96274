import * as z from 'zod/mini';
import { SignedIn } from './signIn';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/**
 * Signing in by the organisation, OpenID Connect (docs/specification.md section 12.5). A browser goes to `GET /adminusers/organisation` with
 * `next`, where it was on the way to, and `page`, a word of its own; from there to the provider, and back to the sign-in page, which finds
 * one of these in the fragment of its address.
 */
export const ENTRANCE = { ticket: 'ticket', trouble: 'trouble' } as const;

/** Why the provider's answer has let nobody in, as the sign-in page has to say it. */
export const ORGANISATION_TROUBLES = ['denied', 'late', 'away', 'noName', 'noRole', 'nameTaken', 'locked'] as const;
export type OrganisationTrouble = (typeof ORGANISATION_TROUBLES)[number];

/** 128 random bits at least. */
export const PAGE_WORD = /^[\w-]{22,64}$/;

export const enter = endpoint({
  method: 'POST',
  path: '/adminusers/organisation',
  permission: 'public',
  body: z.object({ ticket: z.string().check(z.maxLength(64)), page: z.string().check(z.maxLength(64)) }),
  secret: true,
  data: SignedIn,
  errors: [Code.notFound],
  extension: 'organisation',
  summary:
    'Signs in whom the organisation has let in: with the ticket of its answer, once and within a minute, and with the word of the page that went there (404 otherwise).',
});
