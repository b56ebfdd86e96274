import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as comments from '../../contract/comments';
import * as posts from '../../contract/posts';
import * as reports from '../../contract/reports';
import * as temples from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import { RESTORE_DAYS } from '../../contract/wire/constants';
import type { Answer } from '../../contract/wire/endpoint';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aPost, aReport, LONG_AGO } from './rows';

let server: TestServer;
let chief: Staff;
let reader: Staff;
/** As the bin names who deletes. */
let theChief: string;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(
    [
      'POST_VIEW',
      'POST_DELETE',
      'REPORT_VIEW',
      'REPORT_DELETE_POST',
      'LOCATION_VIEW',
      'LOCATION_ADD',
      'LOCATION_DELETE',
    ],
    { userName: 'truong.nhom' },
  );
  theChief = await nameOf(chief);
  reader = await server.staffWith(['POST_VIEW', 'REPORT_VIEW', 'LOCATION_VIEW', 'LOCATION_ADD']);
});
afterAll(() => server.close());

const nameOf = async ({ uid }: Staff) => {
  const found = server.db.selectFrom('admin_user').select('display_name').where('uid', '=', uid);
  return (await found.executeTakeFirstOrThrow()).display_name;
};
const asChief = () => ({ key: chief.key });
/** The data of an answer that has to be a success. */
function dataOf<A extends Answer<unknown>>(answer: A): Extract<A, { refused?: undefined }>['data'] {
  if (answer.refused !== undefined) throw new Error(`${answer.refused}: ${answer.message}`);
  return answer.data as never;
}
const now = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;
const countsOf = async (postId: string) => {
  const { comment_count } = await server.db
    .selectFrom('post')
    .select('comment_count')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return comment_count;
};

describe('the bin of posts', () => {
  test('has what was deleted, the newest first, with who and when and until when, and gives it back to whoever may delete', async () => {
    const [first, second] = [await aPost(server.db), await aPost(server.db, { content: 'Chùa Bái Đính' })];
    await server.db
      .updateTable('post')
      .set({ deleted_at: now() - 5 * DAY })
      .where('post_id', '=', first.post_id)
      .execute();
    dataOf(await server.call(posts.remove, { idpost: second.post_id }, asChief()));
    const bin = await server.call(posts.list, { deleted: '1' }, asChief());
    expect(bin).toMatchObject({ total: 2 });
    const [newest, older] = dataOf(bin);
    expect(newest).toMatchObject({ postId: second.post_id, content: 'Chùa Bái Đính', deleted: true });
    expect(newest?.deletion).toEqual({
      at: expect.closeTo(now(), -1),
      by: theChief,
      until: (newest?.deletion?.at ?? 0) + RESTORE_DAYS * DAY,
    });
    // Who deleted the older one nobody knows.
    expect(older).toMatchObject({ postId: first.post_id });
    expect(older?.deletion).not.toHaveProperty('by');
    expect(dataOf(await server.call(posts.list, { deleted: '1', sort: 'time' }, asChief()))[0]?.postId).toBe(
      first.post_id,
    );
    expect(dataOf(await server.call(posts.list, { deleted: '1', pos: 1, count: 1 }, asChief()))).toHaveLength(1);

    const back = dataOf(await server.call(posts.restore, { idpost: second.post_id }, asChief()));
    expect(back).not.toHaveProperty('deletion');
    expect(await server.call(posts.list, { deleted: '1' }, asChief())).toMatchObject({ total: 1 });
    dataOf(await server.call(posts.restore, { idpost: first.post_id }, asChief()));
  });

  test('is for those who may delete alone', async () => {
    const { post_id: idpost } = await aPost(server.db, { deleted_at: now() });
    for (const [call, input] of [
      [posts.list, { deleted: '1' }],
      [posts.one, { idpost, deleted: '1' }],
      [temples.list, { deleted: '1' }],
      [comments.list, { idpost, deleted: '1' }],
    ] as const)
      expect(await server.call(call as typeof posts.list, input as never, { key: reader.key })).toMatchObject({
        refused: Code.forbidden,
      });
    expect(await server.call(posts.one, { idpost }, asChief())).toMatchObject({ refused: Code.notFound });
    expect(dataOf(await server.call(posts.one, { idpost, deleted: '1' }, asChief()))).toMatchObject({ deleted: true });
  });

  test('forgets what can be restored no more', async () => {
    const { post_id: idpost } = await aPost(server.db, { deleted_at: LONG_AGO });
    const bin = dataOf(await server.call(posts.list, { deleted: '1', count: 200 }, asChief()));
    expect(bin.map(({ postId }) => postId)).not.toContain(idpost);
    expect(await server.call(posts.one, { idpost, deleted: '1' }, asChief())).toMatchObject({ refused: Code.notFound });
    expect(await server.call(posts.restore, { idpost }, asChief())).toMatchObject({ refused: Code.notFound });
  });

  test('names the case whose decision deleted a post; restoring the post opens its reports again', async () => {
    const post = await aPost(server.db);
    const [one, other] = [await aReport(server.db, { post }), await aReport(server.db, { post })];
    for (const { report_id: idreport } of [one, other])
      dataOf(await server.call(reports.processReport, { idreport, action: 2 }, asChief()));
    const gone = dataOf(await server.call(posts.one, { idpost: post.post_id, deleted: '1' }, asChief()));
    expect(gone.deletion).toMatchObject({ caseId: `p${post.post_id}`, by: theChief });

    dataOf(await server.call(posts.restore, { idpost: post.post_id }, asChief()));
    const about = dataOf(await server.call(reports.oneCase, { idcase: `p${post.post_id}` }, asChief()));
    expect(about.decision).toBe('open');
    expect(about.reports.map(({ decision }) => decision)).toEqual(['open', 'open']);
    const logged = await server.db
      .selectFrom('audit')
      .select(['command', 'target_id'])
      .where('target_id', 'in', [one.report_id, other.report_id])
      .where('command', '=', 'report.reopen')
      .execute();
    expect(logged).toHaveLength(2);
    // They can be decided anew, and that can be taken back as ever.
    dataOf(await server.call(reports.processReport, { idreport: one.report_id, action: 2 }, asChief()));
    dataOf(await server.call(reports.reopen, { idreport: one.report_id }, asChief()));
    expect(dataOf(await server.call(posts.one, { idpost: post.post_id }, asChief()))).not.toHaveProperty('deleted');
  });

  test('a report that was passed as harmless stays so when its post is restored', async () => {
    const post = await aPost(server.db);
    const report = await aReport(server.db, { post });
    dataOf(await server.call(reports.processReport, { idreport: report.report_id, action: 1 }, asChief()));
    dataOf(await server.call(posts.remove, { idpost: post.post_id }, asChief()));
    dataOf(await server.call(posts.restore, { idpost: post.post_id }, asChief()));
    const about = dataOf(await server.call(reports.oneCase, { idcase: `p${post.post_id}` }, asChief()));
    expect(about.decision).toBe('ignored');
  });
});

describe('the bin of temples', () => {
  const fields = { ...temples.EMPTY_TEMPLE, name: 'Chùa Dâu', address: 'Bắc Ninh' };
  const made = async () => dataOf(await server.call(temples.create, { body: fields }, asChief()));

  test('gives a temple back as it was, without the permission to make one', async () => {
    const keeper = await server.staffWith(['LOCATION_VIEW', 'LOCATION_DELETE'], { userName: 'giu.chua' });
    const before = await made();
    const idlocation = before.templeId;
    dataOf(await server.call(temples.remove, { idlocation }, { key: keeper.key }));
    const bin = await server.call(temples.list, { deleted: '1' }, { key: keeper.key });
    expect(bin).toMatchObject({ total: 1 });
    expect(dataOf(bin)[0]).toMatchObject({
      templeId: idlocation,
      name: 'Chùa Dâu',
      deletion: { by: await nameOf(keeper) },
    });
    expect(dataOf(await server.call(temples.detail, { idlocation, deleted: '1' }, { key: keeper.key }))).toMatchObject({
      deleted: true,
    });

    expect(dataOf(await server.call(temples.restore, { idlocation }, { key: keeper.key }))).toEqual(before);
    expect(dataOf(await server.call(temples.detail, { idlocation }, { key: keeper.key }))).toEqual(before);
    // Once more changes nothing, and is written down once.
    expect(dataOf(await server.call(temples.restore, { idlocation }, { key: keeper.key }))).toEqual(before);
    const logged = await server.db
      .selectFrom('audit')
      .select('command')
      .where('target_id', '=', idlocation)
      .where('command', '=', 'temple.restore')
      .execute();
    expect(logged).toHaveLength(1);
  });

  test('is closed to those who may not delete, and forgets after thirty days', async () => {
    const { templeId: idlocation } = await made();
    dataOf(await server.call(temples.remove, { idlocation }, asChief()));
    expect(await server.call(temples.restore, { idlocation }, { key: reader.key })).toMatchObject({
      refused: Code.forbidden,
    });
    await server.db.updateTable('temple').set({ deleted_at: LONG_AGO }).where('temple_id', '=', idlocation).execute();
    expect(await server.call(temples.restore, { idlocation }, asChief())).toMatchObject({ refused: Code.notFound });
  });
});

describe('a deleted comment', () => {
  /** A post with a comment that has so many replies, counted as the app counts them. */
  async function thread(replyCount: number) {
    const post = await aPost(server.db, { comment_count: 2 });
    const root = await aComment(server.db, post);
    const replies = [];
    for (let n = 0; n < replyCount; n++) replies.push(await aComment(server.db, post, { under: root }));
    return { post, root, replies };
  }
  const remove = (idcomment: string) => server.call(comments.remove, { idcomment }, asChief());
  const restore = (idcomment: string) => server.call(comments.restore, { idcomment }, asChief());

  test('takes its replies along in the count, and restoring brings back exactly those', async () => {
    const { post, root, replies } = await thread(5);
    dataOf(await remove(replies[0]?.comment_id ?? ''));
    expect(await countsOf(post.post_id)).toBe(7);
    dataOf(await remove(root.comment_id));
    expect(await countsOf(post.post_id)).toBe(2);
    expect(dataOf(await restore(root.comment_id))).toMatchObject({ commentId: root.comment_id, replyCount: 4 });
    expect(await countsOf(post.post_id)).toBe(7);
    const shown = await server.call(comments.replies, { idcomment: root.comment_id, count: 50 }, asChief());
    expect(shown).toMatchObject({ total: 4 });
    expect(dataOf(shown).map(({ commentId }) => commentId)).not.toContain(replies[0]?.comment_id);
    dataOf(await restore(replies[0]?.comment_id ?? ''));
    expect(await countsOf(post.post_id)).toBe(8);
  });

  test('with five replies takes six off the count by the decision of a report, too', async () => {
    const { post, root } = await thread(5);
    const { report_id: idreport } = await aReport(server.db, { post, comment: root });
    dataOf(await server.call(reports.processReport, { idreport, action: 2 }, asChief()));
    expect(await countsOf(post.post_id)).toBe(2);
    const [gone] = dataOf(await server.call(comments.list, { idpost: post.post_id, deleted: '1' }, asChief()));
    expect(gone?.deletion).toMatchObject({ caseId: `c${root.comment_id}`, by: theChief });
    dataOf(await server.call(reports.reopen, { idreport }, asChief()));
    expect(await countsOf(post.post_id)).toBe(8);
    // Restored by hand the report is open again.
    dataOf(await server.call(reports.processReport, { idreport, action: 2 }, asChief()));
    dataOf(await restore(root.comment_id));
    expect(await countsOf(post.post_id)).toBe(8);
    const about = dataOf(await server.call(reports.oneCase, { idcase: `c${root.comment_id}` }, asChief()));
    expect(about.decision).toBe('open');
  });

  test('stands in the bin of its post once, its replies with it; a reply waits for what it answers', async () => {
    const { post, root, replies } = await thread(2);
    const reply = replies[0]?.comment_id ?? '';
    dataOf(await remove(reply));
    dataOf(await remove(root.comment_id));
    const bin = dataOf(await server.call(comments.list, { idpost: post.post_id, deleted: '1' }, asChief()));
    expect(bin.map(({ commentId }) => commentId).toSorted()).toEqual([root.comment_id, reply].toSorted());
    expect(bin.find(({ commentId }) => commentId === reply)?.deletion).toMatchObject({ isUnder: true });
    expect(await restore(reply)).toMatchObject({ refused: Code.taskEnded });
    dataOf(await restore(root.comment_id));
    dataOf(await restore(reply));
    expect(await countsOf(post.post_id)).toBe(5);
  });

  test('is counted once, and so is its reply deleted at the same time; nobody waits for ever', async () => {
    for (let round = 0; round < 4; round++) {
      const { post, root, replies } = await thread(3);
      const all = [root, ...replies].map(({ comment_id }) => comment_id);
      await Promise.all(all.map(remove));
      expect(await countsOf(post.post_id)).toBe(2);
      const left = await server.db
        .selectFrom('comment')
        .select('comment_id')
        .where('post_id', '=', post.post_id)
        .where('deleted_at', 'is', null)
        .execute();
      expect(left).toEqual([]);
      await Promise.all(all.map(restore));
      await restore(root.comment_id);
      for (const id of all) await restore(id);
      expect(await countsOf(post.post_id)).toBe(6);
    }
  });

  test('is deleted by those alone who may delete posts, once, and restored for thirty days', async () => {
    const { root } = await thread(0);
    const idcomment = root.comment_id;
    expect(await server.call(comments.remove, { idcomment }, { key: reader.key })).toMatchObject({
      refused: Code.forbidden,
    });
    dataOf(await remove(idcomment));
    expect(await remove(idcomment)).toMatchObject({ refused: Code.notFound });
    await server.db.updateTable('comment').set({ deleted_at: LONG_AGO }).where('comment_id', '=', idcomment).execute();
    expect(await restore(idcomment)).toMatchObject({ refused: Code.notFound });
    expect(await restore('khong-co')).toMatchObject({ refused: Code.notFound });
  });
});

describe('a shared post', () => {
  const shareOf = async (origin_post_id: string) => {
    const { post_id: idpost } = await aPost(server.db, { origin_post_id });
    return dataOf(await server.call(posts.one, { idpost }, asChief())).origin;
  };

  test('is shown with its author, text and media, and says what became of it', async () => {
    const origin = await aPost(server.db, { content: 'Gốc ở đây' });
    await server.db
      .insertInto('media')
      .values({
        media_id: `m${origin.post_id}`,
        post_id: origin.post_id,
        uid: origin.uid,
        ordinal: 0,
        media_type: 1,
        url: '/photos/a.webp',
        created_at: LONG_AGO,
      })
      .execute();
    const { owner } = dataOf(await server.call(posts.one, { idpost: origin.post_id }, asChief()));
    expect(await shareOf(origin.post_id)).toMatchObject({
      content: 'Gốc ở đây',
      post: { owner, media: [{ mediaType: 1, url: '/photos/a.webp' }], hidden: false, blocked: false, deleted: false },
    });
    await server.db.updateTable('post').set({ hidden: true }).where('post_id', '=', origin.post_id).execute();
    expect(await shareOf(origin.post_id)).toMatchObject({ content: 'Gốc ở đây', post: { hidden: true } });
    dataOf(await server.call(posts.remove, { idpost: origin.post_id }, asChief()));
    expect(await shareOf(origin.post_id)).toMatchObject({ content: '', post: { deleted: true, media: [] } });
    expect(await shareOf('chua-tung-co')).toEqual({ postId: 'chua-tung-co', content: '' });
  });
});
