import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as media from '../../contract/media';
import * as posts from '../../contract/posts';
import { Code } from '../../contract/wire/codes';
import { MEDIA_TYPES } from '../../contract/wire/constants';
import type { Member, PostRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMedium, aMember, aPost, LONG_AGO } from './rows';

let server: TestServer;
let staff: Staff;
let authors: readonly Member[];
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.staffWith(['POST_VIEW', 'MEDIA_VIEW', 'TV_HOTLIVE_ADD']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`TRUNCATE member, post, media, comment, report, report_case, curated_media CASCADE`.execute(server.db);
  authors = [await aMember(server.db), await aMember(server.db)];
});

/** A post of these media, and what happens to it after it was written. */
const thread = fc.record({
  author: fc.nat(1),
  at: fc.constantFrom(0, 0, 1, 2047, 2048, 65_536, 2_097_152),
  types: fc.array(fc.constantFrom(...MEDIA_TYPES), { maxLength: 3 }),
  next: fc.constantFrom('nothing', 'nothing', 'hide', 'block', 'both', 'delete', 'retype', 'bare', 'restore'),
});
const asked = fc.record({
  pos: fc.integer({ min: 0, max: 14 }),
  count: fc.integer({ min: 1, max: 12 }),
  sort: fc.constantFrom(undefined, 'time' as const, '-time' as const),
  state: fc.constantFrom(undefined, ...posts.POST_STATES),
  mediaType: fc.option(fc.uniqueArray(fc.constantFrom<number>(...MEDIA_TYPES, 5), { minLength: 1, maxLength: 4 }), {
    nil: undefined,
  }),
  author: fc.option(fc.nat(1), { nil: undefined }),
});

async function write({ author, at, types, next }: typeof thread extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = server;
  const post: PostRow = await aPost(db, { author: authors[author] as Member, created_at: LONG_AGO + at });
  for (const type of types) await aMedium(db, post, type);
  const set = (fields: object) => db.updateTable('post').set(fields).where('post_id', '=', post.post_id).execute();
  if (next === 'hide' || next === 'both') await set({ hidden: true });
  if (next === 'block' || next === 'both') await set({ blocked: true });
  if (next === 'delete' || next === 'restore') await set({ deleted_at: LONG_AGO });
  if (next === 'restore') await set({ deleted_at: null });
  const its = sql`WHERE post_id = ${post.post_id}`;
  if (next === 'retype') await sql`UPDATE media SET media_type = 7 ${its} AND media_type = 1`.execute(db);
  if (next === 'bare') await sql`DELETE FROM media ${its}`.execute(db);
}

test('posts by media type, author and state, each alone and together, are those that reading them all would give, at any depth', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(thread, { minLength: 4, maxLength: 16 }),
      fc.array(asked, { minLength: 6, maxLength: 10 }),
      async (threads, pages) => {
        await sql`TRUNCATE post, media, curated_media CASCADE`.execute(server.db);
        for (const one of threads) await write(one);
        const { rows: all } = await sql<{
          post_id: string;
          uid: number;
          hidden: boolean;
          blocked: boolean;
          types: number[];
        }>`
          SELECT post_id, uid, hidden, blocked, ARRAY(SELECT media_type FROM media m WHERE m.post_id = post.post_id) AS types
          FROM post WHERE deleted_at IS NULL ORDER BY created_at DESC, post_id DESC`.execute(server.db);
        for (const { author, ...page } of pages) {
          const { state, mediaType, pos, count, sort } = page;
          const member = author === undefined ? undefined : authors[author];
          const wanted = all.filter(
            ({ uid, hidden, blocked, types }) =>
              (member === undefined || uid === member.uid) &&
              (mediaType === undefined || types.some((type) => mediaType.includes(type))) &&
              (state === undefined || { visible: !hidden && !blocked, hidden, blocked }[state]),
          );
          const ordered = sort === 'time' ? wanted.toReversed() : wanted;
          const pubkey = member?.pubkey;
          const answer = await server.call(posts.list, { ...page, ...(pubkey ? { pubkey } : {}) }, { key: staff.key });
          expect(answer).toMatchObject({ status: 200, total: wanted.length });
          const ids = answer.refused === undefined ? answer.data.map(({ postId }) => postId) : [];
          expect(ids).toEqual(ordered.slice(pos, pos + count).map(({ post_id }) => post_id));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('a search keeps to the filters beside it', async () => {
  const [author, other] = authors as [Member, Member];
  const made = [
    await aPost(server.db, { author, content: 'Hội làng có ảnh' }),
    await aPost(server.db, { author: other, content: 'Hội làng có ảnh' }),
    await aPost(server.db, { author, content: 'Hội làng không ảnh' }),
  ] as const;
  await aMedium(server.db, made[0], 1);
  await aMedium(server.db, made[1], 1);
  const found = async (more: object) => {
    const answer = await server.call(posts.search, { text: 'hoi lang', ...more }, { key: staff.key });
    return answer.refused === undefined ? answer.data.map(({ postId }) => postId).toSorted() : [];
  };
  expect(await found({})).toEqual(made.map(({ post_id }) => post_id));
  expect(await found({ mediaType: [1, 2] })).toEqual([made[0].post_id, made[1].post_id]);
  expect(await found({ mediaType: [1], pubkey: author.pubkey })).toEqual([made[0].post_id]);
  expect(await found({ state: 'hidden' })).toEqual([]);
});

test('nobody is the author of nothing: a member that there is not is not found', async () => {
  const answer = await server.call(posts.list, { pubkey: 'nobody' }, { key: staff.key });
  expect(answer).toMatchObject({ status: 404, refused: Code.notFound });
});

test('media say where they are promoted, so that nobody picks them twice', async () => {
  const post = await aPost(server.db);
  const idmedia = await aMedium(server.db, post, 2);
  const listsOf = async () => {
    const answer = await server.call(media.list, { mediaType: [2, 3, 4, 7] }, { key: staff.key });
    return answer.refused === undefined ? answer.data.map(({ lists }) => lists) : [];
  };
  expect(await listsOf()).toEqual([[]]);
  await server.db
    .insertInto('curated_media')
    .values({ list: 'hotlive', media_id: idmedia, added_at: LONG_AGO, sort_name: '' })
    .execute();
  expect(await listsOf()).toEqual([['hotlive']]);
});
