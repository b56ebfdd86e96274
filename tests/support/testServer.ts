import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { Code } from '../../contract/wire/codes';
import type { Answer, DataOf, Declaration, Endpoint, InputOf } from '../../contract/wire/endpoint';
import { openSession } from '../../server/auth/sessions';
import { type AppOptions, buildApp } from '../../server/http/app';
import type { Postman } from '../../server/mail/postman';
import { RESOURCES } from '../../server/resources';
import type { Store } from '../../server/store/connection';
import type { Schema } from '../../server/store/schema';
import { emptyStore } from '../server/emptyStore';
import { quickHash } from './quickHash';

/** A running server with an empty store, and the ways a test speaks to it: over HTTP, or into its store beforehand. */
export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly db: Kysely<Schema>;
  readonly store: Store;
  /** Performs a call of the contract over HTTP; without a key, as a stranger. */
  readonly call: <D extends Declaration>(
    endpoint: Endpoint<D>,
    input: InputOf<D>,
    more?: { key?: string; idempotencyKey?: string },
  ) => Promise<Answer<DataOf<D>> & { readonly status: number }>;
  /** A member of staff whose first role has exactly these actions, signed in. */
  readonly staffWith: (actions: readonly string[], more?: { tier?: number; userName?: string }) => Promise<Staff>;
  readonly close: () => Promise<void>;
}

export interface Staff {
  readonly uid: number;
  readonly userName: string;
  readonly roleId: number;
  /** The session key. */
  readonly key: string;
}

export const PASSWORD = 'mot-mat-khau-dai';
let hired = 0;

interface Options extends Omit<Partial<AppOptions>, 'postman'> {
  /** Who sends mail, where the test has a mail server. */
  readonly postman?: (db: Kysely<Schema>) => Postman;
}

/**
 * Starts a server on an empty store, PGlite or PostgreSQL by STORE. `prepare` may add hooks before it listens, `options` say how it is
 * served.
 */
export async function startTestServer(
  prepare: (app: FastifyInstance) => void = () => {},
  { postman: postmanFor, ...options }: Options = {},
): Promise<TestServer> {
  const store = options.store ?? (await emptyStore());
  const photosDir = mkdtempSync(join(tmpdir(), 'tamquan-photos-'));
  const postman = postmanFor?.(store.db);
  const app = await buildApp({ store, served: RESOURCES, photosDir, ...options, postman });
  prepare(app);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const password_hash = await quickHash(PASSWORD);
  return {
    url,
    app,
    db: store.db,
    store,
    call: (endpoint, input, more) => callOver(url, endpoint, input, more),
    staffWith: (actions, more) => hire(store.db, password_hash, actions, more),
    close: async () => {
      await app.close();
      await postman?.close();
      await store.close();
      rmSync(photosDir, { recursive: true, force: true });
    },
  };
}

async function hire(
  db: Kysely<Schema>,
  password_hash: string,
  actions: readonly string[],
  { tier = 99, userName }: { tier?: number; userName?: string } = {},
): Promise<Staff> {
  hired += 1;
  const now = Math.floor(Date.now() / 1000);
  const user_name = userName ?? `nhanvien${hired}`;
  const { role_id } = await db
    .insertInto('role')
    .values({ role_name: `Vai trò ${hired}`, action_ids: [...actions], updated_at: now })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  const { uid } = await db
    .insertInto('admin_user')
    .values({
      user_name,
      display_name: `Nhân viên ${hired}`,
      password_hash,
      tier_id: tier,
      created_at: now,
      updated_at: now,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await db.insertInto('admin_role').values({ uid, role_id, ordinal: 0 }).execute();
  const key = await openSession(db, { uid, now, address: '127.0.0.1', agent: 'test' });
  return { uid, userName: user_name, roleId: role_id, key };
}

async function callOver<D extends Declaration>(
  url: string,
  endpoint: Endpoint<D>,
  input: InputOf<D>,
  { key, idempotencyKey }: { key?: string; idempotencyKey?: string } = {},
): Promise<Answer<DataOf<D>> & { status: number }> {
  const given = input as Record<string, unknown>;
  let path = endpoint.path;
  for (const [name, schema] of Object.entries(endpoint.params ?? {})) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(encoded(schema, given[name]))));
  }
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(endpoint.query ?? {})) {
    if (given[name] !== undefined) query.set(name, String(encoded(schema, given[name])));
  }
  const body = endpoint.body ? JSON.stringify(encoded(endpoint.body, given.body)) : undefined;
  const response = await fetch(`${url}/api${path}?${query}`, {
    method: endpoint.method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const { error, data, total } = (await response.json()) as {
    error: { code: Code; message: string };
    data: unknown;
    total?: number;
  };
  const { status } = response;
  if (error.code !== Code.ok) {
    const retryAfter = response.headers.get('retry-after');
    return {
      status,
      refused: error.code,
      message: error.message,
      data,
      ...(retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) }),
    };
  }
  const decoded = z.decode(endpoint.data as z.ZodMiniType, data as never) as DataOf<D>;
  return { status, data: decoded, ...(total === undefined ? {} : { total }) };
}

const encoded = (schema: z.core.$ZodType, value: unknown) => z.encode(schema as z.ZodMiniType, value as never);
