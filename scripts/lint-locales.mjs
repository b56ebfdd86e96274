// Texts: every language has the keys of Vietnamese, every key that the code names has a text, every text is named somewhere,
// each is written by the rules of its language, and no words for people stand outside the locale files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromSources, ROOT } from './ensure.mjs';

const LOCALES = join(ROOT, 'src', 'i18n');
const { forbiddenWords, markTrouble, PLURAL_FORMS, pluralTrouble, translationTrouble, wordTrouble } =
  await fromSources('scripts/textRules.ts');
const GLOSSARIES = join(ROOT, 'docs', 'glossary');
const problems = [];

function* filesBelow(folder, pattern) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, pattern);
    else if (pattern.test(entry.name)) yield path;
  }
}

/** The texts of a language, by area; area files hold one plain object each. */
async function areasOf(language) {
  const areas = {};
  for (const path of filesBelow(join(LOCALES, language), /\.ts$/)) {
    const area = path.match(/(\w+)\.ts$/)[1];
    if (area === 'index' || area === 'console' || area === 'deferred') continue;
    const module = await import(`data:text/javascript;charset=utf-8,${encodeURIComponent(readFileSync(path, 'utf8'))}`);
    areas[area] = module.default;
  }
  return areas;
}

/** The texts of a language, an area that stands in several files put together. */
async function textsOf(language) {
  const areas = await areasOf(language);
  const {
    commands,
    deferredCommands,
    consoleCommon,
    consoleErrors,
    deferredErrors,
    deferredGrid,
    deferredScreens,
    deferredShell,
    ...others
  } = areas;
  const parts = [
    commands,
    deferredCommands,
    others,
    {
      common: consoleCommon,
      errors: joined(consoleErrors, deferredErrors),
      grid: deferredGrid,
      screens: deferredScreens,
      shell: deferredShell,
    },
  ];
  return parts.reduce(joined, {});
}

/** The texts of both: an area may stand in several files. */
function joined(some, more = {}) {
  const all = { ...some };
  for (const [key, text] of Object.entries(more)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof text === 'object' ? joined(there, text) : text;
  }
  return all;
}

const isPlural = (node) =>
  typeof node === 'object' && 'other' in node && Object.keys(node).every((form) => PLURAL_FORMS.has(form));

/** The texts below a node by their keys; a plural is one text. */
function* entriesOf(node, path = '') {
  for (const [name, child] of Object.entries(node)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof child === 'string' || isPlural(child)) yield [key, child];
    else yield* entriesOf(child, key);
  }
}

function* keysOf(node) {
  for (const [key] of entriesOf(node)) yield key;
}

const languages = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const vi = await textsOf('vi');
const keys = new Set(keysOf(vi));
for (const language of languages.filter((name) => name !== 'vi')) {
  const others = new Set(keysOf(await textsOf(language)));
  for (const key of keys) if (!others.has(key)) problems.push(`${language} has no text for ${key}`);
  for (const key of others) if (!keys.has(key)) problems.push(`${language} has a text for ${key}, which vi has not`);
}

for (const language of languages) {
  const forbidden = forbiddenWords(readFileSync(join(GLOSSARIES, `${language}.md`), 'utf8'));
  for (const [key, text] of entriesOf(await textsOf(language)))
    problems.push(
      ...pluralTrouble(language, key, text),
      ...translationTrouble(language, key, text),
      ...markTrouble(language, key, text),
      ...wordTrouble(language, key, text, forbidden),
    );
}

const sources = [...filesBelow(join(ROOT, 'src'), /\.tsx?$/), ...filesBelow(join(ROOT, 'commands'), /\.ts$/)].filter(
  (path) => !/i18n\/\w+\//.test(relative(ROOT, path)),
);
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');
const named = new Set();
const families = [];
/** Tables of letters, which no person reads. */
const OF_LETTERS = join('src', 'import', 'oldVietnamese.ts');
const VIETNAMESE = /[ăâđêôơưàáạảãằắặẳẵầấậẩẫèéẹẻẽềếệểễìíịỉĩòóọỏõồốộổỗờớợởỡùúụủũừứựửữỳýỵỷỹ]/i;

for (const path of sources) {
  const code = withoutComments(readFileSync(path, 'utf8'));
  const place = relative(ROOT, path);
  for (const [, key] of code.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)) named.add(`${key}\u0000${place}`);
  for (const [, template] of code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)) {
    const parts = template.split(/\$\{[^}]*\}/);
    // A family below a name, or what a factory of commands says of each of its nouns.
    if (/^[a-z]\w*\.[\w.]*$/.test(parts[0]) || /^\$\{noun\}\.\w+$/.test(template))
      families.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.]+')}$`));
  }
  if (place !== OF_LETTERS && VIETNAMESE.test(code.replaceAll(/\/\[?[^/\n]*đ[^/\n]*\]?\/g?/g, '')))
    problems.push(`${place} has words for people outside the locale files`);
}

const { NEEDED, isCode, isWithFirstList, mayBeRead } = await fromSources('scripts/commandTexts.ts');
const fileOf = (key) => (isWithFirstList(key) ? 'commands.ts' : 'deferredCommands.ts');
for (const key of NEEDED)
  if (!keys.has(key))
    problems.push(`no text for ${key}, which the registry needs: add it to ${fileOf(key)} of ${languages.join(', ')}`);
for (const language of languages)
  for (const key of keysOf((await areasOf(language)).commands))
    if (!isWithFirstList(key)) problems.push(`${language}: ${key} belongs into deferredCommands.ts`);

const tops = new Set(Object.keys(vi));
const ENDINGS = /\.(empty|title|hint)$/;
const used = new Set();
for (const entry of named) {
  const [key, place] = entry.split('\u0000');
  if (keys.has(key)) used.add(key);
  else if (
    key.split('.').length > 1 &&
    tops.has(key.split('.')[0]) &&
    !isCode(key) &&
    !hasBelow(key) &&
    !/\.(ts|tsx|css|json|svg|js|csv)$/.test(key)
  )
    problems.push(`${place} names ${key}, which has no text`);
}
function hasBelow(key) {
  return [...keys].some((other) => other.startsWith(`${key}.`));
}
for (const key of keys) {
  const belowNamed = [...named].some((entry) => ENDINGS.test(key) && key.startsWith(`${entry.split('\u0000')[0]}.`));
  if (!used.has(key) && !mayBeRead(key) && !belowNamed && !families.some((family) => family.test(key)))
    problems.push(`nothing names the text ${key}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${keys.size} texts in ${languages.length} languages`);
