import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_TYPES } from '../../contract/wire/constants';
import { DEMO_SIGN_INS, fillWithDemo } from '../../server/demo';
import { DRAWINGS } from '../../server/demo/pictures/draw';
import { addressOf } from '../../server/demo/pictures/names';
import { DEMO_SIZE } from '../../server/demo/plan';
import type { Schema } from '../../server/store/schema';
import { emptyStore } from './emptyStore';

const NOW = 1_763_700_000;
const ALL_BLOCKS = `'{BLOCK_POST,BLOCK_COMMENT,BLOCK_POST_ALLOW_ONLY_ME}'`;

let db: Kysely<Schema>;
let close: () => Promise<void>;
let photosDir: string;
let before: unknown;

/** The first column of a query's rows, for checks that read as SQL. */
async function column<T = number>(query: string): Promise<T[]> {
  const { rows } = await sql.raw<Record<string, T>>(query).execute(db);
  return rows.flatMap((row) => Object.values(row).slice(0, 1));
}
const one = async (query: string) => (await column(query))[0] ?? Number.NaN;
const count = (from: string) => one(`SELECT count(*)::int FROM ${from}`);

const structure = async () => [
  await column<string>(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
  await column<string>(
    `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
  ),
];

beforeAll(async () => {
  photosDir = await mkdtemp(join(tmpdir(), 'tamquan-demo-'));
  ({ db, close } = await emptyStore());
  before = await structure();
  await fillWithDemo(db, { photosDir, now: NOW });
}, 120_000);

afterAll(async () => {
  await close();
  await rm(photosDir, { recursive: true });
});

describe('the demo community', () => {
  test('has as many members, posts, comments and reports as it says', async () => {
    expect(await count('member')).toBe(DEMO_SIZE.members);
    expect(await count('post')).toBe(DEMO_SIZE.posts);
    expect(await count('comment')).toBe(DEMO_SIZE.comments);
    expect(await count('report')).toBe(DEMO_SIZE.reports);
  });

  test('is counted hour by hour as it was loaded', async () => {
    for (const [series, table] of [
      ['registered', 'member'],
      ['comments', 'comment'],
      ['posts', 'post'],
    ]) {
      const wrong = await count(`(SELECT hour, sum(n) FROM hour_made WHERE series = '${series}' GROUP BY hour
        EXCEPT SELECT created_at / 3600, count(*) FROM ${table} GROUP BY 1) wrong`);
      expect(wrong, series).toBe(0);
      expect(await one(`SELECT sum(n)::int FROM hour_made WHERE series = '${series}'`)).toBe(await count(table ?? ''));
    }
  });

  test('lives up to now and not beyond', async () => {
    expect(await one('SELECT max(created_at) FROM post')).toBeGreaterThan(NOW - 3600);
    expect(await one('SELECT max(created_at) FROM member')).toBeGreaterThan(NOW - 86_400);
    for (const [table, times] of [
      ['member', 'created_at, changed_at'],
      ['post', 'created_at, deleted_at'],
      ['comment', 'created_at, deleted_at'],
      ['report', 'created_at, processed_at'],
    ])
      expect(await one(`SELECT max(greatest(${times})) FROM ${table}`), table).toBeLessThanOrEqual(NOW);
  });

  test('uses every media type, has posts without media and posts of media alone', async () => {
    expect(await column('SELECT DISTINCT media_type FROM media ORDER BY 1')).toEqual([...MEDIA_TYPES]);
    expect(await count('post p WHERE NOT EXISTS (SELECT FROM media m WHERE m.post_id = p.post_id)')).toBeGreaterThan(
      3000,
    );
    expect(await count(`post JOIN media USING (post_id) WHERE content = ''`)).toBeGreaterThan(100);
  });

  test('shares posts that are there and older', async () => {
    expect(await count('post WHERE origin_post_id IS NOT NULL')).toBeGreaterThan(1000);
    expect(
      await count(`post s LEFT JOIN post o ON o.post_id = s.origin_post_id
        WHERE s.origin_post_id IS NOT NULL AND (o.post_id IS NULL OR o.created_at > s.created_at)`),
    ).toBe(0);
  });

  test('has ties in names and in times', async () => {
    expect(await count('(SELECT 1 FROM member GROUP BY display_name HAVING count(*) > 3) t')).toBeGreaterThan(20);
    expect(await count('(SELECT 1 FROM member GROUP BY created_at HAVING count(*) > 1) t')).toBeGreaterThan(50);
    expect(await count('(SELECT 1 FROM post GROUP BY created_at HAVING count(*) > 1) t')).toBeGreaterThan(200);
  });

  test.each([
    ['a name of 60 to 110 characters', `member WHERE length(display_name) BETWEEN 60 AND 110`],
    ['an Arabic name', `member WHERE display_name ~ '[\u0600-\u06ff]'`],
    ['a Hebrew name', `member WHERE display_name ~ '[\u0590-\u05ff]'`],
    ['a Chinese name', `member WHERE display_name ~ '[\u4e00-\u9fff]'`],
    ['markup in a name', `member WHERE display_name = '<script>alert(1)</script>'`],
    ['markup in a post', `post WHERE content LIKE '%<script>alert(1)</script>%'`],
    ['an Arabic post', `post WHERE content ~ '[\u0600-\u06ff]{4}'`],
    ['a post of 5,000 characters', `post WHERE length(content) BETWEEN 4900 AND 5000`],
    ['a blocked member', `member WHERE blocks = ${ALL_BLOCKS}`],
    ['a member blocked in part', `member WHERE cardinality(blocks) = 1`],
    ['a verified member', `member WHERE phone_verified`],
    ['an authentic member', `member WHERE authentic`],
    [
      'a number that belongs to another',
      `member u JOIN member v USING (phone) WHERE v.phone_verified AND NOT u.phone_verified AND u.phone <> ''`,
    ],
    ['a hidden post', 'post WHERE hidden'],
    ['a blocked post', 'post WHERE blocked'],
    ['an answer to an answer', 'comment c JOIN comment p ON p.comment_id = c.parent_id WHERE p.parent_id IS NOT NULL'],
    ['a picture in a comment', `comment WHERE jsonb_array_length(media) > 0`],
    ['an author reported on several posts', '(SELECT 1 FROM report_case GROUP BY reported_uid HAVING count(*) > 2) t'],
  ])('has %s', async (_, from) => expect(await count(from)).toBeGreaterThan(2));

  test('no name is longer than 120 characters', async () => {
    expect(await one('SELECT max(length(display_name)) FROM member')).toBeLessThanOrEqual(120);
  });

  test('points at no picture that can’t be drawn', async () => {
    const files = new Set([...DRAWINGS.keys()].map(addressOf));
    const named = await column<string>(
      `SELECT DISTINCT url FROM media WHERE media_type <> 4 UNION SELECT thumb FROM media
       UNION SELECT photo FROM member WHERE photo <> ''
       UNION SELECT jsonb_array_elements(media) ->> 'url' FROM comment`,
    );
    expect(named.filter((address) => !files.has(address))).toEqual([]);
    expect(named.length).toBeGreaterThan(180);
  });

  test('embeds nothing that can be reached', async () => {
    expect(await count(`media WHERE media_type = 4 AND url NOT LIKE 'https://video.example/%'`)).toBe(0);
  });
});

describe('what the rows say of one another', () => {
  test('a case is what its reports add up to', async () => {
    const { rows } = await sql`
      SELECT coalesce(c.case_id, r.case_id) FROM report_case c FULL JOIN (
        SELECT case_id, min(post_id) AS post_id, min(comment_id) AS comment_id, min(reported_uid) AS reported_uid,
          CASE WHEN bool_or(action = 0) THEN 0 ELSE (array_agg(action ORDER BY processed_at DESC))[1] END AS action,
          max(created_at) AS newest_at, count(*) AS report_count, count(*) FILTER (WHERE action = 0) AS open_count
        FROM report GROUP BY case_id) r USING (case_id)
      WHERE (c.post_id, c.comment_id, c.reported_uid, c.action, c.newest_at, c.report_count, c.open_count)
        IS DISTINCT FROM (r.post_id, r.comment_id, r.reported_uid, r.action, r.newest_at, r.report_count, r.open_count)`.execute(
      db,
    );
    expect(rows).toEqual([]);
    expect(await column('SELECT DISTINCT action FROM report ORDER BY 1')).toEqual([0, 1, 2, 3]);
    expect(await count('report_case WHERE report_count BETWEEN 2 AND 12')).toBeGreaterThan(150);
    expect(await one('SELECT max(report_count) FROM report_case')).toBeLessThanOrEqual(12);
    expect(await count('report_case WHERE comment_id IS NOT NULL')).toBeGreaterThan(80);
    expect(await count('report_case WHERE open_count BETWEEN 1 AND report_count - 1')).toBeGreaterThan(3);
  });

  test('a case weighs what its reports do, and they weigh as if they had arrived one by one', async () => {
    expect(await count('report_case WHERE weighs_from <> case_weighs_from(case_id)')).toBe(0);
    expect(await count('report WHERE gravity <> gravity_of(reason)')).toBe(0);
    expect(await column('SELECT DISTINCT gravity FROM report ORDER BY 1')).toEqual([0, 1, 2]);
    expect(await count('report WHERE trust > 1000')).toBeGreaterThan(20);
    expect(await count('report WHERE trust < 1000')).toBeGreaterThan(20);
  });

  test('reports name the author of what they are about, and come after it', async () => {
    expect(
      await count(`report r JOIN post p USING (post_id) LEFT JOIN comment c ON c.comment_id = r.comment_id
        WHERE r.reported_uid <> coalesce(c.uid, p.uid) OR r.created_at < coalesce(c.created_at, p.created_at)
          OR r.reporter_uid = r.reported_uid OR r.case_id <> coalesce('c' || r.comment_id, 'p' || r.post_id)
          OR (r.action = 0) <> (r.processed_at IS NULL) OR r.processed_at <= r.created_at`),
    ).toBe(0);
  });

  test('what a decision deleted is deleted since that moment, and one report of it can bring it back', async () => {
    expect(
      await count(`report r JOIN post p USING (post_id) LEFT JOIN comment c ON c.comment_id = r.comment_id
        WHERE r.undo ? 'deleted' AND coalesce(c.deleted_at, p.deleted_at) IS DISTINCT FROM r.processed_at`),
    ).toBe(0);
    expect(
      await count(`(SELECT 1 FROM report WHERE action = 2 GROUP BY case_id
        HAVING count(*) FILTER (WHERE undo ? 'deleted') <> 1) t`),
    ).toBe(0);
  });

  test('whom a decision blocked is blocked wholly, and one report of it knows the kinds before', async () => {
    expect(
      await count(
        `report r JOIN member m ON m.uid = r.reported_uid WHERE r.action = 3 AND NOT m.blocks = ${ALL_BLOCKS}`,
      ),
    ).toBe(0);
    expect(
      await count(`(SELECT 1 FROM report WHERE action = 3 GROUP BY reported_uid
        HAVING count(*) FILTER (WHERE undo ? 'blocks') <> 1) t`),
    ).toBe(0);
  });

  test('comments and answers are counted as far as they are there', async () => {
    expect(
      await count(`post p WHERE comment_count <>
        (SELECT count(*) FROM comment c WHERE c.post_id = p.post_id AND c.deleted_at IS NULL)`),
    ).toBe(0);
    expect(
      await count(`comment p LEFT JOIN (SELECT parent_id, count(*) AS n FROM comment WHERE deleted_at IS NULL GROUP BY 1) c
        ON c.parent_id = p.comment_id WHERE p.reply_count <> coalesce(c.n, 0)`),
    ).toBe(0);
    expect(
      await count(`comment c JOIN comment p ON p.comment_id = c.parent_id
        WHERE p.post_id <> c.post_id OR p.created_at > c.created_at`),
    ).toBe(0);
  });

  test('lists count what plain SQL counts', async () => {
    const total = (list: string) => one(`SELECT sum(n)::int FROM list_stretch WHERE list = '${list}' AND level = 1`);
    expect(await total('member:blocked')).toBe(await count(`member WHERE blocks <> '{}'`));
    expect(await total('post')).toBe(await count('post WHERE deleted_at IS NULL'));
    expect(await total('post:hidden')).toBe(await count('post WHERE deleted_at IS NULL AND hidden'));
    expect(await total('case:0')).toBe(await count('report_case WHERE action = 0'));
    expect(await total('weight:0')).toBe(await count('report_case WHERE action = 0'));
    expect(await total('report:2')).toBe(await count('report WHERE action = 2'));
    expect(await total('media:1')).toBe(
      await count('media JOIN post USING (post_id) WHERE media_type = 1 AND deleted_at IS NULL'),
    );
  });

  test('hotlive and slider hold media of the types they take', async () => {
    const held = `curated_media c JOIN media m USING (media_id) JOIN post p USING (post_id)`;
    expect(await count(`${held} WHERE list = 'hotlive' AND media_type IN (2, 3, 4, 7) AND deleted_at IS NULL`)).toBe(
      60,
    );
    expect(await count(`${held} WHERE list = 'tvslider' AND media_type = 1 AND deleted_at IS NULL`)).toBe(40);
  });

  test('the load leaves every index and reference as the migrations made it', async () => {
    expect(await structure()).toEqual(before);
  });

  test('the next member gets a number of its own', async () => {
    const next = `SELECT nextval(pg_get_serial_sequence('member', 'uid'))`;
    expect(await one(next)).toBe(DEMO_SIZE.members + 1);
  });
});

describe('the demo staff', () => {
  test('each have the one role they are listed with', async () => {
    const { rows } = await sql`
      SELECT user_name AS "userName", role_name AS role FROM admin_user JOIN admin_role USING (uid) JOIN role USING (role_id)
      ORDER BY uid`.execute(db);
    expect(rows).toEqual(DEMO_SIGN_INS.map(({ userName, role }) => ({ userName, role })));
  });

  test('decided what is decided', async () => {
    expect(await column<string>(`SELECT DISTINCT user_name FROM report JOIN admin_user ON uid = processed_by`)).toEqual(
      ['kiemduyet'],
    );
  });
});

test('a store with members is left alone', async () => {
  await expect(fillWithDemo(db, { photosDir, now: NOW })).rejects.toThrow('has members already');
  expect(await count('member')).toBe(DEMO_SIZE.members);
  expect(await count('admin_user')).toBe(DEMO_SIGN_INS.length);
});
