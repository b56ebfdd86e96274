import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atLocal, BUCKETS, bucketsOf, startOf, stepped } from '../../contract/buckets';
import * as posts from '../../contract/posts';
import * as statistics from '../../contract/statistics';
import { SERIES, SERIES_CALLS, type Series } from '../../contract/statistics';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMember, aPost, aReport } from './rows';

const DAY = 86_400;
const TABLE = { registered: 'member', comments: 'comment', posts: 'post' } as const;
/** The community of this test lives in here. */
const FROM = atLocal(2026, 1) - 5000;
const DAYS = 70;

let server: TestServer;
let staff: Staff;

/** Many rows at odd moments, crowded at month ends and midnights, all in one statement a table. */
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.staffWith(['STATISTICAL']);
  const at = (salt: number) =>
    sql.raw(`${FROM} + CASE WHEN i % 5 = 0 THEN (i % ${DAYS}) * ${DAY} + (i % 7) - 3 + 5000
    ELSE (i::int8 * ${salt}) % ${DAYS * DAY} END`);
  await sql`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
    SELECT 'k' || i, 'Hoa', 0, ${at(7919)}, 0, '' FROM generate_series(1, 900) i`.execute(server.db);
  const { uid } = await server.db.selectFrom('member').select('uid').limit(1).executeTakeFirstOrThrow();
  await sql`INSERT INTO post (post_id, uid, created_at, content, folded, deleted_at)
    SELECT 'p' || i, ${sql.lit(uid)}, ${at(15_485_863)}, '', '', CASE WHEN i % 9 = 0 THEN ${sql.lit(FROM + 90 * DAY)} END
    FROM generate_series(1, 1500) i`.execute(server.db);
  await sql`INSERT INTO comment (comment_id, post_id, uid, created_at, content)
    SELECT 'c' || i, 'p1', ${sql.lit(uid)}, ${at(32_452_843)}, '' FROM generate_series(1, 2500) i`.execute(server.db);
});
afterAll(() => server.close());

const range = fc
  .tuple(
    fc.integer({ min: FROM - 3 * DAY, max: FROM + (DAYS + 3) * DAY }),
    fc.oneof(fc.integer({ min: 0, max: 90 * DAY }), fc.integer({ min: 0, max: 2 * 3600 })),
    fc.boolean(),
  )
  .map(([from, seconds, onHours]) => {
    const round = (time: number) => (onHours ? startOf(time, 'HOUR') : time);
    return { from: round(from), to: round(from + seconds) };
  });

const countedPlainly = async (series: Series, from: number, to: number) => {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(TABLE[series])}
    WHERE created_at >= ${from} AND created_at < ${to}`.execute(server.db);
  return rows[0]?.n ?? 0;
};

const asked = async (series: Series, from: number, to: number, timeSerialType: (typeof BUCKETS)[number]) => {
  const input = { startTime: from, endTime: to, timeSerialType };
  const answer = await server.call(SERIES_CALLS[series], input, { key: staff.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
};

const sum = (points: readonly { total: number }[]) => points.reduce((total, point) => total + point.total, 0);

describe('the series', () => {
  test('fifty ranges: every bucket is there, its total is what SQL counts, and so is the whole', async () => {
    const kind = fc.constantFrom(...BUCKETS);
    await fc.assert(
      fc.asyncProperty(range, kind, fc.constantFrom(...SERIES), fc.nat(), async (span, bucket, series, pick) => {
        const points = await asked(series, span.from, span.to, bucket);
        expect(points.map(({ time }) => time)).toEqual(bucketsOf(span, bucket));
        expect(sum(points)).toBe(await countedPlainly(series, span.from, span.to));
        const one = points[pick % Math.max(1, points.length)];
        if (!one) return;
        const [from, to] = [Math.max(one.time, span.from), Math.min(stepped(one.time, bucket), span.to)];
        expect(one.total).toBe(await countedPlainly(series, from, to));
      }),
      { numRuns: 50 },
    );
  });

  test('a range over the end of an hour with no whole hour in it is counted in both hours', async () => {
    const hour = atLocal(2034, 1, 1, 9);
    await aMember(server.db, { created_at: hour - 10 });
    await aMember(server.db, { created_at: hour + 10 });
    const hours = await asked('registered', hour - 60, hour + 60, 'HOUR');
    expect(hours.map(({ total }) => total)).toEqual([1, 1]);
  });

  test('an empty range has no bucket, a second has one', async () => {
    expect(await asked('posts', FROM, FROM, 'DAY')).toEqual([]);
    expect(await asked('posts', FROM, FROM + 1, 'MONTH')).toHaveLength(1);
  });

  test('days and months begin at midnight in Asia/Ho_Chi_Minh, the last second of a month counts in it', async () => {
    const midnight = atLocal(2031, 3);
    await aMember(server.db, { created_at: midnight - 1 });
    await aMember(server.db, { created_at: midnight });
    const months = await asked('registered', atLocal(2031, 2), atLocal(2031, 4), 'MONTH');
    expect(months).toEqual([
      { time: atLocal(2031, 2), total: 1 },
      { time: midnight, total: 1 },
    ]);
    const days = await asked('registered', midnight - DAY, midnight + DAY, 'DAY');
    expect(days.map(({ total }) => total)).toEqual([1, 1]);
  });

  test('what is deleted still counts where it was made', async () => {
    const at = atLocal(2032, 5, 20, 8);
    const post = await aPost(server.db, { created_at: at });
    await aComment(server.db, post, { created_at: at });
    const deleter = await server.staffWith(['POST_DELETE']);
    await server.call(posts.remove, { idpost: post.post_id }, { key: deleter.key });
    expect(sum(await asked('posts', at, at + 3600, 'HOUR'))).toBe(1);
    expect(sum(await asked('comments', at, at + 3600, 'HOUR'))).toBe(1);
  });

  test('rows that are moved or removed by hand are counted where they are', async () => {
    const at = atLocal(2033, 1);
    const { uid } = await aMember(server.db, { created_at: at });
    await server.db
      .updateTable('member')
      .set({ created_at: at + DAY })
      .where('uid', '=', uid)
      .execute();
    expect((await asked('registered', at, at + 2 * DAY, 'DAY')).map(({ total }) => total)).toEqual([0, 1]);
    await server.db.deleteFrom('member').where('uid', '=', uid).execute();
    expect(sum(await asked('registered', at, at + 2 * DAY, 'DAY'))).toBe(0);
  });

  test('writers at the same time are all counted', async () => {
    const at = atLocal(2034, 1);
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        server.db.transaction().execute(async (tx) => {
          for (let turn = 0; turn < 3; turn += 1) await aMember(tx, { created_at: at + index });
        }),
      ),
    );
    expect(sum(await asked('registered', at, at + 3600, 'HOUR'))).toBe(72);
  });
});

describe('a month by days', () => {
  test('has a row each day with all three series', async () => {
    const answer = await server.call(
      statistics.dailyMonth,
      { month: { year: 2026, month: 2 } },
      {
        key: staff.key,
      },
    );
    if (answer.refused !== undefined) throw new Error(answer.message);
    expect(answer.data).toHaveLength(28);
    expect(answer.data[0]?.time).toBe(atLocal(2026, 2));
    for (const series of SERIES) {
      const total = answer.data.reduce((all, day) => all + day[series], 0);
      expect(total).toBe(await countedPlainly(series, atLocal(2026, 2), atLocal(2026, 3)));
    }
  });
});

describe('reports', () => {
  test('open ones by age, decisions by kind a day, the median time to them', async () => {
    const now = Math.floor(Date.now() / 1000);
    const post = await aPost(server.db);
    for (const days of [0.5, 2, 2, 5, 20, 40]) {
      await aReport(server.db, { post }, { created_at: now - Math.round(days * DAY) });
    }
    const noon = atLocal(2035, 6, 2, 12);
    const decided = [
      { action: 1, processed_at: noon, created_at: noon - 100 },
      { action: 1, processed_at: noon + 60, created_at: noon - 240 },
      { action: 3, processed_at: noon + DAY, created_at: noon + DAY - 7200 },
    ] as const;
    for (const fields of decided) await aReport(server.db, { post }, fields);
    const input = { startTime: atLocal(2035, 6), endTime: atLocal(2035, 6, 5) };
    const answer = await server.call(statistics.reports, input, { key: staff.key });
    if (answer.refused !== undefined) throw new Error(answer.message);
    expect(answer.data.openByAge.map(({ total }) => total)).toEqual([1, 2, 1, 1, 1]);
    expect(answer.data.decisions).toEqual([
      { time: atLocal(2035, 6, 1), ignored: 0, deleted: 0, blocked: 0 },
      { time: atLocal(2035, 6, 2), ignored: 2, deleted: 0, blocked: 0 },
      { time: atLocal(2035, 6, 3), ignored: 0, deleted: 0, blocked: 1 },
      { time: atLocal(2035, 6, 4), ignored: 0, deleted: 0, blocked: 0 },
    ]);
    expect(answer.data.medianSeconds).toBe(300);
  });

  test('nothing decided has no median', async () => {
    const input = { startTime: atLocal(2040, 1), endTime: atLocal(2040, 1, 2) };
    const answer = await server.call(statistics.reports, input, { key: staff.key });
    expect(answer).toMatchObject({ data: { medianSeconds: null } });
  });
});

describe('who and what is refused', () => {
  test('without STATISTICAL none of it', async () => {
    const other = await server.staffWith(['REPORT_VIEW', 'POST_VIEW']);
    const input = { startTime: 0, endTime: 1, timeSerialType: 'DAY' } as const;
    for (const series of SERIES) {
      expect(await server.call(SERIES_CALLS[series], input, { key: other.key })).toMatchObject({ status: 403 });
      expect(await server.call(SERIES_CALLS[series], input)).toMatchObject({ refused: Code.sessionEnded });
    }
    const month = { month: { year: 2026, month: 1 } };
    expect(await server.call(statistics.dailyMonth, month, { key: other.key })).toMatchObject({ status: 403 });
    expect(await server.call(statistics.reports, input, { key: other.key })).toMatchObject({ refused: Code.forbidden });
  });

  test.each([
    ['registeruser?startTime=0&endTime=1', 'timeSerialType'],
    ['registeruser?startTime=0&endTime=1&timeSerialType=YEAR', 'timeSerialType'],
    ['post?startTime=5&endTime=4&timeSerialType=DAY', 'endTime'],
    ['post?startTime=0&endTime=999999999&timeSerialType=HOUR', 'timeSerialType'],
    ['comment?startTime=-1&endTime=4&timeSerialType=DAY', 'startTime'],
    ['comment?startTime=0&endTime=999999999999999&timeSerialType=MONTH', 'endTime'],
    ['dailymonth?month=2026-13', 'month'],
    ['dailymonth?month=2026-1', 'month'],
    ['reports?startTime=9&endTime=1', 'endTime'],
  ])('%s names %s', async (query, path) => {
    const response = await fetch(`${server.url}/api/statistical/${query}`, {
      headers: { authorization: `Bearer ${staff.key}` },
    });
    const { error, data } = await response.json();
    expect(error.code).toBe(400);
    expect(data.issues[0].path).toBe(path);
  });
});
