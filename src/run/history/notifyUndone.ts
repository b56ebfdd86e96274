import type { AnyMutation } from '../../../commands/core/definition';
import type { RunnerHost } from '../call/host';
import { makesAnew } from '../call/inverse';
import { messageParamsOf } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import type { ToastMessage } from '../call/toastMessage';

interface Undone {
  /** The entry that was undone. */
  readonly undone: Parameters<typeof messageParamsOf>[0] & { readonly id: string };
  readonly inverse: AnyMutation;
  readonly outcome: RunOutcome;
  /** More to say with it. */
  readonly beside?: ToastMessage['params'];
}

/** Reports the outcome of an undo, of this page or one that an earlier page had in flight. */
export function notifyUndone(
  host: Pick<RunnerHost, 'notify' | 'world' | 'commandContext'>,
  { undone, inverse, outcome, beside }: Undone,
): void {
  const params = { ...messageParamsOf(undone, host.world.has), ...beside };
  const about = undone.id;
  // A row that comes back under a new id is not the same row, so the toast says so.
  if (outcome.is === 'done') {
    const key = makesAnew(inverse, host.commandContext()) ? (`${inverse.id}.done` as const) : 'run.undone';
    host.notify({ key, params, tone: 'good', about });
  } else if (outcome.is === 'aborted') host.notify({ key: 'run.pulledBack', params, tone: 'good', about });
  else if (outcome.is === 'unsure') host.notify({ key: `run.unsure.${outcome.looked}`, params, tone: 'bad', about });
  else if (outcome.is === 'settled') host.notify({ key: 'run.changedSince', params, tone: 'info', about });
  else
    host.notify({
      key: 'run.undoFailed',
      params: { ...params, code: outcome.code, message: outcome.message },
      tone: 'bad',
      about,
    });
}
