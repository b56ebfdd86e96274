import { visiblePieces } from './hiddenCharacters';

/** The part of a text that is drawn: what is hidden is judged by all of it. */
export interface PartOfText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It is of ours, and members' words stand in it. */
  readonly isSentence: boolean;
}

/**
 * A text with a boxed code in the place of each character that would turn or hide something. The character is in the box, where it turns
 * nothing but itself, so that a selection copies the text as it is.
 */
export default function HiddenMarks({ text, from, to, isSentence }: PartOfText) {
  let at = 0;
  return visiblePieces(text, isSentence).map(({ text: piece, code }) => {
    const start = at;
    at += piece.length;
    const shown = piece.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (code === undefined || shown === '') return shown;
    return (
      <span key={start} role="img" aria-label={code} data-code={code} className="hidden-character">
        {shown}
      </span>
    );
  });
}
