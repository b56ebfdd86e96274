import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sources';

const PAGES = ['SECURITY.md', 'docs/asvs.md'];
/** A file of the repository as code, or the name of a test of the file before it in quotation marks. */
const PROOF = /`((?:[\w-]+\/)+[\w.-]+\.\w+|[\w-]+\.(?:md|json))`|“([^”]+)”/g;
const TEST_FILE = /\.test\.tsx?$/;

/** Names as they stand in a file, however they are quoted there. */
const hasTest = (source: string, name: string) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));

/** What a line names that is not there, each as a sentence. */
function troubleIn(line: string): readonly string[] {
  let file: string | undefined;
  return [...line.matchAll(PROOF)].flatMap(([, path, name]) => {
    if (path !== undefined) {
      file = path;
      return existsSync(join(ROOT, path)) ? [] : [`${path} is not there`];
    }
    if (file === undefined || !TEST_FILE.test(file)) return [`“${name}” stands behind no file of tests`];
    const source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
    return hasTest(source, name ?? '') ? [] : [`${file} has no test “${name}”`];
  });
}

describe.each(PAGES)('%s', (page) => {
  const lines = readFileSync(join(ROOT, page), 'utf8').split('\n');

  test('names files that are there, and tests that are in them', () => expect(lines.flatMap(troubleIn)).toEqual([]));

  test('names a file for what it says is so', () => {
    const rows = lines.filter((line) => /^\| (?!---|what stops them)/.test(line) && line.includes('.test.ts'));
    expect(rows.length).toBeGreaterThan(20);
  });
});

test('what is named and not there is found', () => {
  const here = '`tests/docs/security.test.ts`';
  expect(troubleIn(`| x | ${here} “what is named and not there is found” |`)).toEqual([]);
  expect(troubleIn('| x | `tests/docs/gone.test.ts` |')).toEqual(['tests/docs/gone.test.ts is not there']);
  const madeUp = ['never', 'written'].join(' ');
  expect(troubleIn(`${here} “${madeUp}”`)).toEqual([`tests/docs/security.test.ts has no test “${madeUp}”`]);
  expect(troubleIn('“alone”')).toEqual(['“alone” stands behind no file of tests']);
});

describe('docs/asvs.md', () => {
  const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([a-z ]+) \| ([^|]*) \|$/gm)];
  const STATES = ['met', 'in part', 'operator', 'not met', 'not applicable'];

  test('has every requirement of levels 1 and 2, each once, in a state that it explains', () => {
    const numbers = rows.map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    // As many as the standard has in its version 5.0.0.
    expect([1, 2].map((level) => rows.filter((row) => row[2] === String(level)).length)).toEqual([70, 183]);
    expect(rows.filter(([, , , state = '']) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(([, , , , why = '']) => why.trim() === '')).toEqual([]);
  });

  test('counts its rows as they are', () => {
    for (const state of STATES) {
      const count = rows.filter((row) => row[3] === state).length;
      expect(page).toMatch(new RegExp(`^\\| ${state} \\| [^|]+ \\| ${count} \\|$`, 'm'));
    }
  });
});
