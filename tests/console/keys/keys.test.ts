import '../../../commands/every';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Where } from '../../../commands/core/definition';
import { allBindings, keySettings } from '../../../src/keys/bindings';
import { digitOf, type KeyEventLike, readPress } from '../../../src/keys/press';
import { conflictOf, rebind, resetKeys } from '../../../src/keys/rebinding';
import { continuations, type KeyTarget, resolve } from '../../../src/keys/resolve';

const event = (more: Partial<KeyEventLike>): KeyEventLike => ({
  key: 'n',
  code: 'KeyN',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
}); // prettier-ignore
const reads = (more: Partial<KeyEventLike>, isMac = false) => {
  const reading = readPress(event(more), isMac);
  return reading.is === 'press' ? reading.press : reading.is;
};
const place = (more: Partial<KeyTarget> = {}): KeyTarget => ({
  repeat: false,
  inText: false,
  onControl: false,
  inSurface: true,
  onRows: true,
  scopes: ['report', 'list', 'anywhere'],
  layer: 'none',
  singleKeys: 'everywhere',
  ...more,
}); // prettier-ignore
const means = (press: string, more: Partial<KeyTarget> = {}, pending: string | null = null) => {
  const found = resolve(press, pending, allBindings(), place(more));
  return found.is === 'command' ? found.commandId : found.is;
};

afterEach(() => {
  resetKeys();
  keySettings.single = 'everywhere';
});

describe('the printed letter counts, whatever the layout', () => {
  test('US, AZERTY, QWERTZ, Spanish, Italian: letters by what is printed, not by where the key is', () => {
    expect(reads({ key: 'n', code: 'KeyN' })).toBe('n');
    // AZERTY: z is where W is, and m right of L.
    expect(reads({ key: 'z', code: 'KeyW' })).toBe('z');
    expect(reads({ key: 'm', code: 'Semicolon' })).toBe('m');
    // QWERTZ: z and y have changed places.
    expect(reads({ key: 'z', code: 'KeyY' })).toBe('z');
    expect(reads({ key: 'ñ', code: 'Semicolon' })).toBe('composed');
  });

  test('slash and question mark by the sign they make: with Shift on AZERTY, QWERTZ, Spanish and Italian', () => {
    expect(reads({ key: '/', code: 'Slash' })).toBe('/');
    expect(reads({ key: '/', code: 'Period', shiftKey: true })).toBe('/');
    expect(reads({ key: '/', code: 'Digit7', shiftKey: true })).toBe('/');
    expect(reads({ key: '?', code: 'Slash', shiftKey: true })).toBe('?');
    expect(reads({ key: '?', code: 'Comma', shiftKey: true })).toBe('?');
    expect(reads({ key: '?', code: 'Minus', shiftKey: true })).toBe('?');
    expect(reads({ key: '؟', code: 'Slash', shiftKey: true })).toBe('?');
  });

  test('Arabic and Cyrillic: the place of the key, since nothing Latin is printed there', () => {
    expect(reads({ key: 'ى', code: 'KeyN' })).toBe('n');
    expect(reads({ key: 'ر', code: 'KeyV' })).toBe('v');
    expect(reads({ key: 'т', code: 'KeyN' })).toBe('n');
    expect(reads({ key: 'ظ', code: 'Slash' })).toBe('/');
    expect(reads({ key: 'ن', code: 'KeyK', ctrlKey: true })).toBe('Mod+K');
  });

  test('Caps Lock changes nothing, Shift does', () => {
    expect(reads({ key: 'N' })).toBe('n');
    expect(reads({ key: 'n', shiftKey: true })).toBe('Shift+N');
    expect(reads({ key: 'X', code: 'KeyX', shiftKey: true })).toBe('Shift+X');
  });

  test('Mod is Cmd on a Mac and Ctrl elsewhere; the other one belongs to the system', () => {
    expect(reads({ key: 'k', code: 'KeyK', ctrlKey: true })).toBe('Mod+K');
    expect(reads({ key: 'k', code: 'KeyK', metaKey: true }, true)).toBe('Mod+K');
    expect(reads({ key: 'k', code: 'KeyK', metaKey: true })).toBe('ignored');
    expect(reads({ key: 'k', code: 'KeyK', ctrlKey: true }, true)).toBe('ignored');
    expect(reads({ key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+Z');
    // A letter with marks is no typing while Mod is held.
    expect(reads({ key: 'é', code: 'Digit2', ctrlKey: true })).toBe('Mod+é');
  });
});

describe('the second key of a sequence', () => {
  const digit = (more: Partial<KeyEventLike>) => digitOf(event({ key: '3', code: 'Digit3', ...more }));

  test('is the digit on the key, with Shift or without, whatever the layout prints there', () => {
    expect([digit({}), digit({ key: '"', shiftKey: true }), digit({ key: '٣' })]).toEqual(['3', '3', '3']);
    expect([digit({ code: 'Digit9' }), digit({ code: 'Digit0' }), digit({ code: 'Numpad3' })]).toEqual([
      '9',
      undefined,
      undefined,
    ]);
  });

  test.each<Partial<KeyEventLike>>([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { keyCode: 229 },
    { key: 'Process' },
    { defaultPrevented: true },
  ])('is no digit with %j: it is a shortcut of something else, or typing', (more) => {
    expect(digit(more)).toBeUndefined();
  });
});

describe('an input method that is typing is left alone', () => {
  test('Enter and Esc that end a composition, processed and dead keys, injected keys without a place', () => {
    expect(reads({ key: 'Enter', code: 'Enter', isComposing: true })).toBe('ignored');
    expect(reads({ key: 'Escape', code: 'Escape', keyCode: 229 })).toBe('ignored');
    for (const key of ['Process', 'Dead', 'Unidentified']) expect(reads({ key })).toBe('ignored');
    expect(reads({ key: 'Backspace', code: '' })).toBe('ignored');
    expect(reads({ key: 'á', code: '' })).toBe('ignored');
  });

  test('a letter with marks is typing, and says so', () => {
    for (const key of ['á', 'đ', 'ơ', 'ữ', 'Ế']) expect(reads({ key })).toBe('composed');
  });

  test('no event with Alt, AltGraph, a composition or a handled default ever means a command', () => {
    const anyKey = fc.constantFrom('n', 'v', 'b', 'j', 'k', '?', '/', 'Enter', 'ArrowDown', 'x', 'g', 'á');
    const guarded = fc.constantFrom<Partial<KeyEventLike>>(
      { altKey: true },
      { ctrlKey: true, altKey: true },
      { getModifierState: (name: string) => name === 'AltGraph' },
      { isComposing: true },
      { keyCode: 229 },
      { defaultPrevented: true },
    );
    fc.assert(
      fc.property(anyKey, guarded, fc.boolean(), (key, guard, shiftKey) => {
        expect(readPress(event({ key, shiftKey, ...guard }), false).is).not.toBe('press');
      }),
    );
  });
});

describe('every key of the table', () => {
  const accepts = (press: string, commandId: string, scopes: readonly Where[] = ['anywhere']) => {
    const [first = '', second] = press.split(' ');
    if (second === undefined) expect(means(first, { scopes }), press).toBe(commandId);
    else {
      expect(means(first, { scopes }), press).toBe('prefix');
      expect(means(second, { scopes }, first), press).toBe(commandId);
    }
  };
  const list = ['list', 'anywhere'] as const;

  test('global', () => {
    accepts('Mod+K', 'palette.open');
    accepts('?', 'help.keys');
    accepts('Mod+/', 'help.keys');
    accepts('/', 'list.search');
    accepts('z', 'history.undo');
    accepts('Mod+Z', 'history.undo');
    accepts('Mod+Shift+Z', 'history.redo');
    accepts('Mod+B', 'sidebar.toggle');
    const screens = {
      h: 'home',
      r: 'reports',
      p: 'posts',
      m: 'profiles',
      v: 'vip',
      c: 'tvUsers',
      l: 'tvSlider',
      f: 'hotlive',
      t: 'temples',
      s: 'adminUsers',
      k: 'roles',
      n: 'notifications',
      b: 'audit',
    };
    for (const [key, name] of Object.entries(screens)) accepts(`g ${key}`, `go.${name}`);
    accepts('g j', 'jobs.open');
    accepts('g x', 'settings.open');
  });

  test('any list', () => {
    const keys = {
      j: 'next',
      ArrowDown: 'next',
      k: 'previous',
      ArrowUp: 'previous',
      Home: 'firstCell',
      End: 'lastCell',
      PageDown: 'pageDown',
      PageUp: 'pageUp',
      'Mod+Home': 'first',
      'Mod+End': 'last',
      Enter: 'open',
      Escape: 'close',
      x: 'select',
      Space: 'select',
      'Shift+J': 'extendNext',
      'Shift+ArrowDown': 'extendNext',
      'Shift+K': 'extendPrevious',
      'Shift+ArrowUp': 'extendPrevious',
      'Shift+PageDown': 'extendPageDown',
      'Shift+PageUp': 'extendPageUp',
      'Shift+X': 'selectRange',
      'Shift+Space': 'select',
      'Mod+A': 'selectAll',
      l: 'loadMore',
      m: 'menu',
      'Shift+F10': 'menu',
      q: 'peek',
      'Mod+C': 'copy',
      'Shift+C': 'copyLink',
      'Shift+R': 'refresh',
      'Shift+S': 'sortByName',
      f: 'filter',
    }; // prettier-ignore
    for (const [key, verb] of Object.entries(keys)) accepts(key, `list.${verb}`, list);
  });

  test('reports, members and posts', () => {
    for (const [key, id] of Object.entries({
      n: 'ignore',
      v: 'deletePost',
      b: 'blockUser',
      r: 'reply',
      'Shift+Enter': 'openAuthor',
    }))
      accepts(key, `report.${id}`, ['report', ...list]);
    for (const [key, id] of Object.entries({ b: 'block', t: 'togglePhone', s: 'toggleAuthentic' }))
      accepts(key, `profile.${id}`, ['profile', ...list]);
    for (const [key, id] of Object.entries({ h: 'hide', v: 'delete', b: 'block', p: 'promote' }))
      accepts(key, `post.${id}`, ['post', ...list]);
  });
});

describe('where a key counts', () => {
  test('held down it moves and extends, and does nothing else', () => {
    expect(means('j', { repeat: true })).toBe('list.next');
    expect(means('Shift+J', { repeat: true })).toBe('list.extendNext');
    for (const press of ['n', 'v', 'b', 'z', 'x', 'Enter', 'g'])
      expect(means(press, { repeat: true }), press).toBe('nothing');
  });

  test('in a text field only Mod combinations and Esc, and editing stays editing', () => {
    const editing = ['Mod+Z', 'Mod+Shift+Z', 'Mod+A', 'Mod+C', 'Mod+Home', 'Mod+End'];
    for (const press of ['n', '/', '?', 'Enter', 'Space', 'ArrowDown', ...editing])
      expect(means(press, { inText: true }), press).toBe('nothing');
    expect(means('Mod+K', { inText: true })).toBe('palette.open');
    expect(means('Escape', { inText: true })).toBe('list.close');
  });

  test('Enter and Space go to the button that has the focus', () => {
    expect(means('Enter', { onControl: true })).toBe('nothing');
    expect(means('Space', { onControl: true })).toBe('nothing');
    expect(means('n', { onControl: true })).toBe('report.ignore');
  });

  test('a dialog and the palette block what lies below, a dialog all but the way between its own parts; a popover lets the palette through', () => {
    for (const press of ['n', 'g', 'Mod+K', 'z']) expect(means(press, { layer: 'dialog' })).toBe('nothing');
    expect(means('Mod+F6', { layer: 'dialog' })).toBe('part.next');
    for (const layer of ['palette', 'popover'] as const) {
      expect(means('n', { layer })).toBe('nothing');
      expect(means('Mod+K', { layer })).toBe('palette.open');
    }
  });

  test('away from its rows no single key changes them, on whatever element and in whatever list; Mod keys do, and what changes nothing', () => {
    const focused = fc.record({ inSurface: fc.constant(false), onRows: fc.boolean(), onControl: fc.boolean() });
    for (const { press, where, changesRows } of allBindings()) {
      const [first = '', second] = press.split(' ');
      fc.assert(
        fc.property(focused, (more) => {
          const at = { ...more, scopes: [where] };
          const found = second === undefined ? means(first, at) : means(second, at, first);
          const isKept = more.onRows || press.startsWith('Mod+') || !changesRows;
          if (isKept) expect(found, press).not.toBe('away');
          else expect(['away', 'nothing'], press).toContain(found);
        }),
      );
    }
    expect(means('v', { onRows: false, onControl: true })).toBe('away');
    expect(means('v', { onRows: false, inText: true })).toBe('nothing');
  });

  test('what goes on after a first key is what works here, each with its second key', () => {
    const followers = (prefix: string, ...scopes: readonly Where[]) =>
      continuations(prefix, allBindings(), scopes).map(({ press, commandId }) => `${press} ${commandId}`);
    expect(followers('g', 'anywhere')).toContain('g r go.reports');
    expect(followers('g', 'anywhere').every((one) => one.startsWith('g '))).toBe(true);
    expect(followers('g', 'report')).toEqual([]);
    expect(followers('n', 'anywhere', 'list', 'report')).toEqual([]);
  });

  test('single keys everywhere, only in lists, or off; Mod keys, arrows, Enter and Esc stay', () => {
    expect(means('n', { singleKeys: 'lists', inSurface: true })).toBe('report.ignore');
    expect(means('n', { singleKeys: 'lists', inSurface: false })).toBe('nothing');
    for (const press of ['n', 'Shift+X', 'g', 'Space', '?'])
      expect(means(press, { singleKeys: 'off' }), press).toBe('nothing');
    for (const press of ['Mod+K', 'ArrowDown', 'Enter', 'Escape'])
      expect(means(press, { singleKeys: 'off' }), press).not.toBe('nothing');
  });
});

describe('sequences', () => {
  test('a second key that continues nothing is swallowed and never runs its own command', () => {
    const taken = new Set(allBindings().map(({ press }) => press));
    const free = [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.has(`g ${letter}`));
    expect(means(free ?? expect.fail('every letter is taken after g'), {}, 'g')).toBe('unmatched');
    expect(means('n', { scopes: ['report', 'list', 'anywhere'] }, 'g')).toBe('go.notifications');
    expect(means('Escape', {}, 'g')).toBe('abandoned');
    expect(means('g', { repeat: true }, 'g')).toBe('nothing');
  });

  test('only navigation and settings are sequences: nothing that changes data', () => {
    for (const { press, commandId } of allBindings())
      if (press.includes(' ')) expect(commandId).toMatch(/^(go|jobs|settings)\./);
  });
});

describe('own keys', () => {
  test('a key that is taken, or begins a sequence, is refused; a free one works', () => {
    expect(conflictOf('report.ignore', 'v')).toBe('report.deletePost');
    expect(conflictOf('history.undo', 'g')).toMatch(/^go\./);
    expect(conflictOf('report.ignore', 'j')).toBe('list.next');
    expect(conflictOf('list.refresh', 'n')).toBe('report.ignore');
    expect(conflictOf('report.ignore', 'g')).toMatch(/^go\./);
    expect(() => rebind('report.ignore', ['b'])).toThrow();
    rebind('report.ignore', ['e']);
    expect(means('e')).toBe('report.ignore');
    expect(means('n')).toBe('nothing');
    resetKeys();
    expect(means('n')).toBe('report.ignore');
  });

  test('the same letter may mean something else for another kind of row', () => {
    expect(conflictOf('post.hide', 'b')).toBe('post.block');
    expect(conflictOf('vip.add', 'h')).toBeUndefined();
  });
});
