import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import { FOUND_MAX, foundKeys, holdsWords } from '../../server/store/search';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember, aPost, LONG_AGO } from './rows';

let server: TestServer;
let staff: Staff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.staffWith(['POST_VIEW', 'PROFILE_VIEW', 'PROFILE_UPDATE', 'POST_DELETE']);
  const dong = await aMember(server.db, {
    pubkey: 'pkDong',
    display_name: 'Đống Thị Ấn',
    phone: '+84912345678',
    email: 'an_dong@vd.vn',
  });
  const lan = await aMember(server.db, { pubkey: 'pkLan', display_name: 'Nguyễn Mai Lan', created_at: LONG_AGO + 1 });
  const binh = await aMember(server.db, { pubkey: 'Qas5owkMAPodrw', display_name: 'Trần Văn Bình' });
  await aPost(server.db, { post_id: 'x7mapDel93', author: binh, content: 'Bài đầu' });
  await aPost(server.db, { post_id: 'chua', author: dong, content: 'Chùa Một Cột\nmở cửa 100% ngày lễ' });
  await aPost(server.db, { post_id: 'dinh', author: lan, content: 'Đình làng, 1000 người', created_at: LONG_AGO + 1 });
  await aPost(server.db, { post_id: 'gone', author: lan, content: 'Chùa đã xoá', deleted_at: LONG_AGO });
});
afterAll(() => server.close());

async function foundPosts(text: string) {
  const answer = await server.call(posts.search, { text }, { key: staff.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  expect(answer.total).toBe(answer.data.length);
  return answer.data.map((post) => post.postId);
}
async function foundMembers(text: string) {
  const answer = await server.call(profiles.search, { text }, { key: staff.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  expect(answer.total).toBe(answer.data.length);
  return answer.data.map((member) => member.pubkey);
}

test.each([
  ['chua', ['chua']],
  ['CHÙA', ['chua']],
  ['cot chua', ['chua']],
  ['đình', ['dinh']],
  ['dong', ['chua']],
  ['lan', ['dinh']],
  ['chua lan', []],
  ['100%', ['chua']],
  ['1_0', []],
  ['%', ['chua']],
  ['_', []],
  ['\\', []],
  ['', []],
  ['   ', []],
  ['le', ['chua']],
  ['gone', []],
  ['dinh', ['dinh']],
])('posts that hold every word of %j, whatever its marks: %j', async (text, ids) => {
  expect(await foundPosts(text)).toEqual(ids);
});

test.each([
  ['dong', ['pkDong']],
  ['Đống', ['pkDong']],
  ['an', ['pkDong']],
  ['thi', ['pkDong']],
  ['0912345678', ['pkDong']],
  ['+84912345678', ['pkDong']],
  ['345678', ['pkDong']],
  ['an_dong@vd.vn', ['pkDong']],
  ['anxdong', []],
  ['pklan', ['pkLan']],
  ['n', ['pkLan']],
])('members whose name, phone, e-mail or key holds every word of %j: %j', async (text, keys) => {
  expect(await foundMembers(text)).toEqual(keys);
});

test.each([
  ['map', []],
  ['Qas5o', []],
  ['owkMAPodrw', []],
  ['Qas5ow', ['Qas5owkMAPodrw']],
  ['Qas5owkMAPodrw', ['Qas5owkMAPodrw']],
  ['binh Qas5owkM', ['Qas5owkMAPodrw']],
  ['tran', ['Qas5owkMAPodrw']],
])('a public key is found by its beginning or as a whole, and by no piece of it: %j finds %j', async (text, keys) => {
  expect(await foundMembers(text)).toEqual(keys);
});

test.each([
  ['map', []],
  ['del93', []],
  ['x7map', []],
  ['x7mapd', ['x7mapDel93']],
  ['dau', ['x7mapDel93']],
])('so is the id of a post: %j finds %j', async (text, ids) => {
  expect(await foundPosts(text)).toEqual(ids);
});

test('the newest come first', async () => {
  expect(await foundPosts('ng')).toEqual(['dinh', 'chua']);
});

test('a member who gets another name is found by it, with the posts', async () => {
  const old = await aMember(server.db, { pubkey: 'pkOld', display_name: 'Tên Cũ Kỹ' });
  await aPost(server.db, { post_id: 'theirs', author: old, content: 'chỉ một bài' });
  await server.call(profiles.update, { pubkey: 'pkOld', body: { displayName: 'Hoàng Mới' } }, { key: staff.key });
  expect(await foundMembers('hoang moi')).toEqual(['pkOld']);
  expect(await foundPosts('hoang moi mot')).toEqual(['theirs']);
  expect(await foundPosts('cu ky')).toEqual([]);
});

test('a search looks up its words once, in their index, for the total and the page together, and ids in theirs', async () => {
  const folded = sql`' người thứ ' || n || ' ' || md5(n::text)`;
  await sql`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
    SELECT 'pkMany' || n, 'Người thứ ' || n, 1, ${LONG_AGO} - n, ${LONG_AGO}, ${folded} FROM generate_series(1, 20000) n`.execute(
    server.db,
  );
  await sql`ANALYZE member`.execute(server.db);
  const found = server.db.selectFrom('member').where(holdsWords('member', 'thứ 19999'));
  const asker = { keyHash: null, now: 0, says: async () => {} };
  const statement = foundKeys({ found, at: 'created_at', id: 'uid' }, { pos: 0, count: 50, direction: 'desc', asker });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${statement}`.execute(server.db);
  const scans = rows.flatMap((row) => /(\w+ )+Scan on member\w*/.exec(row['QUERY PLAN'])?.[0] ?? []);
  const index = (name: string) => `Bitmap Index Scan on member_${name}`;
  const each = ['words', 'pkey', 'pubkey_begins', 'number_begins'].map(index);
  expect(new Set(scans)).toEqual(new Set(['Bitmap Heap Scan on member', ...each]));
  expect(scans.filter((scan) => scan === index('words'))).toHaveLength(1);
  await server.db.deleteFrom('member').where('pubkey', 'like', 'pkMany%').execute();
});

test('a search that finds more than is counted shows the newest of all', async () => {
  await sql`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
    SELECT 'pkMore' || n, 'Rất Nhiều', 1, ${LONG_AGO} + n, ${LONG_AGO}, ' rat nhieu' FROM generate_series(1, ${FOUND_MAX + 5}::int) n`.execute(
    server.db,
  );
  const page = (pos: number) => server.call(profiles.search, { text: 'nhieu', pos, count: 2 }, { key: staff.key });
  const newest = (n: number) => ({ pubkey: `pkMore${FOUND_MAX + 5 - n}` });
  expect(await page(0)).toMatchObject({ total: FOUND_MAX, data: [newest(0), newest(1)] });
  expect(await page(3)).toMatchObject({ total: FOUND_MAX, data: [newest(3), newest(4)] });
  await server.db.deleteFrom('member').where('pubkey', 'like', 'pkMore%').execute();
});
