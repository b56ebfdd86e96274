import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import { READ_ALREADY } from '../../server/http/readAlong';
import { asProfile } from '../../server/resources/profiles/rows';
import { pageOf } from '../../server/store/lists';
import { pageReader } from '../../server/store/pageReader';
import type { Schema } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember, LONG_AGO } from './rows';

let server: TestServer;
let staff: Staff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.staffWith(['POST_VIEW', 'PROFILE_VIEW']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE member, post, media, comment, report, report_case, curated_media CASCADE`.execute(server.db);
});

/** Moments on both sides of every kind of stretch, and one second that many rows share (store/countBuckets.ts). */
const MOMENTS = [0, 0, 0, 1, 2047, 2048, 65_535, 65_536, 2_097_151, 2_097_152, 9_000_000].map(
  (after) => LONG_AGO + after,
);

const change = fc.oneof(
  fc.record({
    what: fc.constant('write' as const),
    at: fc.array(fc.constantFrom(...MOMENTS), { minLength: 1, maxLength: 30 }),
  }),
  fc.record({
    what: fc.constantFrom('hide', 'show', 'block', 'unblock', 'delete', 'restore', 'erase'),
    every: fc.integer({ min: 2, max: 7 }),
  }),
);
const asked = fc.record({
  pos: fc.integer({ min: 0, max: 130 }),
  count: fc.integer({ min: 1, max: 40 }),
  sort: fc.constantFrom(undefined, 'time' as const, '-time' as const),
  state: fc.constantFrom(undefined, ...posts.POST_STATES),
});

let written = 0;
async function apply(db: Kysely<Schema>, uid: number, step: typeof change extends fc.Arbitrary<infer T> ? T : never) {
  if ('at' in step) {
    const rows = step.at.map((created_at) => ({
      post_id: `p${++written % 7}-${written}`,
      uid,
      created_at,
      content: '',
      folded: '',
    }));
    await db.insertInto('post').values(rows).execute();
    return;
  }
  const some = sql<boolean>`abs(hashtext(post_id)) % ${step.every} = 0`;
  if (step.what === 'erase') await db.deleteFrom('post').where(some).execute();
  else {
    const set = {
      hide: { hidden: true },
      show: { hidden: false },
      block: { blocked: true },
      unblock: { blocked: false },
      delete: { deleted_at: LONG_AGO },
      restore: { deleted_at: null },
    }[step.what];
    if (set) await db.updateTable('post').set(set).where(some).execute();
  }
}

test('a page at any position is what putting every row in order and stepping over would give, and the total is theirs', async () => {
  const { uid } = await aMember(server.db);
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.array(asked, { minLength: 3, maxLength: 6 }),
      async (steps, pages) => {
        for (const step of steps) await apply(server.db, uid, step);
        const there = await server.db
          .selectFrom('post')
          .select(['post_id', 'hidden', 'blocked'])
          .where('deleted_at', 'is', null)
          .orderBy('created_at', 'desc')
          .orderBy('post_id', 'desc')
          .execute();
        for (const page of pages) {
          const { state, sort, pos, count } = page;
          const inState = there.filter(
            (row) => state === undefined || (state === 'visible' ? !row.hidden && !row.blocked : row[state]),
          );
          const ordered = sort === 'time' ? inState.toReversed() : inState;
          const answer = await server.call(posts.list, page, { key: staff.key });
          expect(answer).toMatchObject({ status: 200, total: inState.length });
          const ids = answer.refused === undefined ? answer.data.map((post) => post.postId) : [];
          expect(ids).toEqual(ordered.slice(pos, pos + count).map((row) => row.post_id));
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('hundreds of posts of one second are paged through without a gap or a repetition', async () => {
  const { uid } = await aMember(server.db);
  await apply(server.db, uid, { what: 'write', at: Array.from({ length: 700 }, () => LONG_AGO) });
  const seen: string[] = [];
  for (let pos = 0; pos < 700; pos += 100) {
    const answer = await server.call(posts.list, { pos, count: 100 }, { key: staff.key });
    if (answer.refused === undefined) seen.push(...answer.data.map((post) => post.postId));
  }
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect(seen).toHaveLength(700);
});

test('a transaction that is rolled back leaves no trace in the totals', async () => {
  const { uid } = await aMember(server.db);
  const broken = server.db.transaction().execute(async (tx) => {
    await apply(tx, uid, { what: 'write', at: [LONG_AGO, LONG_AGO] });
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await server.call(posts.list, {}, { key: staff.key })).toMatchObject({ total: 0, data: [] });
});

test('of many who write at the same time every row is counted', async () => {
  const { uid } = await aMember(server.db);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      server.db.transaction().execute(async (tx) => {
        await apply(tx, uid, { what: 'write', at: [LONG_AGO, LONG_AGO + 2048] });
        await aMember(tx);
        await apply(tx, uid, { what: 'write', at: [LONG_AGO] });
      }),
    ),
  );
  expect(await server.call(posts.list, { pos: 59, count: 5 }, { key: staff.key })).toMatchObject({
    total: 60,
    data: [{}],
  });
  expect(await server.call(profiles.list, { pos: 20, count: 5 }, { key: staff.key })).toMatchObject({
    total: 21,
    data: [{}],
  });
});

test.runIf(process.env.STORE === 'postgres')('a writer does not wait for another who has not committed', async () => {
  const { uid } = await aMember(server.db);
  await server.db.transaction().execute(async (slow) => {
    await apply(slow, uid, { what: 'write', at: [LONG_AGO] });
    // On a connection of its own, while the other still holds what it wrote; waiting would end in the test's time limit.
    await apply(server.db, uid, { what: 'write', at: [LONG_AGO, LONG_AGO] });
    expect(await server.call(posts.list, {}, { key: staff.key })).toMatchObject({ total: 2, data: [{}, {}] });
  });
  expect(await server.call(posts.list, {}, { key: staff.key })).toMatchObject({ total: 3, data: [{}, {}, {}] });
});

test('rows of one statement are added up before it is looked in which lists they stand', async () => {
  const { rows } = await sql<{ name: string; source: string }>`SELECT proname AS name, prosrc AS source FROM pg_proc
    WHERE proname ~ '^count_.*_(insert|update|delete)$'`.execute(server.db);
  expect(rows.length).toBeGreaterThan(30);
  for (const { name, source } of rows)
    expect(source.match(/count\(\*\) AS n FROM (new|old)_rows GROUP BY stretch/g), name).toHaveLength(
      // In either branch of the function, for rows that come and rows that go.
      name.endsWith('_update') ? 4 : 2,
    );
});

test('members are listed by what was done to them, and leave such a list when it is taken back', async () => {
  const blocked = await aMember(server.db, { blocks: ['BLOCK_POST'] });
  const verified = await aMember(server.db, { phone: '+84912345678', phone_verified: true });
  const authentic = await aMember(server.db, { authentic: true });
  const listed = async (state: (typeof profiles.PROFILE_STATES)[number]) => {
    const answer = await server.call(profiles.list, { state }, { key: staff.key });
    return answer.refused === undefined ? { uids: answer.data.map((one) => one.uid), total: answer.total } : answer;
  };
  expect(await listed('blocked')).toEqual({ uids: [blocked.uid], total: 1 });
  expect(await listed('verified')).toEqual({ uids: [verified.uid], total: 1 });
  expect(await listed('authentic')).toEqual({ uids: [authentic.uid], total: 1 });
  await server.db.updateTable('member').set({ blocks: [], phone_verified: false, authentic: false }).execute();
  for (const state of profiles.PROFILE_STATES) expect(await listed(state)).toEqual({ uids: [], total: 0 });
});

test('the last page is found by as few counts as the first', async () => {
  const read = pageReader((db, place) => pageOf(db.selectFrom('member').select('uid'), place, 'created_at', 'uid'));
  for (let nth = 0; nth < 60; nth += 1) await aMember(server.db, { created_at: LONG_AGO + nth * 100_000 });
  const countsFor = (pos: number) =>
    server.db.transaction().execute(async (tx) => {
      // What is asked for is counted, not what the planner makes of it: a table this small may as well be read from end to end, and whether it
      // is depends on the database having analyzed it meanwhile.
      for (const plan of [
        sql`SET LOCAL enable_seqscan = off`,
        sql`SET LOCAL enable_bitmapscan = off`,
        sql`DISCARD PLANS`,
      ])
        await plan.execute(tx);
      const fetched = async () => {
        const { rows } = await sql<{ n: number }>`
          SELECT seq_tup_read + idx_tup_fetch AS n FROM pg_stat_xact_user_tables WHERE relname = 'list_count'`.execute(
          tx,
        );
        return rows[0]?.n ?? 0;
      };
      const before = await fetched();
      await read({ tx, asker: READ_ALREADY, caller: staff }, ['member'], { pos, count: 10 });
      return (await fetched()) - before;
    });
  const first = await countsFor(0);
  expect(await countsFor(20)).toBeGreaterThan(first);
  // Once more for the whole.
  expect(await countsFor(50)).toBe(2 * first);
});

test('a page of members says of each what is stored of them, whatever their texts hold', async () => {
  const text = fc.string({
    unit: fc.constantFrom('\x1f', '\x1e', '{', '}', ',', '"', '\\', '\n', 'ễ', '🙏', 'a'),
    maxLength: 4,
  });
  const member = fc.record({
    display_name: text,
    location: text,
    id_card: text,
    born_at: fc.constantFrom(null, 0, -86_400),
    blocks: fc.subarray([...profiles.BLOCK_KINDS]),
    phone_verified: fc.boolean(),
    authentic: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(member, { minLength: 1, maxLength: 5 }), async (given) => {
      await sql`TRUNCATE member CASCADE`.execute(server.db);
      const stored = [];
      for (const [nth, fields] of given.entries())
        stored.unshift(asProfile(await aMember(server.db, { ...fields, phone: `+84${nth}` })));
      expect(await server.call(profiles.list, {}, { key: staff.key })).toMatchObject({ data: stored });
    }),
    { numRuns: 20 },
  );
});

test('a page past the end is empty and still says how many rows there are', async () => {
  await aMember(server.db);
  expect(await server.call(profiles.list, { pos: 1_000_000 }, { key: staff.key })).toMatchObject({
    data: [],
    total: 1,
  });
});
