// npm run texts -- KEY: shows the text of a key in every language. With an English text after it, makes the key in all of them; a text with
// {{count}} has the forms `one|other`. A third word names the file where two may hold it: screens, or deferredScreens. What is to be translated
// is marked, and lint refuses the mark.
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { ensureInstalled, ensureNode, fromSources, ROOT, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
const FOLDER = join(ROOT, 'src', 'i18n');
const { addText, KeyTrouble, placesOf } = await fromSources('scripts/localeFiles.ts');
const [key, english, wanted] = process.argv.slice(2);
if (key === undefined)
  stop('Which key? npm run texts -- KEY shows its texts, npm run texts -- KEY "English text" makes it.');

if (english !== undefined) {
  const { isWithFirstList } = await fromSources('scripts/commandTexts.ts');
  try {
    const files = addText(FOLDER, key, english, wanted ?? (isWithFirstList(key) ? 'commands' : undefined)).map(
      ({ file }) => join(FOLDER, file),
    );
    spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', ...files]);
  } catch (error) {
    if (error instanceof KeyTrouble) stop(error.message);
    throw error;
  }
}
const places = placesOf(FOLDER, key);
if (places.length === 0) stop(`No language has a text for ${key}.`);
for (const { file, line, written } of places) console.log(`${relative(ROOT, FOLDER)}/${file}:${line}  ${written}`);
