import { describe, expect, test } from 'vitest';
import { type AnyConsoleCommand, isConsoleCommand } from '../../commands/core/definition';
import type { JobRow } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { COMMANDS, commandById } from '../../commands/every';
import {
  aCase,
  aComment,
  aMediaEntry,
  anAdminUser,
  aPerson,
  aPost,
  aProfile,
  aRole,
  aTemple,
  aTempleRow,
  aTvUser,
  aVip,
} from './rows';

/** A world that says in words what it was told to do, and answers `yes`, if anything, to what it is asked. */
function aListener(yes: unknown = true) {
  const told: string[] = [];
  const word = (said: unknown) => (typeof said === 'object' ? JSON.stringify(said) : String(said));
  const listening = (path: readonly unknown[]): unknown =>
    new Proxy(() => {}, {
      get: (_target, name) => listening([...path, name]),
      apply: (_target, _self, said) => {
        if (path[0] === 'screen' && path.length === 1) return listening(said);
        const [act] = said.filter((one) => typeof one === 'function');
        if (path.length === 1 && act) return act(listening(path));
        told.push([...path, ...said.filter((one) => one !== act)].map(word).join(' '));
        return yes;
      },
    });
  return { world: listening([]) as World, told };
}
async function toldBy(id: string, rows: readonly unknown[] = [], args: object = {}, yes: unknown = true) {
  const { world, told } = aListener(yes);
  const command = commandById(id);
  if (!command || !isConsoleCommand(command)) return expect.fail(`${id} does not look`);
  await (command as AnyConsoleCommand).run(world, rows, args);
  return told.join(', ');
}
const idsLike = (pattern: RegExp) => COMMANDS.filter(({ id }) => pattern.test(id));

const who = aPerson({ pubkey: 'lan' });
const post = aPost({ postId: 'p1', owner: who });
const member = aProfile({ pubkey: 'lan' });
const onAir = aMediaEntry({ idpost: 'p1', ownerInfo: who });
const reported = aCase({ caseId: 'c1', postId: 'p1', reported: who });
const { reported: _unsaid, ...nobodys } = reported;
const temple = aTemple({ templeId: 't1' });
const aJob = (more: Partial<JobRow> = {}): JobRow => ({
  id: 'j1',
  title: 'Ẩn 3 bài viết',
  phase: 'finished',
  counts: { done: 1, failed: 1, unsure: 1 },
  undoable: true,
  undone: false,
  undoes: null,
  ...more,
});

describe('a row leads to', () => {
  test.each([
    ['post.open', post, 'open post p1'],
    ['post.openAuthor', post, 'open profile lan'],
    ['post.comments', post, 'comments p1 {"kind":"post","rowId":"p1"}'],
    ['report.open', reported, 'open report c1'],
    ['report.openAuthor', reported, 'open profile lan'],
    ['report.comments', reported, 'comments p1 {"kind":"report","rowId":"c1"}'],
    ['report.reply', reported, 'reply open c1'],
    ['report.note', reported, 'note write {"kind":"case","id":"c1"}'],
    ['profile.open', member, 'open profile lan'],
    ['profile.note', member, 'note write {"kind":"profile","id":"lan"}'],
    ['comment.openAuthor', aComment({ owner: who }), 'open profile lan'],
    ['comment.replies', aComment({ commentId: 'k1' }), 'replies k1'],
    ['vip.openProfile', aVip({ pubkey: 'lan' }), 'open profile lan'],
    ['tvUser.openProfile', aTvUser({ pubkey: 'lan' }), 'open profile lan'],
    ['hotlive.openPost', onAir, 'open post p1'],
    ['hotlive.openAuthor', onAir, 'open profile lan'],
    ['tvSlider.openPost', onAir, 'open post p1'],
    ['tvSlider.openAuthor', onAir, 'open profile lan'],
    ['adminUser.open', anAdminUser({ uid: 7 }), 'open adminUser 7'],
    ['role.open', aRole({ role_id: 7 }), 'open role 7'],
    ['temple.open', temple, 'open temple t1'],
    ['temple.discard', temple, 'templeEditor discard t1'],
    ['temple.uploadAvatar', temple, 'templeEditor pickFiles t1 avatar'],
    ['temple.uploadPhotos', temple, 'templeEditor pickFiles t1 photos'],
    ['job.retry', aJob(), 'job retry j1'],
    ['job.cancel', aJob(), 'job cancel j1'],
  ])('what %s says, and without one nowhere', async (id, row, told) => {
    expect(await toldBy(id, [row])).toBe(told);
    expect(await toldBy(id)).toBe('');
    const command = commandById(id);
    const when = command?.when as ((one: unknown) => unknown) | undefined;
    expect(when?.(row) ?? null).toBe(id === 'job.cancel' ? 'job.isOver' : null);
  });

  test.each([
    ['post.openAuthor', aPost({ owner: { displayName: 'An' } })],
    ['report.openAuthor', nobodys],
    ['report.openAuthor', aCase({ reported: { displayName: 'An' } })],
    ['comment.openAuthor', aComment({ owner: { displayName: 'An' } })],
    ['hotlive.openAuthor', aMediaEntry({ ownerInfo: { displayName: 'An' } })],
  ])('no member by %s where nobody says who that is', async (id, row) => {
    expect(commandById(id)?.when?.(row as never)).toBe('command.memberUnknown');
    expect(await toldBy(id, [row])).toBe('');
  });

  test('the fields of a temple, which is not written once it is deleted', async () => {
    const { world, told } = aListener();
    const write = (id: string, open: () => void) => {
      told.push(`write ${id}`);
      open();
    };
    const command = commandById('temple.editFields') as AnyConsoleCommand;
    await command.run({ ...world, open: world.open, screen: () => ({ write }) } as unknown as World, [temple], {});
    expect(told).toEqual(['write t1', 'open temple t1']);
    for (const id of ['temple.editFields', 'temple.uploadAvatar']) {
      expect(commandById(id)?.when?.(temple as never)).toBeNull();
      expect(commandById(id)?.when?.({ ...temple, deleted: true } as never)).toBe('temple.gone');
    }
  });
});

describe('a key or name of the console', () => {
  test('acts on the list by the verb that it is called by', async () => {
    for (const { id } of idsLike(/^list\./)) expect(await toldBy(id)).toBe(id.replace('.', ' '));
  });

  test('opens the screen that it stands for, and home where the person has that', async () => {
    const screens = COMMANDS.flatMap((command) => ('path' in command && command.path ? [command] : []));
    for (const { id, path } of screens.filter(({ id }) => id !== 'go.home'))
      expect(await toldBy(id)).toBe(`go ${path}`);
    expect(await toldBy('go.home', [], {}, '/dashboard/report')).toBe('home, go /dashboard/report');
  });

  test('opens the saved view of its digit, and runs the macro of its place', async () => {
    for (const { id, key } of idsLike(/^go\.view/)) expect(key?.press).toBe(`g ${(await toldBy(id)).at(-1)}`);
    const macros = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    for (const [at, name] of macros.entries()) {
      expect(await toldBy(`macro.${name}`, [post])).toBe(`macros run ${at + 1} ${JSON.stringify([post])}`);
      expect(commandById(`macro.${name}`)).toMatchObject({ macro: at + 1 });
    }
  });

  test.each([
    ['palette.open', {}, 'show palette'],
    ['session.sessions', {}, 'show sessions'],
    ['session.setUpSecondFactor', {}, 'show secondFactor'],
    ['session.passkeys', {}, 'show passkeys'],
    ['session.signOut', {}, 'session signOut'],
    ['sidebar.toggle', {}, 'toggle sidebar'],
    ['fullscreen.toggle', {}, 'toggle fullscreen'],
    ['keys.mailKeys', {}, 'toggle mailKeys'],
    ['keys.toggleLine', {}, 'toggle keyLine'],
    ['keys.singleKeysOff', {}, 'toggle singleKeys'],
    ['home.queue', {}, 'toggle queueHome'],
    ['keys.reset', {}, 'resetKeys'],
    ['part.next', {}, 'part 1'],
    ['part.previous', {}, 'part -1'],
    ['language.set', { language: 'vi' }, 'setLanguage vi'],
    ['theme.layout', { number: '0' }, 'setTheme layout 0'],
    ['theme.sidebar', { number: '7' }, 'setTheme sidebar 7'],
    ['theme.topbar', { number: '2' }, 'setTheme topbar 2'],
    ['history.redo', {}, 'history redo'],
    ['command.repeat', {}, 'history repeat'],
    ['view.keep', { name: ' Chờ lâu ' }, 'views keep Chờ lâu'],
    ['view.share', { name: ' Chờ lâu ' }, 'views share Chờ lâu'],
    ['view.forget', { place: '3' }, 'views forget 3'],
    ['view.open', { which: 'team 5' }, 'views open team 5'],
    ['find.profiles', { text: ' lan & mai ' }, 'go /dashboard/profile-manager?text=lan%20%26%20mai'],
    ['macro.record', {}, 'macros record'],
    ['macro.keep', { macro: { parts: [] }, name: ' Dọn ', key: '' }, 'macros keep {"parts":[],"name":"Dọn"} '],
    ['macro.edit', { which: '2', name: ' Dọn ', key: 'x' }, 'macros edit 2 Dọn x'],
    ['macro.forget', { which: '2' }, 'macros forget 2'],
    ['macro.share', { which: '2' }, 'macros copy 2'],
    ['macro.add', { text: '{}' }, 'macros add {}'],
    ['stats.range', { range: '7d', bucket: 'auto' }, 'statistics change {"range":"7d","bucket":"auto"}'],
    ['stats.compare', {}, 'statistics change {"turn":"compare"}'],
    ['stats.bars', {}, 'statistics change {"turn":"bars"}'],
    ['stats.table', {}, 'statistics change {"turn":"table"}'],
    ['stats.refresh', {}, 'statistics refresh'],
    ['temple.map', {}, 'templeEditor toggleMap'],
    ['temple.create', {}, 'templeEditor begin'],
    ['temple.save', {}, 'templeEditor save'],
  ])('%s %o tells the console just that', async (id, args, told) => {
    expect(await toldBy(id, [], args)).toBe(told);
  });

  test('takes back what was repaired in an open file before what was done on the server', async () => {
    expect(await toldBy('history.undo', [], {}, true)).toBe('templeImport undo');
    expect(await toldBy('history.undo', [], {}, false)).toBe('templeImport undo, history undo');
  });

  test.each([
    ['view.keep', 'name', 'view.noName'],
    ['view.share', 'name', 'view.noName'],
    ['find.posts', 'text', 'find.noWords'],
    ['macro.keep', 'name', 'macro.noName'],
    ['macro.add', 'text', 'macro.noText'],
  ])('%s asks for a %s, which blanks are not', (id, name, why) => {
    const ask = commandById(id)?.asks?.[name];
    const check =
      ask && 'check' in ask ? (ask.check as (value: string, rows: unknown[], given: object) => unknown) : undefined;
    expect([' ', 'chùa'].map((value) => check?.(value, [], {}))).toEqual([why, null]);
  });
});

describe('a file of temples that is open', () => {
  const row = aTempleRow({ rowId: 'r1' });
  test.each([
    ['temple.editRow', { field: 'city', value: 'Huế' }, { is: 'cell', rowId: 'r1', field: 'city', value: 'Huế' }],
    ['temple.setColumn', { column: '2', field: 'city' }, { is: 'column', column: 2, field: 'city' }],
    ['temple.fillEmpty', { field: 'city', text: 'Huế' }, { is: 'text', field: 'city', text: 'Huế' }],
    ['temple.takeColumn', { field: 'city', column: '2' }, { is: 'take', field: 'city', column: 2 }],
    ['temple.leaveEmpty', { field: 'city' }, { is: 'clear', field: 'city' }],
    ['temple.mapType', { value: 'đền', type: '2' }, { is: 'type', value: 'đền', type: '2' }],
    ['temple.mapTypes', {}, { is: 'types' }],
    ['temple.swapPlace', {}, { is: 'swapPlace', rows: [{ rowId: 'r1', texts: row.texts }] }],
    ['temple.takeLikelyType', {}, { is: 'types', values: [row.texts?.type ?? ''] }],
    ['temple.chooseSheet', { sheet: '1' }, { is: 'sheet', sheet: 1 }],
    ['temple.chooseEncoding', { encoding: 'windows-1258' }, { is: 'encoding', encoding: 'windows-1258' }],
  ])('is repaired by %s as was answered', async (id, args, repair) => {
    expect(await toldBy(id, [row], args)).toBe(`templeImport repair ${JSON.stringify(repair)}`);
  });

  test('is written, and where none is open the screen where one is chosen comes', async () => {
    expect(await toldBy('temple.importAll', [], {}, true)).toBe('templeImport begin');
    expect(await toldBy('temple.importAll', [], {}, false)).toBe(
      'templeImport begin, go /dashboard/temple-manager/import',
    );
    expect(await toldBy('temple.importAnother')).toBe('templeImport another, go /dashboard/temple-manager/import');
  });

  test('has its rows decided as the command says', async () => {
    for (const [id, decision] of [
      ['temple.skipRow', 'skip'],
      ['temple.createAnyway', 'create'],
      ['temple.updateFromRow', 'update'],
    ] as const)
      expect(await toldBy(id, [row])).toBe(`templeImport decide ${JSON.stringify([row])} ${decision}`);
    expect(await toldBy('temple.fillHow', [], { field: 'city', way: 'empty' })).toBe('templeImport fillHow city empty');
    expect(await toldBy('temple.importTemplate', [], { as: 'xlsx' })).toBe('templeImport template xlsx');
    expect(await toldBy('temple.takeBackImport', [{ id: 'i1' }])).toBe('templeImport takeBack {"id":"i1"}');
    expect(await toldBy('temple.editRow')).toBe('');
    expect(await toldBy('temple.takeBackImport')).toBe('');
  });
});
