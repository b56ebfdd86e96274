import type { AnyMutation } from '../../../commands/core/definition';
import { late } from '../../../commands/core/late';
import { disabledReasonOf } from '../../../commands/state';
import { Code } from '../../../contract/wire/codes';
import type { Executor } from '../call/execute';
import type { ExecuteOptions, Execution } from '../call/execution';
import type { RunnerHost } from '../call/host';
import { mayUndo } from '../call/inverse';
import type { RejectedAnswers } from '../call/prompts';
import type { RunOutcome } from '../call/runOutcome';
import { revertOptimistic } from '../call/shownChange';
import { changesAnything } from '../call/steps';
import type { History } from '../history/history';
import { notifyUndone } from '../history/notifyUndone';
import { can, type EventOf, moveRun, RUN, recordedAs } from '../states';
import type { Doubts, Follower } from './doubts';
import { answerTo, type HeldCall } from './heldCalls';
import type { Flight, InHand } from './inHand';
import type { Outbox, SendReason } from './outbox';
import type { Reversal } from './reversal';
import { tellOutcome } from './tellOutcome';

/** Loaded late: nothing is refused before the first list works. */
const rejecting = late(() => import('./rejectedAnswers'));
/** Why answers were not taken; without the part that finds their fields, that they were not. */
const whyRejected = async (command: AnyMutation, failure: OutcomeThatIs<'failed'>): Promise<RejectedAnswers> => {
  const part = await rejecting().catch(() => undefined);
  return part ? part.rejectedAnswers(command, failure) : { code: failure.code, fields: {} };
};

type OutcomeThatIs<Is extends RunOutcome['is']> = Extract<RunOutcome, { is: Is }>;

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly execute: Executor['execute'];
  readonly outbox: Pick<Outbox, 'written'>;
  readonly reversal: Pick<Reversal, 'preconditionAfter' | 'takenBack'>;
  readonly mayHaveArrived: Doubts['mayHaveArrived'];
  readonly hands: Map<string, InHand>;
  readonly jobOf: (execution: Execution) => string | undefined;
  /** Nothing of it is sent any more. */
  readonly forget: (held: HeldCall) => void;
  /** It has not gone out. */
  readonly giveBack: (execution: Execution) => void;
}

/** What is known of the tries before. */
const TRIES: Readonly<Record<SendReason, Pick<ExecuteOptions, 'unsure' | 'sendAgain'>>> = {
  atOnce: {},
  afterHold: {},
  again: { unsure: true },
  byWord: { unsure: true, sendAgain: true },
};
/** Why a try was aborted, where undo or a sign-out is not the reason: the person at its question waits no longer. */
const NOT_WAITED_FOR = 'the person waits no longer';

/** Sends calls for a single row, and settles, says and writes down what becomes of them. */
export function createSending(deps: Deps) {
  const { host, history, execute, outbox, reversal, mayHaveArrived, hands, jobOf, forget, giveBack } = deps;

  /** Makes a call, and does what its outcome asks for; true where it is kept for the person to decide. */
  async function send(held: HeldCall, execution: Execution, how: SendReason): Promise<boolean> {
    const { command, before, args } = execution;
    if (!mayUndo(command, before, args, host.commandContext())) void history.update(held.id, { undoable: false });
    const { outcome, written, follower } = await flown(held, execution, how);
    if (host.uid() !== held.uid) {
      // Whoever began it has signed out: it waits in storage for them, and the page that finds it says what came of it.
      revertOptimistic(execution);
      follower?.open.close();
      return false;
    }
    if (outcome.is === 'unsure') {
      await mayHaveArrived(held, outcome, follower);
      return true;
    }
    forget(held);
    if (outcome.is === 'aborted') revertOptimistic(execution);
    else if (outcome.is !== 'done' && held.undoes === undefined) giveBack(execution);
    await written;
    if (outcome.is === 'aborted') gaveUp(held, outcome, follower);
    else if (held.undoes !== undefined) await endUndo(held, held.undoes, command, outcome);
    else await tell(held, command, outcome, follower);
    return false;
  }

  /** One try of a call, in this page's hands as long as it takes. */
  async function flown(held: HeldCall, execution: Execution, how: SendReason) {
    const abort = new AbortController();
    // Of what goes out before it is written down, a page that goes at once would leave no word.
    const landed = outbox.written(held.id).then(async () => {
      const outcome = await attempt(held, execution, how, abort.signal);
      return { outcome, written: writeDown(held, outcome, abort.signal) };
    });
    const { follower, ...hand } = hands.get(held.id) ?? {};
    const flight: Flight = { held, stop: () => abort.abort(), ended: landed.then(({ outcome }) => outcome) };
    hands.set(held.id, { ...hand, flight });
    follower?.open.stopBy(() => abort.abort(NOT_WAITED_FOR));
    const { outcome, written } = await landed;
    // After a sign-out the next page of the same person may have found it, and sent it again.
    if (hands.get(held.id)?.flight === flight) hands.set(held.id, hand);
    return { outcome, written, follower };
  }

  /** Moves the run to where its outcome leads, and has the history say so. */
  function writeDown(held: HeldCall, outcome: RunOutcome, signal: AbortSignal): Promise<void> | undefined {
    const { progress } = outcome;
    const event = host.uid() === held.uid ? eventOf(held, outcome, signal) : undefined;
    if (event) moveRun(held, event);
    // Doubts and undo write down theirs. An undo that waited for this has shown its own word.
    const isOver = event !== undefined && outcome.is !== 'unsure' && held.undoes === undefined;
    if (!isOver) return progress && history.update(held.id, { progress });
    return history.update(held.id, {
      ...(progress && { progress }),
      ...(held.state !== 'undoing' && { outcome: recordedAs(held.state) }),
      ...(outcome.is === 'done' && {
        left: outcome.left,
        ...outcome.made,
        ...(outcome.mayBeOld && { undoable: false }),
      }),
    });
  }

  async function attempt(
    held: HeldCall,
    execution: Execution,
    how: SendReason,
    signal: AbortSignal,
  ): Promise<RunOutcome> {
    const outcome = await execute(execution, {
      ...TRIES[how],
      signal,
      job: jobOf(execution),
      progress: history.find(held.id)?.progress,
      precondition: how === 'afterHold' ? takesIt(execution) : reversal.preconditionAfter(held.undoes ?? ''),
    });
    // The try before this one may have arrived, whether or not this one went out.
    return outcome.is === 'aborted' && TRIES[how].unsure ? { ...outcome, begun: true } : outcome;
  }

  /** Before a held call is sent: a row that somebody else has settled since is left as it is. */
  const takesIt =
    ({ command }: Execution) =>
    (present: unknown) =>
      disabledReasonOf(command, present, host.commandContext().principal) === null;

  /** It is no more waited for: by undo, which reports what came of it, or by the person, who is asked again. */
  function gaveUp({ state }: HeldCall, { begun }: OutcomeThatIs<'aborted'>, follower: Follower | undefined): void {
    const says = begun ? 'run.mayHaveArrived' : 'run.notSent';
    if (follower && state === 'failed') void askAgain(follower, { code: Code.lost, fields: {}, says });
    else follower?.open.close();
  }

  /** Says what came of an undo that an earlier page had on its way, or that was in doubt. */
  async function endUndo(held: HeldCall, undoes: string, inverse: AnyMutation, outcome: Answered): Promise<void> {
    await reversal.takenBack(held, undoes, outcome);
    notifyUndone(host, { undone: history.find(undoes) ?? held, inverse, outcome });
  }

  /** Says what came of a run, at its question where that is still open. */
  async function tell(held: HeldCall, command: AnyMutation, outcome: Answered, follower?: Follower): Promise<void> {
    // Undo that waited for this takes it back from here on, and says so: the next undo is meant for what was done before.
    if (held.state === 'undoing') follower?.open.close();
    else if (outcome.is === 'failed' && follower?.open.isOpen())
      void askAgain(follower, await whyRejected(command, outcome));
    else {
      follower?.open.close();
      tellOutcome(host, held, outcome, held.state === 'done' && history.find(held.id)?.undoable === true);
    }
  }

  return { send };
}

type Answered = RunOutcome & { readonly is: 'done' | 'failed' | 'settled' };

/** What an outcome does to the run; nothing where undo or a sign-out has ended the waiting. */
function eventOf(held: HeldCall, outcome: RunOutcome, signal: AbortSignal): EventOf<typeof RUN> | undefined {
  if (outcome.is === 'aborted')
    return signal.reason === NOT_WAITED_FOR && can(RUN, held.state, 'stop') ? 'stop' : undefined;
  const isPartly = (outcome.is === 'failed' || outcome.is === 'settled') && changesAnything(outcome.progress);
  return isPartly && held.undoes === undefined ? 'partly' : answerTo(held, outcome.is);
}

/** The outbox does not keep the run while the question is open: the person may take long. */
async function askAgain({ open, again }: Follower, why: RejectedAnswers): Promise<void> {
  const next = await open.again(why);
  if (next !== null) again(next);
}
