import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMutation, kindOf } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { COMMANDS, commandById } from '../../commands/every';
import { KINDS } from '../../commands/kinds';
import { recordedName } from '../../commands/recorded';
import { newNote } from '../../commands/sendNote';
import { fieldsOf } from '../../commands/temples/fields';
import * as claims from '../../contract/claims';
import * as comments from '../../contract/comments';
import * as notifications from '../../contract/notifications';
import * as replies from '../../contract/replies';
import * as session from '../../contract/session';
import { EMPTY_TEMPLE, type Temple } from '../../contract/temples/calls';
import { ACTION_IDS } from '../../contract/wire/areas';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';
import { makeSecret } from '../../server/auth/oneTimeCodes';
import { beginSecondFactor, confirmSecondFactor } from '../../server/auth/secondFactor';
import { openSession } from '../../server/auth/sessions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aComment, aMedium, aMember, aPost, aReport } from './rows';

let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: 100 });
});
afterAll(() => server.close());

/** Recovery codes as the console was given them. */
const shown: string[] = [];
/** Tokens of service accounts, likewise. */
const tokens: string[] = [];
/** The console's world, with this server behind it. */
const world = {
  call: (endpoint: Endpoint, input: never) => server.call(endpoint, input, { key: chief.key }),
  has: () => true,
  me: () => ({ uid: chief.uid, tierId: 100, actions: new Set(ACTION_IDS) }),
  now: () => Math.floor(Date.now() / 1000),
  list: () => {},
  open: () => {},
  revealNewRow: () => {},
  screen: () => ({
    giveBack: () => {},
    write: () => {},
    showOnce: (secrets: string[], isToken: boolean) => (isToken ? tokens : shown).push(...secrets),
  }),
  session: { refresh: () => {}, signInAgain: () => {} },
} as unknown as World;

const read = async (kind: Kind, id: string) => {
  const answer = (await KINDS[kind].fetch?.(world, id)) as Answer<unknown> | undefined;
  if (answer === undefined || answer.refused !== undefined) throw new Error(`no ${kind} ${id}: ${answer?.message}`);
  return answer.data;
};
const recorded = async () =>
  server.db
    .selectFrom('audit')
    .select(['audit_id', 'uid', 'command', 'target_id', 'after'])
    .orderBy('audit_id')
    .execute();

/**
 * Files of a person's machine go by another road (stickers.test.ts), rows of a file are temples (templesImport.test.ts), and a macro makes
 * the calls of its parts, each of which is tried here, and is recorded as they are (tests/browser/macros.test.ts).
 */
const ELSEWHERE = ['sticker.upload', 'temple.importRows', 'temple.unimportRows', 'macro.run', 'macro.undo'];

/** What is written down of them is named by what they settle or make, not by the row they run on. */
const MADE_BY: ReadonlySet<string> = new Set([
  'report.ignore',
  'report.deletePost',
  'report.blockUser',
  'report.reopen',
  'report.sendReply',
  'report.pullBackReply',
  'report.sendReplyAgain',
  'temple.add',
  'teamView.add',
  'note.add',
  'note.edit',
  'note.delete',
  'comment.blockAuthor',
  'comment.unblockAuthor',
]);

/** Turns somebody's second factor on, and answers its recovery codes. */
async function secondFactorOf(uid: number): Promise<readonly string[]> {
  const now = Math.floor(Date.now() / 1000);
  const secret = await makeSecret();
  await beginSecondFactor(server.db, { uid, secret, now });
  return (await confirmSecondFactor(server.db, { uid, secret, step: 0, now })) ?? [];
}

const tried: string[] = [];
/** Runs a command as the console does and holds what the server has written down against it. */
async function agrees(id: string, row: unknown, args: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  tried.push(id);
  const command = commandById(id);
  if (!command || !isMutation(command)) throw new Error(`${id} changes nothing`);
  const known = (await recorded()).length;
  const answer = await command.run(world, row, args);
  expect(answer.refused, `${id}: ${answer.refused === undefined ? '' : answer.message}`).toBeUndefined();
  const fresh = (await recorded()).slice(known);
  const name = recordedName(command);
  const own = fresh.filter((one) => one.command === name);
  expect(own.length, `${id} is recorded as ${fresh.map((one) => one.command)}`).toBeGreaterThan(0);
  for (const one of own) expect(one.uid).toBe(chief.uid);
  const kind = kindOf(command);
  if (kind !== undefined && row !== null && !MADE_BY.has(id)) {
    // A post is promoted by one of its media.
    const target = args.idmedia ?? (KINDS[kind].idOf as (row: unknown) => string)(row);
    expect(
      own.map((one) => one.target_id),
      id,
    ).toContain(target);
    // What the console showed at once is what the server says became of it.
    const shown = command.change?.(row, args) as Record<string, unknown> | undefined;
    for (const [field, value] of Object.entries((own[0]?.after ?? {}) as Record<string, unknown>))
      if (shown && field in shown && row !== null && shown[field] !== (row as Record<string, unknown>)[field])
        expect(value, `${id} ${field}`).toEqual(shown[field]);
  }
  return answer.refused === undefined ? answer.data : null;
}

test('what the console does to posts, members and lists is what the server writes down', async () => {
  const author = await aMember(server.db, { phone: '+84912345678' });
  const stored = await aPost(server.db, { author });
  const [video, image] = [await aMedium(server.db, stored, 2), await aMedium(server.db, stored, 1)];
  const post = () => read('post', stored.post_id);
  for (const verb of ['hide', 'unhide', 'block', 'unblock']) await agrees(`post.${verb}`, await post());
  const whole = await post();
  await agrees('post.delete', whole);
  await agrees('post.restore', whole);
  const { comment_id: idcomment } = await aComment(server.db, stored);
  const listed = await server.call(comments.list, { idpost: stored.post_id }, { key: chief.key });
  const comment = listed.refused === undefined ? listed.data.find((one) => one.commentId === idcomment) : null;
  await agrees('comment.delete', comment);
  await agrees('comment.restore', comment);
  const barred = await agrees('comment.blockAuthor', comment);
  await agrees('comment.unblockAuthor', barred);
  for (const [list, idmedia] of [
    ['Hotlive', video],
    ['Slider', image],
  ] as const) {
    await agrees(`post.promote${list}`, await post(), { idmedia });
    await agrees(`post.unpromote${list}`, await post(), { idmedia });
  }
  for (const [noun, idmedia] of [
    ['hotlive', video],
    ['tvSlider', image],
  ] as const) {
    await agrees(`${noun}.add`, await read('media', idmedia));
    const entry = await read(noun, idmedia);
    await agrees(`${noun}.remove`, entry);
    await agrees(`${noun}.putBack`, entry);
    await agrees(`${noun}.takeBack`, entry);
  }
  const member = () => read('profile', author.pubkey);
  await agrees('profile.block', await member(), { kinds: ['BLOCK_POST'] });
  await agrees('profile.toggleOnlyMe', await member());
  await agrees('profile.unblock', await member());
  await agrees('profile.block', await member(), { kinds: ['BLOCK_COMMENT'] });
  await agrees('profile.setBlocks', await member(), { kinds: [] });
  await agrees('profile.verifyPhone', await member(), { phone: '+84912345678' });
  await agrees('profile.unverifyPhone', await member());
  await agrees('profile.setAuthentic', await member());
  await agrees('profile.unsetAuthentic', await member());
  await agrees('profile.update', await member(), {
    displayName: 'Tên Khác',
    email: '',
    phone: '+84912345678',
    birthDay: '1990-05-31',
    gender: 'men',
    idCard: '',
    location: 'Huế',
    photo: '',
  });
  await agrees('profile.setFields', await member(), { fields: { location: '', bornAt: null } });
  await agrees('vip.add', await member());
  await agrees('vip.addLanguageTag', await read('vip', author.pubkey), { languages: ['vi', 'en'] });
  await agrees('vip.removeLanguageTag', await read('vip', author.pubkey), { languages: ['en'] });
  const vip = await read('vip', author.pubkey);
  await agrees('vip.remove', vip);
  await agrees('vip.putBack', vip, { tags: ['vi'] });
  await agrees('vip.takeBack', await member());
  await agrees('tvUser.add', await member());
  const tvUser = await read('tvUser', author.pubkey);
  await agrees('tvUser.remove', tvUser);
  await agrees('tvUser.putBack', tvUser);
  await agrees('tvUser.takeBack', await member());
});

test('what the console does to reports and temples is what the server writes down', async () => {
  for (const decision of ['ignore', 'deletePost', 'blockUser']) {
    const { case_id } = await aReport(server.db, { post: await aPost(server.db) });
    await agrees(`report.${decision}`, await read('report', case_id));
    await agrees('report.reopen', await read('report', case_id), {});
  }
  const { case_id, report_id } = await aReport(server.db, { post: await aPost(server.db) });
  await server.call(claims.claim, { idreport: report_id }, { key: (await server.staffWith(['REPORT_VIEW'])).key });
  await agrees('report.takeOver', await read('report', case_id));
  const open = () => read('report', case_id);
  const { uid } = await server.staffWith(['REPORT_VIEW']);
  await agrees('report.assign', await open(), { to: String(uid) });
  await agrees('report.assignMe', await open());
  await agrees('report.assign', await open(), { to: 'nobody' });
  await agrees('report.askOpinion', await open(), { proposes: 'deleted', text: 'Chưa chắc.' });
  await agrees('report.withdrawOpinion', await open());
  const note = await agrees('note.add', newNote({ kind: 'case', id: case_id }), { text: 'Nhờ xem.' });
  await agrees('note.edit', note, { text: 'Thôi.' });
  await agrees('note.delete', note);
  const made = (await agrees(
    'temple.add',
    { ...EMPTY_TEMPLE, templeId: '-2' },
    {
      fields: { ...EMPTY_TEMPLE, name: 'Chùa Keo' },
    },
  )) as { templeId: string };
  const temple = () => read('temple', made.templeId);
  await agrees('temple.edit', await temple(), { fields: { city: 'Thái Bình' } });
  await agrees('temple.revert', await temple(), { fields: { city: '' } });
  const last = await temple();
  await agrees('temple.delete', last);
  await agrees('temple.restore', last);
  await agrees('temple.delete', last);
  await agrees('temple.makeAgain', last);
  await agrees('temple.setType', await temple(), { type: 'SHRINE' });
  await agrees('temple.setField', await temple(), { field: 'city', value: 'Thái Bình' });
  const added = { fields: { ...EMPTY_TEMPLE, name: 'Chua Keo' } };
  const twin = (await agrees('temple.add', { ...EMPTY_TEMPLE, templeId: '-2' }, added)) as { templeId: string };
  const was = fieldsOf((await temple()) as Temple);
  const merging = { keep: made.templeId, was, fields: { ...was, nickname: 'Chua Keo' } };
  const gone = await read('temple', twin.templeId);
  await agrees('temple.mergeRows', gone, merging);
  await agrees('temple.unmergeRows', gone, { former: null });
});

test('what the console does to staff, roles, notices and oneself is what the server writes down', async () => {
  const fields = { role: 'none', tier: '99', organId: '', position: '', rankId: '', avatar: '' };
  await agrees('adminUser.add', null, { userName: 'moi', displayName: 'Mới', password: PASSWORD, ...fields });
  const { uid } = await server.db
    .selectFrom('admin_user')
    .select('uid')
    .where('user_name', '=', 'moi')
    .executeTakeFirstOrThrow();
  const user = () => read('adminUser', String(uid));
  await agrees('adminUser.edit', await user(), { userName: 'moi', displayName: 'Mới Hơn', ...fields });
  await agrees('adminUser.resetPassword', await user(), { password: 'mot cai khac nua' });
  await secondFactorOf(uid);
  await agrees('adminUser.endSecondFactor', await user());
  await agrees('adminUser.ban', await user());
  await agrees('adminUser.setStatus', await user(), { status: '1' });
  await agrees('adminUser.delete', await user());

  await agrees('serviceAccount.make', null, { userName: 'xuat', displayName: 'Xuất', role: 'none', days: '30' });
  const program = await server.db
    .selectFrom('admin_user')
    .select('uid')
    .where('user_name', '=', 'xuat')
    .executeTakeFirstOrThrow();
  await agrees('serviceAccount.revoke', await read('adminUser', String(program.uid)));

  await agrees('role.add', null, { name: 'Đêm' });
  const { role_id } = await server.db
    .selectFrom('role')
    .select('role_id')
    .where('role_name', '=', 'Đêm')
    .executeTakeFirstOrThrow();
  const role = () => read('role', String(role_id));
  await agrees('role.edit', await role(), { name: 'Trực đêm' });
  await agrees('role.toggleAction', await role(), { action: 'POST_VIEW' });
  await agrees('role.setAllActions', await role());
  await agrees('role.clearAllActions', await role());
  await agrees('role.setActions', await role(), { actions: ['POST_VIEW'] });
  await agrees('role.toggleSecondFactor', await role());
  await agrees('role.delete', await role());

  await agrees('notification.send', null, { heading: 'Bảo trì', body: 'Tối nay', audience: 'all' });
  const sent = await server.call(notifications.list, {}, { key: chief.key });
  await agrees('notification.delete', sent.refused === undefined ? sent.data[0] : null);

  await agrees('session.editProfile', null, { displayName: 'Tôi' });
  const [kept = ''] = await secondFactorOf(chief.uid);
  await agrees('session.renewRecoveryCodes', null, { password: PASSWORD, code: kept });
  expect(shown).toHaveLength(10);
  await agrees('session.endSecondFactor', null, { password: PASSWORD, code: shown[0] });
  await agrees('session.changePassword', null, { oldPassword: PASSWORD, newPassword: 'mat khau moi nhe' });
  await openSession(server.db, {
    uid: chief.uid,
    now: Math.floor(Date.now() / 1000),
    address: '10.0.0.1',
    agent: 'khác',
  });
  const { passkey_id } = await server.db
    .insertInto('passkey')
    .values({
      uid: chief.uid,
      credential_id: 'x',
      public_key: '',
      counter: 0,
      transports: [],
      rp_id: 'x',
      name: 'Máy',
      added_at: 0,
    })
    .returning('passkey_id')
    .executeTakeFirstOrThrow();
  // As if it had opened the session that removes it.
  await server.db.updateTable('session').set({ factor: 'passkey' }).where('uid', '=', chief.uid).execute();
  const passkey = { id: String(passkey_id), name: 'Máy', added: 0, last_used: null };
  const renamed = await agrees('passkey.rename', passkey, { name: 'Điện thoại' });
  await agrees('passkey.remove', renamed);
  const mine = await server.call(session.sessions, {}, { key: chief.key });
  await agrees('session.end', mine.refused === undefined ? mine.data.find(({ current }) => !current) : null);
  // Nothing that anybody typed as a password is in any of it.
  const all = JSON.stringify(await server.db.selectFrom('audit').selectAll().execute());
  expect(tokens).toHaveLength(1);
  for (const secret of [...tokens, PASSWORD, 'mot cai khac nua', 'mat khau moi nhe', 'argon2'])
    expect(all).not.toContain(secret);
});

test('what the console does to replies and their templates is what the server writes down', async () => {
  const { report_id, case_id } = await aReport(server.db, { post: await aPost(server.db) });
  const row = await read('report', case_id);
  const draft = { text: 'Cảm ơn {reporter}', language: 'vi', to: null };
  await agrees('report.sendReply', row, { messages: [{ reportId: report_id, text: 'Cảm ơn' }], draft });
  const thread = await server.call(replies.thread, { idcase: case_id }, { key: chief.key });
  const reply = thread.refused === undefined ? thread.data.replies[0] : null;
  await agrees('report.sendReplyAgain', row, { reply });
  await server.db.updateTable('reply').set({ state: 'waiting' }).execute();
  await agrees('report.pullBackReply', row, { reply, language: 'vi' });

  const words = { language: 'vi', name: 'Của chúng tôi', text: 'Chào {reporter}' };
  await agrees('replyTemplate.add', null, words);
  const templates = async () => (await KINDS.replyTemplate.search?.(world, 'cua chung toi', 1)) as Answer<unknown[]>;
  const found = await templates();
  const changed = await agrees('replyTemplate.edit', found.refused === undefined ? found.data[0] : null, {
    ...words,
    text: 'Chào bạn',
  });
  await agrees('replyTemplate.delete', changed);
});

test('what the console does to policies, and decides under one, is what the server writes down', async () => {
  await agrees('policy.edit', null, { policies: 'Quảng cáo\nLừa đảo: Xin tiền' });
  const [policy] = await server.db.selectFrom('policy').selectAll().execute();
  for (const decision of ['report.deletePost', 'report.blockUser']) {
    const { report_id, case_id } = await aReport(server.db, { post: await aPost(server.db) });
    await agrees(decision, await read('report', case_id), { policy: String(policy?.policy_id) });
    const entry = await server.db
      .selectFrom('audit')
      .select('after')
      .where('target_id', '=', report_id)
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ policy: policy?.name });
  }
});

test('what the console does to views of the team is what the server writes down', async () => {
  const draft = { id: 'unshared', name: 'Chưa xử lý', address: '/dashboard/report?action=0', updated: 0 };
  const shared = await agrees('teamView.add', draft);
  const replaced = await agrees('teamView.replace', shared, { address: '/dashboard/report?action=1' });
  await agrees('view.unshare', replaced);
});

test('no command that changes something was left out', () => {
  const all = COMMANDS.filter(isMutation).map(({ id }) => id as string);
  expect([...new Set([...tried, ...ELSEWHERE])].toSorted()).toEqual(all.toSorted());
});
