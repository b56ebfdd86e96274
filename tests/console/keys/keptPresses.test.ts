import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeptPress, withPress } from '../../../src/keys/keptPresses';

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
