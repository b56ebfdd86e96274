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

/** A text in pieces: marked are the words that a word of the query begins, as far as it goes. Together they are the text. */
export function markedPieces(text: string, { words: asked }: Pick<Query, 'words'>): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (some: string, isMarked: boolean) => {
    const before = pieces.at(-1);
    if (some === '') return;
    if (before?.isMarked === isMarked) pieces[pieces.length - 1] = { text: before.text + some, isMarked };
    else pieces.push({ text: some, isMarked });
  };
  for (const token of text.match(TOKEN) ?? []) {
    const named = markedLength(token, asked);
    add(token.slice(0, named), true);
    add(token.slice(named), false);
  }
  return pieces;
}

/** How much of a word, as it is written, a word of the query begins; 0 for none. */
function markedLength(token: string, asked: readonly string[]): number {
  const folded = withoutArticle(foldWords(token));
  const longest = Math.max(0, ...asked.filter((word) => folded.startsWith(word)).map((word) => word.length));
  if (longest === 0) return 0;
  if (IS_JOINED.test(token)) return token.length;
  // Folding may change how many letters there are: as much is taken as folds to what was typed, with the marks that follow.
  let end = 0;
  for (const { segment, index } of GRAPHEMES.segment(token)) {
    end = index + segment.length;
    if (foldWords(token.slice(0, end)).length >= longest) break;
  }
  return end;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
