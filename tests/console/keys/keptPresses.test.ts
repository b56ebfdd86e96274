import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isText, type KeptPress, leadingText, lettersOf, pressOf, withPress } from '../../../src/keys/keptPresses';

vi.stubGlobal('navigator', { platform: 'Linux x86_64' });

const letter = fc.constantFrom('a', 'b', 'ù', '寺').map((key) => ({ key, isSend: false }));
const enter = fc.constant({ key: 'Enter', isSend: false });
const send = fc.constantFrom('s', 'Enter').map((key) => ({ key, isSend: true }));
const backspace = fc.constant({ key: 'Backspace', isSend: false });
const leave = fc.constant({ key: 'Escape', isSend: false });

/** All of them kept in turn; null from the Esc on that leaves. */
const keptOf = (presses: readonly KeptPress[]) =>
  presses.reduce<readonly KeptPress[] | null>((kept, press) => kept && withPress(kept, press), []);
const answers = ({ key, isSend }: KeptPress) => isSend || key === 'Enter';

describe('presses kept for what is on its way', () => {
  test('are all kept in their order, where none takes one back', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, enter, send)), (presses) => {
        expect(keptOf(presses)).toEqual(presses);
      }),
    );
  });

  test('are left by the first Esc that comes before any answer, and by no other', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, enter, send, leave)), (presses) => {
        const firstEscape = presses.findIndex(({ key }) => key === 'Escape');
        const isLeft = firstEscape >= 0 && !presses.slice(0, firstEscape).some(answers);
        expect(keptOf(presses)).toEqual(isLeft ? null : presses);
      }),
    );
  });

  test('read in the end as what was typed with all of it there, and nothing that was sent is taken back', () => {
    /** What is sent each time, of a field that keeps its text. */
    const sentBy = (presses: readonly KeptPress[]) => {
      const sent: string[] = [];
      let text: readonly string[] = [];
      for (const { key, isSend } of presses) {
        if (isSend) sent.push(text.join(''));
        else text = key === 'Backspace' ? text.slice(0, -1) : [...text, key];
      }
      return [...sent, text.join('')];
    };
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, send, backspace)), (presses) => {
        expect(sentBy(keptOf(presses) ?? [])).toEqual(sentBy(presses));
      }),
    );
  });
});

describe('what is kept of a key', () => {
  const event = (key: string, more: Partial<KeyboardEvent> = {}) =>
    ({ key, code: `Key${key.toUpperCase()}`, ...more }) as KeyboardEvent;

  test('is what it types, with the event itself', () => {
    for (const key of ['a', 'ế', 'Enter', 'Backspace']) {
      const pressed = event(key);
      expect(pressOf(pressed)).toEqual({ key, isSend: false, event: pressed });
    }
  });

  test('is whether it sends: Mod+S, and Mod+Enter', () => {
    for (const key of ['s', 'Enter']) {
      expect(pressOf(event(key, { ctrlKey: true }))).toMatchObject({ key, isSend: true });
      expect(pressOf(event(key))).toMatchObject({ key, isSend: false });
    }
  });

  test('is nothing of what composes, is held with Alt, or is a shortcut of something else', () => {
    expect(pressOf(event('a', { isComposing: true }))).toBeNull();
    expect(pressOf(event('a', { altKey: true }))).toBeNull();
    for (const key of ['k', 'r', 'c']) expect(pressOf(event(key, { ctrlKey: true }))).toBeNull();
  });
});

test('the text that presses begin with ends before the first that types nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-composite' }),
      fc.array(fc.oneof(enter, send, backspace, leave)),
      (text, others) => {
        const letters = lettersOf(text);
        expect(letters.map(({ key }) => key).join('')).toBe(text);
        expect(letters.every(isText)).toBe(true);
        expect(others.some(isText)).toBe(false);
        expect(leadingText([...letters, ...others, ...lettersOf(others.length > 0 ? 'x' : '')])).toEqual({
          text,
          count: letters.length,
        });
      },
    ),
  );
});
