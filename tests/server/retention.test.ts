import { afterAll, beforeAll, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as posts from '../../contract/posts';
import * as reports from '../../contract/reports';
import { ACTION_IDS } from '../../contract/wire/areas';
import { forgetOld, type Retention } from '../../server/store/retention';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aPost, aReport } from './rows';

const DAY = 86_400;
const FOR_GOOD: Retention = { deletedDays: undefined, logDays: undefined, importDays: 90 };
let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: 100 });
});
afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
const forget = (retention: Partial<Retention>) => forgetOld(server.db, { ...FOR_GOOD, ...retention }, now());
const textOf = async (id: string) =>
  (await server.db.selectFrom('post').select('content').where('post_id', '=', id).executeTakeFirstOrThrow()).content;

test('what was deleted longer ago than it is kept loses its text and its media, and its case stays', async () => {
  const long = await aPost(server.db, { deleted_at: now() - 91 * DAY });
  const lately = await aPost(server.db, { deleted_at: now() - 89 * DAY });
  const present = await aPost(server.db);
  for (const post of [long, lately, present]) await aMedium(server.db, post);
  const comment = await aComment(server.db, present, { deleted_at: now() - 91 * DAY });
  const report = await aReport(server.db, { post: long });

  await forget({});
  expect(await textOf(long.post_id)).toBe(long.content);
  await forget({ deletedDays: 90 });
  expect(await textOf(long.post_id)).toBe('');
  const media = await server.db.selectFrom('media').select('post_id').execute();
  expect(media.map(({ post_id }) => post_id).toSorted()).toEqual([lately.post_id, present.post_id].toSorted());
  expect([await textOf(lately.post_id), await textOf(present.post_id)]).toEqual([lately.content, present.content]);
  const kept = await server.db
    .selectFrom('comment')
    .select('content')
    .where('comment_id', '=', comment.comment_id)
    .execute();
  expect(kept).toEqual([{ content: '' }]);
  const found = await server.call(reports.oneCase, { idcase: report.case_id }, { key: chief.key });
  expect(found).toMatchObject({ data: { decision: 'open', content: '' } });
});

test('a temple that was deleted longer ago is gone, with photos that nothing else shows', async () => {
  const name = (letter: string) => `${letter.repeat(27)}.webp`;
  const at = { created_at: 1, updated_at: 1, sort_name: '', folded: '', nickname: '', type: '', address: '', city: '' };
  const temple = (temple_id: string, avatar: string, photos: string[], deleted_at: number | null) => ({
    ...at,
    ...{ temple_id, name: temple_id, country: '', description: '', lat: null, lng: null },
    ...{
      avatar: `/photos/u/${avatar}`,
      photos: photos.map((photo) => `https://chua.example/photos/u/${photo}`),
      deleted_at,
    },
  });
  await server.db
    .insertInto('temple')
    .values([temple('gone', name('a'), [name('b')], now() - 91 * DAY), temple('kept', name('b'), [], null)])
    .execute();
  expect(await forget({ deletedDays: 90 })).toEqual([name('a'), `${'a'.repeat(27)}-thumb.webp`]);
  const left = await server.db.selectFrom('temple').select('temple_id').execute();
  expect(left).toEqual([{ temple_id: 'kept' }]);
});

test('the log is kept for as long as it is told, and its totals follow', async () => {
  const { post_id: idpost } = await aPost(server.db);
  const list = async () => server.call(audit.list, {}, { key: chief.key });
  await server.db.deleteFrom('audit').execute();
  await server.call(posts.hide, { idpost }, { key: chief.key });
  await server.db
    .updateTable('audit')
    .set((eb) => ({ at: eb('at', '-', 8 * DAY) }))
    .execute();
  await server.call(posts.unhide, { idpost }, { key: chief.key });
  await forget({});
  expect(await list()).toMatchObject({ total: 2 });
  await forget({ logDays: 7 });
  expect(await list()).toMatchObject({ total: 1, data: [{ command: 'post.unhide' }] });
});
