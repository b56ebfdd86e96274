import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { hashOf, type KnownCallers } from '../auth/sessions';
import type { Hub } from '../events/hub';
import type { Postman } from '../mail/postman';
import type { PhotoStore } from '../photos/photoStore';
import type { Store } from '../store/connection';
import type { Schema } from '../store/schema';
import type { Asker } from '../store/signedIn';
import { refuseStrangeBody } from './bodies';
import { browserOf } from './browserCookie';
import { callerFor, isLikely, permit, requireFreshSignIn, sessionKeyOf } from './callers';
import { writerOf } from './encode';
import { enveloped, refusalOf, refuse } from './envelope';
import { idempotencyKey, once } from './idempotency';
import { inputReader } from './input';
import type { LimitHook } from './limits';
import { readMultipart } from './multipart';
import { consoleOrigin } from './origin';
import { type PublicUrl, withAbsolutePhotos } from './publicUrl';
import { answerRemembered, READ_ALREADY, type Remembered } from './readAlong';
import { jobOf, recordChanges } from './recordChanges';
import type { Caller, Change, Context, ServedCall } from './serve';
import { callerAddress } from './trustProxy';

/** A caller without a session can only sign in, which takes two words. */
const PUBLIC_BODY_LIMIT_BYTES = 64 * 1024;
/** After a body that took longer the caller is looked up again, since the session may have ended while it arrived. */
const CALLER_KNOWN_FOR_MS = 1000;

/** Makes a route of every call: session, permission, input, one transaction, the envelope. */
export function addRoutes(app: FastifyInstance, surroundings: Surroundings, served: readonly ServedCall[]): void {
  for (const one of served) addRoute(app, surroundings, one);
}

interface Surroundings {
  readonly store: Store;
  readonly photos: PhotoStore;
  /** What addresses of photos begin with. */
  readonly photosAt: PublicUrl;
  readonly publicUrl: PublicUrl;
  /** The path of the calls, as browsers see it. */
  readonly apiUrl: string;
  /** The hooks that limit how often a session makes a call. */
  readonly limiter: (endpoint: Endpoint) => readonly LimitHook[];
  readonly postman: Pick<Postman, 'wake'> | undefined;
  /** Told after each call that may have changed something. */
  readonly hub: Pick<Hub, 'changed'>;
  readonly known: KnownCallers;
}

/** Who makes a call: as the store said at this moment, or remembered, for the store to say while it answers. */
interface Calling {
  readonly caller: Caller | null;
  readonly at: number;
  readonly remembered?: Remembered;
}

type Work = (context: Context<Endpoint>) => Promise<unknown>;

function addRoute(
  app: FastifyInstance,
  { store, photos, postman, hub, limiter, known, photosAt, publicUrl, apiUrl }: Surroundings,
  { endpoint, handler, transaction }: ServedCall,
) {
  const work = handler as Work;
  const read = inputReader(endpoint);
  const readFiles = async (request: FastifyRequest, names: readonly string[]) => {
    const { fields, files } = await readMultipart(request, names);
    return { ...read({ query: request.query, params: request.params, body: fields }), files };
  };
  const write = writerOf(endpoint.data);
  const callers = new WeakMap<FastifyRequest, Calling>();
  const whoCalls = async (request: FastifyRequest, at: number) => {
    const now = Math.floor(at / 1000);
    const caller = await callerFor(endpoint, request, store.db, now, known);
    request.uid = caller?.uid;
    permit(endpoint, caller);
    requireFreshSignIn(endpoint, caller, now);
    return caller;
  };
  /** Who called for a list with this session before, and is likely to be let in again. */
  const whoCalled = (request: FastifyRequest): Remembered | undefined => {
    const key = endpoint.list && endpoint.permission !== 'public' && sessionKeyOf(request);
    if (!key) return undefined;
    const keyHash = hashOf(key);
    const caller = known.of(keyHash);
    return caller && isLikely(endpoint, caller) ? { caller, keyHash } : undefined;
  };
  const bodyLimit = endpoint.bodyLimitBytes ?? (endpoint.permission === 'public' ? PUBLIC_BODY_LIMIT_BYTES : undefined);
  const inTransaction = endpoint.method !== 'GET' && transaction === 'perCall';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { called: endpoint.id, upload: endpoint.files !== undefined },
    // Before any of the body is read: a caller without a session costs no work, and a refusal reveals nothing about the input.
    onRequest: async (request) => {
      const at = Date.now();
      const remembered = whoCalled(request);
      callers.set(request, {
        caller: remembered ? null : await whoCalls(request, at),
        at,
        ...(remembered && { remembered }),
      });
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangeBody(endpoint, request);
    },
    preHandler: [...limiter(endpoint)],
    handler: async (request, reply) => {
      const now = Math.floor(Date.now() / 1000);
      const effects: (() => void | Promise<void>)[] = [];
      const answerTo = async (caller: Caller | null, asker: Asker = READ_ALREADY) => {
        request.uid = caller?.uid;
        const input = endpoint.files ? await readFiles(request, endpoint.files) : read(request);
        // Again, for rules that depend on a value.
        permit(endpoint, caller, input);
        const perform = async (tx: Kysely<Schema>) => {
          const context = {
            input,
            tx,
            caller,
            asker,
            photos,
            postman,
            now,
            address: callerAddress(request),
            agent: request.headers['user-agent'] ?? '',
            // Of thousands of calls a few ask for it.
            get origin() {
              return consoleOrigin(request, publicUrl);
            },
            browser: browserOf(request, reply, apiUrl),
            log: request.log,
            audit: (change: Change | readonly Change[], own = tx) =>
              recordChanges(own, caller, { at: now, job: jobOf(request) }, [change].flat()),
            after: (effect: () => void | Promise<void>) => effects.push(effect),
          } as unknown as Context<Endpoint>;
          const result = await work(context);
          if (!endpoint.list) return enveloped(write(result), besideData(endpoint, result));
          const { data, total } = result as { data: unknown; total: number };
          return enveloped(write(data), { total });
        };
        if (!inTransaction) return perform(store.db);
        const key = endpoint.method === 'POST' ? idempotencyKey(request.headers['idempotency-key']) : undefined;
        return store.db
          .transaction()
          .execute((tx) =>
            key !== undefined && caller
              ? once(
                  tx,
                  { uid: caller.uid, key, call: endpoint.id, input, now, secret: secretOf(endpoint, request) },
                  () => perform(tx),
                )
              : perform(tx),
          );
      };
      const { caller = null, at = 0, remembered } = callers.get(request) ?? {};
      const liveCaller = () => whoCalls(request, Date.now());
      const whoIs = (keyHash: string, json: string | null) => known.seen(store.db, keyHash, json, now);
      const answer = remembered
        ? await answerRemembered(remembered, { now, whoIs, whoCalls: liveCaller }, answerTo)
        : await answerTo(Date.now() - at < CALLER_KNOWN_FOR_MS ? caller : await liveCaller());
      if (endpoint.method !== 'GET') hub.changed(endpoint.extension === 'presence' ? 'presence' : 'rows');
      for (const effect of effects) {
        try {
          await effect();
        } catch (error) {
          // The change is made and will be answered: what follows it can only be logged when it fails.
          request.log.error({ err: error }, 'after a call');
        }
      }
      const json = withAbsolutePhotos(answer, photosAt);
      return reply.header('content-type', 'application/json; charset=utf-8').send(json);
    },
    errorHandler: (error, request, reply) => {
      const refused = refusalOf(error, request);
      const status = endpoint.id === 'POST /adminusers/login' && refused.code === Code.passwordWrong ? 401 : undefined;
      return refuse(reply, refused, status);
    },
  });
}

/** What the fingerprint of a call with a password in it is mixed with: the store knows no session key. */
const secretOf = (endpoint: Endpoint, request: FastifyRequest) => (endpoint.secret ? sessionKeyOf(request) : undefined);

/** The parts of the data that stand at the answer's top as well. */
function besideData({ mirroredAtTop: names = [] }: Endpoint, result: unknown): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, (result as Record<string, unknown>)[name]]));
}
