import { describe, expect, test } from 'vitest';
import type { AnyConsoleCommand } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { KINDS } from '../../commands/kinds';
import { lateChoices } from '../../commands/lateChoices';
import { withReporters } from '../../commands/reporters';
import { DRAFT_ID } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import {
  aCase,
  aCaseReport,
  aComment,
  aMediaEntry,
  aNote,
  anAdminUser,
  aPerson,
  aProfile,
  aRole,
  aTempleRow,
} from './rows';

/** A server with these extensions that answers as told, and what it was asked. */
function aServer(answer: (id: string) => unknown = () => ({ data: [] }), extensions: readonly Extension[] = []) {
  const asked: unknown[] = [];
  const call = async ({ id }: Endpoint, input: unknown) => {
    asked.push([id, input]);
    return answer(id);
  };
  const has = (extension: Extension) => extensions.includes(extension);
  const me = () => ({ uid: 9 });
  return { world: { call, has, me } as unknown as World, asked };
}
type Read = (world: World, ...asked: unknown[]) => Promise<unknown>;
const way = (kind: string, name: string) =>
  (KINDS as unknown as Record<string, Record<string, unknown>>)[kind]?.[name] as Read;

describe('a row is read', () => {
  test.each([
    ['report', 'c1', ['cases'], { idcase: 'c1' }],
    ['post', 'p1', ['post.detail'], { idpost: 'p1' }],
    ['profile', 'k1', [], { pubkey: 'k1' }],
    ['vip', 'k1', [], { pubkey: 'k1' }],
    ['tvUser', 'k1', [], { pubkey: 'k1' }],
    ['media', 'm1', [], { idmedia: 'm1' }],
    ['hotlive', 'm1', [], { idmedia: 'm1' }],
    ['tvSlider', 'm1', [], { idmedia: 'm1' }],
    ['adminUser', '7', [], { uid: 7 }],
    ['role', '7', [], { id: 7 }],
    ['temple', 't1', [], { idlocation: 't1' }],
    ['templeImport', 'i1', ['imports'], { idimport: 'i1' }],
  ] as const)('%s %s by the call for one of its kind', async (kind, id, extensions, input) => {
    const { world, asked } = aServer(undefined, extensions);
    await way(kind, 'fetch')(world, id);
    expect(asked).toEqual([[expect.stringMatching(/^GET /), input]]);
  });

  test.each([
    ['post', 'p1'],
    ['templeImport', 'i1'],
    ['temple', DRAFT_ID],
    ['adminUser', 'hoa'],
    ['adminUser', '0'],
    ['role', '1234567890'],
    ['role', '7a'],
  ])('not where the server has no call for it, or %s %s names none', async (kind, id) => {
    const { world, asked } = aServer();
    expect(await way(kind, 'fetch')(world, id)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('from the bin by the same call', async () => {
    const { world, asked } = aServer();
    await way('post', 'fetchBinned')(world, 'p1');
    await way('temple', 'fetchBinned')(world, 't1');
    expect(asked).toEqual([
      ['GET /post/getbyid', { idpost: 'p1', deleted: '1' }],
      ['GET /location/detail', { idlocation: 't1', deleted: '1' }],
    ]);
  });
});

describe('words find', () => {
  test('what the server searches, as many as are wanted', async () => {
    const { world, asked } = aServer(undefined, ['search.posts', 'search.profiles']);
    for (const kind of ['post', 'profile', 'temple', 'adminUser']) await way(kind, 'search')(world, 'chùa', 5);
    expect(asked.map((one) => (one as unknown[])[1])).toEqual([
      { text: 'chùa', count: 5 },
      { text: 'chùa', count: 5 },
      { text: 'chùa', pos: 0, count: 5 },
      { text: 'chùa', page_number: 1, page_size: 5, status: 0 },
    ]);
    expect(await way('post', 'search')(aServer().world, 'chùa', 5)).toBeUndefined();
  });

  test('without words the first of the staff', async () => {
    const { world, asked } = aServer();
    await way('adminUser', 'search')(world, '', 5);
    expect(asked).toEqual([['GET /adminusers/pages', { page_number: 1, page_size: 5, status: 0 }]]);
  });

  test('what is read whole by its name without marks: roles, views of the team, and templates by their language too', async () => {
    const roles = [aRole({ role_name: 'Biên tập' }), aRole({ role_name: 'Trực' }), aRole({ role_name: 'Biên dịch' })];
    const found = async (kind: string, rows: readonly object[], text: string) => {
      const answer = (await way(kind, 'search')(aServer(() => ({ data: rows })).world, text, 2)) as { data: object[] };
      return answer.data.map((row) => rows.indexOf(row));
    };
    expect(await found('role', roles, 'BIEN')).toEqual([0, 2]);
    expect(await found('role', roles, 't')).toEqual([0, 1]);
    expect(await found('teamView', [{ name: 'Chờ lâu' }, { name: 'Mới' }], 'cho')).toEqual([0]);
    const templates = [
      { language: 'vi', name: 'Cảm ơn' },
      { language: 'en', name: 'Thanks' },
      { language: 'en', name: 'No' },
      { language: 'en', name: 'Yes' },
    ];
    expect(await found('replyTemplate', templates, 'english')).toEqual([1, 2]);
    expect(await found('replyTemplate', templates, 'cam on')).toEqual([0]);
  });

  test('members by number or key where nobody searches them, and where one may not', async () => {
    const asked = async (text: string, code: Code, extensions: readonly Extension[] = []) => {
      const server = aServer(
        (id) => (id.includes('search') || id.endsWith('uid') ? { refused: code, message: '' } : { data: aProfile() }),
        extensions,
      );
      const answer = await way('profile', 'search')(server.world, text, 5);
      return [server.asked.map((one) => (one as unknown[])[1]), (answer as { refused?: number }).refused];
    };
    const key = `0x${'1a'.repeat(20)}`;
    expect(await asked(' 42 ', Code.forbidden)).toEqual([[{ uid: 42 }], Code.forbidden]);
    expect(await asked('12345678901234567890123456789012', Code.notFound)).toMatchObject([
      [{ pubkey: expect.anything() }],
      undefined,
    ]);
    expect(await asked(` ${key} `, Code.notFound)).toEqual([[{ pubkey: key }], undefined]);
    expect(await asked(key, Code.forbidden, ['search.profiles'])).toEqual([
      [{ text: key, count: 5 }, { pubkey: key }],
      undefined,
    ]);
    expect(await asked(key, Code.unavailable, ['search.profiles'])).toEqual([
      [{ text: key, count: 5 }],
      Code.unavailable,
    ]);
    expect(await asked('lan', Code.notFound)).toEqual([[], Code.notFound]);
  });
});

describe('a row is called', () => {
  const name = (kind: string, row: object) =>
    (KINDS as unknown as Record<string, { nameOf: (row: object) => string }>)[kind]?.nameOf(row);
  test.each([
    ['by its words', 'report', aCase({ content: 'Bán vé số' }), 'Bán vé số'],
    ['by who is reported', 'report', { ...aCase({ reported: aPerson({ displayName: 'Lan' }) }), content: ' ' }, 'Lan'],
    ['by what is reported', 'report', { postId: 'p1', commentId: 'k1', reports: [] }, '#k1'],
    ['by the post', 'report', { postId: 'p1', reports: [] }, '#p1'],
    ['by its words', 'comment', aComment({ content: 'Đẹp quá!' }), 'Đẹp quá!'],
    ['by who wrote it', 'comment', aComment({ content: '', owner: aPerson({ displayName: 'Lan' }) }), 'Lan'],
    ['by its id', 'comment', { commentId: 'k1', content: '' }, 'k1'],
    ['by the name', 'profile', aProfile({ displayName: 'Lan' }), 'Lan'],
    ['by number', 'profile', aProfile({ displayName: ' ', uid: 7 }), 'UID 7'],
    ['by key', 'profile', { displayName: '', pubkey: 'k1' }, 'k1'],
    ['by both names', 'adminUser', anAdminUser({ display_name: 'Hoa', user_name: 'hoa' }), 'Hoa @hoa'],
    ['by the user name', 'adminUser', anAdminUser({ display_name: ' ', user_name: 'hoa' }), '@hoa'],
    ['by the name', 'adminUser', anAdminUser({ display_name: 'Hoa', user_name: '' }), 'Hoa'],
    ['by its words', 'media', aMediaEntry({ content: 'Chùa Một Cột' }), 'Chùa Một Cột'],
    ['by its line', 'templeRow', { ...aTempleRow({ line: 9 }), name: '' }, '#9'],
    ['by who wrote it', 'note', { ...aNote(), text: ' ' }, 'Hoa'],
  ])('%s: %s', (_how, kind, row, called) => {
    expect(name(kind, row)).toBe(called);
  });
});

describe('what is to choose from', () => {
  const options = async (name: Parameters<typeof lateChoices>[0], world: object) =>
    ((await lateChoices(name)(world as never, [])) as { data: unknown }).data;

  test('are the other colleagues with their pictures, and templates language by language', async () => {
    const { world, asked } = aServer(() => ({
      data: [
        { uid: 7, display_name: 'Hoa', avatar: '/h' },
        { uid: 8, display_name: 'Mai', avatar: '' },
        { uid: 9, display_name: 'Mình', avatar: '/m' },
      ],
    }));
    expect(await options('colleagueOptions', world)).toEqual([
      { value: '7', label: 'Hoa', thumb: '/h' },
      { value: '8', label: 'Mai' },
    ]);
    expect(asked).toEqual([[expect.any(String), { kind: 'case' }]]);
    const templates = [
      ['1', 'en', 'Thanks'],
      ['2', 'vi', 'Cảm ơn'],
      ['3', 'en', 'No'],
    ].map(([id, language, name]) => ({ id, language, name }));
    const offered = (await options('templateOptions', aServer(() => ({ data: templates })).world)) as {
      value: string;
      label: string;
      words: string;
    }[];
    const english = offered.filter(({ words }) => words === 'English');
    expect(english.map(({ value, label }) => [value, label])).toEqual([
      ['1', 'Thanks · English'],
      ['3', 'No · English'],
    ]);
    expect(offered.map(({ value }) => value).join('')).toMatch(/13/);
    expect(offered).toHaveLength(3);
  });

  test('are one’s own views by their digits, and behind them the team’s', async () => {
    const views = { all: () => [{ digit: 2, name: 'Chờ' }], team: () => [{ id: '5', name: 'Đội' }] };
    expect(await options('ownViewOptions', { views })).toEqual([{ value: '2', label: 'Chờ' }]);
    expect(await options('viewOptions', { views })).toEqual([
      { value: '2', label: 'Chờ' },
      { value: 'team 5', label: 'Đội' },
    ]);
  });

  test('are the macros there are, and the keys that are free for one', async () => {
    const verbs = { all: () => [{ digit: 2, name: 'Dọn' }], keys: (isEdit: boolean) => [{ value: isEdit ? 'x' : '' }] };
    const world = { screen: () => (act: (given: typeof verbs) => unknown) => act(verbs) } as never;
    const asks = (id: string) =>
      commandById(id)?.asks as Record<string, { loadOptions?: (world: never, rows: []) => Promise<unknown> }>;
    expect(await asks('macro.forget').which?.loadOptions?.(world, [])).toEqual({
      data: [{ value: '2', label: 'Dọn' }],
    });
    expect(await asks('macro.edit').key?.loadOptions?.(world, [])).toEqual({ data: [{ value: 'x' }] });
    expect(await asks('macro.keep').key?.loadOptions?.(world, [])).toEqual({ data: [{ value: '' }] });
  });
});

describe('what waits', () => {
  const start = commandById('waiting.start') as AnyConsoleCommand;
  const toldBy = async (answer: unknown, extensions: readonly Extension[]) => {
    const { world, asked } = aServer(() => answer, extensions);
    const told: unknown[] = [];
    await start.run(
      { ...world, go: (path: string) => told.push(path), notifyRefusal: (one: unknown) => told.push(one) } as never,
      [],
      {},
    );
    return [told, asked.length];
  };
  test('begins with the case that has waited longest, as far as the server sorts cases', async () => {
    expect(await toldBy({ data: [{ caseId: 'p/1' }] }, ['cases', 'sort'])).toEqual([
      ['/dashboard/report?sort=time&row=p%2F1'],
      1,
    ]);
    expect(await toldBy({ data: [] }, ['cases', 'sort'])).toEqual([['/dashboard/report'], 1]);
    expect(await toldBy({ refused: Code.forbidden, message: '' }, ['cases', 'sort'])).toEqual([
      [{ refused: Code.forbidden, message: '' }],
      1,
    ]);
    expect(await toldBy({ data: [] }, ['cases'])).toEqual([['/dashboard/report'], 0]);
    expect(await toldBy({ data: [] }, ['sort'])).toEqual([['/dashboard/report'], 0]);
  });
});

describe('a row of a list takes from the whole case', () => {
  const record = { reports: 3, upheld: 1 } as never;
  const [lan, mai] = [aPerson({ displayName: 'Lan' }), aPerson({ displayName: 'Mai' })];
  const whole = aCase({
    reported: mai,
    reports: [
      aCaseReport({ reportId: 'a', createdAt: 5, reporter: lan, record }),
      aCaseReport({ reportId: 'b', createdAt: 6 }),
    ],
    authorRecord: record,
  });
  test('who reported and when, who the author is, and what they are known for, and changes nothing else', () => {
    const row = {
      ...aCase(),
      reports: [
        { reportId: 'a', decision: 'ignored', reason: 'Khác' },
        { reportId: 'n', decision: 'open', reason: '' },
      ],
    } as never;
    const { reported: _none, ...bare } = row as ReturnType<typeof aCase>;
    expect(withReporters(bare, whole)).toMatchObject({
      reported: mai,
      authorRecord: record,
      reports: [
        { reportId: 'a', decision: 'ignored', reason: 'Khác', createdAt: 5, reporter: lan, record },
        { reportId: 'n', decision: 'open', reason: '' },
      ],
    });
    const said = aCase({
      reported: aPerson({ displayName: 'Hoa' }),
      authorRecord: { reports: 9 } as never,
      reports: [aCaseReport({ reportId: 'a', createdAt: 7, reporter: mai })],
    });
    expect(withReporters(said, whole)).toMatchObject({
      reported: { displayName: 'Hoa' },
      authorRecord: { reports: 9 },
      reports: [{ createdAt: 7, reporter: mai }],
    });
    const { reported: _no, authorRecord: _nor, ...silent } = whole;
    const plain = withReporters(bare, { ...silent, reports: [] });
    expect(plain).toEqual(bare);
  });
});
