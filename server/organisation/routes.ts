import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ENTRANCE, type OrganisationTrouble, PAGE_WORD } from '../../contract/organisation';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import type { Schema } from '../store/schema';
import { leftWith } from './leftWith';
import { personOf } from './person';
import { isDenied, openProvider, refusalIn } from './provider';
import { CALLBACK_PATH, type OrganisationSettings } from './settings';
import { newTicket } from './tickets';

interface Surroundings {
  readonly db: Kysely<Schema>;
  readonly settings: OrganisationSettings;
  /** The path of the calls, as browsers see it. */
  readonly apiUrl: string;
  /** Told when an account may have changed. */
  readonly changed: () => void;
}

const BEGIN_PATH = '/adminusers/organisation';
const NEXT_MAX_LENGTH = 2000;

/** The two addresses that a browser goes to, not the console: to the provider, and back from it. */
export function addOrganisation(app: FastifyInstance, { db, settings, apiUrl, changed }: Surroundings): void {
  const provider = openProvider(settings);
  const left = leftWith(settings.clientSecret, apiUrl + BEGIN_PATH);
  /** The sign-in page, on the way to where somebody was going, with a word in the fragment, which no server sees. */
  const signIn = (next: string, word: keyof typeof ENTRANCE, value: string) =>
    `${settings.consoleUrl}/signin?${new URLSearchParams({ next })}#${ENTRANCE[word]}=${value}`;
  const trouble = (next: string, which: OrganisationTrouble) => signIn(next, 'trouble', which);

  app.get(BEGIN_PATH, { config: { called: `GET ${BEGIN_PATH}` } }, async (request, reply) => {
    const { next, page } = begunWith(request);
    try {
      const { url, checks } = await provider.begin();
      await left.write(request, reply, { ...checks, next, page });
      return reply.redirect(url);
    } catch (error) {
      request.log.error({ err: error }, 'the organisation does not answer');
      return reply.redirect(trouble(next, 'away'));
    }
  });

  app.get(CALLBACK_PATH, { config: { called: `GET ${CALLBACK_PATH}` } }, async (request, reply) => {
    const before = await left.take(request, reply);
    if (before === undefined) return reply.redirect(trouble('', 'late'));
    const { next, page, ...checks } = before;
    const claims = await provider.finish(searchOf(request), checks).catch((error: unknown) => {
      request.log.warn(
        { err: error, why: refusalIn(error), remoteAddress: request.ip },
        'sign-in by the organisation failed',
      );
      return isDenied(error) ? ('denied' as const) : ('away' as const);
    });
    if (typeof claims === 'string') return reply.redirect(trouble(next, claims));
    const now = Math.floor(Date.now() / 1000);
    const found = await db.transaction().execute((tx) => personOf(tx, settings, claims, now));
    changed();
    if ('refused' in found) {
      request.log.warn({ why: found.refused, remoteAddress: request.ip }, 'sign-in by the organisation refused');
      return reply.redirect(trouble(next, found.refused));
    }
    return reply.redirect(signIn(next, 'ticket', await newTicket(db, { ...found, page, now })));
  });
}

/** What the sign-in page says when it sends a browser here. */
function begunWith({ query }: FastifyRequest): { readonly next: string; readonly page: string } {
  const { next, page } = query as Readonly<Record<string, unknown>>;
  if (typeof page !== 'string' || !PAGE_WORD.test(page))
    throw new RefusalError(Code.malformed, 'page: 22 letters at least');
  return { page, next: typeof next === 'string' && next.length <= NEXT_MAX_LENGTH ? next : '' };
}

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
