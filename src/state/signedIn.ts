import { subscribe } from 'valtio';
import { session } from './session';

/** Resolves when somebody is signed in; at once if somebody is. */
export const signedIn = (): Promise<void> => sessionThat(() => session.phase === 'in');

/** Resolves when it is known who works here, whether or not they may go on; at once where it is. */
export const somebodyHere = (): Promise<void> =>
  sessionThat(() => session.phase !== 'starting' && session.phase !== 'out');

function sessionThat(isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(session, () => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
