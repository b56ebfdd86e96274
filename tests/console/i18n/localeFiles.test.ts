import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { addText, placesOf } from '../../../scripts/localeFiles';
import { pluralTrouble, type Text, translationTrouble } from '../../../scripts/textRules';

const OURS = join(import.meta.dirname, '../../../src/i18n');
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
/** One with all forms of plurals, one with two, one with one. */
const LANGUAGES = ['ar', 'en', 'vi'];
beforeEach(() => {
  for (const language of LANGUAGES) cpSync(join(OURS, language), join(folder, language), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The text that a file of the folder has now at these names. */
async function textIn(file: string, path: string): Promise<Text | undefined> {
  const source = readFileSync(join(folder, file), 'utf8');
  const { default: texts } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  return path.split('.').reduce((node, name) => node?.[name], texts);
}
const filesOf = (key: string) => placesOf(folder, key).map(({ file }) => file);
const inAll = (file: string) => LANGUAGES.map((language) => `${language}/${file}`);

describe('a new text', () => {
  test.each([
    // Neighbours decide between two files; where both have as many, what comes later has the text.
    ['screens.posts.weather', 'screens.posts.state', 'deferredScreens.ts', 'posts.weather'],
    ['screens.signedIn.title', 'screens.posts.state', 'deferredScreens.ts', 'signedIn.title'],
    ['errors.999', 'errors.304', 'deferredErrors.ts', '999'],
    ['palette.kinds.session', 'palette.kinds.post', 'palette.ts', 'kinds.session'],
    ['run.brandNew.deeper.still', 'run.held', 'run.ts', 'brandNew.deeper.still'],
    ['post.rename.title', 'post.hide.title', 'deferredCommands.ts', 'post.rename.title'],
    ['meadow.mow.done', 'post.hide.done', 'deferredCommands.ts', 'meadow.mow.done'],
  ])('%s stands in one file of every language, and what was there still does', async (key, known, file, path) => {
    const before = placesOf(folder, known).map(({ written }) => written);
    expect(before).toHaveLength(LANGUAGES.length);
    const places = addText(folder, key, 'It’s “so”');
    expect(places.map((one) => one.file)).toEqual(inAll(file));
    for (const { language, file: one, line } of places) {
      expect(readFileSync(join(folder, one), 'utf8').split('\n')[line - 1]).toContain('It’s “so”');
      const text = (await textIn(one, path)) ?? '';
      expect([...translationTrouble(language, key, text)]).toHaveLength(language === 'en' ? 0 : 1);
      if (language === 'en') expect(text).toBe('It’s “so”');
    }
    expect(placesOf(folder, known).map(({ written }) => written)).toEqual(before);
  });

  test('stands in the file that is wanted, where that may hold it', () => {
    expect(addText(folder, 'screens.posts.colour', 'Colour', 'screens').map(({ file }) => file)).toEqual(
      inAll('screens.ts'),
    );
    expect(() => addText(folder, 'screens.posts.sound', 'Sound', 'run')).toThrow("can't stand in run.ts");
  });

  test('that counts has the forms of each language, of English those that were given', async () => {
    for (const { language, file } of addText(folder, 'grid.sheep', '{{count}} sheep alone|{{count}} sheep')) {
      const text = (await textIn(file, 'sheep')) ?? '';
      expect([...pluralTrouble(language, 'grid.sheep', text)]).toEqual([]);
      if (language === 'en') expect(text).toEqual({ one: '{{count}} sheep alone', other: '{{count}} sheep' });
    }
    addText(folder, 'grid.goats', '{{count}} goats');
    const goats = (await textIn('en/deferredGrid.ts', 'goats')) ?? '';
    expect([...translationTrouble('en', 'grid.goats', goats)]).toHaveLength(1);
  });

  test.each([
    ['grid.rows', 'has a text already'],
    ['screens.posts', 'has texts below'],
    ['run.held.more', 'has a text above'],
    ['grid.rows.more', 'has a text above'],
    ['held', 'is no key'],
    ['run.it’s', 'is no key'],
  ])('is not made of %s, and nothing is written', (key, why) => {
    expect(() => addText(folder, key, 'Text')).toThrow(why);
    for (const file of readdirSync(join(OURS, 'en')))
      expect(readFileSync(join(folder, 'en', file), 'utf8')).toBe(readFileSync(join(OURS, 'en', file), 'utf8'));
  });

  test('is written into an object of one line and into an empty one', async () => {
    for (const language of LANGUAGES)
      writeFileSync(join(folder, language, 'run.ts'), "export default { a: { b: 'c' }, d: {} };\n");
    addText(folder, 'run.a.e', 'one \\ line');
    addText(folder, 'run.d.f', 'empty');
    expect(await textIn('en/run.ts', 'a')).toEqual({ b: 'c', e: 'one \\ line' });
    expect(await textIn('en/run.ts', 'd')).toEqual({ f: 'empty' });
  });
});

test('a text is shown with its place in every language', () => {
  expect(filesOf('screens.posts.state')).toEqual(inAll('screens.ts'));
  expect(placesOf(folder, 'grid.rows').find(({ language }) => language === 'en')).toMatchObject({
    file: 'en/grid.ts',
    line: 2,
    written: "{ one: '{{count}} row', other: '{{count}} rows' }",
  });
  expect(placesOf(folder, 'grid.nothingSuch')).toEqual([]);
});
