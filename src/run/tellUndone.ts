import type { AnyAct } from '../../commands/definition';
import type { Standing } from '../../commands/state';
import type { Desk } from './desk';
import type { Outcome } from './execute';
import { makesAnew, sayingOf } from './inverse';

/** Says what became of an undo, be it of this page or one that an earlier page had on its way. `undone`: what was taken back. */
export function tellUndone(
  desk: Pick<Desk, 'say' | 'world'>,
  server: Pick<Standing, 'extensions' | 'paths'>,
  undone: Parameters<typeof sayingOf>[0],
  inverse: AnyAct,
  outcome: Outcome,
): void {
  const params = sayingOf(undone, desk.world.has);
  // What comes back as something new is not what it was, and says so.
  if (outcome.is === 'done') {
    const key = makesAnew(inverse, server) ? `${inverse.id}.done` : 'run.undone';
    desk.say({ key, params, tone: 'good' });
  } else if (outcome.is === 'givenUp') desk.say({ key: 'run.pulledBack', params, tone: 'good' });
  else if (outcome.is === 'unsure') desk.say({ key: `run.unsure.${outcome.looked}`, params, tone: 'bad' });
  else if (outcome.is === 'settled') desk.say({ key: 'run.undoneByOther', params, tone: 'info' });
  else
    desk.say({
      key: 'run.undoFailed',
      params: { ...params, code: outcome.code, message: outcome.message },
      tone: 'bad',
    });
}
