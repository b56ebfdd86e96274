import { afterAll, beforeAll, expect, test } from 'vitest';
import * as comments from '../../contract/comments';
import * as media from '../../contract/media';
import * as posts from '../../contract/posts';
import { actOnPosts, POST_ACTS } from '../../contract/postsTogether';
import { Code } from '../../contract/wire/codes';
import { JOB_HEADER } from '../../contract/wire/endpoint';
import type { CommentRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aMember, aPost, LONG_AGO } from './rows';

let server: TestServer;
let editor: Staff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.staffWith(['POST_VIEW', 'POST_HIDE', 'POST_DELETE', 'MEDIA_VIEW']);
});
afterAll(() => server.close());

const one = (idpost: string) => server.call(posts.one, { idpost }, { key: editor.key });
const listed = async (state?: (typeof posts.POST_STATES)[number]) => {
  const answer = await server.call(posts.list, { state, count: 200 }, { key: editor.key });
  return answer.refused === undefined ? answer.data.map((post) => post.postId) : [];
};

test('a post comes with its author, its media in order, its last comment, and what it shares', async () => {
  const author = await aMember(server.db, { display_name: 'Sư cô Diệu' });
  const origin = await aPost(server.db, { content: 'Bài gốc' });
  const post = await aPost(server.db, { author, content: 'Chia sẻ', origin_post_id: origin.post_id, like_count: 7 });
  const pictures = [await aMedium(server.db, post, 1), await aMedium(server.db, post, 2)];
  await aComment(server.db, post, { content: 'trước' });
  await aComment(server.db, post, { content: 'sau', created_at: LONG_AGO + 1 });
  expect(await one(post.post_id)).toMatchObject({
    data: {
      owner: { uid: author.uid, displayName: 'Sư cô Diệu' },
      origin: { postId: origin.post_id, content: 'Bài gốc' },
      media: pictures.map((idmedia) => ({ idmedia })),
      commentCount: 2,
      lastComment: 'sau',
      likeCount: 7,
      hidden: false,
      blocked: false,
    },
  });
});

test.each([
  ['hide', posts.hide, posts.unhide, 'hidden'],
  ['block', posts.block, posts.unblock, 'blocked'],
] as const)(
  '%s and its undo move a post between the lists, and each again changes nothing',
  async (_, act, undo, state) => {
    const { post_id: idpost } = await aPost(server.db);
    for (let again = 0; again < 2; again++)
      expect(await server.call(act, { idpost }, { key: editor.key })).toMatchObject({
        status: 200,
        data: { [state]: true },
      });
    expect(await listed(state)).toContain(idpost);
    expect(await listed('visible')).not.toContain(idpost);
    expect(await listed()).toContain(idpost);
    for (let again = 0; again < 2; again++)
      expect(await server.call(undo, { idpost }, { key: editor.key })).toMatchObject({
        status: 200,
        data: { [state]: false },
      });
    expect(await listed('visible')).toContain(idpost);
    const changes = await server.db.selectFrom('audit').select('command').where('target_id', '=', idpost).execute();
    expect(changes).toHaveLength(2);
  },
);

test.each(POST_ACTS)('%s of many posts is one call, and each is recorded as if it were alone', async (act) => {
  const isBefore = act.startsWith('un');
  const flag = act.endsWith('hide') ? 'hidden' : 'blocked';
  const [one, other, already, deleted] = [
    await aPost(server.db, { [flag]: isBefore }),
    await aPost(server.db, { [flag]: isBefore }),
    await aPost(server.db, { [flag]: !isBefore }),
    await aPost(server.db, { [flag]: isBefore, deleted_at: LONG_AGO }),
  ].map(({ post_id }) => post_id);
  const idposts = [other, already, 'nowhere', one, deleted].map(String);
  const job = `together ${act}`;
  const answer = await fetch(`${server.url}/api${actOnPosts.path}`, {
    method: actOnPosts.method,
    headers: { authorization: `Bearer ${editor.key}`, 'content-type': 'application/json', [JOB_HEADER]: job },
    body: JSON.stringify({ act, idposts }),
  });
  expect(await answer.json()).toMatchObject({
    error: { code: Code.ok },
    data: ['changed', 'unchanged', 'gone', 'changed', 'gone'].map((outcome, at) => ({ idpost: idposts[at], outcome })),
  });
  const rows = await server.db.selectFrom('post').select(['post_id', flag]).where('post_id', 'in', idposts).execute();
  for (const row of rows) expect(row[flag]).toBe(row.post_id === deleted ? isBefore : !isBefore);
  const recorded = await server.db
    .selectFrom('audit')
    .select(['command', 'target_kind', 'target_id', 'before', 'after', 'job', 'behind'])
    .where('job', '=', job)
    .orderBy('audit_id')
    .execute();
  expect(recorded.map(({ target_id }) => target_id).toSorted()).toEqual([one, other].toSorted());
  for (const { behind: _, target_id: _id, ...line } of recorded)
    expect(line).toEqual({
      command: `post.${act}`,
      target_kind: 'post',
      before: { [flag]: isBefore },
      after: { [flag]: !isBefore },
      job,
    });
  expect(recorded.map(({ behind }) => behind)).toEqual([false, true]);
});

test('a deleted post is in no list, nor are its media; comments stay; restoring brings all of it back', async () => {
  const post = await aPost(server.db);
  const idmedia = await aMedium(server.db, post, 6);
  await aComment(server.db, post);
  const idpost = post.post_id;
  const mediaOfType6 = () => server.call(media.list, { mediaType: [6] }, { key: editor.key });
  expect(await mediaOfType6()).toMatchObject({ total: 1, data: [{ idmedia, idpost }] });

  expect(await server.call(posts.remove, { idpost }, { key: editor.key })).toMatchObject({
    status: 200,
    data: { idpost },
  });
  expect(await listed()).not.toContain(idpost);
  expect(await one(idpost)).toMatchObject({ status: 404, refused: Code.notFound });
  expect(await mediaOfType6()).toMatchObject({ total: 0, data: [] });
  expect(await server.call(media.byId, { idmedia }, { key: editor.key })).toMatchObject({ refused: Code.notFound });
  expect(await server.call(comments.list, { idpost }, { key: editor.key })).toMatchObject({ total: 1 });
  expect(await server.call(posts.remove, { idpost }, { key: editor.key })).toMatchObject({
    status: 404,
    refused: Code.notFound,
  });
  expect(await server.call(posts.hide, { idpost }, { key: editor.key })).toMatchObject({ refused: Code.notFound });

  for (let again = 0; again < 2; again++)
    expect(await server.call(posts.restore, { idpost }, { key: editor.key })).toMatchObject({
      status: 200,
      data: { postId: idpost },
    });
  expect(await listed()).toContain(idpost);
  expect(await mediaOfType6()).toMatchObject({ total: 1 });
});

test('a post is kept thirty days for restore', async () => {
  const { post_id: idpost } = await aPost(server.db, { deleted_at: LONG_AGO });
  expect(await server.call(posts.restore, { idpost }, { key: editor.key })).toMatchObject({
    status: 404,
    refused: Code.notFound,
  });
});

test('a member’s posts are those alone, newest first', async () => {
  const author = await aMember(server.db);
  const older = await aPost(server.db, { author });
  const newer = await aPost(server.db, { author, created_at: LONG_AGO + 1 });
  await aPost(server.db);
  const byAuthor = (pubkey: string, count: number) =>
    server.call(posts.byAuthor, { pubkey, count }, { key: editor.key });
  expect(await byAuthor(author.pubkey, 1)).toMatchObject({ total: 2, data: [{ postId: newer.post_id }] });
  expect(await server.call(posts.byAuthor, { pubkey: author.pubkey, pos: 1 }, { key: editor.key })).toMatchObject({
    data: [{ postId: older.post_id }],
  });
  expect(await byAuthor('nobody', 1)).toMatchObject({ status: 404, refused: Code.notFound });
});

test('comments come three at a time, replies under their comment', async () => {
  const post = await aPost(server.db);
  const top: CommentRow[] = [];
  for (let i = 0; i < 4; i++) top.push(await aComment(server.db, post, { created_at: LONG_AGO + i }));
  const [parent] = top;
  const reply = await aComment(server.db, post, { under: parent, content: 'vâng', links: ['https://vd.vn/a'] });
  const first = await server.call(comments.list, { idpost: post.post_id, count: 3 }, { key: editor.key });
  expect(first).toMatchObject({ total: 4, data: [3, 2, 1].map((i) => ({ commentId: top[i]?.comment_id })) });
  const rest = await server.call(comments.list, { idpost: post.post_id, pos: 3, count: 3 }, { key: editor.key });
  expect(rest).toMatchObject({ data: [{ commentId: parent?.comment_id, replyCount: 1, lastReply: 'vâng' }] });
  const replies = await server.call(comments.replies, { idcomment: parent?.comment_id ?? '' }, { key: editor.key });
  expect(replies).toMatchObject({ total: 1, data: [{ commentId: reply.comment_id, links: ['https://vd.vn/a'] }] });
  for (const answer of [
    await server.call(comments.list, { idpost: 'nowhere' }, { key: editor.key }),
    await server.call(comments.replies, { idcomment: 'nowhere' }, { key: editor.key }),
  ])
    expect(answer).toMatchObject({ status: 404, refused: Code.notFound });
});

test('who may only look changes nothing, and who may not look sees nothing', async () => {
  const { post_id: idpost } = await aPost(server.db);
  const { key } = await server.staffWith(['POST_VIEW']);
  for (const answer of [
    await server.call(posts.hide, { idpost }, { key }),
    await server.call(posts.unhide, { idpost }, { key }),
    await server.call(posts.block, { idpost }, { key }),
    await server.call(posts.unblock, { idpost }, { key }),
    await server.call(posts.remove, { idpost }, { key }),
    await server.call(posts.restore, { idpost }, { key }),
  ])
    expect(answer).toMatchObject({ status: 403, refused: Code.forbidden });
  const stranger = await server.staffWith(['VIP_VIEW']);
  expect(await server.call(posts.list, {}, { key: stranger.key })).toMatchObject({ refused: Code.forbidden });
  expect(await server.call(comments.list, { idpost }, { key: stranger.key })).toMatchObject({
    refused: Code.forbidden,
  });
  expect(await server.call(media.list, {}, { key: stranger.key })).toMatchObject({ refused: Code.forbidden });
});
