import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kind } from '../../../commands/core/rows';

await import('../../../commands/every');
const { ariaKeysOf, KeyCaps, labelOf, learnLayout, printed, readLayout } = await import('../../../src/keys/labels');
const { activeView, notAList } = await import('../../../src/state/activeView');

/** A keyboard that prints these signs on keys, and a browser that tells, where it is said so. */
const keyboard = (platform: string, prints?: Readonly<Record<string, string>>) =>
  vi.stubGlobal('navigator', {
    platform,
    ...(prints && { keyboard: { getLayoutMap: async () => new Map(Object.entries(prints)) } }),
  });
const inListOf = (kind: Kind) => {
  activeView.active = { ...notAList, kind, part: 'list', cursorId: () => null, verb: () => {}, focus: () => {} };
};
const pressed = (key: string, code: string, shiftKey = false) => learnLayout({ key, code, shiftKey } as KeyboardEvent);

beforeEach(() => keyboard('Linux x86_64'));
afterEach(() => {
  printed.letters = {};
  activeView.active = null;
  vi.unstubAllGlobals();
});

describe('a press is written', () => {
  test('as its keys are printed: each by itself, letters large', () => {
    expect(labelOf('Mod+K')).toEqual(['Ctrl', 'K']);
    expect(labelOf('Shift+x')).toEqual(['Shift', 'X']);
    expect(labelOf('g r')).toEqual(['G', 'R']);
    expect(labelOf('Mod+Shift+ArrowDown')).toEqual(['Ctrl', 'Shift', '↓']);
    expect([labelOf('+'), labelOf('?'), labelOf('F2'), labelOf('PageUp')]).toEqual([['+'], ['?'], ['F2'], ['PgUp']]);
  });

  test('on a Mac with its signs', () => {
    keyboard('MacIntel');
    expect(labelOf('Mod+Shift+Z')).toEqual(['⌘', '⇧', 'Z']);
  });

  test('in the letters of another script where these are printed, as far as the browser tells', async () => {
    keyboard('Linux', { KeyN: 'ى', KeyZ: 'w', Slash: 'ظ', Digit1: '١' });
    await readLayout();
    expect([labelOf('n'), labelOf('z'), labelOf('j'), labelOf('/'), labelOf('?')]).toEqual([
      ['ى'],
      // A Latin layout moves letters about: the letter is what is printed.
      ['Z'],
      ['J'],
      ['ظ'],
      ['؟'],
    ]);
    expect(labelOf('Shift+N')).toEqual(['Shift', 'ى']);
  });

  test('in Latin letters where the browser tells nothing, until a key of another script is pressed', async () => {
    await readLayout();
    expect(labelOf('n')).toEqual(['N']);
    pressed('т', 'KeyN');
    expect(labelOf('n')).toEqual(['т']);
    // With Shift a key may have another sign.
    pressed('И', 'KeyB', true);
    pressed('١', 'Digit1');
    pressed('đ', 'KeyD');
    expect([labelOf('b'), labelOf('d')]).toEqual([['B'], ['D']]);
  });

  test('in Latin letters again once a key that had another is pressed as Latin', () => {
    pressed('т', 'KeyN');
    pressed('и', 'KeyB');
    pressed('j', 'KeyJ');
    expect(labelOf('n')).toEqual(['т']);
    pressed('n', 'KeyN');
    expect([labelOf('n'), labelOf('b')]).toEqual([['N'], ['B']]);
  });
});

test('assistive technology is told the keys that work here, but for sequences', () => {
  inListOf('post');
  expect(ariaKeysOf('post.hide')).toBe('h');
  expect(ariaKeysOf('list.selectAll')).toBe('Control+A');
  expect(ariaKeysOf('go.posts')).toBeUndefined();
  expect(ariaKeysOf('profile.block')).toBeUndefined();
  expect(ariaKeysOf('list.next')).toBe('j ArrowDown');
  keyboard('MacIntel');
  expect(ariaKeysOf('list.selectAll')).toBe('Meta+A');
});

describe('keys as they are drawn', () => {
  const drawn = (press: string, of?: string, look: 'working' | 'off' = 'working') =>
    renderToStaticMarkup(createElement(KeyCaps, { press, of, look }));

  test('say whether a text field would take them for a sign of its text', () => {
    const typed = ['h', '?', 'Shift+X', 'g p', 'Mod+K', 'Enter', 'Shift+F10', 'ArrowDown'];
    expect(typed.filter((press) => drawn(press).includes('data-typed'))).toEqual(['h', '?', 'Shift+X', 'g p']);
  });

  test('say whether they change the rows at hand, and whether they work just now', () => {
    expect(['post.hide', 'list.next', undefined].map((id) => drawn('h', id).includes('data-changes'))).toEqual([
      true,
      false,
      false,
    ]);
    expect([drawn('h'), drawn('h', undefined, 'off')].map((page) => page.includes('key-off'))).toEqual([false, true]);
  });
});
