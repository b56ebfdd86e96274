import type { AnyMutation } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { Code } from '../../../contract/wire/codes';
import type { ActiveView } from '../../state/activeView';
import type { Executor } from '../call/execute';
import type { Execution } from '../call/execution';
import { type RunnerHost, runsBy } from '../call/host';
import { idOf } from '../call/idOf';
import type { InFlight } from '../call/inFlight';
import { isPersistable, withoutSecrets } from '../call/inverse';
import { messageParamsOf, mutationById, targetName } from '../call/runNames';
import { applyOptimistic, revertOptimistic } from '../call/shownChange';
import type { KeyValueStore } from '../call/storage';
import { nextAfter } from '../call/wholeRun';
import { entryOf, type History } from '../history/history';
import { moveRun, recordedAs } from '../states';
import { createDoubts, type Follower } from './doubts';
import { answerTo, type HeldCall, isDoubted } from './heldCalls';
import type { InHand } from './inHand';
import { createOutbox } from './outbox';
import { createReversal } from './reversal';
import { createSending } from './sending';

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
  const hands = new Map<string, InHand>();

  const executionOf = ({ id, commandId, kind, rowId, before, args }: HeldCall): Execution | undefined => {
    const command = mutationById(commandId);
    return command && { command, kind, rowId, before, args: { ...args, ...hands.get(id)?.secrets }, token: id };
  };
  /** The name under which several calls of one run go out, so that the log has them as one change. */
  const jobOf = ({ command, before, args, token }: Execution) =>
    command.isSeveralCalls?.(before, args) && host.commandContext().extensions.has('audit.jobs') ? token : undefined;
  const giveBack = ({ command, before, args }: Execution) => command.form?.onUnsent?.(host.world, before, args);
  /** Shows its change no more. */
  const revert = (held: HeldCall) => {
    const execution = executionOf(held);
    if (execution) revertOptimistic(execution);
  };
  const forget = ({ id, commandId, kind, rowId }: HeldCall) => {
    hands.delete(id);
    if (kind && rowId) inFlight.end(commandId, kind, rowId);
  };

  const pulledBack = (held: HeldCall) => {
    revert(held);
    const execution = executionOf(held);
    if (execution) giveBack(execution);
    forget(held);
    moveRun(held, 'pullBack');
    void history.update(held.id, { outcome: recordedAs(held.state), takenBackAt: host.now() });
  };

  const outbox = createOutbox({
    host,
    storage,
    send: async (held, how) => {
      const execution = executionOf(held);
      if (execution) return send(held, execution, how);
      // This console has not got its command any more, and sends nothing of it: only what was on its way already may have arrived.
      if (how === 'afterHold') {
        pulledBack(held);
        return false;
      }
      moveRun(held, answerTo(held, 'unsure'));
      await mayHaveArrived(held, { code: Code.lost, looked: 'cannotTell' }, undefined);
      return true;
    },
    found: (held) => {
      const execution = executionOf(held);
      if (!execution) return;
      if (held.kind && held.rowId) inFlight.begin(held.commandId, held.kind, held.rowId);
      if (isDoubted(held)) return;
      applyOptimistic(execution);
      if (held.undoes !== undefined)
        history.show(held.undoes, { outcome: recordedAs(held.state), takenBackAt: host.now() });
    },
    revert,
    pulledBack,
  });
  const reversal = createReversal({ host, history, outbox, execute, jobOf, hands });
  const { mayHaveArrived, decide } = createDoubts({ host, history, outbox, executionOf, forget, giveBack });
  const { send } = createSending({
    host,
    history,
    execute,
    outbox,
    reversal,
    mayHaveArrived,
    hands,
    jobOf,
    forget,
    giveBack,
  });

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
      state: holdMs > 0 ? 'held' : 'sending',
    };
    const { id, rowId, name, sendAtMs } = held;
    const isKept = isPersistable(command);
    hands.set(id, { ...(!isKept && { secrets: args }), ...(follower && { follower }) });
    const execution = executionOf(held);
    if (execution) applyOptimistic(execution);
    command.form?.onSend?.(host.world, row, args);
    if (kind && rowId) inFlight.begin(command.id, kind, rowId);
    const at = Math.floor(host.now() / 1000);
    const saves = command.words?.savesAs?.(args);
    const called = saves && { label: saves.title };
    const what = { id, kind, rowId, name, args: safeArgs, ...called, before: row, jobId: null, count: 1, at, uid };
    // Of what is not left to the next page, that page can say no more than that it may have arrived.
    void history.add(entryOf(command, what), isKept ? {} : { outcome: recordedAs('unsure') });
    const isNext = nextAfter({ command, kind, args });
    if (isNext && view?.kind === kind && view.cursorId() === rowId) {
      const by = runsBy(host);
      view.advanceTo((next) => isNext(next, by));
    }
    if (command.list?.thenSelectFirst && view?.kind === kind && view.cursorId() === rowId)
      view.selectFirst(command.list.thenSelectFirst);
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
      const adds = command.list?.moves?.(row, args).some((move) => move.as === 'added' && move.kind === view?.kind);
      const isMade = adds ? view?.making() : undefined;
      void outbox.sendAtOnce(held, isKept).finally(isMade);
    }
  }

  return {
    start,
    takeBack: reversal.takeBack,
    pullBack: reversal.pullBack,
    decide,
    /** Whether what may have arrived can be sent again: not where a secret went with it that is forgotten by now. */
    canResend: ({ id, commandId }: HeldCall): boolean => {
      const command = mutationById(commandId);
      return command !== undefined && (isPersistable(command) || hands.get(id)?.secrets !== undefined);
    },
    outbox,
    isUnderWay: (id: string) => hands.get(id)?.flight !== undefined,
    /** Ends the waiting for a call that is under way, and shows it no more; resolves when what came of it is in the history. */
    stopped: async (id: string): Promise<void> => {
      const flight = hands.get(id)?.flight;
      await outbox.written(id);
      flight?.stop();
      await flight?.ended;
    },
    /** Somebody signed out: nothing more goes out in that name from this page. */
    leave: (): void => {
      for (const { flight } of hands.values()) flight?.stop();
      hands.clear();
      reversal.leave();
      void outbox.leave();
    },
  };
}

export type SingleRuns = ReturnType<typeof createSingleRuns>;
