import type { AnyMutation } from '../../../commands/core/definition';
import { late } from '../../../commands/core/late';
import type { Kind } from '../../../commands/core/rows';
import { disabledReasonOf } from '../../../commands/state';
import { Code } from '../../../contract/wire/codes';
import type { ActiveView } from '../../state/activeView';
import type { Executor } from '../call/execute';
import type { Execution } from '../call/execution';
import { type RunnerHost, runsBy } from '../call/host';
import { idOf } from '../call/idOf';
import type { InFlight } from '../call/inFlight';
import { isPersistable, mayUndo, withoutSecrets } from '../call/inverse';
import type { RejectedAnswers } from '../call/prompts';
import { messageParamsOf, mutationById, targetName } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import { applyOptimistic, revertOptimistic } from '../call/shownChange';
import { changesAnything } from '../call/steps';
import type { KeyValueStore } from '../call/storage';
import { nextAfter } from '../call/wholeRun';
import { entryOf, type History } from '../history/history';
import { notifyUndone } from '../history/notifyUndone';
import { next, RUN, recordedAs } from '../states';
import { createDoubts, type Follower } from './doubts';
import type { HeldCall } from './heldCalls';
import { createOutbox, type SendReason } from './outbox';
import { createReversal, type PendingCall } from './reversal';
import { tellOutcome } from './tellOutcome';

/** Loaded late: nothing is refused before the first list works. */
const rejecting = late(() => import('./rejectedAnswers'));
/** Why answers were not taken; without the part that finds their fields, that they were not. */
const whyRejected = async (
  command: AnyMutation,
  failure: Extract<RunOutcome, { is: 'failed' }>,
): Promise<RejectedAnswers> => {
  const part = await rejecting().catch(() => undefined);
  return part ? part.rejectedAnswers(command, failure) : { code: failure.code, fields: {} };
};

interface Deps {
  readonly host: RunnerHost;
  readonly storage: KeyValueStore;
  readonly inFlight: InFlight;
  readonly history: History;
  readonly execute: Executor['execute'];
}
type Args = Readonly<Record<string, unknown>>;

interface StartSingle {
  readonly command: AnyMutation;
  readonly kind: Kind | null;
  readonly row: unknown;
  readonly args: Args;
  /** Above 0 it holds the call that long. */
  readonly holdMs: number;
  readonly view: ActiveView | null;
  readonly follower?: Follower | undefined;
}

/** Commands on one row, or on none: shown at once, held or sent, said, and written into the history. */
export function createSingleRuns({ host, storage, inFlight, history, execute }: Deps) {
  const pendingCalls = new Map<string, PendingCall>();
  /** Secrets are used for the call alone: what is written down and sent later has none. */
  const secrets = new Map<string, Readonly<Record<string, unknown>>>();
  const followers = new Map<string, Follower>();

  const executionOf = ({ id, commandId, kind, rowId, before, args }: HeldCall): Execution | undefined => {
    const command = mutationById(commandId);
    return command && { command, kind, rowId, before, args: { ...args, ...secrets.get(id) }, token: id };
  };
  /** The name under which several calls of one run go out, so that the log has them as one change. */
  const jobOf = ({ command, before, args, token }: Execution) =>
    command.isSeveralCalls?.(before, args) && host.commandContext().extensions.has('audit.jobs') ? token : undefined;
  const giveBack = ({ command, before, args }: Execution) => command.onUnsent?.(host.world, before, args);
  /** Shows its change no more. */
  const revert = (held: HeldCall) => {
    const execution = executionOf(held);
    if (execution) revertOptimistic(execution);
  };
  const endBusy = ({ commandId, kind, rowId }: HeldCall) => {
    if (kind && rowId) inFlight.end(commandId, kind, rowId);
  };
  const forget = (held: HeldCall) => {
    secrets.delete(held.id);
    endBusy(held);
  };

  const pulledBack = (held: HeldCall) => {
    revert(held);
    const execution = executionOf(held);
    if (execution) giveBack(execution);
    endBusy(held);
    void history.update(held.id, { outcome: recordedAs(next(RUN, 'held', 'pullBack')), takenBackAt: host.now() });
  };

  const outbox = createOutbox({
    host,
    storage,
    send: async (held, how) => {
      const execution = executionOf(held);
      if (execution) return (await sendHeld(held, execution, how)) === 'kept';
      // This console has not got its command any more, and sends nothing of it: only what was on its way already may have arrived.
      if (how !== 'afterHold')
        return (await mayHaveArrived(held, { code: Code.lost, looked: 'cannotTell' }, undefined)) === 'kept';
      pulledBack(held);
      return false;
    },
    found: (held) => {
      const execution = executionOf(held);
      if (!execution) return;
      if (held.phase !== 'unsure') applyOptimistic(execution);
      if (held.kind && held.rowId) inFlight.begin(held.commandId, held.kind, held.rowId);
      if (held.undoes !== undefined && held.phase !== 'unsure')
        history.show(held.undoes, { outcome: recordedAs('undoing'), takenBackAt: host.now() });
    },
    revert,
    pulledBack,
  });

  const { takeBack, takenBack, preconditionAfter, leave } = createReversal({
    host,
    history,
    outbox,
    execute,
    jobOf,
    pendingCalls,
  });

  const { mayHaveArrived, decide } = createDoubts({ host, history, outbox, executionOf, forget, giveBack });

  async function sendHeld(held: HeldCall, execution: Execution, how: SendReason): Promise<'kept' | undefined> {
    const { command, before, args } = execution;
    const isUndoable = mayUndo(command, before, args, host.commandContext());
    if (!isUndoable) void history.update(held.id, { undoable: false });
    const abort = new AbortController();
    const isAgain = how === 'again' || how === 'byWord';
    // Of what goes out before it is written down, a page that goes at once would leave no word.
    const send = async (): Promise<RunOutcome> => {
      const outcome = await execute(execution, {
        signal: abort.signal,
        unsure: isAgain,
        sendAgain: how === 'byWord',
        job: jobOf(execution),
        progress: history.find(held.id)?.progress,
        // Before a held call is sent: a row that somebody else has settled since is left as it is.
        precondition:
          how === 'afterHold'
            ? (present) => disabledReasonOf(command, present, host.commandContext().principal) === null
            : preconditionAfter(held.undoes ?? ''),
      });
      // The try before this one may have arrived, whether or not this one went out.
      return outcome.is === 'aborted' && isAgain ? { ...outcome, begun: true } : outcome;
    };
    const ended = outbox.written(held.id).then(send);
    pendingCalls.set(held.id, { stop: () => abort.abort(), ended });
    const follower = followers.get(held.id);
    let isStopped = false;
    follower?.open.stopBy(() => {
      isStopped = true;
      abort.abort();
    });
    const outcome = await ended;
    const { progress } = outcome;
    if (progress) void history.update(held.id, { progress });
    pendingCalls.delete(held.id);
    followers.delete(held.id);
    // Whoever began it has signed out: it waits in storage for them, and the page that finds it says what came of it.
    if (host.uid() !== held.uid) {
      revertOptimistic(execution);
      return void follower?.open.close();
    }
    if (outcome.is === 'unsure') return mayHaveArrived(held, outcome, follower);
    forget(held);
    if (outcome.is === 'aborted') revertOptimistic(execution);
    if (follower && isStopped && outcome.is === 'aborted') {
      await history.update(held.id, { outcome: recordedAs(next(RUN, 'sending', 'stop')) });
      const says = outcome.begun ? 'run.mayHaveArrived' : 'run.notSent';
      return void askAgain(follower, { code: Code.lost, fields: {}, says });
    }
    // Aborted by undo, which reports the outcome.
    if (outcome.is === 'aborted') return void follower?.open.close();
    if (held.undoes !== undefined) {
      await takenBack(held.undoes, outcome);
      const undone = history.find(held.undoes);
      return void notifyUndone(host, {
        undone: undone ?? held,
        inverse: command,
        outcome,
      });
    }
    const isOld = outcome.is === 'done' && outcome.mayBeOld === true;
    if (outcome.is !== 'done') giveBack(execution);
    // Undo that waited for this takes it back from here on, and says so: the next undo is meant for what was done before.
    const was = history.find(held.id)?.outcome === recordedAs('undoAsked') ? 'undoAsked' : 'sending';
    const isPartly = outcome.is !== 'done' && changesAnything(progress);
    const state = next(RUN, was, isPartly ? 'partly' : outcome.is);
    const isTakenBack = state === 'undoing';
    await history.update(held.id, {
      ...(isTakenBack ? {} : { outcome: recordedAs(state) }),
      ...(outcome.is === 'done' ? { left: outcome.left, ...outcome.made } : {}),
      ...(isOld ? { undoable: false } : {}),
    });
    if (isTakenBack) return void follower?.open.close();
    if (outcome.is === 'failed' && follower?.open.isOpen())
      return void askAgain(follower, await whyRejected(command, outcome));
    follower?.open.close();
    tellOutcome(host, held, outcome, isUndoable && !isOld && (outcome.is === 'done' || isPartly));
    return undefined;
  }

  /** The outbox does not keep the run while the question is open: the person may take long. */
  async function askAgain({ open, again }: Follower, why: RejectedAnswers): Promise<void> {
    const next = await open.again(why);
    if (next !== null) again(next);
  }

  /** Runs a command on one row, or on none. */
  function start({ command, kind, row, args, holdMs, view, follower }: StartSingle): void {
    const uid = host.uid();
    if (uid === null) return;
    const safeArgs = withoutSecrets(command, args);
    const held: HeldCall = {
      id: host.newId(),
      commandId: command.id,
      kind,
      rowId: kind && idOf(kind, row),
      name: kind ? targetName(command, kind, row) : '',
      args: safeArgs,
      before: row,
      uid,
      sendAtMs: holdMs > 0 ? host.now() + holdMs : 0,
      phase: holdMs > 0 ? 'held' : 'sending',
    };
    const { id, rowId, name, sendAtMs } = held;
    const isKept = isPersistable(command);
    if (!isKept) secrets.set(id, args);
    if (follower) followers.set(id, follower);
    const execution = executionOf(held);
    if (execution) applyOptimistic(execution);
    command.onSend?.(host.world, row, args);
    if (kind && rowId) inFlight.begin(command.id, kind, rowId);
    const at = Math.floor(host.now() / 1000);
    const saves = command.savesAs?.(args);
    const called = saves && { label: saves.title };
    const what = { id, kind, rowId, name, args: safeArgs, ...called, before: row, jobId: null, count: 1, at, uid };
    // Of what is not left to the next page, that page can say no more than that it may have arrived.
    void history.add(entryOf(command, what), isKept ? {} : { outcome: recordedAs('unsure') });
    const isNext = nextAfter({ command, kind, args });
    if (isNext && view?.kind === kind && view.cursorId() === rowId) {
      const by = runsBy(host);
      view.advanceTo((next) => isNext(next, by));
    }
    if (command.thenSelectFirst && view?.kind === kind && view.cursorId() === rowId)
      view.selectFirst(command.thenSelectFirst);
    if (holdMs > 0) {
      host.notify({
        key: saves?.held ?? 'run.held',
        params: messageParamsOf(held, host.world.has),
        tone: 'info',
        undo: id,
        heldUntilMs: sendAtMs,
      });
      void outbox.hold(held);
    } else {
      // What it adds to the list that is shown will have the cursor: the next key is meant for that.
      const adds = command.moves?.(row, args).some((move) => move.as === 'added' && move.kind === view?.kind);
      const isMade = adds ? view?.making() : undefined;
      void outbox.sendAtOnce(held, isKept).finally(isMade);
    }
  }

  return {
    start,
    takeBack,
    decide,
    /** Whether what may have arrived can be sent again: not where a secret went with it that is forgotten by now. */
    canResend: ({ id, commandId }: HeldCall): boolean => {
      const command = mutationById(commandId);
      return command !== undefined && (isPersistable(command) || secrets.has(id));
    },
    outbox,
    isUnderWay: (id: string) => pendingCalls.has(id),
    /** Ends the waiting for a call that is under way, and shows it no more; resolves when what came of it is in the history. */
    stopped: async (id: string): Promise<void> => {
      const flight = pendingCalls.get(id);
      await outbox.written(id);
      flight?.stop();
      await flight?.ended;
    },
    /** Somebody signed out: nothing more goes out in that name from this page. */
    leave: (): void => {
      for (const { stop } of pendingCalls.values()) stop();
      leave();
      secrets.clear();
      void outbox.leave();
    },
  };
}

export type SingleRuns = ReturnType<typeof createSingleRuns>;
