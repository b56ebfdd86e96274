import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import { hotlive } from '../../contract/curatedMedia';
import { vip } from '../../contract/curatedMembers';
import * as notes from '../../contract/notes';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as replies from '../../contract/replies';
import * as reports from '../../contract/reports';
import * as secondOpinions from '../../contract/secondOpinions';
import { ACTION_IDS } from '../../contract/wire/areas';
import type { Answer } from '../../contract/wire/endpoint';
import { TABLES } from '../../server/backup/tables';
import { eraseMember } from '../../server/personalData/eraseMember';
import { exportMember } from '../../server/personalData/exportMember';
import type { Member, PostRow, ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aMember, aPost, aReport } from './rows';

/** Stands in everything that is of the member, and in nothing else. Folded and in capitals it is the same. */
const MARK = 'baobinh77';
const PUBKEY = `pk${MARK}`;

let server: TestServer;
let staff: Staff;
let member: Member;
let other: Member;
let post: PostRow;
let mine: ReportRow;
let about: ReportRow;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.staffWith(ACTION_IDS, { tier: 100 });
});
afterAll(() => server.close());

const key = () => ({ key: staff.key });
const now = () => Math.floor(Date.now() / 1000);
/** The data of an answer that has to be a success. */
function dataOf<A extends Answer<unknown>>(answer: A): Extract<A, { refused?: undefined }>['data'] {
  if (answer.refused !== undefined) throw new Error(`${answer.refused}: ${answer.message}`);
  return answer.data as never;
}
/** The tables that say the mark, in any column. */
async function tablesThatSay(mark: string): Promise<string[]> {
  const said: string[] = [];
  for (const table of TABLES) {
    const { rows } =
      await sql`SELECT FROM ${sql.table(table)} t WHERE strpos(lower(t::text), ${mark}) > 0 LIMIT 1`.execute(server.db);
    if (rows.length > 0) said.push(table);
  }
  return said.toSorted();
}

/** A member with something in every place where something of a member can be, written by calls where there is one. */
beforeAll(async () => {
  member = await aMember(server.db, {
    pubkey: PUBKEY,
    display_name: `Bà ${MARK}`,
    email: `${MARK}@thu.example`,
    id_card: MARK,
    location: MARK,
    photo: `/photos/u/${'a'.repeat(20)}${MARK.slice(0, 7)}.webp`,
  });
  other = await aMember(server.db, { display_name: 'Người khác', email: 'khac@thu.example' });
  post = await aPost(server.db, { author: member, content: `Bài của ${MARK}` });
  await aMedium(server.db, post);
  const medium = await aMedium(server.db, post, 2);
  await server.db
    .updateTable('media')
    .set({ thumb: `https://anh.example/${MARK}.webp` })
    .execute();
  const answered = await aComment(server.db, post, { author: member, content: `Có trả lời ${MARK}` });
  await aComment(server.db, post, { author: other, under: answered, content: 'Trả lời' });
  await aComment(server.db, post, {
    author: member,
    content: `Không ai trả lời ${MARK}`,
    links: [`https://${MARK}.example`],
  });
  about = await aReport(server.db, { post }, { reason: `Về ${MARK}`, reporter_uid: other.uid });
  mine = await aReport(
    server.db,
    { post: await aPost(server.db, { author: other }) },
    { reason: `Của ${MARK}`, reporter_uid: member.uid },
  );
  const ok = async (answer: Promise<{ refused?: unknown }>) => expect((await answer).refused).toBeUndefined();
  const field = { pubkey: PUBKEY, body: { location: `Huế ${MARK}` } };
  await ok(server.call(profiles.update, field, { ...key(), idempotencyKey: 'lan-1' }));
  await ok(server.call(vip.create, { pubkey: PUBKEY }, key()));
  await ok(server.call(vip.remove, { pubkey: PUBKEY }, key()));
  await ok(server.call(vip.create, { pubkey: PUBKEY }, key()));
  await ok(server.call(hotlive.create, { idmedia: medium }, key()));
  await ok(
    server.call(
      notes.create,
      { kind: 'profile', id: PUBKEY, body: { text: `Ghi ${MARK}`, mentions: [staff.uid] } },
      key(),
    ),
  );
  await ok(
    server.call(notes.create, { kind: 'case', id: about.case_id, body: { text: `Ghi ${MARK}`, mentions: [] } }, key()),
  );
  await ok(server.call(secondOpinions.ask, { idcase: about.case_id, body: { text: `Hỏi ${MARK}` } }, key()));
  await ok(server.call(replies.send, { idreport: mine.report_id, body: { text: `Thưa ${MARK}` } }, key()));
});

test('an export has all that is of the member, and nobody else', async () => {
  const data = await server.db.transaction().execute((tx) => exportMember(tx, PUBKEY));
  const text = JSON.stringify(data);
  for (const said of ['Bài của', 'Có trả lời', 'Không ai trả lời', 'Về', 'Của', 'Ghi', 'Thưa'])
    expect(text).toContain(`${said} ${MARK}`);
  expect(data.member).toMatchObject({
    email: `${MARK}@thu.example`,
    created_at: new Date(member.created_at * 1000).toISOString(),
  });
  expect(data.lists).toMatchObject([{ list: 'vip' }]);
  for (const stranger of [other.display_name, other.email, other.pubkey, staff.userName])
    expect(text).not.toContain(stranger);
  await expect(server.db.transaction().execute((tx) => exportMember(tx, 'khong-co'))).rejects.toThrow(
    'There is no member with the public key khong-co.',
  );
});

test('an erasure leaves the member in no table, and what others did and what was decided in place', async () => {
  dataOf(await server.call(reports.processReport, { idreport: about.report_id, action: 1 }, key()));
  // It is worth nothing unless they were there.
  expect((await tablesThatSay(MARK)).length).toBeGreaterThan(8);
  const erased = await server.db.transaction().execute((tx) => eraseMember(tx, PUBKEY, now()));
  expect(erased).toMatchObject({ posts: 1, comments: 2 });
  expect(erased.photos).toContain(`${'a'.repeat(20)}${MARK.slice(0, 7)}.webp`);
  // Events say for some hours that a row of this key has changed, and nothing else of it.
  expect(await tablesThatSay(MARK)).toEqual(['event']);

  const nobody = `erased-${member.uid}`;
  expect(dataOf(await server.call(profiles.byPubkey, { pubkey: nobody }, key()))).toMatchObject({
    displayName: `#${member.uid}`,
    email: '',
    bornAt: null,
  });
  const bin = dataOf(await server.call(posts.list, { deleted: '1' }, key()));
  expect(bin.map(({ postId }) => postId)).not.toContain(post.post_id);
  const left = await server.db
    .selectFrom('comment')
    .select(['content', 'deleted_at'])
    .where('uid', '=', member.uid)
    .execute();
  expect(left.map(({ deleted_at }) => deleted_at === null).toSorted()).toEqual([false, true]);
  expect(dataOf(await server.call(reports.oneCase, { idcase: mine.case_id }, key()))).toMatchObject({
    decision: 'open',
  });
  expect(dataOf(await server.call(reports.oneCase, { idcase: about.case_id }, key()))).toMatchObject({
    decision: 'ignored',
    reports: [{ decision: 'ignored', reason: '' }],
  });
  const log = dataOf(await server.call(audit.list, { target: nobody }, key()));
  expect(log.map(({ command }) => command)).toEqual([
    'profile.erase',
    'note.add',
    'vip.add',
    'vip.remove',
    'vip.add',
    'profile.update',
  ]);
});
