import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMember, aPost, aReport } from './rows';

let server: TestServer;
let moderator: Staff;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.staffWith([
    'REPORT_VIEW',
    'REPORT_DELETE_POST',
    'REPORT_BLOCK_ACCOUNT',
    'POST_VIEW',
    'POST_DELETE',
    'PROFILE_LOCK',
  ]);
});
afterAll(() => server.close());

const decide = (idreport: string, action: 1 | 2 | 3) =>
  server.call(reports.processReport, { idreport, action }, { key: moderator.key });
const reopen = (idreport: string) => server.call(reports.reopen, { idreport }, { key: moderator.key });
const isThere = async (idpost: string) =>
  (await server.call(posts.one, { idpost }, { key: moderator.key })).refused === undefined;

/** A case of four reports, two on the post and two on its comment, and all that their decisions can change. */
async function aCase(blocks: profiles.BlockKind[]) {
  const author = await aMember(server.db, { blocks });
  const post = await aPost(server.db, { author });
  const comment = await aComment(server.db, post, { author });
  const made = [];
  for (const thing of [{ post }, { post }, { post, comment }, { post, comment }])
    made.push((await aReport(server.db, thing)).report_id);
  const state = async () => ({
    blocks: (
      await server.db.selectFrom('member').select('blocks').where('uid', '=', author.uid).executeTakeFirst()
    )?.blocks.toSorted(),
    post: await server.db
      .selectFrom('post')
      .select(['deleted_at', 'comment_count'])
      .where('post_id', '=', post.post_id)
      .execute(),
    comment: await server.db
      .selectFrom('comment')
      .select('deleted_at')
      .where('comment_id', '=', comment.comment_id)
      .execute(),
    reports: await server.db
      .selectFrom('report')
      .selectAll()
      .where('post_id', '=', post.post_id)
      .orderBy('report_id')
      .execute(),
    cases: await server.db
      .selectFrom('report_case')
      .selectAll()
      .where('post_id', '=', post.post_id)
      .orderBy('case_id')
      .execute(),
  });
  return { made, state };
}

test('however the reports of a case are decided and in whatever order they are reopened, all is as it was', async () => {
  const indexes = [0, 1, 2, 3];
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([...profiles.BLOCK_KINDS]),
      fc.array(fc.constantFrom(1 as const, 2 as const, 3 as const), { minLength: 4, maxLength: 4 }),
      fc.shuffledSubarray(indexes, { minLength: 4 }),
      fc.shuffledSubarray(indexes, { minLength: 4 }),
      async (blocks, actions, deciding, reopening) => {
        const { made, state } = await aCase(blocks);
        const before = await state();
        for (const index of deciding)
          expect(await decide(made[index] ?? '', actions[index] ?? 1)).toMatchObject({ status: 200 });
        for (const index of reopening)
          expect(await reopen(made[index] ?? '')).toMatchObject({ data: { decision: 'open' } });
        expect(await state()).toEqual(before);
      },
    ),
    { numRuns: 20 },
  );
});

test('of two reports that both say deleted the one that deleted the post brings it back', async () => {
  const post = await aPost(server.db);
  const [first, second] = [await aReport(server.db, { post }), await aReport(server.db, { post })];
  await decide(first.report_id, 2);
  await decide(second.report_id, 2);
  await reopen(second.report_id);
  expect(await isThere(post.post_id)).toBe(false);
  await reopen(first.report_id);
  expect(await isThere(post.post_id)).toBe(true);
});

test('a post that was deleted otherwise before the decision stays deleted when it is taken back', async () => {
  const post = await aPost(server.db);
  const { report_id } = await aReport(server.db, { post });
  await server.call(posts.remove, { idpost: post.post_id }, { key: moderator.key });
  await decide(report_id, 2);
  await reopen(report_id);
  expect(await isThere(post.post_id)).toBe(false);
});

test('taking a block back takes the kinds that it added, and sets none again that somebody has lifted meanwhile', async () => {
  const author = await aMember(server.db, { blocks: ['BLOCK_POST'] });
  const { report_id } = await aReport(server.db, { post: await aPost(server.db, { author }) });
  await decide(report_id, 3);
  await server.call(profiles.block, { pubkey: author.pubkey, blockTypes: ['BLOCK_COMMENT'] }, { key: moderator.key });
  await reopen(report_id);
  const { blocks } = await server.db
    .selectFrom('member')
    .select('blocks')
    .where('uid', '=', author.uid)
    .executeTakeFirstOrThrow();
  expect(blocks).toEqual([]);
});

test('a report that is open already answers 200', async () => {
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  expect(await reopen(report_id)).toMatchObject({ status: 200, data: { decision: 'open' } });
});

test('after thirty days a decision stands', async () => {
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  await decide(report_id, 1);
  await server.db
    .updateTable('report')
    .set((eb) => ({ processed_at: eb('processed_at', '-', 30 * 86_400 + 60) }))
    .where('report_id', '=', report_id)
    .execute();
  expect(await reopen(report_id)).toMatchObject({ status: 410, refused: Code.taskEnded });
});
