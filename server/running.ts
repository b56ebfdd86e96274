import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { deleteExpired } from './auth/sessions';
import { copyOnRequest } from './backup/copyOnRequest';
import { begin, type Prepared } from './begin';
import type { Config } from './config';
import { forgetEvents } from './events/log';
import { forgetWhoWasThere } from './events/presence';
import { buildApp } from './http/app';
import { buildConsoleAlone } from './http/consoleAlone';
import { logTo } from './log';
import { endClaims } from './mail/queue';
import type { ServedMetrics } from './metrics/start';
import { forgetTickets } from './organisation/tickets';
import type { OtherServer } from './otherServer';
import { openPhotos } from './photos/openPhotos';
import { resourcesWithout } from './resources';
import { type Store, storeOn } from './store/connection';
import type { Engine } from './store/engine';
import { makeFolder, openingTrouble } from './store/folder';
import { postgresTrouble } from './store/postgresTrouble';
import { forgetOld } from './store/retention';
import { isUnavailable } from './store/unavailable';
import type { Tracing } from './tracing/tracing';
import { PROGRAM } from './version';

/** What listens, whether its store is ready or not. */
export interface Listening {
  /** Where the console is, below its base path. */
  readonly address: string;
  /** Stops accepting, finishes what runs, closes the store: within ten seconds, whatever the store does. */
  readonly close: () => Promise<void>;
}

export type Running = Listening & Prepared;

export interface Told {
  /** It listens; until the store is ready its calls answer 503. */
  readonly listens?: (listening: Listening) => void;
  /** Why it waits for its database; told again when that is something else. */
  readonly waits?: (sentence: string) => void;
}

interface Serving extends Listening {
  /** Told when the store is prepared. */
  readonly begin: () => void;
}

const FORGET_EVERY_MS = 10 * 60 * 1000;
/** Store and process have to end in what is left of the ten seconds. */
const FINISH_WITHIN_MS = 7000;
const LOOK_AGAIN_MS = 1000;
const CONSOLE_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'console');

/** Serves the console in front of another server. */
export async function startAlone(config: Config, otherServer: OtherServer, { listens }: Told): Promise<Running> {
  const alone = await listenAlone(config, otherServer);
  listens?.(alone);
  return { ...alone, firstAdmin: undefined, demoSignIns: [] };
}

/** Serves console and calls, and prepares the store that `engine` runs. */
export async function startOn(engine: Engine, config: Config, { listens, waits }: Told): Promise<Running> {
  const tracing = await tracingOf(config);
  const store = storeOn(engine, tracing?.statement);
  const {
    address,
    close,
    begin: beginWork,
  } = await listen(store, config, tracing).catch(async (error) => {
    await store.close();
    throw error;
  });
  listens?.({ address, close });
  try {
    const prepared = await prepare(store, config, waits);
    beginWork();
    return { address, close, ...prepared };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(store: Store, config: Config, tracing: Tracing | undefined): Promise<Serving> {
  makeFolder(config.photosDir);
  const metrics = await metricsOf(config, (error) => app.log.error({ err: error }, 'measuring'), store);
  // Only a server that sends mail loads what sends it.
  const postman =
    config.mail &&
    (await import('./mail/postman')).openPostman({
      db: store.db,
      settings: config.mail,
      trouble: (error) => app.log.error({ err: error }, 'sending replies'),
      mailed: metrics?.mailed,
    });
  const app: FastifyInstance = await buildApp({
    store,
    postman,
    metrics,
    served: resourcesWithout([
      ...(config.presence ? [] : (['presence'] as const)),
      ...(config.organisation ? [] : (['organisation'] as const)),
    ]),
    organisation: config.organisation,
    photosDir: config.photosDir,
    ...frameOf(config),
    tracing,
    publicUrl: config.publicUrl,
    photosBucket: config.photosBucket,
    consoleDir: CONSOLE_DIR,
  });
  const address = await listenAt(app, config, metrics);
  let forgetting: NodeJS.Timeout | undefined;
  let copies: ReturnType<typeof copyOnRequest> | undefined;
  const forgetKept = async (now: number) => {
    const photos = openPhotos(config);
    for (const name of await forgetOld(store.db, config.retention, now)) await photos.remove(name);
  };
  const begin = () => {
    postman?.wake();
    if (store.copyTo)
      copies = copyOnRequest(config.dataDir, store.copyTo, (error) =>
        app.log.error({ err: error }, 'copying the store for a backup'),
      );
    forgetting = setInterval(() => {
      const now = Math.floor(Date.now() / 1000);
      const { db } = store;
      const forgotten = [
        deleteExpired(db, now),
        forgetTickets(db, now),
        forgetEvents(db, now),
        forgetWhoWasThere(db),
        forgetKept(now),
      ];
      Promise.all(forgotten).catch((error) => app.log.error({ err: error }, 'forgetting the past'));
    }, FORGET_EVERY_MS);
  };
  const close = async () => {
    clearInterval(forgetting);
    metrics?.close();
    await Promise.all([finish(app), postman?.close(), copies?.stop()]);
    await Promise.all([store.close(), tracing?.close()]);
  };
  return { address, close, begin };
}

/** The console in front of another server: no store is opened, and no first user is created. */
async function listenAlone(config: Config, otherServer: OtherServer): Promise<Listening> {
  const metrics = await metricsOf(config, (error) => app.log.error({ err: error }, 'measuring'));
  const app: FastifyInstance = await buildConsoleAlone({
    otherServer,
    consoleDir: CONSOLE_DIR,
    answered: metrics?.answered,
    ...frameOf(config),
  });
  const address = await listenAt(app, config, metrics);
  const close = () => {
    metrics?.close();
    return finish(app);
  };
  return { address, close };
}

/** Only a server that is watched loads what counts. */
async function metricsOf(
  { metrics: place, dataDir }: Config,
  trouble: (error: unknown) => void,
  store?: Store,
): Promise<ServedMetrics | undefined> {
  if (!place) return undefined;
  const { startMetrics } = await import('./metrics/start');
  return startMetrics({ place, dataDir, trouble, ...(store && { store }) });
}

/** Only a server that is traced loads what traces. */
async function tracingOf({ traces: place, trustProxy }: Config): Promise<Tracing | undefined> {
  if (!place) return undefined;
  const { openTracing } = await import('./tracing/openTracing');
  return openTracing({ place, trustProxy, trouble: (error) => console.error('sending traces:', error) });
}

const frameOf = ({ embedHosts, mapFiles, trustProxy, hsts, basePath, logLevel }: Config) => ({
  embedHosts,
  mapFiles,
  trustProxy,
  hsts,
  basePath,
  logger: { level: logLevel, stream: logTo(process.stdout.fd) },
});

async function listenAt(app: FastifyInstance, config: Config, metrics?: ServedMetrics): Promise<string> {
  const address = await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenTrouble(error, config);
  });
  app.log.info({ version: PROGRAM.version, node: process.version }, 'started');
  try {
    const port = await metrics?.listen();
    if (port !== undefined) app.log.info({ port }, 'metrics are served');
  } catch (error) {
    await app.close();
    throw error;
  }
  return config.basePath === '' ? address : `${address}${config.basePath}/`;
}

/** Lets what runs come to its end, for as long as there is time. */
async function finish(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  await app.close();
  clearTimeout(late);
}

/** Prepares the store, and waits for one that is not there yet. */
async function prepare(store: Store, config: Config, waits: Told['waits']): Promise<Prepared> {
  let said: string | undefined;
  for (;;) {
    try {
      return await store.prepare(async (db) => {
        // No other process can be sending from an embedded store.
        if (store.kind === 'pglite') await endClaims(db);
        return begin(db, config);
      });
    } catch (error) {
      const trouble = config.databaseUrl === undefined ? undefined : postgresTrouble(error, config.databaseUrl);
      if (!trouble) throw isUnavailable(error) ? openingTrouble(error, config.dataDir) : error;
      // The database may still be starting or in setup, but a wrong setting on the first try is for the operator to correct.
      if (!isUnavailable(error) || (trouble.isSetting && said === undefined))
        throw new Error(trouble.sentence, { cause: error });
      if (trouble.sentence !== said) waits?.(trouble.sentence);
      said = trouble.sentence;
      await delay(LOOK_AGAIN_MS);
    }
  }
}

function listenTrouble(error: { readonly code?: string }, { host, port }: Config): unknown {
  const sentence = {
    EADDRINUSE: `Port ${port} is taken: set PORT to another one.`,
    EACCES: `Port ${port} is not for this user: set PORT to one from 1024.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
    ENOTFOUND: `HOST=${host} is no address of this machine.`,
  }[error.code ?? ''];
  return sentence === undefined ? error : new Error(sentence, { cause: error });
}
