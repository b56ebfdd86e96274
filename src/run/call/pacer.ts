import { Code } from '../../../contract/wire/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../../contract/wire/constants';
import type { Answer, AnswerOf, Declaration, Endpoint, InputOf, Refusal } from '../../../contract/wire/endpoint';
import type { Call } from '../../client/client';
import { isSentOnce } from './isSentOnce';
import { waitFrom } from './pace';
import { unlessEnded } from './unlessEnded';

interface Deps {
  readonly call: Call;
  readonly uid: () => number | null;
  readonly sleep: (ms: number) => Promise<void>;
  /** As long, unless the server is heard before that. */
  readonly waitForServer: (ms: number) => Promise<void>;
  /** Resolves when somebody is signed in (again); at once if somebody is. */
  readonly signedIn: () => Promise<void>;
  /** Has whoever is signed in do so once more; false where they would rather not. */
  readonly signInAnew: () => Promise<boolean>;
  /** Whether the server knows what was made under a key (extension `idempotency`). */
  readonly knowsKeys: () => boolean;
  readonly random?: () => number;
}

interface Terms {
  /** Ends the waiting, not a call on its way: that one may have arrived, and its answer is the truth. */
  readonly signal: AbortSignal;
  /** An earlier try, by this page or another, may have arrived. */
  readonly unsure?: boolean | undefined;
  /** The person wants it sent all the same. */
  readonly sendAgain?: boolean | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly job?: string | undefined;
}

/** A final answer of the server; or `Code.lost`, which here means that the signal ended the waiting. */
export type PacedAnswer<T> = Answer<T> & {
  /** What is gone now may be gone by our own doing: an earlier answer to the same deletion was lost. */
  readonly ourDoing?: boolean;
  /** Some try got no answer, and may have arrived. */
  readonly mayHaveArrived?: boolean;
  /** So it was before this answer came: what it says of the row may be the doing of that try. */
  readonly cameAgain?: boolean;
  /** It creates, and the server knows no keys: it is not made again, whether it arrived or not. */
  readonly isUnconfirmed?: boolean;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** Of those that got no answer one asks so often: what it hears wakes the others. */
const PROBE_MS = 2000;
/** A server that sends an unreadable answer will do so again: unlike one that is down, it is not waited for. */
const UNREADABLE_TRIES = 4;

/** Answers that are no answer yet: the same call later is what the server asks for, or what finds out. */
const WAITED_OUT: ReadonlySet<number> = new Set([Code.lost, Code.unavailable, Code.tooManyTries]);

/** Whether the call may have arrived although nothing came back that says so. A page that refuses (404, 405) is an answer. */
const isUnanswered = ({ refused, status = 0 }: Refusal): boolean =>
  refused === Code.lost || (refused === Code.unreadable && !(status >= 400 && status < 500));

/**
 * Makes every changing call wait its turn: at most six in flight over all jobs; 429, 503 and a lost answer are waited out and the
 * call made again, which the contract's calls allow but for those that create, where the server knows no keys; a session that ended is
 * waited for, and only its own person goes on. Where the server asks for another sign-in, that is asked of them once for a run or a job.
 */
export function createPacer({
  call,
  uid,
  sleep,
  waitForServer,
  signedIn,
  signInAnew,
  knowsKeys,
  random = Math.random,
}: Deps) {
  let inFlight = 0;
  const queue: (() => void)[] = [];

  const enter = async () => {
    if (inFlight >= CALLS_IN_FLIGHT_MAX) await new Promise<void>((resolve) => queue.push(resolve));
    else inFlight += 1;
  };
  // The slot goes straight to the next call in the queue, so that the number in flight never passes the limit.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else inFlight -= 1;
  };
  /** Calls that wait for the server to be there again. */
  let waiting = 0;
  const waitFor = async (ms: number, isAway: boolean, signal: AbortSignal) => {
    const longest = isAway && waiting === 0 ? PROBE_MS : LONGEST_WAIT_MS;
    waiting += 1;
    // Spread out, so that what failed together does not come back together.
    await unlessEnded(waitForServer(Math.min(ms, longest) * (0.75 + random() / 2)), signal);
    waiting -= 1;
  };
  /** What was not to be signed in for: of a job, its other rows are not asked for either. */
  const left = new WeakSet<AbortSignal>();
  /** Asks for another sign-in; whether the call is to go on: made again, or given up where the signal has aborted. */
  const goesOnAnew = async (signal: AbortSignal) => {
    let isDone = false;
    const asked = async () => {
      isDone = await signInAnew();
    };
    if (!left.has(signal)) await unlessEnded(asked(), signal);
    if (!isDone) left.add(signal);
    return isDone || signal.aborted;
  };
  /** Calls that somebody still waits for. */
  let open = 0;
  async function paced<D extends Declaration>(
    endpoint: Endpoint<D>,
    input: InputOf<D>,
    terms: Terms,
  ): Promise<PacedAnswer<AnswerOf<D>>> {
    open += 1;
    try {
      return await untilAnswered(endpoint, input, terms);
    } finally {
      open -= 1;
      if (open === 0) waitFrom(null);
    }
  }

  async function untilAnswered<D extends Declaration>(
    endpoint: Endpoint<D>,
    input: InputOf<D>,
    { signal, unsure = false, sendAgain = false, idempotencyKey, job }: Terms,
  ): Promise<PacedAnswer<AnswerOf<D>>> {
    const isOnce = isSentOnce(endpoint, knowsKeys());
    if (isOnce && unsure && !sendAgain)
      return { refused: Code.lost, message: 'sent before', mayHaveArrived: true, isUnconfirmed: true };
    const who = uid();
    const options = {
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(job === undefined ? {} : { job }),
    };
    let lost = false;
    let unreadable = 0;
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await unlessEnded(signedIn(), signal);
      await enter();
      if (signal.aborted || uid() !== who) {
        leave();
        return { refused: Code.lost, message: 'given up', mayHaveArrived: lost };
      }
      const answer = await call(endpoint, input, options).finally(leave);
      if (answer.refused === Code.sessionEnded) waitFrom('session');
      else if (answer.refused === Code.signInAnew) {
        if (!(await goesOnAnew(signal))) return lost ? { ...answer, mayHaveArrived: true } : answer;
      } else if (answer.refused !== undefined && (WAITED_OUT.has(answer.refused) || isUnanswered(answer))) {
        lost ||= isUnanswered(answer);
        if (isUnanswered(answer) && isOnce) return { ...answer, mayHaveArrived: true, isUnconfirmed: true };
        if (answer.refused === Code.unreadable && (answer.status ?? 0) < 500) unreadable += 1;
        if (unreadable === UNREADABLE_TRIES) return { ...answer, mayHaveArrived: true };
        waitFrom('server');
        const asked = answer.retryAfterSeconds;
        if (asked === undefined) await waitFor(wait, isUnanswered(answer), signal);
        else await unlessEnded(sleep(asked * 1000), signal);
      } else {
        waitFrom(null);
        const gone = answer.refused === Code.notFound && endpoint.method === 'DELETE';
        const again = answer.refused === undefined ? { cameAgain: true } : { mayHaveArrived: true };
        const told = lost ? { ...answer, ...again } : answer;
        return gone && (lost || unsure) ? { ...told, ourDoing: true } : told;
      }
    }
  }
  return { call: paced };
}

export type Pacer = ReturnType<typeof createPacer>;
