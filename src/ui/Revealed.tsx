import { deferredPart } from './deferredPart';
import type { PartOfText } from './HiddenMarks';
import { mayHide } from './mayHide';

const HiddenMarks = deferredPart(
  () => import('./HiddenMarks'),
  ({ part: { text, from, to } }: { part: PartOfText }) => text.slice(from, to),
);

/** A text that a member wrote, or a part of it, with marks for what nobody sees in it. Any other text is itself. */
export function Revealed({ text, from = 0, to = text.length }: Pick<PartOfText, 'text'> & Partial<PartOfText>) {
  return mayHide(text) ? <HiddenMarks text={text} from={from} to={to} /> : text.slice(from, to);
}
