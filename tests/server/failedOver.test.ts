import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import * as temples from '../../contract/temples/calls';
import type { Answer } from '../../contract/wire/endpoint';
import { type Postgres, startPostgres } from '../../scripts/system.mjs';
import { openStore } from '../../server/store/connection';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aPathTo } from './aPath';
import { listenTo, type Reader } from './aReader';
import { aMember, aPost, aReport } from './rows';

const LONG_MS = 60_000;
/** Commits take so long that whoever writes waits for one, most of the time. */
const COMMIT_MS = 300;
const WRITERS = 8;
/** Changes of each kind: more than are made by the end. */
const MOST = 80;
/** So many transactions the primary is ahead of its standby. */
const AHEAD = 10;

const PRIMARY = ['synchronous_standby_names=*', 'synchronous_commit=remote_apply', 'wal_writer_delay=10s'];

type Answered = Answer<unknown> & { readonly status: number };

/** A change, and the call that makes it, as often as it is called. */
interface Piece {
  readonly command: 'temple.create' | 'profile.block' | 'report.ignore';
  readonly call: () => Promise<Answered>;
  /** The row that an answer is about. */
  readonly idIn: (data: unknown) => string;
}

// An embedded store has nobody to go on in its place.
describe.skipIf(process.env.STORE !== 'postgres')('a PostgreSQL that fails over to its standby', () => {
  const servers: Postgres[] = [];
  afterEach(async () => {
    for (const postgres of servers.splice(0)) await postgres.stop();
  });
  async function started(start: () => Promise<Postgres | undefined>): Promise<Postgres> {
    const postgres = await start();
    if (!postgres) throw new Error('No PostgreSQL could be started for these tests.');
    servers.push(postgres);
    return postgres;
  }

  async function connected({ url }: Postgres): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    // The one that is killed says so to whoever is connected.
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** A server under test on a primary that acknowledges what its standby has. */
  async function onAPair() {
    const primary = await started(() => startPostgres(PRIMARY));
    const standby = await started(primary.standby);
    const path = await aPathTo(primary.url);
    const server = await startTestServer(undefined, {
      store: await openStore({ databaseUrl: path.url, databasePool: WRITERS }),
    });
    const [onPrimary, onStandby] = await Promise.all([connected(primary), connected(standby)]);
    onTestFinished(async () => {
      await server.close();
      await path.close();
    });
    return {
      server,
      onPrimary,
      kill: primary.kill,
      slowCommits: async () => {
        await onStandby.query(`ALTER SYSTEM SET recovery_min_apply_delay = ${COMMIT_MS}`);
        await onStandby.query('SELECT pg_reload_conf()');
      },
      /** What the standby is sent it keeps, and does not apply: from now on nothing is acknowledged. */
      holdAcknowledgements: async () => {
        await onStandby.query('SELECT pg_wal_replay_pause()');
        const state = async () => (await onStandby.query('SELECT pg_get_wal_replay_pause_state() AS is')).rows[0]?.is;
        await expect.poll(state, { interval: 5, timeout: 5000 }).toBe('paused');
      },
      /** How many temples wait to be acknowledged, once the standby has all that was committed. */
      templesOnTheirWay: () =>
        count(
          onPrimary,
          `pg_stat_activity JOIN pg_locks USING (pid), pg_stat_replication WHERE pg_stat_activity.wait_event = 'SyncRep'
            AND relation = 'temple'::regclass AND mode = 'RowExclusiveLock' AND write_lsn >= pg_current_wal_flush_lsn()`,
        ),
      templesOnStandby: () => count(onStandby, 'temple'),
      /** The standby goes on as primary, and whoever asks for the store is led there. */
      promote: async () => {
        await onStandby.query('SELECT pg_promote()');
        path.turnTo(standby.url);
      },
    };
  }

  async function count(client: pg.Client, rows: string): Promise<number> {
    const answer = await client.query<{ count: string }>(`SELECT count(*) FROM ${rows}`);
    return Number(answer.rows[0]?.count);
  }

  /** Changes of three kinds, in turn; what is to be made has a key. */
  const someWork = ({ db, call }: TestServer, { key }: Staff): Promise<Piece[]> =>
    db.transaction().execute(async (tx) => {
      const work: Piece[] = [];
      for (let nth = 0; nth < MOST; nth += 1) {
        const body = { ...temples.EMPTY_TEMPLE, name: `Chùa ${nth}` };
        const { pubkey } = await aMember(tx);
        const { report_id } = await aReport(tx, { post: await aPost(tx) });
        work.push(
          {
            command: 'temple.create',
            call: () => call(temples.create, { body }, { key, idempotencyKey: `chua-${nth}` }),
            idIn: (data) => (data as temples.Temple).templeId,
          },
          {
            command: 'profile.block',
            call: () => call(profiles.block, { pubkey, blockTypes: ['BLOCK_POST'] }, { key }),
            idIn: () => pubkey,
          },
          {
            command: 'report.ignore',
            call: () => call(reports.processReport, { idreport: report_id, action: 1 }, { key }),
            idIn: () => report_id,
          },
        );
      }
      return work;
    });

  const readiness = async ({ url }: TestServer) => (await fetch(`${url}/readyz`)).status;
  /** Whether somebody was told of a row, or to read all of them again. */
  const knowsOf = (reader: Reader, id: string) =>
    reader.rows().some((row) => row.id === id) || reader.messages.some(({ name }) => name === 'reread');

  test(
    'has each change that was acknowledged, and has it once, however often it was sent; until then calls answer that it is away',
    async () => {
      const pair = await onAPair();
      const { server, kill, slowCommits, holdAcknowledgements, promote, templesOnTheirWay, templesOnStandby } = pair;
      const staff = await server.staffWith([
        'LOCATION_VIEW',
        'LOCATION_ADD',
        'PROFILE_VIEW',
        'PROFILE_LOCK',
        'REPORT_VIEW',
      ]);
      const reader = await listenTo(server.url, staff.key);
      onTestFinished(reader.close);
      const work = (await someWork(server, staff)).reverse();
      const again = [...work];
      await slowCommits();

      const made: { command: string; id: string }[] = [];
      const refused: Answered[] = [];
      const seconds: number[] = [];
      let isOver = false;
      /** Sends it until it is acknowledged. */
      async function acknowledged(call: () => Promise<Answered>): Promise<unknown> {
        for (;;) {
          const began = performance.now();
          const answer = await call();
          seconds.push((performance.now() - began) / 1000);
          if (answer.refused === undefined) return answer.data;
          refused.push(answer);
          await new Promise((later) => setTimeout(later, 50));
        }
      }
      async function write() {
        for (let piece = work.pop(); piece && !isOver; piece = work.pop())
          made.push({ command: piece.command, id: piece.idIn(await acknowledged(piece.call)) });
      }
      async function read() {
        while (!isOver) await acknowledged(() => server.call(temples.list, {}, { key: staff.key }));
      }
      const ids = (command: Piece['command']) =>
        made
          .filter((one) => one.command === command)
          .map(({ id }) => id)
          .sort();
      const all = Promise.all([...Array.from({ length: WRITERS }, write), read()]);

      await expect.poll(() => made.length, { timeout: 20_000 }).toBeGreaterThan(10);
      await holdAcknowledgements();
      await expect.poll(templesOnTheirWay, { interval: 5, timeout: 5000 }).toBeGreaterThan(0);
      await kill();
      const { length: before } = made;
      expect(await readiness(server)).toBe(503);
      await expect.poll(() => refused.length).toBeGreaterThan(WRITERS);
      expect(made.length).toBe(before);
      await promote();
      expect(await templesOnStandby()).toBeGreaterThan(ids('temple.create').length);
      await expect.poll(() => readiness(server), { timeout: 5000 }).toBe(200);
      await expect.poll(() => made.length, { timeout: 20_000 }).toBeGreaterThan(before + 20);
      isOver = true;
      await all;

      for (const each of refused) expect(each).toMatchObject({ status: 503, refused: 503 });
      expect(Math.max(...seconds)).toBeLessThan(5);

      const lines = (rows: readonly { command: string; id: string }[]) =>
        rows.map(({ command, id }) => `${command} ${id}`).sort();
      const log = () => server.db.selectFrom('audit').select(['command', 'target_id as id']).execute();
      expect(lines(await log())).toEqual(lines(made));
      const templesNow = await server.db.selectFrom('temple').select('temple_id').execute();
      expect(templesNow.map(({ temple_id }) => temple_id).sort()).toEqual(ids('temple.create'));
      expect(await server.call(temples.list, {}, { key: staff.key })).toMatchObject({ total: templesNow.length });
      expect(await server.call(reports.list, { action: 'open' }, { key: staff.key })).toMatchObject({
        total: MOST - ids('report.ignore').length,
      });

      // Sent once more, a change of before is answered as it was then, and is made no second time.
      for (const piece of again.slice(-WRITERS))
        expect(lines(made)).toContain(`${piece.command} ${piece.idIn(await acknowledged(piece.call))}`);
      expect(await log()).toHaveLength(made.length);

      await expect.poll(() => made.filter(({ id }) => !knowsOf(reader, id))).toEqual([]);
      const one = await aReport(server.db, { post: await aPost(server.db) });
      await server.call(reports.processReport, { idreport: one.report_id, action: 1 }, { key: staff.key });
      await expect.poll(() => reader.rows().at(-1)).toMatchObject({ id: one.report_id, became: 'ignored' });
    },
    LONG_MS,
  );

  test(
    'tells whoever comes back to read again: its transactions are counted from where it had come to, and not from where the other was',
    async () => {
      const { server, onPrimary, kill, promote } = await onAPair();
      const staff = await server.staffWith([
        'REPORT_VIEW',
        'LOCATION_VIEW',
        'LOCATION_ADD',
        'PROFILE_VIEW',
        'PROFILE_LOCK',
      ]);
      const work = await someWork(server, staff);
      // Of what is rolled back nobody waits until the standby has it.
      for (let nth = 0; nth < AHEAD; nth += 1) await onPrimary.query('BEGIN; SELECT pg_current_xact_id(); ROLLBACK');
      const reader = await listenTo(server.url, staff.key);
      await expect.poll(reader.lastId).toBeDefined();
      reader.close();
      await kill();
      await promote();
      await expect.poll(() => readiness(server), { timeout: 5000 }).toBe(200);

      const made: string[] = [];
      for (const { call, idIn } of work.slice(0, 2 * AHEAD)) {
        const answer = await call();
        if (answer.refused === undefined) made.push(idIn(answer.data));
      }
      expect(made).toHaveLength(2 * AHEAD);
      const back = await listenTo(server.url, staff.key, reader.lastId());
      onTestFinished(back.close);
      await expect.poll(() => made.filter((id) => !knowsOf(back, id))).toEqual([]);
    },
    LONG_MS,
  );
});
