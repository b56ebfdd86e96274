import { isMac } from './platform';
import { readPress } from './press';

/** A press that is kept for what is on its way to take it. */
export interface KeptPress {
  readonly key: string;
  /** It sends what was typed so far: Mod+S, or Mod+Enter. */
  readonly isSend: boolean;
}

/** A letter that came as text, from an input method or a field that stood in, has no event of its own. */
export interface TypedPress extends KeptPress {
  readonly event?: KeyboardEvent;
}

/** Letters as presses, in their order. Pure. */
export const lettersOf = (text: string): readonly TypedPress[] => [...text].map((key) => ({ key, isSend: false }));

/** What sends a form or a text of several lines, wherever one stands in it (docs/specification.md section 10.1). */
const SENDS: ReadonlySet<string> = new Set(['Mod+S', 'Mod+Enter']);

/** What an event is to what is on its way; null for what composes, is held with another, or is a shortcut of something else. */
export function pressOf(event: KeyboardEvent): (KeptPress & { readonly event: KeyboardEvent }) | null {
  const reading = readPress(event, isMac());
  const press = reading.is === 'press' ? reading.press : '';
  const isSend = SENDS.has(press);
  return reading.is === 'ignored' || (press.startsWith('Mod+') && !isSend) ? null : { key: event.key, isSend, event };
}

/** Whether a press types something. */
export const isText = ({ key, isSend }: KeptPress): boolean => [...key].length === 1 && !isSend;

/** What has answered something already is not taken back by what comes after it. */
const hasAnswered = ({ key, isSend }: KeptPress) => isSend || key === 'Enter';

/**
 * The presses kept so far with one more, in their order; null where that leaves: Esc, with nothing answered before it. After an answer Esc is
 * kept like any other, and leaves what the answer has come to. Backspace takes back what was typed, and nothing that was sent. Pure.
 */
export function withPress<Press extends KeptPress>(kept: readonly Press[], press: Press): readonly Press[] | null {
  if (press.key === 'Escape') return kept.some(hasAnswered) ? [...kept, press] : null;
  const last = kept.at(-1);
  if (press.key !== 'Backspace' || last?.isSend || last?.key === 'Escape' || last?.key === 'Backspace')
    return [...kept, press];
  return kept.slice(0, -1);
}

/** What the presses type up to the first that types nothing, and how many they are. Pure. */
export function leadingText(presses: readonly KeptPress[]): { readonly text: string; readonly count: number } {
  const end = presses.findIndex((press) => !isText(press));
  const letters = end < 0 ? presses : presses.slice(0, end);
  return { text: letters.map(({ key }) => key).join(''), count: letters.length };
}
