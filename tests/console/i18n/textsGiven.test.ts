import { type ESTree, parseAst, Visitor } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Texts } from '../../../src/i18n/texts';
import { sources } from '../../docs/sources';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { DEFERRED } = await import('../../../src/i18n/deferredTexts');

/** What is put into each text; the forms of a plural are one text. */
function namesOf(node: Texts, path = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const [name, value] of Object.entries(node)) {
    const place = path && (/^(zero|one|two|few|many|other)$/.test(name) ? path : `${path}.${name}`);
    const key = place || name;
    if (typeof value !== 'string') namesOf(value as Texts, key, found);
    else
      for (const [, put = ''] of value.matchAll(/\{\{(\w+)\}\}/g))
        found.set(key, (found.get(key) ?? new Set()).add(put));
  }
  return found;
}

type Node = ESTree.Expression | ESTree.Argument;

/** The keys that an argument may be, as far as they are written out. */
function keysIn(node: Node | undefined): readonly string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return node?.type === 'ConditionalExpression' ? [...keysIn(node.consequent), ...keysIn(node.alternate)] : [];
}

/** The names of what is put in, or null where only the running program knows them. */
function given(node: Node | undefined): readonly string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  const names = node.properties.map((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

/** What texts ask for and calls that name them do not give. */
function* notGiven(
  source: string,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  lang: 'ts' | 'tsx' = 'tsx',
): Generator<string> {
  const calls: ESTree.CallExpression[] = [];
  new Visitor({ CallExpression: (call) => void calls.push(call) }).visit(parseAst(source, { lang }));
  for (const { callee, arguments: args } of calls) {
    const at = args.findIndex((one) => keysIn(one).some((key) => wanted.has(key)));
    const isText = callee.type === 'Identifier' && callee.name === 't';
    const names = isText || args[at + 1]?.type === 'ObjectExpression' ? given(args[at + 1]) : null;
    if (at < 0 || names === null) continue;
    for (const key of keysIn(args[at]))
      for (const name of wanted.get(key) ?? []) if (!names.includes(name)) yield `${key}: ${name}`;
  }
}

test('whoever says a text gives it all that it names: no sentence is shown with a hole in it', async () => {
  const wanted = namesOf((await DEFERRED.vi()).default);
  const code = sources().filter(({ path }) => /^(src|commands|headless)\/(?!i18n\/).*\.tsx?$/.test(path));
  const holesIn = ({ path, text }: (typeof code)[number]) =>
    [...notGiven(text, wanted, path.endsWith('x') ? 'tsx' : 'ts')].map((what) => `${path} ${what}`);
  expect(code.length).toBeGreaterThan(500);
  expect(code.flatMap(holesIn)).toEqual([]);
});

test('such a hole would be found', () => {
  const wanted = new Map([['a.b', new Set(['left', 'why'])]]);
  const found = (source: string) => [...notGiven(source, wanted)];
  expect(found("t('a.b', { count: 3, why })")).toEqual(['a.b: left']);
  expect(found("host.say(isOne ? 'a.c' : 'a.b', { left })")).toEqual(['a.b: why']);
  expect(found("<p>{t('a.b')}</p>")).toEqual(['a.b: left', 'a.b: why']);
  expect(found("t('a.b', { left, why }); t('a.b', params); t('a.b', { ...params })")).toEqual([]);
});
