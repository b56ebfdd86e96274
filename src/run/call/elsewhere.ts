import { cannotTell } from '../../../commands/core/elsewhere';
import type { World } from '../../../commands/core/world';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { type CallsSoFar, mayBeMade } from './callsSoFar';
import type { ExecuteOptions, Execution } from './execution';
import type { PacedAnswer } from './pacer';
import type { SearchResult } from './runOutcome';

/** What became of a run; `mayBeOld`: what it was to add may have been there before, so that undo must not take it out. */
type Made =
  | { readonly is: 'answered'; readonly answer: PacedAnswer<unknown>; readonly mayBeOld: boolean }
  /** No answer said so, but it is there: the row as the server has it, null where it is as the command shows it. */
  | { readonly is: 'found'; readonly row: unknown; readonly mayBeOld: boolean }
  /** It may be there, and only the person can say. */
  | { readonly is: 'unsure'; readonly code: Refusal['refused']; readonly looked: SearchResult };

interface Looking extends Pick<World, 'has'> {
  /** The row as the server has it now; undefined where nobody can say. */
  readonly presentOf: (execution: Execution) => Promise<unknown>;
  /** A world for looks: none of its calls is counted among those of the run. */
  readonly worldFor: (signal: AbortSignal) => World;
}

/**
 * Makes a run's calls where the server may not say what they made: one that knows no Idempotency-Key, or not whether what it adds is new
 * there, or that answers nothing of the row. It looks before them, and once they have ended (docs/specification.md section 11.4). On a server
 * that says all of it this makes no call of its own.
 */
export function createElsewhere({ has, worldFor, presentOf }: Looking) {
  const saysNew = () => has('added');
  const look = async ({ command, before, args }: Execution, { signal }: ExecuteOptions): Promise<Answer<unknown>> =>
    (await command.elsewhere?.arrived?.(worldFor(signal), before, args)) ?? cannotTell;

  /** Whether a thing that can exist only once is not there yet; undefined if the answer will say so, or no call can. */
  async function isNewThere(execution: Execution, terms: ExecuteOptions): Promise<boolean | undefined> {
    if (!execution.command.elsewhere?.addsOnce || saysNew() || isLook(terms)) return undefined;
    const found = await look(execution, terms);
    return found.refused === undefined ? found.data === null : undefined;
  }

  /** What is there of what a run may have made; undefined where the refusal itself says enough. */
  async function found(execution: Execution, refusal: Refusal, terms: ExecuteOptions): Promise<Made | undefined> {
    const there = await look(execution, terms);
    if (there.refused === undefined && there.data !== null) {
      // The row that was asked about means that it is so now: as the command shows it, not as it was before.
      const row = there.data === execution.before ? null : there.data;
      // Only an earlier try of this page can tell that it was not there before that.
      return { is: 'found', row, mayBeOld: mayBeOld(execution) && isLook(terms) };
    }
    if (isTaken(refusal)) return undefined;
    const looked = there.refused === undefined ? 'notThere' : 'cannotTell';
    return { is: 'unsure', code: refusal.refused, looked };
  }

  /** Whether what it adds may have been there before, as long as nobody has looked. */
  const mayBeOld = ({ command }: Execution): boolean => command.elsewhere?.addsOnce === true && !saysNew();

  /** Makes the calls of `run`, of which `soFar` says what is known. */
  async function make(
    execution: Execution,
    terms: ExecuteOptions,
    run: () => Promise<PacedAnswer<unknown>>,
    soFar: () => CallsSoFar,
  ): Promise<Made> {
    const isNew = await isNewThere(execution, terms);
    let answer = isNew === false ? THERE_ALREADY : await run();
    if (execution.command.elsewhere?.addsOnce && answer.refused === Code.alreadyExists && !terms.sendAgain)
      answer = THERE_ALREADY;
    if (answer.refused !== undefined && (mayBeMade(soFar(), answer) || (terms.sendAgain && isTaken(answer)))) {
      const made = await found(execution, answer, terms);
      if (made) return made;
    }
    return {
      is: 'answered',
      answer: await inFull(execution, answer, soFar()),
      mayBeOld: isNew !== true && mayBeOld(execution),
    };
  }

  /** What the server did not say of the row is read again, so that the list shows what it has. */
  async function inFull(
    execution: Execution,
    answer: PacedAnswer<unknown>,
    { isBare }: CallsSoFar,
  ): Promise<PacedAnswer<unknown>> {
    const isToRead = answer.refused === undefined && answer.data === null && execution.command.change && isBare;
    return isToRead ? { data: (await presentOf(execution)) ?? null } : answer;
  }

  return { make, mayBeOld };
}

const THERE_ALREADY: Refusal = { refused: Code.taskEnded, message: 'It is there already.' };
/** What creates is not made by it, only looked for. */
const isLook = ({ unsure, sendAgain }: ExecuteOptions) => unsure === true && !sendAgain;
/** Sent again, it met what the first try had made. */
const isTaken = ({ refused }: Refusal) => refused === Code.alreadyExists || refused === Code.taskEnded;
