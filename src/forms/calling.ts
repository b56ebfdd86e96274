import { handleOf } from '../../commands/mentions';
import type { Colleague } from '../../contract/caseDesk';
import { fold } from '../../contract/wire/fold';

const OFFERED_MAX = 6;
const TYPED_MAX = 60;

/** A call of somebody that is being typed: where its `@` stands, and what is typed behind it. */
export interface BegunCall {
  readonly at: number;
  readonly typed: string;
}

/** The call that is being typed in front of the caret; an `@` within a word is part of an address. */
export function begunCall(text: string, caret: number): BegunCall | undefined {
  const at = text.lastIndexOf('@', caret - 1);
  const typed = text.slice(at + 1, caret);
  if (at < 0 || caret === 0 || typed.length > TYPED_MAX || typed.startsWith(' ') || typed.includes('\n'))
    return undefined;
  return /[\p{L}\p{M}\p{N}._-]$/u.test(text.slice(0, at)) ? undefined : { at, typed };
}

/**
 * Those who may be meant, at most six: each word of what is typed begins a word of the name, marks or not; whose name begins with it comes
 * first. Nobody once a name stands there whole and the text goes on.
 */
export function offeredFor(typed: string, colleagues: readonly Colleague[]): readonly Colleague[] {
  const words = fold(typed).split(' ');
  const isOver = colleagues.some((one) => typed.startsWith(`${handleOf(one, colleagues)} `));
  if (isOver) return [];
  const found = colleagues.filter(({ display_name }) => {
    const name = fold(display_name).split(' ');
    return words.every((word) => name.some((part) => part.startsWith(word)));
  });
  const isFirst = ({ display_name }: Colleague) => fold(display_name).startsWith(fold(typed));
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].slice(0, OFFERED_MAX);
}

/** The text with this colleague called where the call was begun, and where the caret is then. */
export function withCall(
  text: string,
  { at, typed }: BegunCall,
  handle: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, at)}@${handle} `;
  return { text: before + text.slice(at + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}
