import type { Colleague } from '../contract/caseDesk';

/** A part of a note: words, or one of the staff whom `@` and their name call. */
export interface NotePart {
  readonly text: string;
  readonly calls?: Colleague;
}

const nameOf = ({ display_name, uid }: Colleague) => display_name.normalize('NFC').trim() || `#${uid}`;
/** Tells two of one name apart. */
const numbered = (one: Colleague) => `${nameOf(one)} (${one.uid})`;

/** What follows the `@` that calls one of these: the name, and where another of them has the same, the user id too. */
export function handleOf(one: Colleague, among: readonly Colleague[]): string {
  const isAlone = among.every((other) => other.uid === one.uid || nameOf(other) !== nameOf(one));
  return isAlone ? nameOf(one) : numbered(one);
}

/** An `@` within a word is part of an address. */
const CALLS = /(?<![\p{L}\p{M}\p{N}._-])@/gu;
const IN_WORD = /^[\p{L}\p{M}\p{N}]/u;

/**
 * A note in parts, in order and without loss: where it calls one of these, as they are named now, and the words between. The longest
 * name counts, up to the end of a word.
 */
export function partsOfNote(text: string, colleagues: readonly Colleague[]): readonly NotePart[] {
  const handles = colleagues
    .flatMap((one) => [...new Set([handleOf(one, colleagues), numbered(one)])].map((handle) => ({ handle, one })))
    .toSorted((a, b) => b.handle.length - a.handle.length);
  const parts: NotePart[] = [];
  let from = 0;
  for (const { index } of text.matchAll(CALLS)) {
    const rest = text.slice(index + 1);
    const found = handles.find(({ handle }) => rest.startsWith(handle) && !IN_WORD.test(rest.slice(handle.length)));
    if (!found || index < from) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    from = index + 1 + found.handle.length;
    parts.push({ text: text.slice(index, from), calls: found.one });
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Whom a note calls, each once, in the order of the text. */
export const calledIn = (text: string, colleagues: readonly Colleague[]): readonly Colleague[] => [
  ...new Map(
    partsOfNote(text.normalize('NFC'), colleagues).flatMap(({ calls }) => (calls ? [[calls.uid, calls] as const] : [])),
  ).values(),
];
