// The files that hold the texts of src/i18n: where the text of a key stands in each language, and how a new one is written there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';
import { isCounted, PLURAL_FORMS, UNTRANSLATED } from './textRules';

/** A text of a key in one language, as it is written there: in quotes, and a counted one with its forms. */
export interface Place {
  readonly language: string;
  /** In the folder of the texts, as `en/run.ts`. */
  readonly file: string;
  readonly line: number;
  readonly written: string;
}

/** A key that can't be shown or added, and why. */
export class KeyTrouble extends Error {}

/** What puts the files of a language together (src/i18n/deferredTexts.ts), from what comes first to what comes last. */
const PARTS = ['index', 'console', 'deferred'];

const languagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

interface Candidate {
  readonly file: string;
  /** The names below which the text stands in that file. */
  readonly path: readonly string[];
}

/** The files that may hold a key, in the order in which they come. A key of no area is that of a command. */
function candidatesFor(folder: string, language: string, key: string): readonly Candidate[] {
  const [area = '', ...below] = key.split('.');
  const imports = PARTS.flatMap((part) => [
    ...readFileSync(join(folder, language, `${part}.ts`), 'utf8').matchAll(/^import (\w+) from '\.\/(\w+)';$/gm),
  ]);
  const filesOf = (name: string) => imports.flatMap(([, as, file]) => (as === name ? [`${language}/${file}.ts`] : []));
  const ofArea = filesOf(area);
  if (ofArea.length > 0) return ofArea.map((file) => ({ file, path: below }));
  return filesOf('commands').map((file) => ({ file, path: [area, ...below] }));
}

interface Opened {
  readonly source: string;
  /** The innermost object on the way to the text, and how many names of its path lead there. */
  readonly object: ESTree.ObjectExpression;
  readonly depth: number;
  /** What stands at the next name, if anything: the text, or one that is in the way. */
  readonly next: ESTree.ObjectProperty | undefined;
}

/** Follows a path into a file of texts as far as it leads. */
function open(folder: string, { file, path }: Candidate): Opened {
  const source = readFileSync(join(folder, file), 'utf8');
  const exported = parseAst(source).body.find((one) => one.type === 'ExportDefaultDeclaration');
  if (exported?.declaration.type !== 'ObjectExpression') throw new Error(`${file} exports no object of texts.`);
  let object = exported.declaration;
  for (let depth = 0; ; depth += 1) {
    const next = propertyOf(object, path[depth]);
    if (next?.value.type !== 'ObjectExpression' || isForms(next.value)) return { source, object, depth, next };
    if (depth === path.length - 1) return { source, object: next.value, depth: depth + 1, next: undefined };
    object = next.value;
  }
}

const nameOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
const propertiesOf = (object: ESTree.ObjectExpression) => object.properties.filter((one) => one.type === 'Property');
const propertyOf = (object: ESTree.ObjectExpression, name: string | undefined) =>
  propertiesOf(object).find((one) => nameOf(one) === name);
/** The forms of one counted text. */
const isForms = (object: ESTree.ObjectExpression) => {
  const names = propertiesOf(object).map(nameOf);
  return names.includes('other') && names.every((name) => PLURAL_FORMS.has(name));
};

const placeOf = (language: string, file: string, { source, next }: Opened): Place | undefined =>
  next && {
    language,
    file,
    line: source.slice(0, next.start).split('\n').length,
    written: source.slice(next.value.start, next.value.end).replaceAll(/\s+/g, ' '),
  };

/** Where the text of a key stands in each language that has it; empty where none has. */
export const placesOf = (folder: string, key: string): readonly Place[] =>
  languagesIn(folder).flatMap((language) =>
    candidatesFor(folder, language, key).flatMap((candidate) => {
      const opened = open(folder, candidate);
      return (opened.depth === candidate.path.length - 1 && placeOf(language, candidate.file, opened)) || [];
    }),
  );

/**
 * Writes a new text into the files of all languages: the English one as it is given, a counted one as its forms, with `|` between them in
 * the order `one|other`; in the other languages what lint refuses until it is translated. Of two files it takes the one called `wanted`, else
 * the one that has more of the key's neighbours, else what comes later, so that the first list waits for no more than it needs. Throws
 * `KeyTrouble` where the key is not free, or can't stand in the file that is wanted.
 */
export function addText(folder: string, key: string, english: string, wanted?: string): readonly Place[] {
  if (!/^\w+(\.\w+)+$/.test(key)) throw new KeyTrouble(`${key} is no key: one has a name, a dot and another name.`);
  if (placesOf(folder, key).length > 0) throw new KeyTrouble(`${key} has a text already.`);
  const name = fileFor(folder, key, wanted);
  for (const language of languagesIn(folder)) {
    const { file, path } = candidateIn(folder, language, key, name);
    const opened = open(folder, { file, path });
    writeFileSync(join(folder, file), inserted(opened, path.slice(opened.depth), formsFor(language, english)));
  }
  return placesOf(folder, key);
}

/** The name of the file that a new key goes to, in English as in every language. */
function fileFor(folder: string, key: string, wanted: string | undefined): string {
  const candidates = candidatesFor(folder, 'en', key).map(({ file, path }) => {
    const { depth, next } = open(folder, { file, path });
    if (next) throw new KeyTrouble(`${file} has a text above ${key}.`);
    if (depth === path.length) throw new KeyTrouble(`${file} has texts below ${key}.`);
    return { name: file.slice('en/'.length), depth, isOfCommand: path.length === key.split('.').length };
  });
  if (wanted !== undefined) {
    if (!candidates.some(({ name }) => name === `${wanted}.ts`))
      throw new KeyTrouble(`${key} can't stand in ${wanted}.ts.`);
    return `${wanted}.ts`;
  }
  const most = Math.max(...candidates.map(({ depth }) => depth));
  const chosen = candidates[0]?.isOfCommand ? candidates.at(-1) : candidates.findLast(({ depth }) => depth === most);
  if (!chosen) throw new Error('English has no file for commands.');
  return chosen.name;
}

function candidateIn(folder: string, language: string, key: string, name: string): Candidate {
  const found = candidatesFor(folder, language, key).find(({ file }) => file === `${language}/${name}`);
  if (!found) throw new Error(`${language} has no ${name}.`);
  return found;
}

/** The text, or its forms by the kinds of number that the language tells apart. */
function formsFor(language: string, english: string): string | Readonly<Record<string, string>> {
  const given = english.split('|');
  const [other = ''] = given.slice(-1);
  if (!isCounted(other)) return language === 'en' ? english : `${UNTRANSLATED}${english}`;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = [...PLURAL_FORMS].filter((form) => pluralCategories.some((one) => one === form));
  return Object.fromEntries(
    forms.map((form, at) => [
      form,
      (language === 'en' && given[at + given.length - forms.length]) || `${UNTRANSLATED}${other}`,
    ]),
  );
}

/** The source with the text at the end of the object, below the names that are not there yet. */
function inserted(
  { source, object }: Opened,
  names: readonly string[],
  text: string | Readonly<Record<string, string>>,
) {
  const end = object.end - 1;
  const isOnLines = source.slice(object.start, end).includes('\n');
  const last = object.properties.at(-1);
  const written = names
    .reduceRight((inner, name) => `{ ${nameWritten(name)}: ${inner} }`, valueWritten(text))
    .slice(2, -2);
  const lineStart = source.lastIndexOf('\n', end) + 1;
  if (!isOnLines)
    return `${source.slice(0, last?.end ?? end)}${last ? ', ' : ' '}${written}${source.slice(last?.end ?? end)}`;
  return `${source.slice(0, lineStart)}${source.slice(lineStart, end)}  ${written},\n${source.slice(lineStart)}`;
}

const nameWritten = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`);
const valueWritten = (text: string | Readonly<Record<string, string>>) =>
  typeof text === 'string'
    ? quoted(text)
    : `{ ${Object.entries(text)
        .map(([form, said]) => `${form}: ${quoted(said)}`)
        .join(', ')} }`;
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
