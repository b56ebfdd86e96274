import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ACTION_IDS, TIER_SUPER_ADMIN } from '../contract/permissions';
import { hashPassword } from './auth/passwords';
import { forgetPast } from './auth/sessions';
import type { Config } from './config';
import { buildApp } from './http/app';
import { openPostman } from './mail/postman';
import { endClaims } from './mail/queue';
import { RESOURCES } from './resources';
import { openStore, type Store } from './store/connection';

export { configOf } from './config';

export interface Running {
  /** Where the console is. */
  readonly address: string;
  /** The first super admin, where this start made one; `password` is absent where it was given. */
  readonly firstAdmin: { readonly userName: string; readonly password: string | undefined } | undefined;
  /** Who can sign in besides, where this store has demo data. */
  readonly demoSignIns: readonly { readonly userName: string; readonly password: string; readonly role: string }[];
  /** Stops accepting, finishes what runs (10 s at most), closes the store. */
  readonly close: () => Promise<void>;
}

const FORGET_EVERY_MS = 10 * 60 * 1000;
const FINISH_WITHIN_MS = 10_000;
/** What a log must never hold. */
const SECRET = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.password_old',
  '*.password_new',
  '*.sessionkey',
];

/** Opens the store, prepares it, and serves console and calls on one port (API.md "Running"). */
export async function start(config: Config): Promise<Running> {
  const store = await openStore(config);
  try {
    const firstAdmin = await makeFirstAdmin(store, config);
    const demoSignIns = await demoStaff(store, config);
    const postman =
      config.mail &&
      openPostman({
        db: store.db,
        settings: config.mail,
        trouble: (error) => app.log.error({ err: error }, 'sending replies'),
      });
    const app: FastifyInstance = await buildApp({
      store,
      postman,
      served: RESOURCES,
      photosDir: config.photosDir,
      embedHosts: config.embedHosts,
      trustProxy: config.trustProxy,
      photosBucket: config.photosBucket,
      consoleDir: join(dirname(fileURLToPath(import.meta.url)), '..', 'console'),
      logger: { level: config.logLevel, redact: SECRET },
    });
    const address = await app.listen({ host: config.host, port: config.port });
    if (store.kind === 'pglite') await endClaims(store.db);
    postman?.wake();
    const forgetting = setInterval(() => {
      forgetPast(store.db, Math.floor(Date.now() / 1000)).catch((error) =>
        app.log.error({ err: error }, 'forgetting the past'),
      );
    }, FORGET_EVERY_MS);
    const close = async () => {
      clearInterval(forgetting);
      const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
      await Promise.all([app.close(), postman?.close()]);
      clearTimeout(late);
      await store.close();
    };
    return { address, firstAdmin, demoSignIns, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The first super admin, with a role of every action, when the store has no admin user. */
async function makeFirstAdmin({ db }: Store, config: Config): Promise<Running['firstAdmin']> {
  const someone = await db.selectFrom('admin_user').select('uid').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const userName = config.adminUser;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const { role_id } = await tx
      .insertInto('role')
      .values({ role_name: 'Quản trị hệ thống', action_ids: [...ACTION_IDS], updated_at: now })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const { uid } = await tx
      .insertInto('admin_user')
      .values({
        user_name: userName,
        display_name: 'Quản trị viên',
        password_hash,
        tier_id: TIER_SUPER_ADMIN,
        created_at: now,
        updated_at: now,
      })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await tx.insertInto('admin_role').values({ uid, role_id, ordinal: 0 }).execute();
  });
  return { userName, password: config.adminPassword === undefined ? password : undefined };
}

/** Fills an empty store where demo data is wanted; loaded only then, since a filled store never needs it again. */
async function demoStaff({ db }: Store, config: Config): Promise<Running['demoSignIns']> {
  if (!config.demo) return [];
  const { DEMO_SIGN_INS, fillWithDemo } = await import('./demo');
  const someone = await db.selectFrom('member').select('uid').limit(1).executeTakeFirst();
  if (!someone) await fillWithDemo(db, { photosDir: config.photosDir, now: Math.floor(Date.now() / 1000) });
  const there = await db
    .selectFrom('admin_user')
    .select('user_name')
    .where(
      'user_name',
      'in',
      DEMO_SIGN_INS.map(({ userName }) => userName),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return DEMO_SIGN_INS.filter(({ userName }) => there.some(({ user_name }) => user_name === userName));
}
