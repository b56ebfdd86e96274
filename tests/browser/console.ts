import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { freePort } from '../../scripts/freePort.mjs';
import { type AppOptions, buildApp } from '../../server/http/app';
import type { Postman } from '../../server/mail/postman';
import { RESOURCES } from '../../server/resources';
import type { Store } from '../../server/store/connection';
import { quickHash } from '../support/quickHash';
import { browsersFor } from './browsers';
import { openCommunity } from './community';
import { followTraffic } from './networkRests';
import { oneBrowser } from './oneBrowser';

export { focusedRow, keyboardOnly, listReady } from './atKeyboard';

/** A running console on a demo community, and a browser in front of it. */
export interface Console {
  readonly url: string;
  readonly store: Store;
  readonly app: FastifyInstance;
  readonly browser: Browser;
  /** Stops the server and starts it again on the same store and port. */
  readonly restart: (downMs: number) => Promise<void>;
  /** Signs in as a member of staff with these actions, and opens a path. */
  readonly open: (
    path: string,
    who?: {
      may?: readonly string[];
      tier?: 99 | 100;
      lang?: string;
      width?: number;
      dark?: boolean;
      /** Meets the tour; everybody else has seen it. */
      isNew?: boolean;
    },
  ) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const PASSWORD = 'mot-mat-khau-dai';
let hired = 0;
/**
 * Where the console of the file before stood: at the same origin its browser has everything at hand (browsers.ts). Any that is free, for
 * the first and where somebody else has it.
 */
let lastPort = 0;
type Options = Partial<AppOptions>;
/** What a test may do to calls before they are answered: a refusal or a delay that a real server could give. */
export type Intercept = (app: FastifyInstance) => void;

/**
 * `postmanFor` sends its mail, where a test has a mail server; `more` says how it is served, by where it is if need be; `now`, in seconds, that the community is
 * one of that moment.
 */
export async function startConsole(
  intercept: Intercept = () => {},
  postmanFor: (db: Store['db']) => Postman | undefined = () => undefined,
  more: Options | ((url: string) => Options) = {},
  now?: number,
): Promise<Console> {
  const { store, photosDir } = await openCommunity(now);
  const postman = postmanFor(store.db);
  const consoleDir = resolve(import.meta.dirname, '../../dist/console');
  // As src/state/storageNames.ts says.
  const optionsAt = (port: number) => (typeof more === 'function' ? more(`http://127.0.0.1:${port}`) : more);
  const { basePath } = optionsAt(0);
  const kept = basePath ? `tamquan@${basePath}/api` : 'tamquan';
  const build = async (port: number) => {
    const app = await buildApp({ store, served: RESOURCES, photosDir, consoleDir, postman, ...optionsAt(port) });
    intercept(app);
    try {
      return { app, url: await app.listen({ host: '127.0.0.1', port }) };
    } catch (error) {
      await app.close();
      throw error;
    }
  };
  let running = await build(lastPort || (await freePort())).catch(async () => build(await freePort()));
  const port = Number(new URL(running.url).port);
  lastPort = port;
  const browser = await oneBrowser();
  const { newPage, leave } = browsersFor(browser);

  const open: Console['open'] = async (
    path,
    { may = ACTION_IDS, tier = 99, lang = 'vi', width = 1440, dark = false, isNew = false } = {},
  ) => {
    const { user_name, uid } = await hire(store, { may, tier });
    // A browser that is torn down gives up no case, and leaves no screen: whoever comes after would be asked before deciding it.
    onTestFinished(async () => {
      await store.db.deleteFrom('case_claim').where('uid', '=', uid).execute();
      await forgetPlaces(store, uid);
    });
    // Who comes to a browser for the first time signs in by the form; after that, by the same call and in the same place.
    const { page, isFirst } = await newPage(running.url, { width, dark }, async (hold, isFirst) => {
      const session = isFirst ? {} : await sessionOf(running.app, { user_name, kept });
      await hold({ ...session, ...(isNew ? {} : { [`${kept}.tour.${uid}`]: 'seen' }) });
    });
    followTraffic(page);
    const address = `${running.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    await page.goto(address);
    if (isFirst) {
      // By name: the languages are seven, and those of tests are nobody's.
      await page.locator('input[name="username"]').fill(user_name);
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    await page.locator('main#main').waitFor();
    return page;
  };

  return {
    get url() {
      return running.url;
    },
    get app() {
      return running.app;
    },
    store,
    browser,
    open,
    restart: async (downMs) => {
      running.app.server.closeAllConnections();
      await running.app.close();
      await new Promise((resume) => setTimeout(resume, downMs));
      running = await build(port);
    },
    close: async () => {
      await leave();
      await running.app.close();
      await postman?.close();
      await store.close();
      rmSync(photosDir, { recursive: true, force: true });
    },
  };
}

/** Holds somebody to be at no screen any more. */
const forgetPlaces = (store: Store, uid: number) =>
  store.db
    .deleteFrom('presence')
    .where('session_id', 'in', (ids) => ids.selectFrom('session').select('session_id').where('uid', '=', uid))
    .execute();

/** Signs in as the form does with "remember me"; answers what the console then keeps, by where it keeps it (src/state/signIn.ts). */
export async function sessionOf(
  app: FastifyInstance,
  { user_name, kept }: { readonly user_name: string; readonly kept: string },
): Promise<Readonly<Record<string, string>>> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/adminusers/login',
    payload: { user_name, password: PASSWORD },
  });
  const { sessionkey, userinfo } = answer.json().data;
  return { [`${kept}.sessionkey`]: sessionkey, [`${kept}.userinfo`]: JSON.stringify(userinfo) };
}

/** A new member of staff with these actions; a name of its own, unless one is given. */
export async function hire(
  { db }: Store,
  { may, tier, as }: { readonly may: readonly string[]; readonly tier: number; readonly as?: string },
): Promise<{ readonly user_name: string; readonly uid: number }> {
  hired += 1;
  const now = Math.floor(Date.now() / 1000);
  const user_name = as ?? `truc${hired}-${process.pid}`;
  const { role_id } = await db
    .insertInto('role')
    .values({ role_name: `Ca trực ${user_name}`, action_ids: [...may], updated_at: now })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  const { uid } = await db
    .insertInto('admin_user')
    .values({
      user_name,
      display_name: 'Người Trực Ca',
      password_hash: await quickHash(PASSWORD),
      tier_id: tier,
      created_at: now,
      updated_at: now,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await db.insertInto('admin_role').values({ uid, role_id, ordinal: 0 }).execute();
  return { user_name, uid };
}

/** How many cases the store has open. */
export const countOpenCases = async ({ store }: Console) =>
  Number(
    (
      await store.db
        .selectFrom('report_case')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('action', '=', 0)
        .executeTakeFirstOrThrow()
    ).n,
  );

/** How many posts the store has hidden. */
export const countHiddenPosts = async ({ store }: Console) =>
  Number(
    (
      await store.db
        .selectFrom('post')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('hidden', '=', true)
        .executeTakeFirstOrThrow()
    ).n,
  );
