import { afterAll, beforeAll, expect, test } from 'vitest';
import * as teamViews from '../../contract/teamViews';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let editor: Staff;
let reader: Staff;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.staffWith(['OTHER_TEAM_VIEWS', 'REPORT_VIEW', 'LOCATION_VIEW']);
  reader = await server.staffWith(['REPORT_VIEW']);
});
afterAll(() => server.close());

const share = (name: string, address = '/dashboard/report?action=0', by = editor) =>
  server.call(teamViews.save, { body: { name, address } }, { key: by.key });
/** Without the console's own check before it goes out. */
const shareRaw = async (name: string, address = '/dashboard/report') => {
  const headers = { authorization: `Bearer ${editor.key}` };
  const payload = { name, address };
  const answer = await server.app.inject({ method: 'POST', url: '/api/teamview/save', headers, payload });
  return answer.json().error.code;
};
const made = async (name: string, address?: string) => {
  const answer = await share(name, address);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
};
const namesFor = async (who: Staff) => {
  const answer = await server.call(teamViews.list, {}, { key: who.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data.map(({ name }) => name);
};

test('who may gives the team a view, replaces it and takes it away, which the log has', async () => {
  const { id, updated } = await made('  Chưa xử lý  ');
  expect(await namesFor(reader)).toContain('Chưa xử lý');
  const body = { name: 'Chưa xử lý', address: '/dashboard/report?action=1' };
  const replace = (replaces: number) =>
    server.call(teamViews.save, { body: { ...body, replaces } }, { key: editor.key });
  expect(await replace(updated - 1)).toMatchObject({ refused: Code.changedMeanwhile, data: { id } });
  expect(await replace(updated)).toMatchObject({ data: { id, ...body } });
  expect(await server.call(teamViews.remove, { id }, { key: editor.key })).toMatchObject({ data: { id } });
  for (const gone of [id, 'nobody'])
    expect(await server.call(teamViews.remove, { id: gone }, { key: editor.key })).toMatchObject({
      refused: Code.notFound,
    });
  const log = await server.db
    .selectFrom('audit')
    .select('command')
    .where('target_kind', '=', 'teamView')
    .where('target_id', '=', id)
    .orderBy('audit_id')
    .execute();
  expect(log.map(({ command }) => command)).toEqual(['teamView.add', 'teamView.replace', 'view.unshare']);
});

test('who may not is refused, a super admin too whose role does not say so', async () => {
  const { id } = await made('Giữ nguyên');
  const chief = await server.staffWith(['REPORT_VIEW'], { tier: 100 });
  const body = { name: 'Của tôi', address: '/dashboard/report' };
  for (const { key } of [reader, chief])
    for (const answer of [
      await server.call(teamViews.save, { body }, { key }),
      await server.call(teamViews.remove, { id }, { key }),
    ])
      expect(answer).toMatchObject({ refused: Code.forbidden });
});

test('a view is seen by whoever may see its screen, and by nobody else', async () => {
  await made('Cơ sở ở Huế', '/dashboard/temple-manager?city=Hu%E1%BA%BF');
  await made('Nhật ký hôm nay', '/dashboard/audit?columns=when,who');
  await made('Vai trò', '/dashboard/role-manager');
  expect(await namesFor(editor)).toEqual(expect.arrayContaining(['Cơ sở ở Huế', 'Nhật ký hôm nay']));
  expect(await namesFor(reader)).not.toContain('Cơ sở ở Huế');
  for (const who of [editor, reader]) expect(await namesFor(who)).not.toContain('Vai trò');
});

test.each([
  'https://evil.example/dashboard/report',
  '//evil.example/dashboard/report',
  '/\\evil.example',
  'javascript:alert(1)',
  '/dashboard/../signin',
  '/dashboard/report/',
  '/dashboard/report#main',
  '/dashboard/report?a=b#main',
  '/dashboard/report?text=a\nb',
  '/dashboard/report?text=Huế',
  '/dashboard/report?run=report.deletePost',
  '/dashboard/report?text=a&run.kinds=POST',
  'dashboard/report',
  '/Dashboard/report',
  '/dashboard/jobs',
  '/nowhere',
  ' /dashboard/report',
  `/dashboard/report?text=${'a'.repeat(2000)}`,
])('an address that is no screen of the console is refused: %j', async (address) => {
  expect(await shareRaw('Xấu', address)).toBe(Code.malformed);
  expect(await namesFor(editor)).not.toContain('Xấu');
});

test.each(['', '   ', '\u200b\u2060', 'a'.repeat(81), 'a\u0000b'])(
  'a name of which nothing is seen or too much is refused: %j',
  async (name) => {
    expect(await shareRaw(name)).toBe(Code.malformed);
  },
);

test.each(['<img src=x onerror=alert(1)>', "Robert'); DROP TABLE team_view;--", 'ẩn\u202egnp', '=1+1'])(
  'a name is kept as it was written, whatever it looks like: %j',
  async (name) => {
    await made(name);
    expect(await namesFor(reader)).toContain(name);
  },
);

test('one name is had once, however its letters are composed and whoever of several is first', async () => {
  const answers = await Promise.all(['Cùng tên', 'Cùng tên'.normalize('NFD'), 'Cùng tên'].map((name) => share(name)));
  expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  for (const { refused } of answers.filter(({ refused }) => refused !== undefined))
    expect(refused).toBe(Code.alreadyExists);
});

test('there are so many and no more', async () => {
  const { count } = await server.db
    .selectFrom('team_view')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rest = Array.from({ length: 200 - Number(count) }, (_, nth) => ({
    name: `Chế độ ${nth}`,
    address: '/dashboard/report',
    updated_at: 0,
  }));
  await server.db.insertInto('team_view').values(rest).execute();
  expect(await share('Một cái nữa')).toMatchObject({ refused: Code.malformed });
});
