import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as notes from '../../contract/notes';
import * as notifications from '../../contract/notifications';
import { Code } from '../../contract/wire/codes';
import type { Member, ReportRow } from '../../server/store/schema';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { listenTo, type Reader } from './aReader';
import { aMember, aPost, aReport } from './rows';

let server: TestServer;
let hoa: Staff;
let minh: Staff;
let report: ReportRow;
let member: Member;
const readers: Reader[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  hoa = await server.staffWith(['REPORT_VIEW', 'PROFILE_VIEW']);
  minh = await server.staffWith(['REPORT_VIEW']);
  report = await aReport(server.db, { post: await aPost(server.db, { content: 'Bán bùa' }) });
  member = await aMember(server.db, { display_name: 'Thầy Bảy' });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => server.close());

const onCase = () => ({ kind: 'case', id: report.case_id }) as const;
const onMember = () => ({ kind: 'profile', id: member.pubkey }) as const;
type On = ReturnType<typeof onCase> | ReturnType<typeof onMember>;

const write = (text: string, { on = onCase() as On, by = hoa, mentions = [] as number[] } = {}) =>
  server.call(notes.create, { ...on, body: { text, mentions } }, { key: by.key });
async function written(...given: Parameters<typeof write>) {
  const answer = await write(...given);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
const rewrite = (idnote: string, text: string, { by = hoa, mentions = [] as number[] } = {}) =>
  server.call(notes.edit, { kind: 'case', idnote, body: { text, mentions } }, { key: by.key });
const remove = (idnote: string, { by = hoa, kind = 'case' as notes.NotedKind } = {}) =>
  server.call(notes.remove, { kind, idnote }, { key: by.key });
async function shown(on: On = onCase(), page: { pos?: number; count?: number } = {}) {
  const answer = await server.call(notes.list, { ...on, ...page }, { key: hoa.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return { texts: answer.data.map(({ text }) => text), total: answer.total };
}
async function bell(by: Staff) {
  const answer = await server.call(notifications.list, { mine: true }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer;
}
async function listen(staff: Staff): Promise<Reader> {
  const reader = await listenTo(server.url, staff.key);
  readers.push(reader);
  await expect.poll(() => reader.messages[0]?.name).toBe('begin');
  return reader;
}

describe('a note', () => {
  test('says who wrote it, when and whom it mentions, and stands with those on the same case', async () => {
    const first = await written('Đã hỏi người đăng.', { mentions: [minh.uid, minh.uid] });
    expect(first).toEqual({
      id: expect.any(String),
      by: { uid: hoa.uid, display_name: expect.any(String), avatar: '' },
      text: 'Đã hỏi người đăng.',
      mentions: [{ uid: minh.uid, display_name: expect.any(String), avatar: '' }],
      created: expect.any(Number),
    });
    await written('Họ chưa trả lời.', { by: minh });
    await written('Về thành viên', { on: onMember() });
    expect(await shown()).toEqual({ texts: ['Họ chưa trả lời.', 'Đã hỏi người đăng.'], total: 2 });
    expect(await shown(onCase(), { pos: 1, count: 1 })).toEqual({ texts: ['Đã hỏi người đăng.'], total: 2 });
    expect(await shown(onMember())).toEqual({ texts: ['Về thành viên'], total: 1 });
  });

  test('is its author’s to change and to remove, and nobody else’s', async () => {
    const { id } = await written('Cũ');
    expect(await rewrite(id, 'Của tôi', { by: minh })).toMatchObject({ refused: Code.forbidden });
    expect(await remove(id, { by: minh })).toMatchObject({ refused: Code.forbidden });
    expect(await rewrite(id, 'Mới')).toMatchObject({ data: { text: 'Mới', edited: expect.any(Number) } });
    expect((await shown()).texts).toEqual(['Mới']);
    expect(await remove(id)).toMatchObject({ data: { id } });
    expect(await shown()).toEqual({ texts: [], total: 0 });
    expect(await remove(id)).toMatchObject({ refused: Code.notFound });
    expect(await rewrite(id, 'Lại')).toMatchObject({ refused: Code.notFound });
  });

  test('that is written as it was is not changed', async () => {
    const { id } = await written('Như cũ', { mentions: [minh.uid] });
    const answer = await rewrite(id, 'Như cũ', { mentions: [minh.uid] });
    expect(answer.refused === undefined && answer.data.edited).toBeUndefined();
  });

  test('leaves in the log what it was, each time', async () => {
    const { id } = await written('Cũ', { mentions: [minh.uid] });
    await rewrite(id, 'Mới');
    await rewrite(id, 'Mới');
    await remove(id);
    const log = await server.call(audit.list, { target: report.case_id }, { key: hoa.key });
    const was = { text: 'Cũ', mentions: [expect.any(String)] };
    const is = { text: 'Mới', mentions: [] };
    expect(log).toMatchObject({
      total: 3,
      data: [
        { command: 'note.delete', before: is, after: null },
        { command: 'note.edit', before: was, after: is },
        { command: 'note.add', target: { kind: 'case', name: 'Bán bùa' }, before: null, after: was },
      ],
    });
  });

  test('is on what is there', async () => {
    for (const on of [
      { kind: 'case', id: 'pnothing' },
      { kind: 'profile', id: report.case_id },
    ] as const) {
      expect(await write('Ở đâu?', { on: on as On })).toMatchObject({ refused: Code.notFound });
      expect(await server.call(notes.list, on, { key: hoa.key })).toMatchObject({ refused: Code.notFound });
    }
  });

  test('is read and written by whoever may view what it is on', async () => {
    const { id } = await written('Riêng', { on: onMember() });
    const barred = { refused: Code.forbidden };
    expect(await server.call(notes.list, onMember(), { key: minh.key })).toMatchObject(barred);
    expect(await write('Vào', { on: onMember(), by: minh })).toMatchObject(barred);
    expect(await remove(id, { by: minh, kind: 'profile' })).toMatchObject(barred);
    // Nor by calling it what it is not.
    expect(await remove(id, { kind: 'case' })).toMatchObject({ refused: Code.notFound });
    await server.db
      .updateTable('role')
      .set({ action_ids: ['REPORT_VIEW'] })
      .where('role_id', '=', hoa.roleId)
      .execute();
    expect(await remove(id, { kind: 'profile' })).toMatchObject(barred);
  });

  test.each([
    ['text', { text: '' }],
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(2001) }],
    ['mentions', { text: 'x', mentions: Array.from({ length: 21 }, (_, nth) => nth + 1) }],
    ['mentions.0', { text: 'x', mentions: [2 ** 31] }],
  ])('without a %s that can be kept is refused by its name', async (name, body) => {
    const { kind, id } = onCase();
    const answer = await fetch(`${server.url}/api/note/create?kind=${kind}&id=${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${hoa.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.json());
    expect(answer).toMatchObject({ error: { code: 400 }, data: { issues: [{ path: `body.${name}` }] } });
  });

  test('is written once, however often the call arrives', async () => {
    const twice = { key: hoa.key, idempotencyKey: 'ghi-chu-mot-lan' };
    const input = { ...onCase(), body: { text: 'Một lần', mentions: [minh.uid] } };
    const [first, second] = [
      await server.call(notes.create, input, twice),
      await server.call(notes.create, input, twice),
    ];
    expect(second).toEqual(first);
    expect([(await shown()).total, (await bell(minh)).total]).toEqual([1, 1]);
  });

  test.each([
    ['case', onCase, () => ({ kind: 'report', id: report.report_id, caseId: report.case_id })],
    ['member', onMember, () => ({ kind: 'profile', id: member.pubkey })],
  ] as const)('is told at once as a change of the %s', async (_name, on, row) => {
    const chief = await server.staffWith(['REPORT_VIEW', 'PROFILE_VIEW']);
    const reader = await listen(chief);
    await written('Mới', { on: on() });
    await expect.poll(() => reader.rows()).toContainEqual(expect.objectContaining(row()));
  });
});

describe('whom a note mentions', () => {
  test('finds it in the bell, with what it says by now, for as long as it does', async () => {
    const { id } = await written('@Minh xem giúp', { mentions: [minh.uid, hoa.uid] });
    expect(await bell(minh)).toMatchObject({
      total: 1,
      data: [
        {
          because: 'mentioned',
          about: { ...onCase(), name: 'Bán bùa' },
          body: '@Minh xem giúp',
          sender: { uid: hoa.uid },
          audience: `uid:${minh.uid}`,
        },
      ],
    });
    // Nobody needs to be told of what they wrote themselves.
    expect((await bell(hoa)).total).toBe(0);
    await rewrite(id, '@Minh xem giúp trước trưa', { mentions: [minh.uid] });
    expect(await bell(minh)).toMatchObject({ total: 1, data: [{ body: '@Minh xem giúp trước trưa' }] });
    await remove(id);
    expect(await bell(minh)).toMatchObject({ total: 0, data: [] });
  });

  test('is told at once, and so is who is mentioned only now; who is not any more finds nothing', async () => {
    const lan = await server.staffWith(['REPORT_VIEW']);
    const [minhs, lans] = [await listen(minh), await listen(lan)];
    const notices = (reader: Reader) => reader.rows().filter(({ kind }) => kind === 'notification').length;
    const { id } = await written('@Minh', { mentions: [minh.uid] });
    await expect.poll(() => notices(minhs)).toBe(1);
    await rewrite(id, '@Lan', { mentions: [lan.uid] });
    await expect.poll(() => notices(lans)).toBe(1);
    await expect.poll(() => notices(minhs)).toBe(2);
    expect([(await bell(minh)).total, (await bell(lan)).total]).toEqual([0, 1]);
  });

  test('is at work and may view what it is on, or is mentioned since they did', async () => {
    const banned = await server.staffWith(['REPORT_VIEW']);
    const { id } = await written('@Bình', { mentions: [banned.uid] });
    await server.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', banned.uid).execute();
    const refused = { refused: Code.malformed, data: { issues: [{ path: 'body.mentions' }] } };
    for (const uid of [banned.uid, 999_999]) expect(await write('@', { mentions: [uid] })).toMatchObject(refused);
    expect(await write('@Minh', { on: onMember(), mentions: [minh.uid] })).toMatchObject(refused);
    expect(await rewrite(id, '@Bình, khi nào về', { mentions: [banned.uid] })).toMatchObject({
      data: { mentions: [{ uid: banned.uid }] },
    });
  });

  test('reads neither the note nor what it is on once they may not view that', async () => {
    await written('@Hoa', { on: onMember(), by: await server.staffWith(['PROFILE_VIEW']), mentions: [hoa.uid] });
    expect(await bell(hoa)).toMatchObject({ data: [{ body: '@Hoa', about: { ...onMember(), name: 'Thầy Bảy' } }] });
    await server.db
      .updateTable('role')
      .set({ action_ids: ['REPORT_VIEW'] })
      .where('role_id', '=', hoa.roleId)
      .execute();
    expect((await bell(hoa)).data).toMatchObject([{ body: '', about: onMember() }]);
    expect((await bell(hoa)).data[0]?.about).not.toHaveProperty('name');
  });
});
