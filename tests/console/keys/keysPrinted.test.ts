import { afterEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../../commands/registry';
import { keySettings, workingPress } from '../../../src/keys/bindings';
import { workingHere } from '../../../src/keys/scopes';
import { activeView, notAList } from '../../../src/state/activeView';

const inListOf = (kind: 'profile' | 'vip' | 'post' | null) => {
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

  test('are never those of two commands in one place', () => {
    for (const kind of ['profile', 'vip', 'post', null] as const) {
      inListOf(kind);
      const presses = COMMANDS.flatMap(({ id }) => workingHere(id));
      expect(presses.filter((press, at) => presses.indexOf(press) !== at)).toEqual([]);
    }
  });

  test('lead everywhere to the screens, and to lists alone where there is one', () => {
    expect([workingHere('go.posts'), workingHere('list.filter')]).toEqual([['g p'], []]);
    inListOf(null);
    expect(workingHere('list.filter')).toEqual(['f']);
  });
});
