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

/** The book of a walk: what was pressed, what went out, what was said. */
export function aBook(names: Names) {
  const presses: Pressed[] = [];
  const writes: Write[] = [];
  const said: Said[] = [];
  const judged = new Set<Write>();

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
    /** What is wrong with the writes that are old enough for everything around them to be known. */
    faults(until: number): readonly string[] {
      const found: string[] = [];
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
        if (first && write.isTaken && !said.some((word) => word.at >= first.at - 50))
          found.push(`${call} ${id} was made, and nothing said of it`);
      }
      return found;
    },
  };
}
export type Book = ReturnType<typeof aBook>;
