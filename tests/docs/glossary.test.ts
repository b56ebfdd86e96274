import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './sources';

const GLOSSARY = 'docs/glossary.md';
/** More words than this are no glossary that anybody reads. */
const ROWS_MAX = 30;
const HEAD = '| word | means | where |';

interface Entry {
  readonly word: string;
  readonly means: string;
  readonly file: string | undefined;
  readonly name: string | undefined;
}

/** The rows of the table; in the last cell a file and what it exports stand as code. */
function entriesOf(page: string): readonly Entry[] {
  const [, below = ''] = page.split(HEAD);
  const rows = below.split('\n').filter((line) => line.startsWith('|') && !/^\|[ :|-]+\|$/.test(line));
  return rows.map((row) => {
    const [word = '', means = '', where = ''] = row
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const [file, name] = [...where.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
    return { word, means, file, name };
  });
}

/** Whether a module exports the name, where it is made or passed on. */
function exports(source: string, name: string): boolean {
  const made = new RegExp(
    `^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\\*?|class|interface|type|enum|namespace) ${name}\\b`,
    'm',
  );
  const passedOn = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(','),
  );
  return made.test(source) || passedOn.some((one) => one.trim().split(/\s+/).at(-1) === name);
}

function troubleOf({ word, means, file, name }: Entry): string | undefined {
  if (word === '' || means === '') return `a row lacks its word or its meaning: ${word}${means}`;
  if (file === undefined || name === undefined) return `${word}: the last cell needs a \`file\` and a \`name\``;
  if (!existsSync(join(ROOT, file))) return `${word}: ${file} is not there`;
  return exports(readFileSync(join(ROOT, file), 'utf8'), name) ? undefined : `${word}: ${file} exports no ${name}`;
}

describe(GLOSSARY, () => {
  const page = () => readFileSync(join(ROOT, GLOSSARY), 'utf8');

  test(`has a table of at most ${ROWS_MAX} words, each once`, () => {
    const words = entriesOf(page()).map(({ word }) => word);
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(ROWS_MAX);
    expect(new Set(words).size).toBe(words.length);
  });

  test('every word names a file and what it exports', () => {
    expect(entriesOf(page()).flatMap((entry) => troubleOf(entry) ?? [])).toEqual([]);
  });

  test('a row is read with its cells', () => {
    const row = '| command | what can be done \\| run | `commands/core/definition.ts` `Command` |';
    expect(entriesOf(`# Words\n\n${HEAD}\n| --- | --- | --- |\n${row}\n`)).toEqual([
      { word: 'command', means: 'what can be done \\| run', file: 'commands/core/definition.ts', name: 'Command' },
    ]);
  });

  test('an export is known by its name alone', () => {
    const source = 'export type Command = 1;\nexport { one, two as three } from "./x";\nconst hidden = 1;\n';
    expect(['Command', 'one', 'three', 'two', 'hidden', 'Comm'].filter((name) => exports(source, name))).toEqual([
      'Command',
      'one',
      'three',
    ]);
  });
});
