import type { PostgresPool } from 'kysely';
import type { CopyTo } from './copyFiles';
import type { Others } from './otherProcesses';

/** The connections of a pool, and how many callers wait for one of them. */
export interface Connections {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** What the store needs of a PostgreSQL server or of its embedded substitute. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /** Begins to open what is there already, and resolves before it is open: `open` then says what came of it. Throws nothing. */
  readonly openSoon?: () => Promise<void>;
  /** Before the first statement, where there is anything to open. Throws a sentence where it can't be. */
  readonly open?: () => Promise<void>;
  /** Told when the store holds what a store begins with. */
  readonly prepared?: () => void;
  /** A connection of the pool. */
  readonly connect: PostgresPool['connect'];
  /** One without limits of time, for preparing the store. */
  readonly connectPatiently: PostgresPool['connect'];
  /** The other servers on it; absent where there can be none. */
  readonly others?: Others;
  /** The embedded store alone: copies its files as of one moment (copyFiles.ts). */
  readonly copyTo?: CopyTo;
  readonly connections: () => Connections;
  /** Throws, within two seconds, where it does not answer. */
  readonly alive: () => Promise<unknown>;
  /** Gives up, within two seconds, what does not end by itself. */
  readonly close: () => Promise<void>;
}
