import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as replies from '../../contract/replies';
import { Code } from '../../contract/wire/codes';
import { openPostman, type Postman } from '../../server/mail/postman';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMailServer, type MailServer } from './aMailServer';
import { eventually } from './eventually';
import { aMember, aPost, aReport, LONG_AGO } from './rows';

let mail: MailServer;
let server: TestServer;
let moderator: Staff;
beforeAll(async () => {
  mail = await aMailServer();
  server = await startTestServer(undefined, {
    postman: (db) => openPostman({ db, settings: mail.settings(), trouble: console.error, tryAgainAfter: [0, 0] }),
  });
  moderator = await server.staffWith(['REPORT_VIEW']);
});
beforeEach(() => mail.answers('accept'));
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** Mail takes its time on a slow machine. */

/** A report by somebody with this address, and its case. */
async function reportBy(email: string, name = 'Lê Văn Báo', post?: Awaited<ReturnType<typeof aPost>>) {
  const reporter = await aMember(server.db, { display_name: name, email });
  const report = await aReport(server.db, { post: post ?? (await aPost(server.db)) }, { reporter_uid: reporter.uid });
  return { idreport: report.report_id, idcase: report.case_id };
}
const reply = (idreport: string, text: string, at = server, by = moderator, idempotencyKey?: string) =>
  at.call(replies.send, { idreport, body: { text } }, { key: by.key, ...(idempotencyKey ? { idempotencyKey } : {}) });
const thread = async (idcase: string, at = server, by = moderator) => {
  const answer = await at.call(replies.thread, { idcase }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
};
const states = async (idcase: string) => (await thread(idcase)).replies.map(({ state }) => state);
const arrivedAt = (address: string) => mail.arrived.filter(({ to }) => to.includes(address));

test('a reply is mailed in the language of the community, and stays in the case with who, when and to whom', async () => {
  const { idreport, idcase } = await reportBy('hoa@mail.example', 'Nguyễn Thị Hoa');
  expect(await reply(idreport, '  Cảm ơn bạn đã báo cáo.  ')).toMatchObject({
    data: { state: 'waiting', text: 'Cảm ơn bạn đã báo cáo.' },
  });
  await eventually(() => states(idcase)).toEqual(['sent']);
  const [letter] = arrivedAt('hoa@mail.example');
  expect(letter?.to).toEqual(['hoa@mail.example']);
  expect(letter?.raw).toMatch(/^From: =\?UTF-8\?.* <ban@chua\.example>$/m);
  expect(letter?.raw).toMatch(/^To: =\?UTF-8\?.* <hoa@mail\.example>$/m);
  expect(letter?.raw).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  const data = await thread(idcase);
  expect(data).toMatchObject({
    canMail: true,
    reporters: [{ reportId: idreport, hasAddress: true, reporter: { displayName: 'Nguyễn Thị Hoa' } }],
    replies: [
      { sender: { uid: moderator.uid }, reporter: { displayName: 'Nguyễn Thị Hoa' }, text: 'Cảm ơn bạn đã báo cáo.' },
    ],
  });
  expect(JSON.stringify(data)).not.toContain('hoa@mail.example');
  const log = await server.call(audit.list, { target: idreport }, { key: moderator.key });
  expect(log).toMatchObject({
    data: [{ command: 'report.reply', after: { text: 'Cảm ơn bạn đã báo cáo.', reporter: 'Nguyễn Thị Hoa' } }],
  });
});

test('each reporter of a case gets a mail that knows of no other', async () => {
  const post = await aPost(server.db);
  const first = await reportBy('mot@mail.example', 'Một', post);
  const second = await reportBy('hai@mail.example', 'Hai', post);
  for (const { idreport } of [first, second]) await reply(idreport, 'Đã xử lý.');
  await eventually(() => states(first.idcase)).toEqual(['sent', 'sent']);
  expect((await thread(first.idcase)).reporters.map(({ reportId }) => reportId).toSorted()).toEqual(
    [first.idreport, second.idreport].toSorted(),
  );
  for (const [own, other] of [
    ['mot@mail.example', 'hai@mail.example'],
    ['hai@mail.example', 'mot@mail.example'],
  ] as const) {
    const [letter] = arrivedAt(own);
    expect(letter?.to).toEqual([own]);
    expect(letter?.raw).not.toContain(other);
  }
});

test('who reported twice is one reporter, by the newest report', async () => {
  const post = await aPost(server.db);
  const { idreport, idcase } = await reportBy('lan@mail.example', 'Lan', post);
  const { reporter_uid } = await server.db
    .selectFrom('report')
    .select('reporter_uid')
    .where('report_id', '=', idreport)
    .executeTakeFirstOrThrow();
  const newer = await aReport(server.db, { post }, { reporter_uid, created_at: LONG_AGO + 60 });
  expect((await thread(idcase)).reporters.map(({ reportId }) => reportId)).toEqual([newer.report_id]);
});

test.each([
  ['no address', ''],
  ['two addresses', 'a@mail.example, b@mail.example'],
  ['a line end and a header', 'a@mail.example\r\nBcc: b@mail.example'],
  ['words', 'chưa có'],
])('without an address to mail to (%s) the reply is kept as not sent', async (_what, email) => {
  const { idreport, idcase } = await reportBy(email);
  expect((await thread(idcase)).reporters).toMatchObject([{ hasAddress: false }]);
  expect(await reply(idreport, 'Cảm ơn')).toMatchObject({ data: { state: 'notSent', reason: 'noAddress' } });
});

test('neither a name nor a text can begin a header or add a recipient', async () => {
  const { idreport, idcase } = await reportBy(
    'that@mail.example',
    'Hoa" <gian@mail.example>, Lan\r\nBcc: gian@mail.example',
  );
  await reply(idreport, 'Chào bạn\r\nBcc: gian@mail.example\r\n.\r\nRCPT TO:<gian@mail.example>');
  await eventually(() => states(idcase)).toEqual(['sent']);
  const [letter] = arrivedAt('that@mail.example');
  expect(letter?.to).toEqual(['that@mail.example']);
  const headers = letter?.raw.split('\r\n\r\n')[0] ?? '';
  expect(headers).not.toMatch(/^(bcc|cc):/im);
  expect(headers.match(/^to:/gim)).toHaveLength(1);
  expect(arrivedAt('gian@mail.example')).toEqual([]);
});

test('what the mail server refuses for good is not sent, with its words and without the address', async () => {
  mail.answers({ code: 550, words: 'No such user <di@mail.example> here' });
  const { idreport, idcase } = await reportBy('di@mail.example');
  await reply(idreport, 'Cảm ơn');
  await eventually(() => states(idcase)).toEqual(['notSent']);
  const [kept] = (await thread(idcase)).replies;
  expect(kept).toMatchObject({ reason: 'refused', words: expect.stringContaining('No such user <…> here') });
});

test('what it puts off is tried again under the same Message-ID, and given up in the end', async () => {
  mail.answers({ code: 451, words: 'Greylisted' }, 'accept');
  const patient = await reportBy('xam@mail.example');
  await reply(patient.idreport, 'Cảm ơn');
  await eventually(() => states(patient.idcase)).toEqual(['sent']);
  expect(arrivedAt('xam@mail.example')).toHaveLength(1);

  mail.answers({ code: 451, words: 'Try later' });
  const hopeless = await reportBy('mai@mail.example');
  await reply(hopeless.idreport, 'Cảm ơn');
  await eventually(() => states(hopeless.idcase)).toEqual(['notSent']);
  expect((await thread(hopeless.idcase)).replies).toMatchObject([
    { reason: 'unreachable', words: expect.stringContaining('Try later') },
  ]);

  mail.answers('accept');
  const [{ replyId } = { replyId: '' }] = (await thread(hopeless.idcase)).replies;
  expect(await server.call(replies.sendAgain, { idreply: replyId }, { key: moderator.key })).toMatchObject({
    data: { state: 'waiting' },
  });
  await eventually(() => states(hopeless.idcase)).toEqual(['sent']);
  expect(await server.call(replies.sendAgain, { idreply: replyId }, { key: moderator.key })).toMatchObject({
    refused: Code.taskEnded,
  });
});

test('the same call again under its key writes one reply and sends one mail', async () => {
  const { idreport, idcase } = await reportBy('lap@mail.example');
  await Promise.all([1, 2, 3].map(() => reply(idreport, 'Cảm ơn', server, moderator, 'mot-khoa')));
  await eventually(() => states(idcase)).toEqual(['sent']);
  expect(arrivedAt('lap@mail.example')).toHaveLength(1);
});

test('several processes on one store send each reply once', async () => {
  const others = [1, 2].map(() =>
    openPostman({ db: server.db, settings: mail.settings(), trouble: console.error, tryAgainAfter: [0] }),
  );
  const made = await Promise.all(Array.from({ length: 12 }, (_, at) => reportBy(`so${at}@mail.example`)));
  await Promise.all(
    made.map(async ({ idreport }) => {
      await reply(idreport, 'Cảm ơn');
      for (const one of others) one.wake();
    }),
  );
  for (const { idcase } of made) await eventually(() => states(idcase)).toEqual(['sent']);
  for (const one of others) await one.close();
  for (const at of made.keys()) expect(arrivedAt(`so${at}@mail.example`), String(at)).toHaveLength(1);
});

test('what is malformed or not there is refused', async () => {
  const { idreport } = await reportBy('x@mail.example');
  for (const text of ['', '   ', 'a'.repeat(replies.REPLY_MAX + 1), 7]) {
    const response = await fetch(`${server.url}/api/report/reply?idreport=${idreport}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${moderator.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    expect(response.status).toBe(400);
  }
  expect(await reply('nobody', 'Cảm ơn')).toMatchObject({ status: 404, refused: Code.notFound });
  for (const idreply of ['nobody', '999999'])
    expect(await server.call(replies.pullBack, { idreply }, { key: moderator.key })).toMatchObject({
      refused: Code.notFound,
    });
  expect(await server.call(replies.thread, { idcase: 'pnobody' }, { key: moderator.key })).toMatchObject({
    refused: Code.notFound,
  });
});

test('a mail server that says nothing holds up no call and no end, and the next start sends what waits', async () => {
  const silent = await aMailServer();
  silent.answers('silent', 'accept');
  let postman: Postman | undefined;
  const start = (db: TestServer['db']) => openPostman({ db, settings: silent.settings(), trouble: console.error });
  const own = await startTestServer(undefined, { postman: (db) => (postman = start(db)) });
  const who = await own.staffWith(['REPORT_VIEW']);
  const reporter = await aMember(own.db, { email: 'im@mail.example' });
  const { report_id, case_id } = await aReport(own.db, { post: await aPost(own.db) }, { reporter_uid: reporter.uid });
  expect(await reply(report_id, 'Cảm ơn', own, who)).toMatchObject({ data: { state: 'waiting' } });
  await eventually(() => silent.tries()).toBe(1);
  // Being sent: nobody pulls it back now.
  expect(await own.call(replies.pullBack, { idreply: '1' }, { key: who.key })).toMatchObject({
    refused: Code.taskEnded,
  });
  const ending = Date.now();
  await postman?.close();
  expect(Date.now() - ending).toBeLessThan(8000);
  expect(await thread(case_id, own, who)).toMatchObject({ replies: [{ state: 'waiting' }] });

  const next = start(own.db);
  next.wake();
  await eventually(async () => (await thread(case_id, own, who)).replies[0]?.state).toBe('sent');
  expect(silent.arrived).toHaveLength(1);
  await next.close();
  await own.close();
  await silent.close();
});

test('a reply that still waits is pulled back, and nothing leaves', async () => {
  mail.answers({ code: 451, words: 'Later' });
  const slow = await startTestServer(undefined, {
    postman: (db) => openPostman({ db, settings: mail.settings(), trouble: console.error, tryAgainAfter: [3600] }),
  });
  const who = await slow.staffWith(['REPORT_VIEW']);
  const reporter = await aMember(slow.db, { email: 'cho@mail.example' });
  const report = await aReport(slow.db, { post: await aPost(slow.db) }, { reporter_uid: reporter.uid });
  await reply(report.report_id, 'Cảm ơn', slow, who);
  const kept = async () => (await thread(report.case_id, slow, who)).replies[0];
  await eventually(async () => (await kept())?.words).toContain('Later');
  expect((await kept())?.at).toBeGreaterThan(Date.now() / 1000 + 3000);
  expect(await slow.call(replies.pullBack, { idreply: '1' }, { key: who.key })).toMatchObject({
    data: { state: 'pulledBack' },
  });
  expect(await slow.call(replies.pullBack, { idreply: '1' }, { key: who.key })).toMatchObject({
    refused: Code.taskEnded,
  });
  await slow.close();
});

test('without a mail server a reply is kept as not sent, and says so', async () => {
  const plain = await startTestServer();
  const who = await plain.staffWith(['REPORT_VIEW']);
  const reporter = await aMember(plain.db, { email: 'co@mail.example' });
  const report = await aReport(plain.db, { post: await aPost(plain.db) }, { reporter_uid: reporter.uid });
  expect(await reply(report.report_id, 'Cảm ơn', plain, who)).toMatchObject({
    data: { state: 'notSent', reason: 'noMailServer' },
  });
  expect(await thread(report.case_id, plain, who)).toMatchObject({ canMail: false, replies: [{ state: 'notSent' }] });
  await plain.close();
});
