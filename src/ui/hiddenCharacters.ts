/**
 * Characters that nobody sees and that change what is read: controls, soft hyphens, marks, embeddings, overrides and isolates of direction,
 * what has no width, tags. Line ends and tabs are what they look like. Of marks piled upon a letter those from the ninth on: no script has as
 * many, and a few hundred of them strike through the page.
 */
const EACH_HIDDEN =
  /(?![\t\n\r])[\p{Cc}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|(?<=\p{M}{8})\p{M}/gu;

/** A part of a text; `code` where it can't be seen, as in `U+202E`, with how many more of its kind follow it: `U+200B +2`. */
export interface VisiblePiece {
  readonly text: string;
  readonly code?: string;
}

/** How `authorWith` (commands/kinds.ts) names what somebody wrote: its isolates are ours, and each part is judged by itself. */
const AUTHOR_WITH_WORDS = /^\u2068(.*)\u2069 · \u2068(.*)\u2069$/s;

/**
 * Around what stands in a sentence of ours (src/i18n/index.ts), with the mark that has such a part run from right to left; what a member wrote
 * there is judged between them.
 */
const ISOLATES = /(\u2068\u200f?|\u2069)/;

/**
 * A text in pieces, which together are the text: what is seen as it is, and what is hidden. Joiners that a script or an emoji needs are seen,
 * and so are the isolates around an author and words, and in a sentence of ours those around each of its parts.
 */
export function visiblePieces(text: string, isSentence = false): readonly VisiblePiece[] {
  if (isSentence)
    return text
      .split(ISOLATES)
      .flatMap((part): VisiblePiece[] => (ISOLATES.test(part) ? [{ text: part }] : piecesOf(part)));
  const named = AUTHOR_WITH_WORDS.exec(text);
  if (named === null) return piecesOf(text);
  const [, author = '', words = ''] = named;
  return [{ text: '\u2068' }, ...piecesOf(author), { text: '\u2069 · \u2068' }, ...piecesOf(words), { text: '\u2069' }];
}

function piecesOf(text: string): VisiblePiece[] {
  const pieces: VisiblePiece[] = [];
  // What is hidden side by side is one piece, from `start` on; `end` is where what has been looked at ends.
  let [start, end, count] = [0, 0, 0];
  const close = (seenUntil: number) => {
    const run = text.slice(start, end);
    if (count > 0) pieces.push({ text: run, code: count === 1 ? codeOf(run) : `${codeOf(run)} +${count - 1}` });
    if (seenUntil > end) pieces.push({ text: text.slice(end, seenUntil) });
  };
  for (const { 0: sign, index } of text.matchAll(EACH_HIDDEN)) {
    if (isNeeded(text, index, sign)) continue;
    if (index > end || count === 0) {
      close(index);
      [start, count] = [index, 0];
    }
    end = index + sign.length;
    count += 1;
  }
  close(text.length);
  return pieces;
}

/**
 * The same in letters alone, for where no box can be drawn: `[U+202E]` in the place of what is hidden. It is for what a member wrote, before
 * that stands in a sentence of ours, which has isolates of its own around it.
 */
export const spelledOut = (text: string, isSentence = false): string =>
  visiblePieces(text, isSentence)
    .map(({ text: seen, code }) => (code === undefined ? seen : `[${code}]`))
    .join('');

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Letters, marks and digits of scripts whose words are written with joiners (Unicode Technical Report 31, section 2.3). */
const JOINING =
  '(?=[\\p{L}\\p{M}\\p{Nd}])[' +
  [
    'Adlm',
    'Arab',
    'Beng',
    'Deva',
    'Gujr',
    'Guru',
    'Khmr',
    'Knda',
    'Mlym',
    'Mong',
    'Mymr',
    'Nkoo',
    'Orya',
    'Sinh',
    'Syrc',
  ]
    .concat(['Taml', 'Telu', 'Tibt'])
    .map((script) => `\\p{scx=${script}}`)
    .join('') +
  ']';
// What ends a text is looked back upon: Chrome 156 takes the signs of a class for one unit each, and looks for no more than those before `$`.
const [AFTER_JOINING, BEFORE_JOINING] = [new RegExp(`(?<=${JOINING})$`, 'u'), new RegExp(`^${JOINING}`, 'u')];
const AFTER_EMOJI = /(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})$/u;
const BEFORE_EMOJI = /^\p{Extended_Pictographic}/u;
/** A black flag and tags are the flag of a part of a country. */
const IN_FLAG = /(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})$/u;
const TO_FLAG_END = /^[\u{e0030}-\u{e007a}]{0,6}\u{e007f}/u;
/** As much of a text as these look at, in UTF-16 units: a flag with six tags and its end. */
const LOOK = 16;
const [NON_JOINER, JOINER] = ['\u200c', '\u200d'];

function isNeeded(text: string, index: number, sign: string): boolean {
  const before = text.slice(Math.max(0, index - LOOK), index);
  if (sign.length === 2) return IN_FLAG.test(before) && TO_FLAG_END.test(text.slice(index, index + LOOK));
  if (sign !== JOINER && sign !== NON_JOINER) return false;
  const after = text.slice(index + 1, index + 1 + LOOK);
  if (AFTER_JOINING.test(before)) return sign === JOINER || BEFORE_JOINING.test(after);
  return sign === JOINER && AFTER_EMOJI.test(before) && BEFORE_EMOJI.test(after);
}
