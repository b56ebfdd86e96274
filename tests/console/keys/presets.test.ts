import { afterEach, describe, expect, test } from 'vitest';

await import('../../../commands/every');
const { keySettings, pressesOf } = await import('../../../src/keys/bindings');
const { hasMailKeys, toggleMailKeys } = await import('../../../src/keys/mailKeys');
const { rebind, resetKey, resetKeys, resetTaken } = await import('../../../src/keys/rebinding');
const { chooseSingleKeys, toggleSingleKeys } = await import('../../../src/keys/singleKeys');

afterEach(() => {
  resetKeys();
  Object.assign(keySettings, { single: 'everywhere', before: 'everywhere' });
});

describe('the keys of mail programs', () => {
  test('come beside those that a command has, and leave them when they go', () => {
    const before = pressesOf('report.ignore');
    expect(hasMailKeys()).toBe(false);
    expect(toggleMailKeys()).toBe(true);
    expect(hasMailKeys()).toBe(true);
    expect(pressesOf('report.ignore')).toEqual([...before, 'e']);
    expect([pressesOf('report.deletePost'), pressesOf('post.delete')].map((all) => all.at(-1))).toEqual(['#', '#']);
    expect(toggleMailKeys()).toBe(false);
    expect(hasMailKeys()).toBe(false);
    expect(pressesOf('report.ignore')).toEqual(before);
  });

  test('are there only with all of them, and are made whole where one was taken away', () => {
    toggleMailKeys();
    resetKey('post.delete');
    expect(hasMailKeys()).toBe(false);
    expect(toggleMailKeys()).toBe(true);
    expect(pressesOf('report.ignore').filter((press) => press === 'e')).toHaveLength(1);
  });
});

describe('single keys', () => {
  test('reach as far as before once they are turned on again', () => {
    chooseSingleKeys('lists');
    expect([toggleSingleKeys(), keySettings.single]).toEqual([false, 'off']);
    // Said twice, it is still remembered.
    chooseSingleKeys('off');
    expect([toggleSingleKeys(), keySettings.single]).toEqual([true, 'lists']);
    expect([toggleSingleKeys(), toggleSingleKeys(), keySettings.single]).toEqual([false, true, 'lists']);
  });
});

test('a default key that the person has given away is named before it is asked back', () => {
  expect(resetTaken('post.hide')).toBeUndefined();
  rebind('post.hide', ['Shift+Y']);
  expect(resetTaken('post.hide')).toBeUndefined();
  rebind('post.unhide', ['h']);
  expect(resetTaken('post.hide')).toBe('post.unhide');
  expect(resetTaken('no.such.command')).toBeUndefined();
});
