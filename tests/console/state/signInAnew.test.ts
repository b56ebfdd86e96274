import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../src/state/session';
import { answerSignInAnew, askToSignInAnew } from '../../../src/state/signInAnew';

beforeEach(() => {
  Object.assign(session, { phase: 'in', user: { uid: 7 } });
});

test('all that wait for another sign-in are asked together, and what comes later is asked anew', async () => {
  const waiting = [askToSignInAnew(), askToSignInAnew(), askToSignInAnew()];
  expect(session.isAskedAnew).toBe(true);
  answerSignInAnew(true);
  expect(session.isAskedAnew).toBe(false);
  expect(await Promise.all(waiting)).toEqual([true, true, true]);
  const later = askToSignInAnew();
  expect(session.isAskedAnew).toBe(true);
  answerSignInAnew(false);
  expect(await later).toBe(false);
});

test('whoever signs out has left it', async () => {
  const asked = askToSignInAnew();
  session.user = null;
  expect(await asked).toBe(false);
  expect(session.isAskedAnew).toBe(false);
});
