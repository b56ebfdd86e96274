import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as posts from '../../contract/posts';
import { BLOCK_KINDS } from '../../contract/profiles';
import { REPORTER_RECORD_MAX } from '../../contract/records';
import * as reports from '../../contract/reports';
import { Settled } from '../../contract/settled';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aMember, aPost, aReport, LONG_AGO } from './rows';

let server: TestServer;
let moderator: Staff;
beforeAll(async () => {
  server = await startTestServer();
  moderator = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT', 'POST_VIEW']);
});
afterAll(() => server.close());

const decide = (idreport: string, action: 1 | 2 | 3, by = moderator) =>
  server.call(reports.processReport, { idreport, action }, { key: by.key });
const oneCase = (idcase: string) => server.call(reports.oneCase, { idcase }, { key: moderator.key });
const isThere = async (postId: string) =>
  (await server.call(posts.one, { idpost: postId }, { key: moderator.key })).refused === undefined;

test('a report says who complained about whom, why, when, and of what, with its pictures', async () => {
  const author = await aMember(server.db, { display_name: 'Trần Văn Bị', photo: '/photos/a.webp' });
  const post = await aPost(server.db, { author, content: 'Bán bùa' });
  const medium = await aMedium(server.db, post);
  const { report_id } = await aReport(server.db, { post }, { reason: 'Mê tín', created_at: LONG_AGO + 5 });
  const answer = await server.call(reports.list, { count: 1 }, { key: moderator.key });
  expect(answer).toMatchObject({
    data: [
      {
        reportId: report_id,
        postId: post.post_id,
        decision: 'open',
        createdAt: LONG_AGO + 5,
        reason: 'Mê tín',
        reporter: { displayName: 'Lê Văn Báo' },
        reported: { uid: author.uid, pubkey: author.pubkey, displayName: 'Trần Văn Bị', avatar: '/photos/a.webp' },
        content: 'Bán bùa',
        media: [{ idmedia: medium, mediaType: 1 }],
      },
    ],
  });
});

test('on the wire a medium of a report is a picture or a film, whatever it is in its post', async () => {
  const post = await aPost(server.db);
  for (const type of [1, 2, 3, 4, 6, 7, 10] as const) await aMedium(server.db, post, type);
  await aReport(server.db, { post }, { created_at: LONG_AGO + 20 });
  for (const path of ['getlistreportfrompos', 'getlistcasefrompos']) {
    const response = await fetch(`${server.url}/api/report/${path}?count=1`, {
      headers: { authorization: `Bearer ${moderator.key}` },
    });
    const { data } = (await response.json()) as { data: { listMediaObj: { mediaType?: number; url: string }[] }[] };
    // A list of cases leaves out that one is a picture.
    expect(data[0]?.listMediaObj.map(({ mediaType = 1 }) => mediaType)).toEqual([1, 2, 2, 2, 1, 2, 1]);
    expect(data[0]?.listMediaObj.every(({ url }) => url !== '')).toBe(true);
  }
});

test('a case whose reports are gone from the store takes no other case of its list with it, and is read by itself', async () => {
  const [left, whole] = [await aPost(server.db), await aPost(server.db)];
  const { report_id } = await aReport(server.db, { post: left }, { created_at: LONG_AGO + 30 });
  await aReport(server.db, { post: whole }, { created_at: LONG_AGO + 29 });
  await server.db.deleteFrom('report').where('report_id', '=', report_id).execute();
  expect(await server.call(reports.cases, { count: 2 }, { key: moderator.key })).toMatchObject({
    data: [
      { caseId: `p${left.post_id}`, reports: [] },
      { caseId: `p${whole.post_id}`, reports: [{ decision: 'open' }] },
    ],
  });
  expect(await oneCase(`p${left.post_id}`)).toMatchObject({ data: { caseId: `p${left.post_id}`, reports: [] } });
});

test('reports on one post are one case, the open ones first', async () => {
  const author = await aMember(server.db);
  const post = await aPost(server.db, { author });
  const old = await aReport(server.db, { post }, { created_at: LONG_AGO + 9 });
  await decide(old.report_id, 1);
  const open = await aReport(server.db, { post }, { created_at: LONG_AGO + 8 });
  await aReport(server.db, { post: await aPost(server.db, { author }) });
  const reopened = await server.call(reports.reopen, { idreport: old.report_id }, { key: moderator.key });
  expect(reopened).toMatchObject({ data: { decision: 'open' } });
  await decide(old.report_id, 1);
  expect(await oneCase(`p${post.post_id}`)).toMatchObject({
    data: {
      decision: 'open',
      createdAt: LONG_AGO + 9,
      reportCount: 2,
      reports: [
        { reportId: open.report_id, decision: 'open' },
        { reportId: old.report_id, decision: 'ignored' },
      ],
    },
  });
});

test('a list of cases leaves out who made their reports and when, and the case itself says it', async () => {
  const author = await aMember(server.db);
  const post = await aPost(server.db, { author });
  const { report_id } = await aReport(server.db, { post }, { reason: 'Mê tín', created_at: LONG_AGO + 30 });
  const caseId = `p${post.post_id}`;
  const short = { reportId: report_id, decision: 'open', reason: 'Mê tín' } as const;
  for (const answer of [
    await server.call(reports.cases, { count: 1 }, { key: moderator.key }),
    await server.call(reports.casesOfAuthor, { pubkey: author.pubkey, count: 1 }, { key: moderator.key }),
  ])
    expect(answer).toEqual(expect.objectContaining({ data: [expect.objectContaining({ caseId, reports: [short] })] }));
  expect(await oneCase(caseId)).toMatchObject({
    data: {
      caseId,
      reports: [{ ...short, createdAt: LONG_AGO + 30, reporter: { displayName: 'Lê Văn Báo' } }],
      reported: { uid: author.uid },
    },
  });
});

test('a case of a list is not 600 bytes of the usual kind, and does not say again what it has said', async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    const post = await aPost(server.db, {
      content: 'Bán vé số trúng 100%, ai mua nhắn tin riêng cho tôi nhé. '.repeat(2),
    });
    if (nth % 2 === 0) await aMedium(server.db, post, 1);
    for (let report = 0; report < 4; report += 1)
      await aReport(server.db, { post }, { reason: 'Spam: đăng đi đăng lại', created_at: LONG_AGO + 60 + report });
  }
  const response = await fetch(`${server.url}/api/report/getlistcasefrompos?count=10`, {
    headers: { authorization: `Bearer ${moderator.key}` },
  });
  const page = await response.text();
  expect(page.split('Spam:')).toHaveLength(10 + 1);
  expect(Buffer.byteLength(page)).toBeLessThan(6000);
});

test('a case says how old its author’s account is, how much they post, and what became of the other cases about them', async () => {
  const author = await aMember(server.db, { created_at: LONG_AGO - 9 });
  const [post, ignored, blocked, deleted] = [
    await aPost(server.db, { author }),
    await aPost(server.db, { author }),
    await aPost(server.db, { author, hidden: true }),
    await aPost(server.db, { author }),
  ];
  for (const [of, action] of [
    [ignored, 1],
    [deleted, 2],
    [blocked, 3],
  ] as const)
    await decide((await aReport(server.db, { post: of })).report_id, action);
  await aReport(server.db, { post });
  await aReport(server.db, { post: await aPost(server.db) });
  expect(await oneCase(`p${post.post_id}`)).toMatchObject({
    data: {
      authorRecord: { joinedAt: LONG_AGO - 9, postCount: 3, cases: { open: 0, ignored: 1, deleted: 1, blocked: 1 } },
    },
  });
});

test('a case says of each reporter what became of the newest hundred reports on anything else', async () => {
  const reporter = await aMember(server.db);
  const report = async (action?: 1 | 2 | 3) => {
    const made = await aReport(server.db, { post: await aPost(server.db) }, { reporter_uid: reporter.uid });
    if (action) await decide(made.report_id, action);
  };
  for (const action of [1, 2, 3, 3, undefined] as const) await report(action);
  const post = await aPost(server.db);
  await aReport(server.db, { post }, { reporter_uid: reporter.uid, created_at: LONG_AGO + 1 });
  await aReport(server.db, { post }, { created_at: LONG_AGO + 2 });
  const records = async () => {
    const one = await oneCase(`p${post.post_id}`);
    return one.refused === undefined ? one.data.reports.map(({ record }) => record) : one;
  };
  expect(await records()).toEqual([
    { agreed: 0, ignored: 0, open: 0 },
    { agreed: 3, ignored: 1, open: 1 },
  ]);
  const elsewhere = await aPost(server.db);
  for (let made = 0; made < REPORTER_RECORD_MAX; made += 1)
    await aReport(server.db, { post: elsewhere }, { reporter_uid: reporter.uid, created_at: LONG_AGO + 10 + made });
  expect(await records()).toContainEqual({ agreed: 0, ignored: 0, open: REPORTER_RECORD_MAX });
});

test('a case leaves the open ones with its last open report', async () => {
  const post = await aPost(server.db);
  const [first, second] = [await aReport(server.db, { post }), await aReport(server.db, { post })];
  const listed = async (action: reports.Decision) => {
    const answer = await server.call(reports.cases, { action, count: 200 }, { key: moderator.key });
    return answer.refused === undefined && answer.data.some((row) => row.postId === post.post_id);
  };
  await decide(first.report_id, 1);
  expect(await listed('open')).toBe(true);
  await decide(second.report_id, 1);
  expect([await listed('open'), await listed('ignored')]).toEqual([false, true]);
});

test('deleting takes the post out of every list and leaves the report with what it was about', async () => {
  const post = await aPost(server.db, { content: 'Xấu' });
  const { report_id } = await aReport(server.db, { post });
  expect(await decide(report_id, 2)).toMatchObject({ status: 200, data: { decision: 'deleted', content: 'Xấu' } });
  expect(await isThere(post.post_id)).toBe(false);
});

test('deleting for a report on a comment deletes the comment, not the post, and the counts follow', async () => {
  const post = await aPost(server.db);
  const top = await aComment(server.db, post);
  const reply = await aComment(server.db, post, { under: top, content: 'Chửi' });
  const { report_id } = await aReport(server.db, { post, comment: reply });
  expect(await decide(report_id, 2)).toMatchObject({
    data: { decision: 'deleted', commentId: reply.comment_id, content: 'Chửi' },
  });
  const counts = async () => ({
    post: (
      await server.db.selectFrom('post').select('comment_count').where('post_id', '=', post.post_id).executeTakeFirst()
    )?.comment_count,
    replies: (
      await server.db
        .selectFrom('comment')
        .select('reply_count')
        .where('comment_id', '=', top.comment_id)
        .executeTakeFirst()
    )?.reply_count,
  });
  expect(await isThere(post.post_id)).toBe(true);
  expect(await counts()).toEqual({ post: 1, replies: 0 });
  await server.call(reports.reopen, { idreport: report_id }, { key: moderator.key });
  expect(await counts()).toEqual({ post: 2, replies: 1 });
});

test('blocking the user sets all three kinds', async () => {
  const author = await aMember(server.db, { blocks: ['BLOCK_COMMENT'] });
  const { report_id } = await aReport(server.db, { post: await aPost(server.db, { author }) });
  await decide(report_id, 3);
  const { blocks } = await server.db
    .selectFrom('member')
    .select('blocks')
    .where('uid', '=', author.uid)
    .executeTakeFirstOrThrow();
  expect(blocks).toEqual([...BLOCK_KINDS]);
});

test('the same decision again answers 200 and changes nothing; another is refused with 313', async () => {
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  await decide(report_id, 1);
  const changes = () => server.db.selectFrom('audit').select('audit_id').where('target_id', '=', report_id).execute();
  expect(await decide(report_id, 1)).toMatchObject({ status: 200, data: { decision: 'ignored' } });
  expect(await changes()).toHaveLength(1);
  expect(await decide(report_id, 2)).toMatchObject({ status: 410, refused: Code.taskEnded });
});

test('who decides what was decided meanwhile learns what, by whom and when', async () => {
  const { report_id, case_id } = await aReport(server.db, { post: await aPost(server.db) });
  const colleague = await server.staffWith(['REPORT_VIEW']);
  await decide(report_id, 1, colleague);
  const answer = await decide(report_id, 2);
  expect(answer).toMatchObject({ refused: Code.taskEnded });
  expect(z.decode(Settled, answer.data as never)).toEqual({
    caseId: case_id,
    reportId: report_id,
    decision: 'ignored',
    decidedBy: { uid: colleague.uid, display_name: expect.any(String) },
    decidedAt: expect.any(Number),
  });
});

test('each decision needs its own permission, and so does taking it back', async () => {
  const viewer = await server.staffWith(['REPORT_VIEW']);
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  expect(await decide(report_id, 2, viewer)).toMatchObject({ status: 403, refused: Code.forbidden });
  expect(await decide(report_id, 3, viewer)).toMatchObject({ refused: Code.forbidden });
  expect(await decide(report_id, 1, viewer)).toMatchObject({ data: { decision: 'ignored' } });
  expect(await server.call(reports.reopen, { idreport: report_id }, { key: viewer.key })).toMatchObject({
    status: 200,
  });
  await decide(report_id, 2);
  expect(await server.call(reports.reopen, { idreport: report_id }, { key: viewer.key })).toMatchObject({
    status: 403,
    refused: Code.forbidden,
  });
});

test.each([
  [1, 'REPORT_VIEW'],
  [2, 'REPORT_DELETE_POST'],
  [3, 'REPORT_BLOCK_ACCOUNT'],
] as const)('decision %i is made and taken back with %s and no other permission', async (action, permission) => {
  const [holder, others] = [
    await server.staffWith([permission]),
    await server.staffWith(ACTION_IDS.filter((one) => one !== permission)),
  ];
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  const reopen = ({ key }: Staff) => server.call(reports.reopen, { idreport: report_id }, { key });
  expect(await decide(report_id, action, holder)).toMatchObject({ status: 200 });
  expect(await reopen(others)).toMatchObject({ status: 403, refused: Code.forbidden });
  expect(await reopen(holder)).toMatchObject({ status: 200, data: { decision: 'open' } });
});

test('what is not there answers 304, what is malformed 400', async () => {
  expect(await decide('nobody', 1)).toMatchObject({ status: 404, refused: Code.notFound });
  expect(await server.call(reports.reopen, { idreport: 'nobody' }, { key: moderator.key })).toMatchObject({
    refused: Code.notFound,
  });
  expect(await oneCase('pnobody')).toMatchObject({ refused: Code.notFound });
  expect(await server.call(reports.casesOfAuthor, { pubkey: 'nobody' }, { key: moderator.key })).toMatchObject({
    refused: Code.notFound,
  });
  const response = await fetch(`${server.url}/api/report/processreport?idreport=x&action=4`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${moderator.key}` },
  });
  expect(response.status).toBe(400);
});

test('a member’s cases are those about that member alone', async () => {
  const author = await aMember(server.db);
  const [older, newer] = [await aPost(server.db, { author }), await aPost(server.db, { author })];
  await aReport(server.db, { post: older });
  await aReport(server.db, { post: newer }, { created_at: LONG_AGO + 1 });
  const answer = await server.call(reports.casesOfAuthor, { pubkey: author.pubkey, count: 1 }, { key: moderator.key });
  expect(answer).toMatchObject({ total: 2, data: [{ postId: newer.post_id }] });
});

test('of two moderators on one report at once one decides, the other hears how it stands', async () => {
  const other = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
  const { report_id } = await aReport(server.db, { post: await aPost(server.db) });
  const answers = await Promise.all([decide(report_id, 1), decide(report_id, 2, other)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
});

test('two moderators who settle one case at once leave it settled, with nothing open and nothing counted twice', async () => {
  const other = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
  const post = await aPost(server.db);
  const made = [];
  for (let i = 0; i < 6; i++) made.push((await aReport(server.db, { post })).report_id);
  await Promise.all(made.map((id, i) => decide(id, 2, i % 2 === 0 ? moderator : other)));
  expect(await oneCase(`p${post.post_id}`)).toMatchObject({ data: { decision: 'deleted', reportCount: 6 } });
  const row = await server.db
    .selectFrom('report_case')
    .selectAll()
    .where('case_id', '=', `p${post.post_id}`)
    .executeTakeFirst();
  expect(row).toMatchObject({ open_count: 0, action: 2 });
  const undo = await server.db.selectFrom('report').select('undo').where('post_id', '=', post.post_id).execute();
  expect(undo.filter((one) => one.undo !== null)).toEqual([{ undo: { deleted: 'post' } }]);
});

test('two moderators who decide a whole case at once never share it: one decision counts, and one call opens all of it again', async () => {
  const other = await server.staffWith(['REPORT_VIEW', 'REPORT_DELETE_POST']);
  const post = await aPost(server.db);
  const stranger = await aReport(server.db, { post: await aPost(server.db) });
  const made: string[] = [];
  for (let i = 0; i < 6; i++) made.push((await aReport(server.db, { post })).report_id);
  const [idreport = '', ...rest] = made;
  const others = [...rest, stranger.report_id];
  const whole = (action: 1 | 2, { key }: { key: string }) =>
    server.call(reports.processReport, { idreport, others, action }, { key });
  const answers = await Promise.all([whole(1, moderator), whole(2, other)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  const actions = async () =>
    (await server.db.selectFrom('report').select('action').where('report_id', 'in', made).execute()).map(
      ({ action }) => action,
    );
  expect(new Set(await actions()).size).toBe(1);
  expect(await actions()).not.toContain(0);
  // What is of another case is not meant, whoever names it.
  const { action } = await server.db
    .selectFrom('report')
    .select('action')
    .where('report_id', '=', stranger.report_id)
    .executeTakeFirstOrThrow();
  expect(action).toBe(0);
  const opened = await server.call(reports.reopen, { idreport, others }, { key: moderator.key });
  expect(opened.status).toBe(200);
  expect(await actions()).toEqual(made.map(() => 0));
  expect(await oneCase(`p${post.post_id}`)).toMatchObject({ data: { decision: 'open' } });
});

test('the same decision again is no change, and says who made it and when', async () => {
  const other = await server.staffWith(['REPORT_VIEW']);
  const post = await aPost(server.db);
  const { report_id } = await aReport(server.db, { post });
  const first = await decide(report_id, 1);
  const second = await decide(report_id, 1, other);
  expect(first).toMatchObject({ data: { decidedBy: { uid: moderator.uid }, decidedAt: expect.any(Number) } });
  expect(second).toEqual(first);
});

test('a decided case says who decided it, and when, an open one nobody', async () => {
  const post = await aPost(server.db);
  const { report_id } = await aReport(server.db, { post });
  const deciderOf = async () => {
    const answer = await oneCase(`p${post.post_id}`);
    if (answer.refused !== undefined) return answer;
    const { decidedBy, decidedAt } = answer.data.reports[0] ?? {};
    expect(decidedAt === undefined).toBe(decidedBy === undefined);
    return decidedBy;
  };
  expect(await deciderOf()).toBeUndefined();
  await decide(report_id, 1);
  const { display_name } = await server.db
    .selectFrom('admin_user')
    .select('display_name')
    .where('uid', '=', moderator.uid)
    .executeTakeFirstOrThrow();
  expect(await deciderOf()).toEqual({ uid: moderator.uid, display_name });
  await server.call(reports.reopen, { idreport: report_id }, { key: moderator.key });
  expect(await deciderOf()).toBeUndefined();
});
