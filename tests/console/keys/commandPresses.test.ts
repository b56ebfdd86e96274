import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { KeyTarget, Resolution } from '../../../src/keys/resolve';

vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
vi.mock('../../../src/run', () => ({ untilCommands: () => new Promise<boolean>(() => {}) }));

const { keySettings, allBindings, whereOf, defaultsOf } = await import('../../../src/keys/bindings');
const { forgetWaiting, waitForCommands, waitsForCommands } = await import('../../../src/keys/commandPresses');
const { resolve } = await import('../../../src/keys/resolve');
const { isRegistryWhole } = await import('../../../commands/registry');
// By itself this registers nothing: the registry is as it is with the first list.
const { DEFERRED } = await import('../../../commands/deferred');

/** The kinds of the lists that show their rows before the commands have come. */
const KINDS = ['report', 'post', 'profile'] as const;
const place = (kind: (typeof KINDS)[number], more: Partial<KeyTarget> = {}): KeyTarget => ({
  repeat: false,
  inText: false,
  onControl: false,
  inSurface: true,
  onRows: true,
  scopes: [kind, 'list', 'anywhere'],
  layer: 'none',
  singleKeys: 'everywhere',
  ...more,
});
const meaning = (press: string, here: KeyTarget): Resolution => resolve(press, null, allBindings(), here);
const waits = (press: string, here: KeyTarget) => waitsForCommands(press, meaning(press, here), here);
/** As much of a keyboard event as is kept. */
const pressed = (key: string) => ({ key, code: `Key${key.toUpperCase()}` }) as KeyboardEvent;

afterEach(() => {
  keySettings.rebound = {};
  forgetWaiting();
});

describe('while the commands after the first list are on their way', () => {
  test.each(KINDS)('the keys of commands on a %s wait for them, and mean nothing of every list', (kind) => {
    expect(isRegistryWhole()).toBe(false);
    const own = DEFERRED.flatMap((command) => (whereOf(command) === kind ? defaultsOf(command) : []));
    expect(own.length).toBeGreaterThan(3);
    const first = own.map((press) => press.split(' ')[0] ?? '');
    expect(first.filter((press) => !waits(press, place(kind)))).toEqual([]);
  });

  test('what moves through a list is done at once, until something waits: then it comes after that', () => {
    const here = place('post');
    expect(waits('j', here)).toBe(false);
    waitForCommands(pressed('h'));
    expect(waits('j', here)).toBe(true);
    expect(waits('Escape', here)).toBe(true);
    // A text may be asked for by what waits.
    for (const press of ['q', 'Backspace', 'Mod+S']) expect(waits(press, here)).toBe(true);
    expect(forgetWaiting()).toBe(true);
    for (const press of ['Backspace', 'Mod+S']) expect(waits(press, here)).toBe(false);
    expect(waits('j', here)).toBe(false);
    expect(forgetWaiting()).toBe(false);
  });

  test('a key that was given to a command that has not come waits, whatever else it means', () => {
    keySettings.rebound = { 'post.hide': ['j'], 'post.block': ['Mod+Shift+B'], 'list.next': ['n'] };
    const here = place('post');
    expect(waits('j', here)).toBe(true);
    expect(waits('Mod+Shift+B', here)).toBe(true);
    expect(waits('n', here)).toBe(false);
  });

  test('nothing waits that is typed, held down, a control’s own, for a layer or switched off, nor what is the browser’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('h', 'b', 'v', 'Shift+Q', '~'),
        fc.constantFrom<Partial<KeyTarget>>(
          { inText: true },
          { repeat: true },
          { layer: 'palette' },
          { layer: 'popover' },
          { layer: 'dialog' },
          { singleKeys: 'off' },
          { singleKeys: 'lists', inSurface: false },
        ),
        (press, where) => !waits(press, place('post', where)),
      ),
    );
    for (const press of ['Tab', 'F5', 'Mod+R', 'Mod+T', 'Mod+C', 'PageDown', 'Shift+Tab'])
      expect(waits(press, place('post'))).toBe(false);
  });
});
