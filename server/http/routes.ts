import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Hub } from '../events/hub';
import type { Postman } from '../mail/postman';
import type { PhotoStore } from '../photos/photoStore';
import type { Store } from '../store/connection';
import type { Schema } from '../store/schema';
import { refuseStrangeBody } from './bodies';
import { browserOf } from './browserCookie';
import { callerFor, permit, sessionKeyOf } from './callers';
import { encoderOf } from './encode';
import { OK, refusalOf, refuse } from './envelope';
import { idempotencyKey, once } from './idempotency';
import { inputReader } from './input';
import { readMultipart } from './multipart';
import { type PublicUrl, withAbsolutePhotos } from './publicUrl';
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
  readonly publicUrl: PublicUrl;
  /** The path of the calls, as browsers see it. */
  readonly apiUrl: string;
  /** The hooks that limit how often a session makes a call. */
  readonly limiter: (endpoint: Endpoint) => readonly preHandlerAsyncHookHandler[];
  readonly postman: Pick<Postman, 'wake'> | undefined;
  /** Told after each call that may have changed something. */
  readonly hub: Pick<Hub, 'changed'>;
}

type Work = (context: Context<Endpoint>) => Promise<unknown>;

function addRoute(
  app: FastifyInstance,
  { store, photos, postman, hub, limiter, publicUrl, apiUrl }: Surroundings,
  { endpoint, handler, transaction }: ServedCall,
) {
  const work = handler as Work;
  const read = inputReader(endpoint);
  const readFiles = async (request: FastifyRequest, names: readonly string[]) => {
    const { fields, files } = await readMultipart(request, names);
    return { ...read({ query: request.query, params: request.params, body: fields }), files };
  };
  const encode = encoderOf(endpoint.data);
  const callers = new WeakMap<FastifyRequest, { readonly caller: Caller | null; readonly at: number }>();
  const whoCalls = async (request: FastifyRequest, at: number) => {
    const caller = await callerFor(endpoint, request, store.db, Math.floor(at / 1000));
    permit(endpoint, caller);
    return caller;
  };
  const bodyLimit = endpoint.bodyLimitBytes ?? (endpoint.permission === 'public' ? PUBLIC_BODY_LIMIT_BYTES : undefined);
  const inTransaction = endpoint.method !== 'GET' && transaction === 'perCall';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { upload: endpoint.files !== undefined },
    // Before any of the body is read: a caller without a session costs no work, and a refusal reveals nothing about the input.
    onRequest: async (request) => {
      const at = Date.now();
      const caller = await whoCalls(request, at);
      callers.set(request, { caller, at });
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseStrangeBody(endpoint, request);
    },
    preHandler: [...limiter(endpoint)],
    handler: async (request, reply) => {
      const now = Math.floor(Date.now() / 1000);
      const before = callers.get(request);
      const caller =
        before && Date.now() - before.at < CALLER_KNOWN_FOR_MS ? before.caller : await whoCalls(request, Date.now());
      const input = endpoint.files ? await readFiles(request, endpoint.files) : read(request);
      // Again, for rules that depend on a value.
      permit(endpoint, caller, input);
      const effects: (() => void | Promise<void>)[] = [];
      const perform = async (tx: Kysely<Schema>) => {
        const context = {
          input,
          tx,
          caller,
          photos,
          postman,
          now,
          address: callerAddress(request),
          agent: request.headers['user-agent'] ?? '',
          browser: browserOf(request, reply, apiUrl),
          log: request.log,
          audit: (change: Change | readonly Change[], own = tx) =>
            recordChanges(own, caller, { at: now, job: jobOf(request) }, [change].flat()),
          after: (effect: () => void | Promise<void>) => effects.push(effect),
        } as unknown as Context<Endpoint>;
        const result = await work(context);
        if (!endpoint.list) return { error: OK, data: encode(result), ...besideData(endpoint, result) };
        const { data, total } = result as { data: unknown; total: number };
        return { error: OK, data: encode(data), total };
      };
      const key = endpoint.method === 'POST' ? idempotencyKey(request.headers['idempotency-key']) : undefined;
      const answer = inTransaction
        ? await store.db
            .transaction()
            .execute((tx) =>
              key !== undefined && caller
                ? once(
                    tx,
                    { uid: caller.uid, key, call: endpoint.id, input, now, secret: secretOf(endpoint, request) },
                    () => perform(tx),
                  )
                : perform(tx),
            )
        : await perform(store.db);
      if (endpoint.method !== 'GET') hub.changed();
      for (const effect of effects) {
        try {
          await effect();
        } catch (error) {
          // The change is made and will be answered: what follows it can only be logged when it fails.
          request.log.error({ err: error }, 'after a call');
        }
      }
      const json = withAbsolutePhotos(JSON.stringify(answer), publicUrl);
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
