import type { AnyMutation } from '../../../commands/core/definition';
import type { DonePart, PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { commandStateOf } from '../../../commands/state';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { isSame } from '../../../contract/wire/isSame';
import { baseOf } from '../../state/rows';
import type { Executor } from './execute';
import type { ExecuteOptions, Execution } from './execution';
import type { RunnerHost } from './host';
import { mutationById } from './runNames';
import type { RunOutcome } from './runOutcome';
import { isUnmodified, revertOptimistic } from './shownChange';
import { type Step, stepsOf } from './steps';

/** A part with its row, as far as that could be known. */
interface Ready extends Step {
  readonly command: AnyMutation;
  readonly kind: Kind;
  readonly rowId: string;
}

/** What became of one part. */
interface Turn {
  readonly outcome: RunOutcome;
  readonly ready?: Ready;
  /** A locale key: why it was not sent. */
  readonly why?: string;
  /** Everything is so already: the next part follows. */
  readonly isNoop?: boolean;
}

const notSent = (code: Code, why?: string): Turn => ({
  outcome: { is: 'failed', code, message: '' },
  ...(why !== undefined && { why }),
});

/**
 * Executes runs of parts: each part in its turn as a run of its own command, with its own change, calls and check. The first that is not
 * done ends the run: no later one is sent, and those that were done stay. An undo passes over what somebody else has changed since.
 */
export function executingParts(host: RunnerHost, execute: Executor['execute']): Executor['execute'] {
  async function runParts(execution: Execution, terms: ExecuteOptions): Promise<RunOutcome> {
    const steps = stepsOf(execution);
    const done: DonePart[] = [...(terms.progress?.done ?? [])];
    let settled: RunOutcome | undefined;
    for (const step of steps.slice(0, done.length)) revert(step);
    for (const step of steps.slice(done.length)) {
      const turn = await take(step, done.length === 0 ? execution.before : undefined, terms);
      const { outcome, ready, isNoop } = turn;
      const isPassed = isNoop || (outcome.is === 'settled' && step.part.undoes !== undefined);
      if (!ready || !(isPassed || outcome.is === 'done')) {
        const isOut = outcome.is === 'aborted' && outcome.begun;
        const unanswered = isOut && ready ? donePart(ready, { is: 'done', left: {} }) : undefined;
        // What is stopped may go on: whoever has stopped it takes off its row what was shown.
        if (outcome.is !== 'aborted')
          for (const later of steps.slice(done.length + (ready ? 1 : 0))) revert(later, outcome, step);
        const begun = isOut || done.length > 0;
        return {
          ...outcome,
          ...(outcome.is === 'aborted' && { begun }),
          progress: { done, ...(unanswered && { unanswered }), ...stoppedAt(done.length + 1, step, turn) },
        };
      }
      if (outcome.is === 'settled') settled = outcome;
      done.push(donePart(ready, outcome));
    }
    const isNothingDone = done.every(({ isNoop }) => isNoop);
    return { ...(isNothingDone && settled ? settled : { is: 'done', left: {} }), progress: { done } };
  }

  /** One part: it is sent, unless there is a reason against that. `before`: the row as the whole run begins on it. */
  async function take(step: Step, before: unknown, terms: ExecuteOptions): Promise<Turn> {
    const { command, kind, rowId } = step;
    if (!command) return notSent(Code.unexpected, 'command.failed');
    if (!kind || !rowId) return notSent(Code.notFound, 'command.memberUnknown');
    const { on, undoes } = step.part;
    const shown = undoes ? undefined : step.before;
    const known = (on === 'row' && !undoes && before) || baseOf(kind, rowId) || shown;
    const read = known ? { data: known } : await presentOf(step, kind, rowId);
    if (read === undefined) return notSent(Code.notFound, 'command.memberUnknown');
    if (read.refused !== undefined) return { outcome: { is: 'failed', code: read.refused, message: read.message } };
    const ready: Ready = { ...step, command, kind, rowId, before: read.data };
    return against(ready) ?? { ready, ...(await send(ready, terms)) };
  }

  /** The row of a part that no list holds: of an undo as the part left it, of a member as the server has it. */
  async function presentOf(
    { part: { undoes } }: Step,
    kind: Kind,
    rowId: string,
  ): Promise<Answer<unknown> | undefined> {
    if (undoes) return { data: { ...(undoes.before as object), ...undoes.left, ...undoes.remembered } };
    return KINDS[kind].fetch?.({ has: host.world.has, call: host.call }, rowId);
  }

  /** Why a part is not sent, of its row as it is now; undefined where it is. Only `commandStateOf` says what may be done. */
  function against(ready: Ready): Turn | undefined {
    const { command, before, kind, args, part } = ready;
    if (part.undoes) return undefined;
    const state = commandStateOf(command, [before], { ...host.commandContext(), isRunning: () => false }, kind);
    if (state.is === 'hidden') return notSent(Code.forbidden);
    if (state.is !== 'disabled') return undefined;
    if (command.words?.settledAs?.(before, host.world.has))
      return { outcome: { is: 'settled', code: Code.taskEnded, present: before } };
    if (!command.change || !isSame(command.change(before, args), before)) return notSent(Code.taskEnded, state.why);
    revert(ready);
    return { ready, isNoop: true, outcome: { is: 'settled', code: Code.taskEnded } };
  }

  async function send({ part, ...ready }: Ready, terms: ExecuteOptions): Promise<Omit<Turn, 'ready'>> {
    const { undoes } = part;
    const precondition = undoes && ((present: unknown) => stands(undoes, present));
    const outcome = await execute(ready, { ...terms, progress: undefined, precondition });
    // What it was to put somewhere is there already.
    return { outcome, isNoop: outcome.is === 'settled' && ready.command.words?.noopMessage !== undefined };
  }

  return (execution, terms) => (execution.command.parts ? runParts(execution, terms) : execute(execution, terms));
}

/** Whether what a part did is still in force. */
function stands({ commandId, before, left }: DonePart, present: unknown): boolean {
  const stillApplies = mutationById(commandId)?.outcome?.stillApplies;
  return stillApplies ? stillApplies(present, before) : isUnmodified(present, left);
}

/** Takes what was shown of a part off its row. A row that is marked as failed stays marked when that is taken off it. */
function revert({ command, ...step }: Step, outcome?: RunOutcome, at?: Step): void {
  if (!command) return;
  const isMarked = outcome?.is === 'failed' && at?.kind === step.kind && at?.rowId === step.rowId;
  if (isMarked) revertOptimistic({ ...step, command }, outcome.code, outcome.message);
  else revertOptimistic({ ...step, command });
}

function stoppedAt(
  part: number,
  { part: { commandId } }: Step,
  { outcome, why }: Turn,
): Pick<PartsProgress, 'stopped'> {
  return outcome.is === 'aborted' ? {} : { stopped: { part, commandId, ...(why !== undefined && { why }) } };
}

function donePart({ part: { commandId, on }, args, kind, rowId, before }: Ready, outcome: RunOutcome): DonePart {
  const fixed = { commandId, on, args, kind, rowId, before, left: {} };
  if (outcome.is !== 'done') return { ...fixed, isNoop: true };
  const { left, made, remembered, mayBeOld } = outcome;
  return { ...fixed, left, ...made, ...(remembered && { remembered }), ...(mayBeOld && { isNoop: true }) };
}
