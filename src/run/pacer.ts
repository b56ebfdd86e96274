import { proxy } from 'valtio';
import { Code } from '../../contract/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../contract/constants';
import type { Answer } from '../../contract/endpoint';
import type { Call } from '../client/client';

export interface Pace {
  /** What calls wait for just now: the server, or somebody to sign in again. */
  waitingFor: 'server' | 'session' | null;
  inFlight: number;
}

interface Surroundings {
  readonly call: Call;
  readonly sleep: (ms: number) => Promise<void>;
  /** Resolves when somebody is signed in (again). */
  readonly signedIn: () => Promise<void>;
  readonly random?: () => number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** An answer that came after one or more that were lost on the way: what the server refuses now may be our own doing. */
export type PacedAnswer<T> = Answer<T> & { readonly afterLost?: true };

/**
 * Makes every changing call wait its turn: at most six in flight over all jobs; 429, 503 and a lost answer are waited out and the
 * call made again, which the contract's calls allow; a session that ended is waited for. Only a final answer comes back, or
 * `Code.lost` when the signal says to give up.
 */
export function createPacer({ call, sleep, signedIn, random = Math.random }: Surroundings) {
  const pace = proxy<Pace>({ waitingFor: null, inFlight: 0 });
  const queue: (() => void)[] = [];

  const enter = async () => {
    if (pace.inFlight >= CALLS_IN_FLIGHT_MAX) await new Promise<void>((resolve) => queue.push(resolve));
    else pace.inFlight += 1;
  };
  // Whoever waits takes the place that is left, so that the number in flight never passes the limit.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else pace.inFlight -= 1;
  };

  const paced: Call = async (endpoint, input, options = {}) => {
    let lost = false;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await enter();
      // The signal ends the waiting, not a call on its way: that one may have arrived, and its answer is the truth.
      const { signal: _waiting, ...sent } = options;
      const answer = await call(endpoint, input, sent).finally(leave);
      if (options.signal?.aborted) return answer;
      if (answer.refused === Code.sessionEnded) {
        pace.waitingFor = 'session';
        await signedIn();
      } else if (
        answer.refused === Code.lost ||
        answer.refused === Code.unavailable ||
        answer.refused === Code.tooManyTries
      ) {
        lost ||= answer.refused === Code.lost;
        pace.waitingFor = 'server';
        await sleep(
          answer.retryAfterSeconds === undefined ? wait * (0.75 + random() / 2) : answer.retryAfterSeconds * 1000,
        );
      } else {
        pace.waitingFor = null;
        return lost ? { ...answer, afterLost: true } : answer;
      }
      if (options.signal?.aborted) return { refused: Code.lost, message: 'given up' };
    }
  };
  return { pace, call: paced };
}
