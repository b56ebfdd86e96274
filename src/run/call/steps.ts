import { authorOf } from '../../../commands/core/authorOf';
import type { AnyMutation, Asks } from '../../../commands/core/definition';
import type { DonePart, Part, PartsProgress } from '../../../commands/core/parts';
import { rowOf } from '../../state/rows';
import type { Execution } from './execution';
import { mutationById } from './runNames';

type Args = Readonly<Record<string, unknown>>;

/** One part of a run, with the row that it is done to. */
export interface Step extends Omit<Execution, 'command'> {
  readonly part: Part;
  /** Absent in what an earlier console kept of a command that this one has not got. */
  readonly command: AnyMutation | undefined;
}

/**
 * The parts of a run, in their order; none where it has none. `before` of each is the row as the parts before it leave it; of an author it is
 * undefined while that member is not loaded.
 */
export function stepsOf({ command, kind, rowId, before, args, token }: Execution): readonly Step[] {
  let shown = before;
  return (command.parts?.(args) ?? []).map((part, at): Step => {
    const mutation = mutationById(part.commandId);
    const target = targetOf(part, { kind, rowId, before });
    const isRow = target.kind === kind && target.rowId === rowId;
    const was = isRow ? shown : target.kind && target.rowId ? rowOf(target.kind, target.rowId) : undefined;
    const given = mutation && was !== undefined ? argsOn(mutation, part.args, was) : part.args;
    if (isRow && mutation?.change && shown) shown = mutation.change(shown, given);
    return { ...target, part, command: mutation, before: was, args: given, token: `${token}/${at}` };
  });
}

function targetOf({ on, undoes }: Part, { kind, rowId, before }: Pick<Execution, 'kind' | 'rowId' | 'before'>) {
  if (undoes) return { kind: undoes.kind, rowId: undoes.rowId };
  if (on === 'row') return { kind, rowId };
  return { kind: 'profile', rowId: (kind && authorOf(kind, before)) ?? null } as const;
}

/** The same as executions, as far as their commands and rows are known: what is shown of them at once. */
export const executionsOf = (execution: Execution): readonly Execution[] =>
  stepsOf(execution).flatMap(({ command, ...step }) => (command && step.rowId ? [{ ...step, command }] : []));

/** The answers as they are meant on this row: in place of a medium that only the recorded post had, the only one that this post has. */
function argsOn(command: AnyMutation, args: Args, row: unknown): Args {
  const asks = Object.entries((command.asks ?? {}) as Asks);
  const others = asks.flatMap(([name, ask]) => {
    if (ask.as !== 'oneOf' || ask.loadOptions || args[name] === undefined) return [];
    // What a row answers by itself leaves nothing to choose.
    const own = ask.prefill?.([row]);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...args, ...Object.fromEntries(others) };
}

/** What was changed by a run of parts, the latest first: what undo has to take back. */
const changedBy = ({ done, unanswered }: PartsProgress): readonly DonePart[] =>
  [...done, ...(unanswered ? [unanswered] : [])].filter(({ isNoop }) => !isNoop).reverse();

export const changesAnything = (progress: PartsProgress | undefined): boolean =>
  progress !== undefined && changedBy(progress).length > 0;

/** The parts that undo a run as far as it came, the last first. `inverseOf` answers which command undoes one, with its arguments. */
export const undoingParts = (
  progress: PartsProgress,
  inverseOf: (done: DonePart) => { readonly commandId: string; readonly args: Args } | undefined,
): readonly Part[] =>
  changedBy(progress).flatMap((done) => {
    const inverse = inverseOf(done);
    return inverse ? [{ ...inverse, on: done.on, undoes: done }] : [];
  });

/** How far a run still stands of which an undo has taken back the last `count` changes. */
export function withoutLast(progress: PartsProgress, count: number): PartsProgress {
  const gone = new Set(changedBy(progress).slice(0, count));
  return { done: progress.done.map((part) => (gone.has(part) ? { ...part, isNoop: true } : part)) };
}
