import type { AnyMutation } from '../../../commands/core/definition';
import { emitListMove } from '../../state/listMoves';
import { rowOf } from '../../state/rows';
import type { Executor } from '../call/execute';
import type { Execution } from '../call/execution';
import type { RunnerHost } from '../call/host';
import { mutationById } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import { applyOptimistic, isUnmodified, revertOptimistic } from '../call/shownChange';
import type { Entry } from '../history/actHistory';
import type { History } from '../history/history';
import { can, moveRun, RUN, type RunState, recordedAs } from '../states';
import { answerTo, type HeldCall } from './heldCalls';
import type { InHand } from './inHand';
import type { Outbox } from './outbox';

type Args = Readonly<Record<string, unknown>>;
/** Tells the person what came of it. */
type Tell = (outcome: RunOutcome) => Promise<void>;

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly outbox: Pick<Outbox, 'written' | 'keepUntil'>;
  readonly execute: Executor['execute'];
  /** The job that the calls of one run are logged under, where they are several. */
  readonly jobOf: (execution: Execution) => string | undefined;
  /** The calls of this page that are not answered yet, by history entry. */
  readonly hands: ReadonlyMap<string, Pick<InHand, 'flight'>>;
}

/** Undoes commands that ran on one row: docs/specification.md section 11.1, 6. */
export function createReversal({ host, history, outbox, execute, jobOf, hands }: Deps) {
  /** Ends with the session: what is left then is found by whoever signs in again, and is not sent by both. */
  let ofSession = new AbortController();

  /**
   * Undoes what a command did to one row, if that still applies, and has it told, unless the person who asked has signed out before the
   * end. Returns undefined where there was nothing to undo, which has been told already.
   */
  async function takeBack(entry: Entry, inverse: AnyMutation, args: Args, tell: Tell): Promise<RunOutcome | undefined> {
    const flight = hands.get(entry.id)?.flight;
    const run = flight?.held ?? atRest(history.find(entry.id) ?? entry);
    // It may have been answered in this moment.
    if (!can(RUN, run.state, 'undo')) return undefined;
    moveRun(run, 'undo');
    history.show(entry.id, { outcome: recordedAs(run.state), takenBackAt: host.now() });
    const execution = undoing(entry, inverse, args);
    applyOptimistic(execution);
    // A run that has just begun is written down first, and goes out no more.
    await outbox.written(entry.id);
    flight?.stop();
    const sent = await flight?.ended;
    // Whoever asked has signed out since: nothing goes out in their name.
    if (host.uid() !== entry.uid) {
      revertOptimistic(execution);
      return undefined;
    }
    if (run.state === 'undoAsked') moveRun(run, sent?.is === 'aborted' && !sent.begun ? 'pullBack' : 'lost');
    if (run.state === 'undoing') return sendUndo(run.state, entry, execution, tell);
    // It never happened.
    revertOptimistic(execution);
    const isToTell = sent?.is === 'aborted';
    await history.update(entry.id, { ...(isToTell && { outcome: recordedAs(run.state) }), takenBackAt: undefined });
    if (!isToTell) return undefined;
    await tell(sent);
    return sent;
  }

  const undoing = ({ kind, rowId, before }: Entry, command: AnyMutation, args: Args): Execution => ({
    ...{ command, kind, rowId, args, token: host.newId() },
    before: (kind && rowId && rowOf(kind, rowId)) || before,
  });

  /** Sends the inverse of what was done; it is kept until that is told: a page that goes before leaves the word to the next. */
  async function sendUndo(state: RunState, asked: Entry, shown: Execution, tell: Tell): Promise<RunOutcome> {
    const entry = history.find(asked.id) ?? asked;
    let execution = shown;
    if (entry.rowId !== asked.rowId) {
      // The run began on a draft and ended as the row that it created.
      revertOptimistic(shown);
      execution = undoing(entry, shown.command, shown.args);
      applyOptimistic(execution);
    }
    const { command, kind, rowId, before, args, token: id } = execution;
    const { name, uid } = entry;
    const call = { id, commandId: command.id, kind, rowId, name, args, before, uid, sendAtMs: 0 };
    const held: HeldCall = { ...call, undoes: entry.id, state };
    const send = async () => {
      const { signal } = ofSession;
      const precondition = preconditionAfter(entry.id);
      const outcome = await execute(execution, { signal, job: jobOf(execution), precondition });
      // Whoever asked has signed out: whoever comes next is shown what the server has.
      if (outcome.is === 'aborted') revertOptimistic(execution);
      else if (host.uid() === uid) {
        moveRun(held, answerTo(held, outcome.is));
        await takenBack(held, entry.id, outcome);
        await tell(outcome);
      }
      return outcome;
    };
    return outbox.keepUntil(held, send, (outcome) => (outcome.is === 'unsure' ? outcome.looked : undefined));
  }

  /** Pulls back a run that is no more under way, and has changed nothing. */
  function pullBack(entry: Entry): Promise<void> {
    const run = atRest(entry);
    moveRun(run, 'pullBack');
    return history.update(entry.id, { outcome: recordedAs(run.state), takenBackAt: host.now() });
  }

  /** The check that the row as it is now still has what the command did to it. */
  function preconditionAfter(entryId: string) {
    const entry = history.find(entryId);
    if (!entry) return undefined;
    const stillApplies = mutationById(entry.commandId)?.outcome?.stillApplies;
    return (present: unknown) =>
      stillApplies ? stillApplies(present, entry.before) : isUnmodified(present, entry.left);
  }

  /** Writes down what came of an undo. */
  const takenBack = ({ state }: HeldCall, entryId: string, outcome: RunOutcome) => {
    const entry = history.find(entryId);
    const takenBackAt = outcome.is === 'done' ? (entry?.takenBackAt ?? host.now()) : undefined;
    if (outcome.is === 'done' && entry?.kind && entry.rowId)
      emitListMove({ kind: entry.kind, id: outcome.made?.rowId ?? entry.rowId, as: 'undone', isOwn: true });
    return history.update(entryId, { outcome: recordedAs(state), takenBackAt });
  };

  return {
    takeBack,
    pullBack,
    takenBack,
    preconditionAfter,
    /** Somebody signed out: nothing is waited for any more. */
    leave: (): void => {
      ofSession.abort();
      ofSession = new AbortController();
    },
  };
}
export type Reversal = ReturnType<typeof createReversal>;

/** The run of an entry that this page has no call of: it rests where the history says. */
const atRest = ({ outcome }: Entry): { state: RunState } => ({ state: outcome });
