import type { Press, Said } from './shown';
import type { Write } from './writes';

/** Keys that change something by themselves where a list or a detail has the focus. */
const ACTING = new Set([...'nvbhpstcrzZNVBHPSTCR', 'pointer', 'Enter', ' ']);
const UNDOING = new Set(['z', 'Z']);

/** Rows go by several names: a case by its reports, a post by its media. Learned from every answer that passes. */
export function namesOfRows() {
  const others = new Map<string, Set<string>>();
  const learn = (names: ReadonlySet<string>) => {
    for (const name of names) others.set(name, new Set([...(others.get(name) ?? []), ...names]));
  };
  return {
    learn(answer: unknown) {
      for (const row of [(answer as { data?: unknown })?.data].flat()) learn(idsIn(row));
    },
    areSame: (a: string, b: string) => a === b || others.get(a)?.has(b) === true,
  };
}
export type Names = ReturnType<typeof namesOfRows>;

/** Everything in a value that names a row. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') idsIn(inner, found);
    else if (/id|pubkey/i.test(key) && inner !== '' && (typeof inner === 'string' || typeof inner === 'number'))
      found.add(String(inner));
  }
  return found;
}

/** A press with what was shown once the rows that it waited for were there. */
export interface Pressed extends Press {
  readonly shownLater: string[];
}

/** By then what was pressed before a write, and what was said of it, is known. */
export const KNOWN_AFTER_MS = 2500;

/** The book of a walk: what was pressed, what went out, what was said. */
export function aBook(names: Names) {
  const presses: Pressed[] = [];
  const writes: Write[] = [];
  const said: Said[] = [];
  /** When a page went. */
  const left: number[] = [];
  const judged = new Set<Write>();
  /** Writes of pages that went before they could say anything of them: the next one has to, and what press it was. */
  const unsaid = new Map<Write, Pressed>();
  /** Since when nothing is owed any more. */
  let freeSince: number | null = null;

  const isActing = ({ key, isInLayer, isInText }: Pressed) => isInLayer || (!isInText && ACTING.has(key));

  /** Whether a command of this press may act on the row. */
  function allows(press: Pressed, id: string, before: readonly Write[]): boolean {
    const is = (other: string) => names.areSame(other, id);
    if (press.named.some(is)) return true;
    if (UNDOING.has(press.key) && before.some((write) => write.id !== null && is(write.id))) return true;
    if (press.isLoading) return press.shownLater.some(is);
    if (press.hasSelection) return press.selected.some(is) || !press.notSelected.some(is);
    return press.focused.some(is);
  }

  return {
    presses,
    writes,
    said,
    left,
    /**
     * What is wrong with the writes that are old enough for everything around them to be known. `owesWord`: whether the console has
     * something under way of which it has yet to say what came of it.
     */
    faults(now: number, owesWord: boolean): readonly string[] {
      const until = now - KNOWN_AFTER_MS;
      const found: string[] = [];
      const isSaid = (press: Pressed) => said.some((word) => word.at >= press.at - 50);
      const blameSilence = ({ call, id }: Write) => found.push(`${call} ${id} was made, and nothing said of it`);
      freeSince = owesWord ? null : (freeSince ?? now);
      for (const [write, press] of unsaid) {
        const isOver = freeSince !== null && freeSince <= until;
        if (!isSaid(press) && !isOver) continue;
        unsaid.delete(write);
        if (!isSaid(press)) blameSilence(write);
      }
      for (const write of writes) {
        if (judged.has(write) || write.at > until) continue;
        judged.add(write);
        const { call, id, at } = write;
        const before = writes.filter((other) => other.at < at);
        const acting = presses.filter((press) => press.at <= at && isActing(press));
        const fitting = id === null ? acting : acting.filter((press) => allows(press, id, before));
        const near = acting
          .slice(-4)
          .map(({ key, focused, path, isLoading }) => ({ key, path, isLoading, focused: focused.slice(0, 3) }));
        const taken = writes.filter(
          (other) => other.call === call && other.id === id && other.at <= at && other.isTaken,
        );
        if (fitting.length === 0)
          found.push(`${call} ${id} was the target of no press; the last were ${JSON.stringify(near)}`);
        else if (id !== null && taken.length > fitting.length)
          found.push(`${call} ${id} was made ${taken.length} times by ${fitting.length} presses`);
        const first = fitting.at(-1);
        if (!first || !write.isTaken || isSaid(first)) continue;
        if (left.some((moment) => moment >= first.at && moment <= at + KNOWN_AFTER_MS)) unsaid.set(write, first);
        else blameSilence(write);
      }
      return found;
    },
  };
}
export type Book = ReturnType<typeof aBook>;
