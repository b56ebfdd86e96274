// What one text has to be like, whatever it says: the plural forms its language has, the marks its language is set with, and none of the
// words that the language's glossary (docs/glossary/) replaces by another.

/** The forms of one text by kinds of number; a text that no number decides is a string. */
export type Text = string | Readonly<Record<string, string>>;

export interface Forbidden {
  readonly forbidden: string;
  /** What to say instead. */
  readonly word: string;
}

/** What CLDR calls the kinds of number; a text that has some of them is one text in several forms. */
export const PLURAL_FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Before a text that `npm run texts` has made and nobody has translated yet. */
export const UNTRANSLATED = '⚑ ';

/** Whether a number decides what a text says. */
export const isCounted = (text: Text): boolean => typeof text !== 'string' || text.includes('{{count}}');

/** Words to find a command by are typed, not read: there everybody’s words and marks are wanted. */
const isSearchWords = (key: string): boolean => key.endsWith('.words');

/** The forms of a text; a text that no number decides has one, without a name. */
const formsOf = (text: Text): Readonly<Record<string, string>> => (typeof text === 'string' ? { '': text } : text);

/** A text that says a number has a form for each kind of number that the language tells apart. */
export function* pluralTrouble(language: string, key: string, text: Text): Iterable<string> {
  const forms = formsOf(text);
  if (!isCounted(text)) return;
  const wanted: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  if (typeof text === 'string' && wanted.length === 1) return;
  for (const form of wanted) if (!(form in forms)) yield `${language}: ${key} counts and has no form for ${form}`;
  for (const form of Object.keys(forms))
    if (form !== '' && !wanted.includes(form))
      yield `${language}: ${key} has a form ${form}, which ${language} has not`;
}

const NO_BREAK = '\u00a0';
/** What is wrong, and how it is seen. */
type Rule = readonly [what: string, pattern: RegExp];
/** Marks that are wrong in every language. */
const EVERYWHERE: readonly Rule[] = [
  ['three dots instead of …', /\.\.\./],
  ['two spaces', / {2}/],
  ['a space at an end', /^\s|\s$/],
  ['a typewriter apostrophe or quotation mark', /['"]/],
];
/** Of each language: quotation marks of others, and the spaces and marks that are its own. A sign that stands for itself ends a text. */
const SET_AS: Readonly<Record<string, readonly Rule[]>> = {
  vi: [['quotation marks of another language', /[«»„]/]],
  en: [['quotation marks of another language', /[«»„]/]],
  zh: [
    ['quotation marks of another language', /[«»„]/],
    ['a Latin mark after a Chinese character', /\p{Script=Han}[,;:?!](?!$)/u],
  ],
  it: [['quotation marks of another language', /[“”„]/]],
  es: [['quotation marks of another language', /[“”„]/]],
  fr: [
    ['quotation marks of another language', /[“”„]/],
    ['no no-break space at a mark', new RegExp(`[^${NO_BREAK}][:;?!»](?![\\p{L}\\d/])|«[^${NO_BREAK}]`, 'u')],
  ],
  ar: [
    ['quotation marks of another language', /[“”„]/],
    ['a Latin mark after an Arabic letter', /\p{Script=Arabic}\s?[,;?](?!$)/u],
  ],
};

/** A text is in the language of its file, search words too. */
export function* translationTrouble(language: string, key: string, text: Text): Iterable<string> {
  const said = Object.values(formsOf(text)).find((one) => one.includes(UNTRANSLATED));
  if (said !== undefined) yield `${language}: ${key} is not translated yet: ${said}`;
}

export function* markTrouble(language: string, key: string, text: Text): Iterable<string> {
  if (isSearchWords(key)) return;
  for (const said of Object.values(formsOf(text)))
    for (const [what, pattern] of [...EVERYWHERE, ...(SET_AS[language] ?? [])])
      if (pattern.test(said)) yield `${language}: ${key} has ${what}: ${said}`;
}

const ROW = /^\|.+\|.+\|.*\|$/;

/** Of a glossary: the words its last column replaces, each with the word to say instead. */
export function forbiddenWords(page: string): readonly Forbidden[] {
  const rows = page.split('\n').filter((line) => ROW.test(line));
  return rows.slice(1).flatMap((row) => {
    const [, , word = '', not = ''] = row.split('|').map((cell) => cell.trim());
    return [...not.matchAll(/`([^`]+)`/g)].map(([, forbidden = '']) => ({ forbidden, word }));
  });
}

/** Arabic joins its article and its prepositions to the word; Chinese has no spaces: there a word is found inside others. */
const INSIDE_WORDS = new Set(['ar', 'zh']);
const ESCAPED = /[.*+?^${}()|[\]\\]/g;

export function* wordTrouble(
  language: string,
  key: string,
  text: Text,
  forbidden: readonly Forbidden[],
): Iterable<string> {
  if (isSearchWords(key)) return;
  for (const { forbidden: one, word } of forbidden) {
    const name = one.replaceAll(ESCAPED, '\\$&');
    const pattern = INSIDE_WORDS.has(language) ? name : `(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`;
    const found = new RegExp(pattern, 'iu');
    if (Object.values(formsOf(text)).some((said) => found.test(said.replaceAll(/\{\{?\w+\}\}?/g, ' '))))
      yield `${language}: ${key} says “${one}”; the glossary says “${word}”`;
  }
}
