import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runLinkOf, withoutRunLink } from '../../../src/navigation/runLink';

const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((one) => one !== 'run');
const pairs = fc.uniqueArray(fc.tuple(name, fc.string()), { selector: ([key]) => key });

describe('a link to a command', () => {
  test('says which, and the answers to its questions, whatever else the address holds', () => {
    fc.assert(
      fc.property(pairs, fc.stringMatching(/^[a-z]+\.[a-zA-Z]+$/), pairs, (others, id, answers) => {
        const query = new URLSearchParams([
          ...others,
          ['run', id],
          ...answers.map(([key, value]) => [`run.${key}`, value]),
        ] as [string, string][]);
        const link = runLinkOf(String(query));
        expect(link?.id).toBe(id);
        expect(Object.entries(link?.answers ?? {}).sort()).toEqual([...answers].sort());
        expect(withoutRunLink(String(query))).toBe(String(new URLSearchParams(others as [string, string][])));
      }),
    );
  });

  test('is none where no command is named', () => {
    expect(runLinkOf('?run=&run.kinds=post')).toBeNull();
    expect(runLinkOf('?row=5')).toBeNull();
  });
});
