import type { ReactNode } from 'react';
import { withoutIsolates } from '../i18n';
import { deferredPart } from './deferredPart';
import type { PartOfText } from './HiddenMarks';

/**
 * What is no letter, sign or line end, and a pile of marks on one letter: nearly no text has any, and joiners of emoji are judged where the
 * marks are drawn.
 */
const MAY_HIDE = /[^\P{C}\t\n\r]|\p{M}{9}/u;
const HiddenMarks = deferredPart(
  () => import('./HiddenMarks'),
  ({ part: { text, from, to } }: { part: PartOfText }) => text.slice(from, to),
);

/**
 * A text that a member wrote, or a part of it, with marks for what nobody sees in it. Any other text is itself, and no component: cells and
 * the palette's lines are drawn by the dozen.
 */
export const revealed = (text: string, from = 0, to = text.length): ReactNode =>
  MAY_HIDE.test(text) ? (
    <HiddenMarks key={from} text={text} from={from} to={to} isSentence={false} />
  ) : (
    text.slice(from, to)
  );

/** The title of a text shown so: only where that is not the text itself. What is shown as it is has one where it is cut (titles.ts). */
export const titleOfRevealed = (text: string): string | undefined => (MAY_HIDE.test(text) ? text : undefined);

/** The same of a sentence of ours in which stands what a member wrote: from right to left there are isolates around that, which hide nothing. */
export const revealedWithin = (sentence: string, from = 0, to = sentence.length): ReactNode =>
  MAY_HIDE.test(withoutIsolates(sentence)) ? (
    <HiddenMarks key={from} text={sentence} from={from} to={to} isSentence />
  ) : (
    sentence.slice(from, to)
  );
