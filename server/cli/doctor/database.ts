import { type Kysely, sql } from 'kysely';
import { HALF_FILLED, isLoadUnfinished } from '../../demo/unfinishedLoad';
import { isBegun } from '../../store/migrate';
import { isKnownMigration, MIGRATIONS } from '../../store/migrations';
import type { Schema } from '../../store/schema';
import { error, type Finding, ok, warning } from './finding';

/** Connections that a server keeps beside its pool (store/postgres.ts). */
const BESIDE_POOL = 2;
/** `xid8`, which events are told by, came with it. */
const VERSION_MIN = 13;
const CLOCK_OFF_SECONDS = 5;

interface SchemaFinding {
  readonly finding: Finding;
  /** Whether it is that of this version, so that its rows mean what they mean here. */
  readonly isOurs: boolean;
}

/** Whether the schema is that of this version, and whole. */
export async function schemaOf(db: Kysely<Schema>): Promise<SchemaFinding> {
  const finding = await judgeSchema(db);
  return { finding, isOurs: finding === UP_TO_DATE };
}

const UP_TO_DATE = ok(`The store has had all ${MIGRATIONS.length} migrations.`);

async function judgeSchema(db: Kysely<Schema>): Promise<Finding> {
  if (!(await isBegun(db))) return ok('The store is empty: the next start makes its tables.');
  if (await isLoadUnfinished(db)) return error(HALF_FILLED, 'Run tamquan seed again, or take another database.');
  const { rows: had } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name`.execute(db);
  const newer = had.find(({ name }) => !isKnownMigration(name));
  if (newer)
    return error(
      `The store is of a newer version: it has had the migration ${newer.name}.`,
      'Start the newer version, or restore a backup from before into an empty store.',
    );
  const missing = MIGRATIONS.length - had.length;
  if (missing === 0) return UP_TO_DATE;
  return warning(`The store lacks ${missing} migrations.`, 'Back it up; the next start brings it up to date.');
}

interface Facts {
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
}

/** Whether a PostgreSQL is new enough, and keeps every letter. */
export async function versionOf(db: Kysely<Schema>): Promise<Finding[]> {
  const { rows } = await sql<Facts>`SELECT current_setting('server_version') AS version,
    current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding`.execute(
    db,
  );
  const { version = '', major = 0, encoding = '' } = rows[0] ?? {};
  return [judgeVersion(version, major), judgeEncoding(encoding)];
}

export const judgeVersion = (version: string, major: number): Finding =>
  major >= VERSION_MIN
    ? ok(`The PostgreSQL is of version ${version}.`)
    : error(`The PostgreSQL is of version ${version}.`, `Take version ${VERSION_MIN} or newer.`);

const judgeEncoding = (encoding: string): Finding =>
  encoding === 'UTF8'
    ? ok('The database is in UTF8.')
    : error(
        `The database is in ${encoding}, which lacks letters that people write.`,
        `Make another one (createdb --encoding UTF8 --template template0) and restore a backup into it.`,
      );

/** Whether as many connections are let in as a server wants. */
export async function connectionsOf(db: Kysely<Schema>, pool: number): Promise<Finding> {
  const { rows } = await sql<{ may: number }>`
    SELECT least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      nullif((SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user), -1),
      nullif((SELECT datconnlimit FROM pg_database WHERE datname = current_database()), -1)) AS may`.execute(db);
  const may = rows[0]?.may ?? 0;
  const wanted = pool + BESIDE_POOL;
  if (wanted <= may) return ok(`A server wants ${wanted} connections at most, and the PostgreSQL lets ${may} in.`);
  return error(
    `A server wants ${wanted} connections at most, and the PostgreSQL lets ${may} in.`,
    `Set TAMQUAN_DATABASE_POOL to ${Math.max(1, may - BESIDE_POOL)} or less, or raise max_connections or the limit of the user or database.`,
  );
}

/** Whether the clock of this machine is that of the database: sessions and waits are reckoned by both. */
export async function clockAgainst(db: Kysely<Schema>, nowMs = Date.now): Promise<Finding> {
  const beforeMs = nowMs();
  const { rows } = await sql<{ at: number }>`SELECT extract(epoch FROM clock_timestamp())::float8 AS at`.execute(db);
  const hereSeconds = (beforeMs + nowMs()) / 2000;
  const off = hereSeconds - (rows[0]?.at ?? 0);
  if (Math.abs(off) <= CLOCK_OFF_SECONDS) return ok('The clock of this machine is that of the database.');
  const which = off > 0 ? 'ahead of' : 'behind';
  return warning(
    `The clock of this machine is ${Math.abs(off).toFixed(0)} s ${which} that of the database.`,
    'Let both be set by NTP (timedatectl set-ntp true).',
  );
}
