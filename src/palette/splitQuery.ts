import { foldWords, parseQuery, type Query, withoutArticle } from './match';

/** One of the names of a command, in folded words. */
export interface Phrase {
  readonly words: readonly string[];
  /** How many of them, from the first on, can be said for it. */
  readonly lengths: ReadonlySet<number>;
  /** From how many on nothing of what it does is left unsaid. */
  readonly wholeFrom: number;
}

/** What a command of rows is called. */
export interface Named {
  readonly phrases: readonly Phrase[];
}

/** A query that names commands and, with its other words, what they are to act on. */
export interface Split<V> {
  readonly verbs: readonly V[];
  /** The words that name them, to be marked in their titles. */
  readonly verbQuery: Query;
  /** The other words, as they were typed: they are searched for. */
  readonly rest: string;
}

const TOKEN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
/** One letter names no command. */
const VERB_LETTERS_MIN = 2;
/** Lê is a name, and an article before what a title is about. */
const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'les', 'el', 'los', 'il', 'lo', 'the']);

/** A name that has to be said wholly. */
export function wholePhrase(text: string): Phrase {
  const { words } = parseQuery(text);
  return { words, lengths: new Set([words.length]), wholeFrom: words.length };
}

/**
 * A title, of which the beginning says it too, wherever that ends: but not within what the title is about, the `kind` of row. Who types "block
 * member" means a member called something; "khoá thanh" is to block somebody called Thanh, and no part of "Khoá thành viên".
 */
export function titlePhrase(title: string, kinds: readonly string[]): Phrase {
  const { words } = parseQuery(title);
  const lengths = new Set(words.map((_, at) => at + 1));
  let wholeFrom = words.length;
  for (const kind of kinds) {
    const [first, ...more] = parseQuery(kind).words;
    const at = words.findIndex((word, place) => place > 0 && word === first);
    if (at === -1) continue;
    let end = at + 1;
    while (end - at - 1 < more.length && words[end] === more[end - at - 1]) end += 1;
    const begin = at > 1 && ARTICLES.has(words[at - 1] as string) ? at - 1 : at;
    if (end === words.length) wholeFrom = Math.min(wholeFrom, begin);
    for (let length = begin + 1; length < end; length += 1) lengths.delete(length);
  }
  return { words, lengths, wholeFrom };
}

/**
 * Parts a query where its first or its last words name commands; null where none of them does, or all do. As many words as can be are the
 * command's: "mở khoá" is no "mở" of somebody called Khoá. Where a name is said wholly, none is meant that goes on.
 */
export function splitQuery<V extends Named>(typed: string, verbs: readonly V[]): Split<V> | null {
  const tokens = [...typed.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, index, end: index + text.length }));
  const words = tokens.map(({ text }) => withoutArticle(foldWords(text)));
  if (words.length < 2) return null;
  const [front, back] = [verbsAt(words, verbs, true), verbsAt(words, verbs, false)];
  const isFirst = front.length >= back.length;
  const { length, found } = isFirst ? front : back;
  if (length === 0 || length === words.length) return null;
  const from = isFirst ? 0 : words.length - length;
  const own = tokens.slice(from, from + length);
  const [begin, end] = [own[0]?.index ?? 0, own.at(-1)?.end ?? 0];
  return {
    verbs: found,
    verbQuery: parseQuery(typed.slice(begin, end)),
    rest: (isFirst ? typed.slice(end) : typed.slice(0, begin)).trim(),
  };
}

/** The commands whose names take most words at one end of the query; of those the ones of which least is left unsaid, or nothing. */
function verbsAt<V extends Named>(words: readonly string[], verbs: readonly V[], isFirst: boolean) {
  const said = verbs.map((verb) => ({ verb, ...longest(verb.phrases, words, isFirst) }));
  const length = Math.max(0, ...said.map((one) => one.length));
  const all = said.filter((one) => one.length === length).sort((one, other) => one.left - other.left);
  const found = all[0]?.left === 0 ? all.filter(({ left }) => left === 0) : all;
  return { length, found: found.map(({ verb }) => verb) };
}

/** How many words of the query, from its beginning or up to its end, say one of these names; and how much of the name they leave. */
function longest(phrases: readonly Phrase[], words: readonly string[], isFirst: boolean) {
  let [best, least] = [0, 0];
  for (const { words: name, lengths, wholeFrom } of phrases) {
    // Almost every name ends here, at every key.
    if (isFirst ? name[0] !== words[0] : !words.includes(name[0] as string)) continue;
    for (const length of lengths) {
      const left = Math.max(0, wholeFrom - length);
      if (length > words.length || length < best || (length === best && left >= least)) continue;
      const from = isFirst ? 0 : words.length - length;
      const own = words.slice(from, from + length);
      if (own.join('').length < VERB_LETTERS_MIN || own.some((word, at) => word !== name[at])) continue;
      [best, least] = [length, left];
    }
  }
  return { length: best, left: least };
}
