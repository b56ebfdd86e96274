import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import { forgetForeignEvents } from '../events/log';
import type { CopyTo } from './copyFiles';
import type { Connections, Engine } from './engine';
import { engineAt, type StorePlace } from './engineAt';
import { type Migrated, migrate, oneAtATime } from './migrate';
import type { Others } from './otherProcesses';
import type { Schema } from './schema';
import { StorePreparing, StoreUnavailable } from './unavailable';

/** What is done to a store that has just been brought up to date, and how far that was. */
export type Begin<T> = (db: Kysely<Schema>, migrated: Migrated) => Promise<T>;

/** A store, embedded or not: the same SQL runs on both. */
export interface Store {
  /** Throws what `isUnavailable` knows until the store is prepared. */
  readonly db: Kysely<Schema>;
  readonly kind: 'pglite' | 'postgres';
  /**
   * Opens the store, brings its schema up to date, and lets `begin` put in what a store begins with, on a connection that may take
   * its time. Of several servers on one PostgreSQL one does so at a time. May be called again where it failed because the store was
   * unavailable; throws a sentence for a person where it can never succeed.
   */
  readonly prepare: <T>(begin: Begin<T>) => Promise<T>;
  /**
   * Opens the store as it is and lets `work` have a connection that may take its time: nothing is brought up to date. An embedded
   * store that is not there yet is begun.
   */
  readonly asItIs: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** The same for work that makes what a store holds, and on a PostgreSQL while no other server prepares it. */
  readonly make: <T>(work: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** Of the embedded store: copies its files as of one moment, while calls wait. Absent on a PostgreSQL, which has snapshots. */
  readonly copyTo?: CopyTo | undefined;
  /** Whether it is prepared and answers now; within two seconds. */
  readonly ready: () => Promise<boolean>;
  /** The other servers on it; absent where there can be none. */
  readonly others?: Others | undefined;
  readonly connections: () => Connections;
  /** Gives up what does not end by itself within two seconds; an embedded store that began to be opened comes to be open first. */
  readonly close: () => Promise<void>;
}

/** The store at a place, which is looked at but not yet opened. Throws a sentence for a folder that lacks part of a store. */
export const storeAt = async (place: StorePlace): Promise<Store> => storeOn(await engineAt(place));

/** The store that an engine runs; `ran` hears of each statement when it has been run or has failed. */
export function storeOn(engine: Engine, ran?: (event: LogEvent) => void): Store {
  let isPrepared = false;
  let isPreparing = false;
  const kysely = (connect: PostgresPool['connect']) =>
    // Closed by the engine: Kysely does not end a pool that it has never used.
    new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }),
      ...(ran && { log: ran }),
    });
  const db = kysely(async () => {
    if (isPreparing) throw new StorePreparing('The store is being prepared.');
    if (!isPrepared) throw new StoreUnavailable('The store is not ready yet.');
    return engine.connect();
  });
  let isOpen = false;
  let isClosed = false;
  const onPatientConnection = async <T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error('The store is closed.');
    if (!isOpen) await engine.open?.();
    isOpen = true;
    return kysely(engine.connectPatiently).connection().execute(work);
  };
  return {
    db,
    kind: engine.kind,
    others: engine.others,
    connections: engine.connections,
    prepare: async (begin) => {
      try {
        // An embedded store is made by opening it; a database is there once it has been reached.
        isPreparing = engine.open !== undefined;
        const begun = await onPatientConnection((connection) => {
          isPreparing = true;
          return oneAtATime(connection, async () => {
            const migrated = await migrate(connection);
            await forgetForeignEvents(connection);
            return begin(connection, migrated);
          });
        });
        engine.prepared?.();
        isPrepared = true;
        return begun;
      } finally {
        isPreparing = false;
      }
    },
    asItIs: onPatientConnection,
    make: async (work) => {
      const made = await onPatientConnection((connection) => oneAtATime(connection, () => work(connection)));
      engine.prepared?.();
      return made;
    },
    copyTo: engine.copyTo,
    ready: async () => {
      if (!isPrepared) return false;
      try {
        await engine.alive();
        return true;
      } catch {
        // The error is reported by /readyz, not here.
        return false;
      }
    },
    close: async () => {
      isClosed = true;
      await db.destroy();
      await engine.close();
    },
  };
}

/** Opens the store and brings its schema up to date. Throws where the folder is in use or the address does not answer. */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = await storeAt(place);
  try {
    await store.prepare(async () => {});
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
