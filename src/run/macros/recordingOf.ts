import { authorOf } from '../../../commands/core/authorOf';
import type { Part } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import { mutationById } from '../call/runNames';
import type { Entry } from '../history/actHistory';
import { PARTS_MOST, reasonAgainstPart } from './canBePart';

/** What was done since a recording began, as the history has it. */
export type Act = Pick<Entry, 'id' | 'commandId' | 'kind' | 'rowId' | 'args' | 'before' | 'jobId' | 'outcome'>;

/** What a macro would be made of. */
export interface Recorded {
  /** Of which kind the rows are that it would run on; null while there is nothing. */
  readonly kind: Kind | null;
  readonly parts: readonly Part[];
  /** What was done and can't be a part, with the reason. */
  readonly leftOut: readonly { readonly id: string; readonly commandId: string; readonly why: TextKey }[];
}

/** The acts since then that still stand, the oldest first: what was undone is not recorded any more. */
export function actsSince<A extends Act>(entries: readonly A[], entryId: string | undefined): readonly A[] {
  const end = entries.findIndex(({ id }) => id === entryId);
  const since = end === -1 ? entries : entries.slice(0, end);
  return since.filter(({ outcome }) => outcome === 'done' || outcome === 'sending').reverse();
}

/**
 * The acts as parts of a macro: those on the row that it is about, and those on the member who wrote that. Which row that is the first act
 * says; if that was on a member, the first on something which that member wrote.
 */
export function recordingOf(acts: readonly Act[]): Recorded {
  const own = acts.map((act) => ({ act, why: reasonAgainstAct(act) }));
  const subject = subjectOf(own.flatMap(({ act, why }) => (why === null ? [act] : [])));
  const parts: Part[] = [];
  const leftOut: Recorded['leftOut'][number][] = [];
  for (const { act, why } of own) {
    const on = why === null && subject ? partOn(act, subject) : undefined;
    const reason =
      why ?? (on === undefined ? 'macro.not.otherRow' : parts.length === PARTS_MOST ? 'macro.not.full' : null);
    if (reason !== null || on === undefined)
      leftOut.push({ id: act.id, commandId: act.commandId, why: reason ?? 'macro.not.otherRow' });
    else parts.push({ commandId: act.commandId, on, args: act.args });
  }
  return { kind: subject?.kind ?? null, parts, leftOut };
}

interface Subject {
  readonly kind: Kind;
  readonly rowId: string | null;
  readonly author: string | undefined;
}

function reasonAgainstAct({ commandId, kind, rowId, jobId, args }: Act): TextKey | null {
  const command = mutationById(commandId);
  if (!command || kind === null) return 'macro.not.row';
  if (command.parts) return 'macro.not.macro';
  return jobId !== null || rowId === null ? 'macro.not.several' : reasonAgainstPart(command, args);
}

function subjectOf(acts: readonly Act[]): Subject | undefined {
  const [first] = acts;
  if (!first) return undefined;
  const written = first.kind === 'profile' ? acts.find((act) => authorOfAct(act) === first.rowId) : undefined;
  const { kind, rowId } = written ?? first;
  return kind === null ? undefined : { kind, rowId, author: authorOfAct(written ?? first) };
}

const authorOfAct = ({ kind, before }: Act): string | undefined => (kind === null ? undefined : authorOf(kind, before));

function partOn({ kind, rowId }: Act, subject: Subject): Part['on'] | undefined {
  if (kind === subject.kind && rowId === subject.rowId) return 'row';
  return kind === 'profile' && rowId !== null && rowId === subject.author ? 'author' : undefined;
}
