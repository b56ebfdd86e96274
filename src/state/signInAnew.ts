import { subscribe } from 'valtio/vanilla';
import { session } from './session';

let asking: { readonly answered: Promise<boolean>; readonly answer: (isDone: boolean) => void } | null = null;

/**
 * Asks whoever is signed in to sign in once more, because the server wants to know that it is still them (311). Resolves once they have, or
 * to false where they would rather leave it, or sign out. All that wait for it are asked together.
 */
export function askToSignInAnew(): Promise<boolean> {
  if (asking !== null) return asking.answered;
  let answer: (isDone: boolean) => void = () => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const stop = subscribe(session, () => session.user === null && answerSignInAnew(false));
  asking = {
    answered,
    answer: (isDone) => {
      stop();
      answer(isDone);
    },
  };
  session.isAskedAnew = true;
  return answered;
}

/** Says what became of it, where it was asked. */
export function answerSignInAnew(isDone: boolean): void {
  const { answer } = asking ?? {};
  asking = null;
  session.isAskedAnew = false;
  answer?.(isDone);
}
