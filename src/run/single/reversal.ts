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
import { next, RUN, recordedAs } from '../states';
import type { HeldCall } from './heldCalls';
import type { Outbox } from './outbox';

type Args = Readonly<Record<string, unknown>>;
/** Tells the person what came of it. */
type Tell = (outcome: RunOutcome) => Promise<void>;

/** A call in flight: undo ends the waiting for it, and acts on what came of it. */
export interface PendingCall {
  readonly stop: () => void;
  readonly ended: Promise<RunOutcome>;
}

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly outbox: Pick<Outbox, 'written' | 'keepUntil'>;
  readonly execute: Executor['execute'];
  /** The job that the calls of one run are logged under, where they are several. */
  readonly jobOf: (execution: Execution) => string | undefined;
  /** The calls of this page that are not answered yet, by history entry. */
  readonly pendingCalls: ReadonlyMap<string, PendingCall>;
}

/** Undoes commands that ran on one row: docs/specification.md section 11.1, 6. */
export function createReversal({ host, history, outbox, execute, jobOf, pendingCalls }: Deps) {
  /** Ends with the session: what is left then is found by whoever signs in again, and is not sent by both. */
  let ofSession = new AbortController();
  /**
   * Undoes what a command did to one row, if that still applies, and has it told, unless the person who asked has signed out before the
   * end. Returns undefined where the original run failed, which has been told already.
   */
  async function takeBack(entry: Entry, inverse: AnyMutation, args: Args, tell: Tell): Promise<RunOutcome | undefined> {
    const uid = host.uid();
    const outcome = await reverse(entry, inverse, args, async (ended) => {
      if (host.uid() !== uid) return;
      await takenBack(entry.id, ended);
      await tell(ended);
    });
    if (!outcome && host.uid() === uid) await history.update(entry.id, { takenBackAt: undefined });
    return outcome;
  }

  /** Runs the inverse, and has its outcome told. Undefined where there was nothing to undo. */
  async function reverse(entry: Entry, inverse: AnyMutation, args: Args, tell: Tell): Promise<RunOutcome | undefined> {
    const { kind, rowId, name } = entry;
    const flight = pendingCalls.get(entry.id);
    const before = (kind && rowId && rowOf(kind, rowId)) || entry.before;
    const execution: Execution = { command: inverse, kind, rowId, before, args, token: host.newId() };
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
    if (sent && sent.is !== 'done' && !(sent.is === 'aborted' && sent.begun)) {
      // It never happened: there is nothing to undo.
      revertOptimistic(execution);
      if (sent.is !== 'aborted') return undefined;
      await tell(sent);
      return sent;
    }
    const { left, ...became } = history.find(entry.id) ?? entry;
    if (became.rowId !== rowId) {
      // The run began on a draft and ended as the row that it created.
      revertOptimistic(execution);
      return reverse({ ...became, left }, inverse, args, tell);
    }
    const { token: id } = execution;
    const fixed = { kind, rowId, name, args, before, uid: entry.uid, sendAtMs: 0, phase: 'sending' } as const;
    const held: HeldCall = { ...fixed, id, commandId: inverse.id, undoes: entry.id };
    // It is kept until that is told: a page that goes before leaves the word to the next.
    const send = async () => {
      const outcome = await execute(execution, {
        signal: ofSession.signal,
        job: jobOf(execution),
        precondition: preconditionAfter(entry.id),
      });
      // Whoever asked has signed out: whoever comes next is shown what the server has.
      if (outcome.is === 'aborted') revertOptimistic(execution);
      await tell(outcome);
      return outcome;
    };
    return outbox.keepUntil(held, send, (outcome) => (outcome.is === 'unsure' ? outcome.looked : undefined));
  }

  /** The check that the row as it is now still has what the command did to it. */
  function preconditionAfter(entryId: string) {
    const entry = history.find(entryId);
    if (!entry) return undefined;
    const { stillApplies } = mutationById(entry.commandId) ?? {};
    return (present: unknown) =>
      stillApplies ? stillApplies(present, entry.before) : isUnmodified(present, entry.left);
  }

  const takenBack = (entryId: string, outcome: RunOutcome) => {
    const entry = history.find(entryId);
    const takenBackAt = outcome.is === 'done' ? (entry?.takenBackAt ?? host.now()) : undefined;
    if (outcome.is === 'done' && entry?.kind && entry.rowId)
      emitListMove({ kind: entry.kind, id: outcome.made?.rowId ?? entry.rowId, as: 'undone', isOwn: true });
    const state =
      outcome.is === 'aborted' ? next(RUN, 'undoAsked', 'pullBack') : next(RUN, 'undoing', `undo ${outcome.is}`);
    return history.update(entryId, { outcome: recordedAs(state), takenBackAt });
  };

  return {
    takeBack,
    takenBack,
    preconditionAfter,
    /** Somebody signed out: nothing is waited for any more. */
    leave: (): void => {
      ofSession.abort();
      ofSession = new AbortController();
    },
  };
}
