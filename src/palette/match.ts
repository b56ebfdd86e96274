import { fold } from '../../contract/wire/fold';

/** Text as the palette compares it: folded, and with one way of writing for letters that are written in several. */
export const foldWords = (text: string): string =>
  fold(
    text
      .normalize('NFKD')
      .replace(/\u0640/g, '')
      .replace(/ة/g, 'ه')
      .replace(/ى/g, 'ي'),
  );

/** Han is written without spaces: each sign is a word of its own. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
/** The Arabic article, which a word has or not. */
const ARTICLE = /^(?:ال|لل)(?=.{3})/;
export const withoutArticle = (folded: string): string => folded.replace(ARTICLE, '');
const wordsOf = (folded: string): readonly string[] => (folded.match(WORD) ?? []).map(withoutArticle);

interface Text {
  /** As it is shown. */
  readonly said: string;
  readonly whole: string;
  readonly words: readonly string[];
  /** Without spaces, as a person in a hurry types it, and where its words begin in that. */
  readonly joined: string;
  readonly starts: readonly number[];
  readonly initials: string;
  /** What it counts less than the title. */
  readonly behind: number;
}

/** What words are looked for in: the texts of one item, prepared once. */
export interface Haystack {
  readonly texts: readonly Text[];
}

/** How much each further text counts less than the one before; the title is the first. */
const BEHIND = 0.4;

/**
 * Prepares what an item can be found by, the most telling first: its title, its English name, others. Each but the title may be several
 * phrases with commas between them, of which none counts more than another.
 */
export function haystackOf(words: readonly string[]): Haystack {
  const phrases = words.flatMap((some, at) =>
    (at === 0 ? [some] : some.split(/[,،，、]/)).map((one) => ({ said: one.trim(), whole: foldWords(one), at })),
  );
  const seen = new Set<string>();
  const texts = phrases.flatMap(({ said, whole, at }) => {
    if (whole === '' || seen.has(whole)) return [];
    seen.add(whole);
    return [{ ...preparedText(whole, at * BEHIND), said }];
  });
  return { texts };
}

function preparedText(whole: string, behind: number): Omit<Text, 'said'> {
  const words = wordsOf(whole);
  let at = 0;
  const starts = words.map((word) => {
    at += word.length;
    return at - word.length;
  });
  return { whole, words, joined: words.join(''), starts, initials: words.map(([first]) => first).join(''), behind };
}

/** What is looked for, prepared once. */
export type Query = Pick<Text, 'whole' | 'words' | 'joined'>;
export function parseQuery(typed: string): Query {
  const whole = foldWords(typed);
  const words = wordsOf(whole);
  return { whole, words, joined: words.join('') };
}

/** Better matches have smaller ranks; Infinity is none. */
export const NO_MATCH = Number.POSITIVE_INFINITY;
/** Ranks from which on the words of a query stand in several texts, and from which on a part of it is left over. */
const LOOSE_FROM = 4;
const LEFT_OVER_FROM = 6;
/** Of how much of a query may be left over, where the rest fits: people say "show me the reports". */
const LEFT_OVER_MAX = 0.4;

/**
 * How well a query fits, docs/specification.md sections 10.5 and 10.9: a whole text, its beginning, words one after the other, words in any
 * order, without spaces, initials, anywhere inside, words from several texts; at last with a part of the query left over.
 */
export function rank(haystack: Haystack, query: Query): number {
  const best = rankWithinOne(haystack, query);
  return best < LOOSE_FROM ? best : Math.min(best, acrossTexts(haystack, query.words));
}

/** The same among those that have the whole query in one of their texts. */
function rankWithinOne({ texts }: Haystack, query: Query): number {
  if (query.whole === '') return 0;
  let best = NO_MATCH;
  for (const text of texts) best = Math.min(best, rankIn(text, query) + text.behind);
  return best;
}

function rankIn(
  { whole, words, joined: close, starts, initials }: Text,
  { whole: query, words: asked, joined }: Query,
): number {
  if (whole === query) return 0;
  if (whole.startsWith(query)) return whole[query.length] === ' ' ? 0.5 : 0.8;
  if (joined.length > 1 && close.startsWith(joined)) return 1;
  // A whole word of it, then the beginning of one: Vietnamese syllables are short, and "khoá" is no "khoản".
  if (whole.includes(` ${query}`)) return ` ${whole} `.includes(` ${query} `) ? 1.2 : 1.4;
  const cost = costOfAll(words, asked);
  // A text that says little else is meant rather than one of many words.
  if (cost < NO_MATCH) return 1.5 + cost + Math.max(0, words.length - asked.length) / (words.length + 4);
  if (joined.length > 1 && initials.startsWith(joined)) return 2.6;
  if (joined.length > 2 && starts.some((start) => close.startsWith(joined, start))) return 3;
  return whole.includes(query) ? 3.4 : NO_MATCH;
}

/** Whether any word of the query is in these texts: of an option that is called by its command too, whether it is meant itself. */
export const namesSome = ({ texts }: Haystack, { words: asked }: Pick<Query, 'words'>): boolean =>
  asked.some((word) => texts.some(({ words }) => words.length > 0 && costAmong(words, word) < NO_MATCH));

/** The words of the query may be spread over several texts; those found in none are left over. */
function acrossTexts({ texts }: Haystack, asked: readonly string[]): number {
  let cost = 0;
  let left = 0;
  for (const word of asked) {
    const found = Math.min(...texts.map(({ words, behind }) => costAmong(words, word) + behind));
    // A number has to match exactly.
    if (found === NO_MATCH && /\d/.test(word)) return NO_MATCH;
    if (found === NO_MATCH) left += word.length;
    else cost += found;
  }
  const all = asked.reduce((sum, word) => sum + word.length, 0);
  if (all === 0 || left / all > LEFT_OVER_MAX || left === all) return NO_MATCH;
  return (left === 0 ? LOOSE_FROM : LEFT_OVER_FROM + (4 * left) / all) + cost / asked.length;
}

/** What the words of a query cost on average among these; nothing more is asked once one is not among them. */
function costOfAll(words: readonly string[], asked: readonly string[]): number {
  let sum = 0;
  for (const word of asked) {
    sum += costAmong(words, word);
    if (sum === NO_MATCH) return NO_MATCH;
  }
  return asked.length === 0 ? NO_MATCH : sum / asked.length;
}

function costAmong(words: readonly string[], asked: string): number {
  let least = NO_MATCH;
  for (const word of words) {
    const cost = costOf(word, asked);
    if (cost < least) least = cost;
  }
  return least;
}

/** The same word, its beginning, or the same word with another ending: a plural, another gender or person. */
function costOf(word: string, asked: string): number {
  if (word === asked) return 0;
  if (word.startsWith(asked)) return 0.3;
  return isInflected(word, asked) ? 0.4 : NO_MATCH;
}

/** Letters that two forms of a word share at least. */
const STEM_MIN = 3;
const ENDING_MAX = 2;

function isInflected(word: string, asked: string): boolean {
  // Almost every word of the palette ends here, at every key.
  if (word[0] !== asked[0]) return false;
  const shorter = Math.min(word.length, asked.length);
  const longer = Math.max(word.length, asked.length);
  if (shorter < STEM_MIN || longer - shorter > ENDING_MAX || /\d/.test(word)) return false;
  let shared = 0;
  while (shared < shorter && word[shared] === asked[shared]) shared += 1;
  // Short words differ by an ending alone, longer ones by a letter before it as well.
  return shorter - shared <= (shorter > 4 ? 1 : 0);
}

interface Terms<T> {
  /** What an item counts less than the others. */
  readonly behind?: (item: T) => number;
  /** Only what has the whole query in one of its more telling texts. */
  readonly wholly?: boolean;
}

/** The best `limit` items in order of rank, ties in the order given. One pass: the cost is flat in what is not shown. */
export function bestMatches<T>(
  items: readonly T[],
  haystackFor: (item: T) => Haystack,
  text: string,
  limit: number,
  { behind = () => 0, wholly = false }: Terms<T> = {},
): readonly T[] {
  const query = parseQuery(text);
  if (query.whole === '') return items.slice(0, limit);
  const found: { readonly item: T; readonly at: number }[] = [];
  for (const item of items) {
    const at = wholly ? rankWithinOne(haystackFor(item), query) : rank(haystackFor(item), query);
    if (at < (wholly ? LOOSE_FROM : NO_MATCH)) found.push({ item, at: at + behind(item) });
  }
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ item }) => item);
}
