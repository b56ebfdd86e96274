import { afterEach, describe, expect, test } from 'vitest';
import type { Kind } from '../../../commands/core/rows';
import { COMMANDS } from '../../../commands/every';
import { KINDS } from '../../../commands/kinds';
import { allBindings, keySettings, workingPress } from '../../../src/keys/bindings';
import { resolve } from '../../../src/keys/resolve';
import { activeScopes, isTaken, pressOn, workingHere } from '../../../src/keys/scopes';
import { pressElsewhere } from '../../../src/palette/pressElsewhere';
import { activeView, notAList } from '../../../src/state/activeView';
import { aPost, aProfile } from '../../commands/rows';

const inListOf = (kind: Kind | null) => {
  activeView.active = { ...notAList, kind, part: 'list', cursorId: () => null, verb: () => {}, focus: () => {} };
};
afterEach(() => {
  activeView.active = null;
  keySettings.single = 'everywhere';
});

describe('the keys that are printed', () => {
  test('are those of the list at hand: c adds a VIP account among these, and nothing among members', () => {
    inListOf('profile');
    expect([workingHere('vip.add'), workingHere('tvUser.add'), workingHere('profile.block')]).toEqual([[], [], ['b']]);
    inListOf('vip');
    expect([workingHere('vip.add'), workingHere('tvUser.add'), workingHere('profile.block')]).toEqual([['c'], [], []]);
  });

  test('are nobody else’s: F2 edits a cell of a file’s row, and elsewhere is left to the list, whose cells it enters', () => {
    inListOf('templeRow');
    expect(isTaken('F2')).toBe(true);
    inListOf('profile');
    expect(isTaken('F2')).toBe(false);
  });

  test('are none that were switched off', () => {
    inListOf('post');
    keySettings.single = 'off';
    expect([workingHere('post.hide'), workingHere('go.posts'), workingHere('list.selectAll')]).toEqual([
      [],
      [],
      ['Mod+A'],
    ]);
  });

  test('in a sentence too are those that are left: the menu of a row keeps Shift+F10, and a screen has none', () => {
    keySettings.single = 'off';
    expect(['list.menu', 'list.open', 'list.select', 'list.filter', 'go.posts'].map(workingPress)).toEqual([
      'Shift+F10',
      'Enter',
      'Shift+Space',
      undefined,
      undefined,
    ]);
  });

  test('are none that the list has no use for: nothing is searched among cases, and nowhere but in a list', () => {
    inListOf('report');
    expect([workingHere('list.search'), workingHere('list.filter')]).toEqual([['/'], ['f']]);
    Object.assign(activeView.active ?? {}, { lacks: (verb: string) => verb === 'search' });
    expect([workingHere('list.search'), workingHere('list.filter')]).toEqual([[], ['f']]);
    activeView.active = null;
    expect(workingHere('list.search')).toEqual([]);
  });

  test('are never those of two commands in one place', () => {
    for (const kind of ['profile', 'vip', 'post', null] as const) {
      inListOf(kind);
      const presses = COMMANDS.flatMap(({ id }) => workingHere(id));
      expect(presses.filter((press, at) => presses.indexOf(press) !== at)).toEqual([]);
    }
  });

  test('among charts are those of charts and of every place, and none of lists', () => {
    activeView.active = {
      ...notAList,
      kind: null,
      part: 'charts',
      cursorId: () => null,
      verb: () => {},
      focus: () => {},
    };
    expect(activeScopes()).toEqual(['stats', 'anywhere']);
    const ofCharts = COMMANDS.filter(({ key }) => key?.where === 'stats').map(({ id }) => id);
    expect(ofCharts.filter((id) => workingHere(id).length === 0)).toEqual([]);
    expect([workingHere('go.posts'), workingHere('list.filter'), workingHere('post.hide')]).toEqual([['g p'], [], []]);
  });

  test('where single keys work in lists alone are there with a list, and elsewhere are those with Mod', () => {
    keySettings.single = 'lists';
    expect([workingHere('go.posts'), workingHere('palette.open')]).toEqual([[], ['Mod+K']]);
    inListOf('post');
    expect([workingHere('go.posts'), workingHere('post.hide')]).toEqual([['g p'], ['h']]);
  });

  test('lead everywhere to the screens, and to lists alone where there is one', () => {
    expect([workingHere('go.posts'), workingHere('list.filter')]).toEqual([['g p'], []]);
    inListOf(null);
    expect(workingHere('list.filter')).toEqual(['f']);
  });
});

/** What a press, or the first of several, runs in the view at hand. */
function runs(press: string): string | undefined {
  const place = {
    repeat: false,
    inText: false,
    onControl: false,
    inSurface: true,
    onRows: true,
    scopes: activeScopes(),
    layer: 'none',
    singleKeys: keySettings.single,
  } as const;
  const [first = '', second] = press.split(' ');
  const found = resolve(first, null, allBindings(), place);
  const last = found.is === 'prefix' && second ? resolve(second, found.prefix, allBindings(), place) : found;
  return last.is === 'command' ? last.commandId : undefined;
}

describe('on every screen', () => {
  const everyKind = [...(Object.keys(KINDS) as Kind[]), null];

  test.each(everyKind)('a list of %s: each key that is printed runs its command and no other', (kind) => {
    inListOf(kind);
    for (const { id } of COMMANDS) {
      const press = pressOn(id, []);
      if (press !== undefined) expect(runs(press), press).toBe(id);
    }
  });

  test.each(everyKind)('a list of %s: a key is named with its place only where it does not work', (kind) => {
    inListOf(kind);
    for (const { id } of COMMANDS) {
      const elsewhere = pressElsewhere(id);
      if (!elsewhere) continue;
      expect(pressOn(id, []), id).toBeUndefined();
      expect(activeScopes(), id).not.toContain(elsewhere.where);
    }
  });

  test('what is a choice here is printed by the choice, and by its letter where it asks', () => {
    inListOf('profile');
    expect(pressOn('profile.setAuthentic', [aProfile({ authentic: false })])).toBe('s');
    expect(pressOn('profile.setAuthentic', [aProfile({ authentic: true })])).toBeUndefined();
    expect(pressOn('profile.unsetAuthentic', [aProfile({ authentic: true })])).toBe('s');
    expect(pressOn('profile.setAuthentic', [])).toBeUndefined();
    inListOf('post');
    const media = (mediaType: 1 | 2) => ({ idmedia: `m${mediaType}`, mediaType });
    const both = aPost({ media: [media(1), media(2)] as never });
    expect(pressOn('post.promoteHotlive', [both])).toBe('p h');
    expect(pressOn('post.promoteSlider', [both])).toBe('p s');
    const video = aPost({ media: [media(2)] as never });
    expect([pressOn('post.promoteHotlive', [video]), pressOn('post.promoteSlider', [video])]).toEqual(['p', undefined]);
    // Where it is refused nothing is asked, and a letter after it would be a command of its own.
    const wordsAlone = aPost({ media: [] });
    expect([pressOn('post.promoteHotlive', [wordsAlone]), pressOn('post.promoteSlider', [wordsAlone])]).toEqual([
      'p',
      'p',
    ]);
  });

  test('among posts the key of members is named with them, and none that was switched off', () => {
    inListOf('post');
    expect(pressElsewhere('profile.block')).toEqual({ press: 'b', where: 'profile' });
    expect(pressElsewhere('post.block')).toBeUndefined();
    keySettings.single = 'off';
    expect(pressElsewhere('profile.block')).toBeUndefined();
  });
});
