import type { RunnerHost } from '../call/host';
import { messageParamsOf, mutationById } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import type { ToastMessage } from '../call/toastMessage';
import { conflictMessage } from './conflict';
import type { HeldCall } from './heldCalls';

/** Says what became of a run on one row, or on none; with the way to take it back where that can be done. */
export function tellOutcome(host: RunnerHost, held: HeldCall, outcome: RunOutcome, isUndoable: boolean): void {
  const { id, kind, rowId } = held;
  if (outcome.is === 'done' && kind && rowId) host.activeView()?.unselect([rowId]);
  const message = messageOf(host, held, outcome);
  if (message) host.notify(isUndoable ? { ...message, undo: id } : message);
}

function messageOf(host: RunnerHost, held: HeldCall, outcome: RunOutcome): ToastMessage | undefined {
  const { commandId, before } = held;
  const params = messageParamsOf(held, host.world.has);
  const command = mutationById(commandId);
  if (outcome.is === 'done') {
    const key = (before === null ? undefined : command?.words?.saysDone?.(before)) ?? `${commandId}.done`;
    return { key, params, tone: 'good' };
  }
  if (outcome.progress?.stopped) {
    const { part, commandId: step, why = '' } = outcome.progress.stopped;
    const { code, message } = { message: '', code: 0, ...outcome };
    const said = { ...params, part, step, why, code, message };
    return outcome.is === 'failed'
      ? { key: 'macro.stopped', params: said, tone: 'bad' }
      : { key: 'macro.settled', params: said, tone: 'info' };
  }
  if (outcome.is === 'failed') {
    const { code, message } = outcome;
    return { key: 'run.failed', params: { ...params, code, message }, tone: 'bad' };
  }
  if (outcome.is !== 'settled') return undefined;
  const as = outcome.present === undefined ? undefined : command?.words?.settledAs?.(outcome.present, host.world.has);
  if (as) return conflictMessage(as, params, host.uid());
  const key = outcome.maybeOurs ? 'run.settledMaybeByUs' : (command?.words?.noopMessage ?? 'run.settledBefore');
  return { key, params: { ...params, code: outcome.code }, tone: 'info' };
}
