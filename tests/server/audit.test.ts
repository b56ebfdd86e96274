import { afterAll, beforeAll, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import { hotlive } from '../../contract/curatedMedia';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import { JOB_HEADER } from '../../contract/wire/endpoint';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aMember, aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let chief: Staff;
const EVERYTHING = [
  'REPORT_VIEW',
  'REPORT_DELETE_POST',
  'REPORT_BLOCK_ACCOUNT',
  'POST_HIDE',
  'POST_DELETE',
  'PROFILE_LOCK',
  'PROFILE_VERIFY',
  'PROFILE_UPDATE',
  'TV_HOTLIVE_ADD',
  'TV_HOTLIVE_DELETE',
];
beforeAll(async () => {
  server = await startTestServer();
  hoa = await server.staffWith(EVERYTHING, { userName: 'Hoa' });
  chief = await server.staffWith([], { tier: 100 });
});
afterAll(() => server.close());

type Asked = Parameters<typeof server.call<typeof audit.list>>[1];
async function changes(query: Asked = {}, by = chief) {
  const answer = await server.call(audit.list, query, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer;
}

test('every call that changes something writes who did what to which row', async () => {
  const author = await aMember(server.db);
  const post = await aPost(server.db, { author });
  const idpost = post.post_id;
  const idmedia = await aMedium(server.db, post, 2);
  const { report_id: idreport } = await aReport(server.db, { post });
  const { pubkey, uid } = author;
  const { key } = hoa;
  await server.call(posts.hide, { idpost }, { key });
  await server.call(posts.unhide, { idpost }, { key });
  await server.call(posts.block, { idpost }, { key });
  await server.call(posts.unblock, { idpost }, { key });
  await server.call(posts.remove, { idpost }, { key });
  await server.call(posts.restore, { idpost }, { key });
  await server.call(profiles.block, { pubkey, blockTypes: ['BLOCK_POST'] }, { key });
  await server.call(profiles.block, { pubkey, blockTypes: [] }, { key });
  await server.call(profiles.setAuthentic, { uid, isAuthentic: true }, { key });
  await server.call(profiles.setAuthentic, { uid, isAuthentic: false }, { key });
  await server.call(profiles.verifyPhone, { pubkey, phonenumber: '0912345678', verifyValue: true }, { key });
  await server.call(profiles.verifyPhone, { pubkey, phonenumber: '', verifyValue: false }, { key });
  await server.call(profiles.update, { pubkey, body: { location: 'Vinh' } }, { key });
  await server.call(hotlive.create, { idmedia }, { key });
  await server.call(hotlive.remove, { idmedia }, { key });
  await server.call(reports.processReport, { idreport, action: 1 }, { key });
  await server.call(reports.reopen, { idreport }, { key });
  await server.call(reports.processReport, { idreport, action: 3 }, { key });
  const { data } = await changes({ actor: 'hoa', count: 200 });
  expect(data.toReversed().map(({ command, target }) => [command, target.kind, target.id])).toEqual([
    ['post.hide', 'post', idpost],
    ['post.unhide', 'post', idpost],
    ['post.block', 'post', idpost],
    ['post.unblock', 'post', idpost],
    ['post.delete', 'post', idpost],
    ['post.restore', 'post', idpost],
    ['profile.block', 'profile', pubkey],
    ['profile.unblock', 'profile', pubkey],
    ['profile.setAuthentic', 'profile', pubkey],
    ['profile.unsetAuthentic', 'profile', pubkey],
    ['profile.verifyPhone', 'profile', pubkey],
    ['profile.unverifyPhone', 'profile', pubkey],
    ['profile.update', 'profile', pubkey],
    ['hotlive.add', 'hotlive', idmedia],
    ['hotlive.remove', 'hotlive', idmedia],
    ['report.ignore', 'report', idreport],
    ['report.reopen', 'report', idreport],
    ['report.blockUser', 'profile', pubkey],
    ['report.blockUser', 'report', idreport],
  ]);
});

test('a change says what was before and after, and who made it', async () => {
  const { post_id: idpost } = await aPost(server.db);
  await server.call(posts.hide, { idpost }, { key: hoa.key });
  expect(await changes({ target: idpost })).toMatchObject({
    total: 1,
    data: [
      {
        actor: { uid: hoa.uid, user_name: 'Hoa' },
        command: 'post.hide',
        target: { kind: 'post', id: idpost },
        before: { hidden: false },
        after: { hidden: true },
      },
    ],
  });
});

test('a refused change leaves no trace', async () => {
  await server.call(posts.hide, { idpost: 'nowhere' }, { key: hoa.key });
  expect(await changes({ target: 'nowhere' })).toMatchObject({ total: 0, data: [] });
});

test('the super admin sees all, others their own, whatever they ask for', async () => {
  const minh = await server.staffWith(['POST_HIDE']);
  const { post_id: idpost } = await aPost(server.db);
  await server.call(posts.hide, { idpost }, { key: minh.key });
  expect(await changes({}, minh)).toMatchObject({ total: 1, data: [{ actor: { uid: minh.uid } }] });
  expect(await changes({ actor: 'hoa' }, minh)).toMatchObject({ total: 0, data: [] });
  expect(await changes({ actor: String(minh.uid) })).toMatchObject({ total: 1 });
  const all = await changes();
  expect(all.total).toBeGreaterThan((await changes({ actor: 'hoa' })).total ?? 0);
  const hidden = await changes({ command: 'post.hide' });
  expect(new Set(hidden.data.map((one) => one.command))).toEqual(new Set(['post.hide']));
});

test('who is found by login, uid, and by words of the name without marks, also when gone', async () => {
  const { post_id: idpost } = await aPost(server.db);
  const thuy = await server.staffWith(['POST_HIDE'], { userName: 'ke-toan-7' });
  const other = await server.staffWith(['POST_HIDE'], { userName: 'thuy' });
  const named = (uid: number, display_name: string) =>
    server.db.updateTable('admin_user').set({ display_name }).where('uid', '=', uid).execute();
  await named(thuy.uid, 'Đặng Thị Thuỳ');
  await named(other.uid, 'Trực đêm');
  await server.call(posts.hide, { idpost }, { key: thuy.key });
  await server.call(posts.unhide, { idpost }, { key: other.key });
  const by = async (actor: string) => (await changes({ actor })).data.map((entry) => entry.actor.uid);
  for (const words of ['dang thi thuy', 'Thuỳ Đặng', 'DANG', 'ke-toan-7', String(thuy.uid)])
    expect(await by(words), words).toEqual([thuy.uid]);
  // Whose login it is, is meant alone.
  expect(await by('thuy')).toEqual([other.uid]);
  expect(await by('truc dem')).toEqual([other.uid]);
  expect(await by('nobody of that name')).toEqual([]);
  await server.call(adminUsers.remove, { id: thuy.uid }, { key: chief.key });
  expect(await by('dang thi')).toEqual([thuy.uid]);
});

test('a range of time begins with its first second and ends before its last', async () => {
  const { post_id: idpost } = await aPost(server.db);
  await server.call(posts.hide, { idpost }, { key: hoa.key });
  const [{ at } = { at: 0 }] = (await changes({ target: idpost })).data;
  const within = async (from: number, to: number) => (await changes({ target: idpost, from, to })).total;
  expect([await within(at, at + 1), await within(at - 5, at), await within(at + 1, at + 9)]).toEqual([1, 0, 0]);
});

test('a target is named as it is called now, to those who may see it, and a report by the case it is in', async () => {
  const author = await aMember(server.db, { display_name: 'Đỗ Thị Sen' });
  const post = await aPost(server.db, { author, content: 'Rao vặt' });
  const { report_id: idreport, case_id } = await aReport(server.db, { post });
  await server.call(profiles.setAuthentic, { uid: author.uid, isAuthentic: true }, { key: hoa.key });
  await server.call(reports.processReport, { idreport, action: 1 }, { key: hoa.key });
  const boss = await server.staffWith(['PROFILE_VIEW', 'REPORT_VIEW'], { tier: 100 });
  const [profile] = (await changes({ target: author.pubkey }, boss)).data;
  expect(profile?.target.name).toBe('Đỗ Thị Sen');
  expect((await changes({ target: idreport }, boss)).data[0]?.target).toMatchObject({
    name: 'Rao vặt',
    author: 'Đỗ Thị Sen',
    row: case_id,
  });
  expect((await changes({ target: author.pubkey })).data[0]?.target.name).toBeUndefined();
});

test('what was done about a comment is named by the comment', async () => {
  const post = await aPost(server.db);
  const author = await aMember(server.db, { display_name: 'Phan Văn Cộc' });
  const comment = await aComment(server.db, post, { author, content: 'Đồ lừa đảo' });
  const { report_id: idreport } = await aReport(server.db, { post, comment });
  await server.call(reports.processReport, { idreport, action: 2 }, { key: hoa.key });
  const boss = await server.staffWith(['REPORT_VIEW'], { tier: 100 });
  const named = { name: 'Đồ lừa đảo', author: 'Phan Văn Cộc' };
  for (const target of [idreport, comment.comment_id])
    expect((await changes({ target }, boss)).data[0]?.target).toMatchObject(named);
});

test('a post and its media are named by who posted it as well, to those who may see them', async () => {
  const author = await aMember(server.db, { display_name: 'Đỗ Thị Sen' });
  const post = await aPost(server.db, { author, content: 'Rao vặt' });
  const idmedia = await aMedium(server.db, post, 2);
  await server.call(posts.hide, { idpost: post.post_id }, { key: hoa.key });
  await server.call(hotlive.create, { idmedia }, { key: hoa.key });
  const boss = await server.staffWith(['POST_VIEW', 'TV_HOTLIVE_VIEW'], { tier: 100 });
  for (const target of [post.post_id, idmedia]) {
    expect((await changes({ target }, boss)).data[0]?.target).toMatchObject({ name: 'Rao vặt', author: 'Đỗ Thị Sen' });
    expect((await changes({ target })).data[0]?.target.author).toBeUndefined();
  }
});

test('what has no words is there without a name', async () => {
  const post = await aPost(server.db, { content: ' ' });
  const { report_id: idreport } = await aReport(server.db, { post });
  await server.call(reports.processReport, { idreport, action: 1 }, { key: hoa.key });
  const boss = await server.staffWith(['REPORT_VIEW'], { tier: 100 });
  expect((await changes({ target: idreport }, boss)).data[0]?.target.name).toBe('');
});

test('a job that decided reports says of how many cases they are', async () => {
  const nga = await server.staffWith(['REPORT_VIEW']);
  const [post, other] = [await aPost(server.db), await aPost(server.db)];
  for (const one of [post, post, post, other]) {
    const { report_id } = await aReport(server.db, { post: one });
    const response = await fetch(`${server.url}/api/report/processreport?idreport=${report_id}&action=1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${nga.key}`, [JOB_HEADER]: 'xu-ly' },
    });
    expect(response.status).toBe(200);
  }
  const [entry] = (await changes({ folded: true }, nga)).data;
  expect(entry?.job).toEqual({ id: 'xu-ly', size: 4, kinds: ['report'], targets: { report: 4 }, reports: 4, cases: 2 });
});

test('the changes of one job stand as one, with their number, and apart where they are asked for', async () => {
  const lan = await server.staffWith(['POST_HIDE']);
  const hideInJob = async (job: string) => {
    const { post_id } = await aPost(server.db);
    const response = await fetch(`${server.url}/api/post/hidepost?idpost=${post_id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lan.key}`, [JOB_HEADER]: job },
    });
    expect(response.status).toBe(200);
  };
  await Promise.all(['viec-1', 'viec-1', 'viec-1', 'viec-1', 'viec-1', 'viec-1', 'viec-2'].map(hideInJob));
  const { post_id: idpost } = await aPost(server.db);
  await server.call(posts.hide, { idpost }, { key: lan.key });
  const folded = await changes({ folded: true }, lan);
  expect(folded.total).toBe(3);
  expect(folded.data.map(({ job }) => job?.size ?? 0).sort()).toEqual([0, 1, 6]);
  expect((await changes({ folded: true, actor: lan.userName })).total).toBe(3);
  expect((await changes({}, lan)).total).toBe(8);
  const one = await changes({ job: 'viec-1' }, lan);
  expect([one.total, one.data.every(({ job }) => job?.id === 'viec-1')]).toEqual([6, true]);
  expect((await changes({ job: 'viec-1' }, hoa)).total).toBe(0);
});
