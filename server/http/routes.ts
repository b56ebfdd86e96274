import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Code } from '../../contract/codes';
import type { Endpoint } from '../../contract/endpoint';
import { missingFor } from '../../contract/permissions';
import { callerOf } from '../auth/sessions';
import type { Store } from '../store/connection';
import type { Schema } from '../store/schema';
import { encoderOf } from './encode';
import { OK, refusalOf, refuse } from './envelope';
import { idempotencyKey, once } from './idempotency';
import { inputReader } from './input';
import { Refused } from './refused';
import type { Caller, Change, Context, Served } from './serve';

const AUTHORIZATION = 'authorization';
const SCHEME = /^Bearer +/i;

/** Makes a route of every call: session, permission, input, one transaction, the envelope. */
export function addRoutes(app: FastifyInstance, store: Store, served: readonly Served[]): void {
  for (const one of served) addRoute(app, store, one);
}

type Work = (context: Context<Endpoint>) => Promise<unknown>;

function addRoute(app: FastifyInstance, store: Store, { endpoint, handler, transaction }: Served) {
  const work = handler as Work;
  const read = inputReader(endpoint);
  const encode = encoderOf(endpoint.data);
  const inTransaction = endpoint.method !== 'GET' && transaction === 'perCall';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const now = Math.floor(Date.now() / 1000);
      const caller = await callerFor(endpoint, request, store.db, now);
      // Before the input is looked at, so that a refusal tells nothing of it; then again for rules that depend on a value.
      permit(endpoint, caller);
      const input = read(request);
      permit(endpoint, caller, input);
      const effects: (() => void | Promise<void>)[] = [];
      const perform = async (tx: Kysely<Schema>) => {
        const context = {
          input,
          tx,
          caller,
          now,
          address: request.ip,
          agent: request.headers['user-agent'] ?? '',
          audit: (change: Change, own = tx) => recordChange(own, caller, now, change),
          after: (effect: () => void | Promise<void>) => effects.push(effect),
        } as unknown as Context<Endpoint>;
        const result = await work(context);
        if (!endpoint.list) return { error: OK, data: encode(result) };
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
      for (const effect of effects) {
        try {
          await effect();
        } catch (error) {
          // The change is made and will be answered: what follows it can only be logged when it fails.
          request.log.error({ err: error }, 'after a call');
        }
      }
      return reply.send(answer);
    },
    errorHandler: (error, request, reply) => {
      const refused = refusalOf(error, request);
      const status = endpoint.id === 'POST /adminusers/login' && refused.code === Code.passwordWrong ? 401 : undefined;
      return refuse(reply, refused, status);
    },
  });
}

/** What the fingerprint of a call with a password in it is mixed with: the store knows no session key. */
const secretOf = (endpoint: Endpoint, request: FastifyRequest) =>
  endpoint.secret ? request.headers[AUTHORIZATION]?.replace(SCHEME, '') : undefined;

async function callerFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  db: Kysely<Schema>,
  now: number,
): Promise<Caller | null> {
  if (endpoint.permission === 'public') return null;
  const header = request.headers[AUTHORIZATION];
  const caller = header && SCHEME.test(header) ? await callerOf(db, header.replace(SCHEME, ''), now) : undefined;
  if (!caller) throw new Refused(Code.sessionEnded, 'Work session expired, please log in again');
  return caller;
}

function permit(endpoint: Endpoint, caller: Caller | null, input?: Record<string, unknown>): void {
  const missing = caller && missingFor(caller, endpoint.permission, input);
  if (missing) throw new Refused(Code.forbidden, `You have no permission to perform this action: ${missing}`);
}

async function recordChange(tx: Kysely<Schema>, caller: Caller | null, at: number, change: Change): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at,
      uid: caller?.uid ?? 0,
      user_name: caller?.userName ?? '',
      display_name: caller?.displayName ?? '',
      command: change.command,
      target_kind: change.kind,
      target_id: change.id,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
    })
    .execute();
}
