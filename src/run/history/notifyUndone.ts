import type { AnyMutation } from '../../../commands/core/definition';
import type { CommandContext } from '../../../commands/state';
import type { Outcome } from '../call/execute';
import type { RunnerHost } from '../call/host';
import { makesAnew, messageParamsOf } from '../call/inverse';
import type { ToastMessage } from '../call/toastMessage';

/** Says what became of an undo, be it of this page or one that an earlier page had on its way. `undone`: what was taken back. `beside`: more to say with it. */
export function notifyUndone(
  host: Pick<RunnerHost, 'notify' | 'world'>,
  server: Pick<CommandContext, 'extensions' | 'paths'>,
  undone: Parameters<typeof messageParamsOf>[0] & { readonly id: string },
  inverse: AnyMutation,
  outcome: Outcome,
  beside: ToastMessage['params'] = {},
): void {
  const params = { ...messageParamsOf(undone, host.world.has), ...beside };
  const about = undone.id;
  // What comes back as something new is not what it was, and says so.
  if (outcome.is === 'done') {
    const key = makesAnew(inverse, server) ? `${inverse.id}.done` : 'run.undone';
    host.notify({ key, params, tone: 'good', about });
  } else if (outcome.is === 'aborted') host.notify({ key: 'run.pulledBack', params, tone: 'good', about });
  else if (outcome.is === 'unsure') host.notify({ key: `run.unsure.${outcome.looked}`, params, tone: 'bad', about });
  else if (outcome.is === 'settled') host.notify({ key: 'run.undoneByOther', params, tone: 'info', about });
  else
    host.notify({
      key: 'run.undoFailed',
      params: { ...params, code: outcome.code, message: outcome.message },
      tone: 'bad',
      about,
    });
}
