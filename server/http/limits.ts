import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler, preHandlerHookHandler } from 'fastify';
import { Code } from '../../contract/wire/codes';
import { COUNT_MAX } from '../../contract/wire/constants';
import type { Endpoint } from '../../contract/wire/endpoint';
import { sessionKeyOf } from './callers';
import { RefusalError } from './refusalError';

const WINDOW_MS = 60_000;

/**
 * How many calls of a kind one session makes in a minute: more than any person, and less than what keeps others waiting. A page of
 * an export is a longest page that is not the first; at 200 rows each that is 2.4 million rows a minute.
 */
export const LIMITS = { upload: 300, search: 3000, export: 12_000 } as const;
type Limited = keyof typeof LIMITS;
export type Limits = Readonly<Record<Limited, number>>;

/** Each kind is counted by itself, all its calls together: what a call is, or undefined where nothing limits it. */
function kindOf(endpoint: Endpoint): Limited | undefined {
  if (endpoint.files) return 'upload';
  if (endpoint.path.startsWith('/search/')) return 'search';
  return endpoint.list ? 'export' : undefined;
}

const isPageOfExport = ({ query }: FastifyRequest) => {
  const { pos, count } = query as Readonly<Record<string, unknown>>;
  return Number(count) >= COUNT_MAX && Number(pos) > 0;
};

export type LimitHook = preHandlerAsyncHookHandler | preHandlerHookHandler;

/** Sessions that are counted at once, at most: the plugin's own number. */
const COUNTED_MAX = 5000;

/** What each session has called in its minute, by a clock that nobody sets: by the plugin's own, one set back has people wait for hours. */
class Counts implements FastifyRateLimitStore {
  readonly #bySession = new Map<string, { current: number; readonly since: number }>();

  incr: FastifyRateLimitStore['incr'] = (key, tell, windowMs) => {
    const now = performance.now();
    let counted = this.#bySession.get(key);
    if (!counted || now - counted.since >= windowMs) {
      counted = { current: 0, since: now };
      // At the end again, behind all that have begun before.
      this.#bySession.delete(key);
      this.#bySession.set(key, counted);
      const [oldest = key] = this.#bySession.keys();
      if (this.#bySession.size > COUNTED_MAX) this.#bySession.delete(oldest);
    }
    counted.current += 1;
    tell(null, { current: counted.current, ttl: windowMs - (now - counted.since) });
  };

  child(): Counts {
    return new Counts();
  }
}

/** Makes the hook that refuses with 429 what a session calls too often. Each process counts for itself. */
export async function limiterOf(api: FastifyInstance, limits: Limits) {
  // No caller needs to know how much of the limit is left.
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await api.register(rateLimit, { global: false, store: Counts, addHeaders: untold, addHeadersOnExceeding: untold });
  const hookFor = (kind: Limited): preHandlerAsyncHookHandler =>
    api.rateLimit({
      max: limits[kind],
      timeWindow: WINDOW_MS,
      keyGenerator: (request) => sessionKeyOf(request) ?? '',
      errorResponseBuilder: (_request, { ttl }) =>
        new RefusalError(
          Code.tooManyTries,
          'Too many calls; wait and try again.',
          null,
          Math.max(1, Math.ceil(ttl / 1000)),
        ),
    }) as preHandlerAsyncHookHandler;
  const limitExport = hookFor('export');
  // Few pages are of an export: the others wait for nothing.
  const limitWhereExport: preHandlerHookHandler = function (request, reply, done) {
    if (isPageOfExport(request)) limitExport.call(this, request, reply).then(() => done(), done);
    else done();
  };
  const hooks = { upload: hookFor('upload'), search: hookFor('search'), export: limitWhereExport };
  return (endpoint: Endpoint): readonly LimitHook[] => {
    const kind = kindOf(endpoint);
    return kind ? [hooks[kind]] : [];
  };
}
