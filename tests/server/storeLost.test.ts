import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as profiles from '../../contract/profiles';
import { type Postgres, startPostgres } from '../../scripts/system.mjs';
import { openStore, type Store } from '../../server/store/connection';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aPathTo, type Path } from './aPath';
import { aMember } from './rows';

// Nothing lies between a server and its embedded store that could be lost.
describe.skipIf(process.env.STORE !== 'postgres')('a PostgreSQL that is lost', () => {
  let path: Path;
  let server: TestServer;
  let staff: Staff;
  let store: Store;
  /** Of its own: where one of its processes stands still, nobody else can drop a database on it. */
  let postgres: Postgres;
  /** Straight to the server, not along the path. */
  let direct: pg.Client;
  const statementTimeoutMs = 3000;

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('No PostgreSQL could be started for these tests.');
    postgres = started;
    path = await aPathTo(postgres.url);
    store = await openStore({ databaseUrl: path.url, databasePool: 3, statementTimeoutMs });
    server = await startTestServer(undefined, { store });
    staff = await server.staffWith(['PROFILE_VIEW', 'PROFILE_LOCK']);
    direct = new pg.Client({ connectionString: postgres.url });
    await direct.connect();
  });
  afterAll(async () => {
    await direct.end();
    await server.close();
    await path.close();
    await postgres.stop();
  });

  const list = () => server.call(profiles.list, {}, staff);
  const block = (pubkey: string) => server.call(profiles.block, { pubkey, blockTypes: ['BLOCK_POST'] }, staff);
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const timed = async <T>(work: () => Promise<T>) => {
    const began = performance.now();
    return { answer: await work(), seconds: (performance.now() - began) / 1000 };
  };
  const refused = { status: 503, refused: 503, retryAfterSeconds: 1 };

  /** All that may be asked of a server whose store is lost: calls answer in 5 s, readiness in 2 s. */
  async function isSaid() {
    const calls = await Promise.all([timed(list), timed(list), timed(() => block('none')), timed(readiness)]);
    const [one, two, change, ready] = calls;
    for (const { answer } of [one, two, change]) expect(answer).toMatchObject(refused);
    for (const { seconds } of [one, two, change]) expect(seconds).toBeLessThan(5);
    expect(ready?.answer).toBe(503);
    expect(ready?.seconds).toBeLessThan(2);
  }
  const comesBack = async () => {
    await expect.poll(async () => (await list()).status, { timeout: 15_000 }).toBe(200);
    await expect.poll(readiness, { timeout: 5000 }).toBe(200);
  };

  /** A change that waits for a row which somebody else has, until `meanwhile` is done. */
  async function duringACall<T>(meanwhile: () => Promise<T>) {
    const { pubkey } = await aMember(server.db);
    await direct.query('BEGIN');
    await direct.query('SELECT FROM member WHERE pubkey = $1 FOR UPDATE', [pubkey]);
    const call = timed(() => block(pubkey));
    try {
      await expect.poll(waiting, { timeout: 5000 }).toHaveLength(1);
      await meanwhile();
      return await call;
    } finally {
      await direct.query('ROLLBACK');
    }
  }
  /** The backends of this server's pool that wait for a lock. */
  async function waiting(): Promise<number[]> {
    const { rows } = await direct.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.map(({ pid }) => pid);
  }
  async function backends(): Promise<number[]> {
    const { rows } = await direct.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  }

  test('a connection that is ended during a call costs that call, and nothing else', async () => {
    const { answer } = await duringACall(async () => {
      for (const pid of await waiting()) await direct.query('SELECT pg_terminate_backend($1)', [pid]);
    });
    expect(answer).toMatchObject(refused);
    await comesBack();
  });

  test('a path that is cut during a call costs that call, and nothing else', async () => {
    const { answer } = await duringACall(async () => path.cut());
    expect(answer).toMatchObject(refused);
    await comesBack();
  });

  test('connections that were ended while idle are replaced', async () => {
    await Promise.all([list(), list(), list()]);
    for (const pid of await backends()) await direct.query('SELECT pg_terminate_backend($1)', [pid]);
    await comesBack();
  });

  test('a server that takes nobody in is said to be away', async () => {
    await path.shut();
    await isSaid();
    await path.open();
    await comesBack();
  });

  test('a path that loses everything is said to be away, by calls that wait and by those that come', async () => {
    await list();
    const { answer, seconds } = await duringACall(async () => path.let('is lost'));
    expect(answer).toMatchObject(refused);
    expect(seconds).toBeLessThan(5);
    await isSaid();
    path.let('passes');
    await comesBack();
  });

  test('a server whose processes stand still is said to be away', async ({ skip }) => {
    await Promise.all([list(), list(), list()]);
    const stopped = await backends();
    // One by one: a connection that has ended by itself since is none to stop, and keeps no other from going on again.
    const signal = (name: string) => stopped.filter((pid) => spawnSync('kill', [`-${name}`, String(pid)]).status === 0);
    try {
      if (signal('STOP').length === 0) skip('the processes of this PostgreSQL are not ours to stop');
      const calls = await Promise.all([timed(list), timed(list), timed(list)]);
      for (const { answer, seconds } of calls) {
        expect(answer).toMatchObject(refused);
        expect(seconds).toBeLessThan(5);
      }
      // The server itself takes new connections: it is there again without these.
      await comesBack();
    } finally {
      signal('CONT');
    }
  });

  test('a row that somebody keeps is waited for no longer than a person would', async () => {
    const { answer, seconds } = await duringACall(async () => {});
    expect(answer).toMatchObject(refused);
    expect(seconds).toBeLessThan(5);
    await comesBack();
  });

  /** Lets everybody who reads members read what these words select. */
  async function asMembers<T>(selects: string, work: () => Promise<T>): Promise<T> {
    await direct.query('ALTER TABLE member RENAME TO member_kept');
    await direct.query(`CREATE VIEW member AS SELECT m.* FROM member_kept m, (SELECT ${selects}) AS more`);
    try {
      return await work();
    } finally {
      await direct.query('DROP VIEW member');
      await direct.query('ALTER TABLE member_kept RENAME TO member');
    }
  }

  test('what the server works on for long is no silence', async () => {
    const { answer, seconds } = await asMembers('pg_sleep(2.2)', () => timed(list));
    expect(answer).toMatchObject({ status: 200 });
    expect(seconds).toBeGreaterThan(2);
  });

  test('what it works on for longer than TAMQUAN_STATEMENT_TIMEOUT is given up', async () => {
    const { answer, seconds } = await asMembers('pg_sleep(20)', () => timed(list));
    expect(answer).toMatchObject(refused);
    expect(seconds).toBeGreaterThan(statementTimeoutMs / 1000 - 0.1);
    expect(seconds).toBeLessThan(8);
    await comesBack();
  });

  test.each([
    ['08006', 'a connection failure'],
    ['25006', 'a standby that may only be read'],
    ['40001', 'a serialization that failed'],
    ['40P01', 'a deadlock'],
    ['53100', 'a full disk'],
    ['53200', 'no memory left'],
    ['53300', 'too many connections'],
    ['55P03', 'a lock that did not come'],
    ['57014', 'a statement that somebody has cancelled'],
    ['57P01', 'a server that is being stopped'],
    ['57P02', 'a server that has crashed'],
    ['57P03', 'a server that is starting up'],
    ['58030', 'a disk that fails'],
    ['XX001', 'damaged data'],
  ])('%s, %s, answers 503', async (state) => {
    await direct.query(`CREATE OR REPLACE FUNCTION fails() RETURNS int LANGUAGE plpgsql VOLATILE AS
      $$ BEGIN RAISE EXCEPTION 'it fails' USING ERRCODE = '${state}'; END $$`);
    await aMember(server.db);
    expect(await asMembers('fails() AS f', list)).toMatchObject(refused);
    await comesBack();
    await direct.query('DROP FUNCTION fails');
  });
});
