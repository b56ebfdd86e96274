import { signsOf } from '../../contract/wire/shownText';
import { foldWords, type Query, withoutArticle } from './match';

/** A piece of a text, and whether what was typed names it. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Words, and between them what is none. Marks belong to their letter; each Han sign is a word. */
const TOKEN = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+|[^\p{L}\p{M}\p{N}]+/gu;
/** Letters of these are joined to each other: a word of them is marked wholly or not at all. */
const IS_JOINED = /\p{Script=Arabic}/u;

interface Token {
  readonly text: string;
  readonly folded: string;
}

/** The same few hundred names are marked at each key; of what rows are called there is no end. */
const TOKENIZED_MOST = 2000;
const tokenized = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  const known = tokenized.get(text);
  if (known) return known;
  if (tokenized.size >= TOKENIZED_MOST) tokenized.clear();
  const tokens = (text.match(TOKEN) ?? []).map((token) => ({ text: token, folded: withoutArticle(foldWords(token)) }));
  tokenized.set(text, tokens);
  return tokens;
}

/** Parts a text in the quiet that will be marked. */
export const prepareMarks = (text: string): unknown => tokensOf(text);

/** Whether anything in a text stands out. */
export const isMarkedBy = (text: string, { words: asked }: Pick<Query, 'words'>): boolean =>
  asked.length > 0 && tokensOf(text).some(({ folded }) => asked.some((word) => folded.startsWith(word)));

/** A text in pieces: marked are the words that a word of the query begins, as far as it goes. Together they are the text. */
export function markedPieces(text: string, { words: asked }: Pick<Query, 'words'>): readonly Piece[] {
  if (asked.length === 0) return text === '' ? [] : [{ text, isMarked: false }];
  const pieces: Piece[] = [];
  const add = (some: string, isMarked: boolean) => {
    const before = pieces.at(-1);
    if (some === '') return;
    if (before?.isMarked === isMarked) pieces[pieces.length - 1] = { text: before.text + some, isMarked };
    else pieces.push({ text: some, isMarked });
  };
  for (const token of tokensOf(text)) {
    const named = markedLength(token, asked);
    add(token.text.slice(0, named), true);
    add(token.text.slice(named), false);
  }
  return pieces;
}

/** What every line of the palette has room for, on a phone too; and how much before a mark is shown with it. */
const SEEN_LETTERS = 24;
const BEFORE_MARK_LETTERS = 16;

/** A text as it is, or from a few words before its first mark on where that would be cut off at the end of its line. */
export function fromMark(text: string, query: Pick<Query, 'words'>): string {
  const [before, mark] = markedPieces(text, query);
  if (!mark || before === undefined || before.isMarked || before.text.length <= SEEN_LETTERS) return text;
  const near = before.text.slice(-BEFORE_MARK_LETTERS);
  const lead = near.slice(near.search(/\s/) + 1);
  return `…${lead === near ? '' : lead}${text.slice(before.text.length)}`;
}

/** How much of a word, as it is written, a word of the query begins; 0 for none. */
function markedLength({ text: token, folded }: Token, asked: readonly string[]): number {
  const longest = Math.max(0, ...asked.filter((word) => folded.startsWith(word)).map((word) => word.length));
  if (longest === 0) return 0;
  if (IS_JOINED.test(token)) return token.length;
  if (isLetterByLetter(token)) return longest;
  // Folding may change how many letters there are: as much is taken as folds to what was typed, with the marks that follow.
  let end = 0;
  for (const sign of signsOf(token)) {
    end += sign.length;
    if (foldWords(token.slice(0, end)).length >= longest) break;
  }
  return end;
}

/** Whether each sign of it folds to one: most words, and those need not be parted by the rules of Unicode, which takes long. */
const isLetterByLetter = (token: string) =>
  Array.from(token).every((sign) => sign.length === 1 && foldWords(sign).length === 1);
