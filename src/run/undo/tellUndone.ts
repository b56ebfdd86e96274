import type { AnyAct } from '../../../commands/core/definition';
import type { Standing } from '../../../commands/state';
import type { Outcome } from '../call/execute';
import type { Desk } from '../call/host';
import type { Saying } from '../gate/toastMessage';
import { makesAnew, sayingOf } from './inverse';

/** Says what became of an undo, be it of this page or one that an earlier page had on its way. `undone`: what was taken back. `beside`: more to say with it. */
export function tellUndone(
  desk: Pick<Desk, 'say' | 'world'>,
  server: Pick<Standing, 'extensions' | 'paths'>,
  undone: Parameters<typeof sayingOf>[0] & { readonly id: string },
  inverse: AnyAct,
  outcome: Outcome,
  beside: Saying['params'] = {},
): void {
  const params = { ...sayingOf(undone, desk.world.has), ...beside };
  const about = undone.id;
  // What comes back as something new is not what it was, and says so.
  if (outcome.is === 'done') {
    const key = makesAnew(inverse, server) ? `${inverse.id}.done` : 'run.undone';
    desk.say({ key, params, tone: 'good', about });
  } else if (outcome.is === 'givenUp') desk.say({ key: 'run.pulledBack', params, tone: 'good', about });
  else if (outcome.is === 'unsure') desk.say({ key: `run.unsure.${outcome.looked}`, params, tone: 'bad', about });
  else if (outcome.is === 'settled') desk.say({ key: 'run.undoneByOther', params, tone: 'info', about });
  else
    desk.say({
      key: 'run.undoFailed',
      params: { ...params, code: outcome.code, message: outcome.message },
      tone: 'bad',
      about,
    });
}
