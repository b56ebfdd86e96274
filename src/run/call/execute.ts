import { type AnyMutation, cannotTell } from '../../../commands/core/definition';
import type { PartsProgress } from '../../../commands/core/parts';
import type { Kind, Rows } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import { ID_MAX_LENGTH } from '../../../contract/wire/codecs';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Endpoint, Refusal } from '../../../contract/wire/endpoint';
import { emitListMove } from '../../state/listMoves';
import { commitChange, putRows } from '../../state/rows';
import { rememberUnreported } from '../../state/unreportedChanges';
import { afterCall, beforeCalls, type CallsSoFar, mayBeMade } from './callsSoFar';
import type { Execution } from './execution';
import type { RunnerHost } from './host';
import { idOf } from './idOf';
import type { PacedAnswer, Pacer } from './pacer';
import { isInLog } from './readLog';
import type { RunOutcome } from './runOutcome';
import { changedFieldsOf, isUnmodified, revertOptimistic, tellListMoves } from './shownChange';

export interface ExecuteOptions {
  /** Ends the waiting for a server that does not answer. */
  readonly signal: AbortSignal;
  /** An earlier try, by this page or another, may have arrived. */
  readonly unsure?: boolean | undefined;
  /** It may have, but the person wants it made: nothing that creates is made twice without that word. */
  readonly sendAgain?: boolean | undefined;
  /** The job that its calls are part of. */
  readonly job?: string | undefined;
  /** How far an earlier try of its parts came: those are not done again. */
  readonly progress?: PartsProgress | undefined;
  /** It undoes what another job has done. */
  readonly isUndo?: boolean | undefined;
  /** Asked of the row as it is now, before anything is sent: false where somebody else has settled it. */
  readonly precondition?: ((present: unknown) => boolean) | undefined;
}

interface CallHistory extends Pick<CallsSoFar, 'begun' | 'unsure'> {
  readonly job: string | undefined;
  /** The row as the server has it, if it was fetched already. */
  readonly present?: unknown;
}

/** Makes commands' calls, paced; looks are let through. */
export function createExecutor(host: RunnerHost, pacer: Pacer, history: World['history']) {
  /** A world for the calls of a command, and what is known of those. What it reads waits as well. */
  function worldFor({ signal, unsure, sendAgain, job }: ExecuteOptions, token?: string) {
    let soFar = beforeCalls(unsure === true);
    let made = 0;
    const call = (async (endpoint: Endpoint, input: never) => {
      // The same for every try of this run, of a later page too; a run that makes several things makes them in one order.
      const idempotencyKey = endpoint.creates && token ? keyOf(token, made++) : undefined;
      const answer: PacedAnswer<unknown> = await pacer.call(endpoint, input, {
        signal,
        unsure,
        sendAgain,
        job,
        idempotencyKey,
      });
      soFar = afterCall(soFar, { endpoint, answer, knowsKeys: host.world.has('idempotency') });
      return answer;
    }) as World['call'];
    const world: World = { ...host.world, call, history };
    return { world, soFar: () => soFar };
  }

  /** Makes one row's calls and settles its row. Expected refusals are outcomes; a bug in a command fails its row alone. */
  async function execute(execution: Execution, terms: ExecuteOptions): Promise<RunOutcome> {
    const { command, before, args, token } = execution;
    const { world, soFar } = worldFor(terms, token);
    let answer: PacedAnswer<unknown>;
    let present: unknown;
    let isNew: boolean | undefined;
    try {
      const isDone = terms.unsure === true && (await isLogged(execution, terms.job));
      present = isDone || terms.precondition ? await presentOf(execution) : undefined;
      if (isDone) answer = { data: present ?? null };
      else if (present !== undefined && terms.precondition?.(present) === false)
        answer = { refused: Code.taskEnded, message: 'It is no longer as it was left.' };
      else {
        present = undefined;
        isNew = await isNewThere(execution, terms);
        answer = isNew === false ? THERE_ALREADY : await command.run(world, before, args, terms.unsure === true);
        if (command.addsOnce && answer.refused === Code.alreadyExists && !terms.sendAgain) answer = THERE_ALREADY;
        if (answer.refused !== undefined && (mayBeMade(soFar(), answer) || (terms.sendAgain && isTaken(answer)))) {
          const outcome = await lookFor(execution, answer, terms);
          if (outcome) return outcome;
        }
        // What the server did not say of the row is read again, so that the list shows what it has.
        if (answer.refused === undefined && answer.data === null && command.change && soFar().isBare)
          answer = { data: (await presentOf(execution)) ?? null };
      }
    } catch (error) {
      answer = thrown(command, error);
    }
    const outcome = await settle(execution, answer, { ...soFar(), job: terms.job, present });
    return outcome.is === 'done' && command.addsOnce && !knowsNew(isNew) ? { ...outcome, mayBeOld: true } : outcome;
  }

  /** Whether what it adds was not there before: known by the answer of servers that say so, else by what was read before. */
  const knowsNew = (isNew: boolean | undefined) => isNew === true || host.world.has('added');

  /** Whether a thing that can exist only once is not there yet; undefined if the answer will say so, or no call can. */
  async function isNewThere(execution: Execution, terms: ExecuteOptions): Promise<boolean | undefined> {
    if (!execution.command.addsOnce || host.world.has('added') || isLook(terms)) return undefined;
    const found = await lookedFor(execution, terms);
    return found.refused === undefined ? found.data === null : undefined;
  }

  const lookedFor = async (
    { command, before, args }: Execution,
    { signal }: ExecuteOptions,
  ): Promise<Answer<unknown>> => (await command.arrived?.(worldFor({ signal }).world, before, args)) ?? cannotTell;

  /** Looks for what a run may have made: it is there, and the run is done; or the person has to say. Undefined where it was refused. */
  async function lookFor(
    execution: Execution,
    answer: Refusal,
    terms: ExecuteOptions,
  ): Promise<RunOutcome | undefined> {
    const found = await lookedFor(execution, terms);
    if (found.refused === undefined && found.data !== null) {
      // The row that was asked about means that it is so now: as the command shows it, not as it was before.
      const data = found.data === execution.before ? null : found.data;
      const outcome = await settle(execution, { data }, { begun: true, unsure: true, job: terms.job });
      // Only an earlier try of this page can tell that it was not there before that.
      const isOld = execution.command.addsOnce && isLook(terms) && !host.world.has('added');
      return outcome.is === 'done' && isOld ? { ...outcome, mayBeOld: true } : outcome;
    }
    if (isTaken(answer)) return undefined;
    revertOptimistic(execution);
    return { is: 'unsure', code: answer.refused, looked: found.refused === undefined ? 'notThere' : 'cannotTell' };
  }

  /** The same for rows of one command that takes them together: one call, an outcome a row. */
  async function executeBatch(executions: readonly Execution[], terms: ExecuteOptions): Promise<readonly RunOutcome[]> {
    const { world, soFar } = worldFor(terms);
    const [{ command, args } = {}] = executions;
    let answer: PacedAnswer<readonly PacedAnswer<unknown>[]>;
    try {
      const rows = executions.map(({ before }) => before);
      const keys = executions.map(({ token }) => keyOf(token));
      answer = (await command?.batch?.run(world, rows, keys, args, terms.isUndo === true)) ?? { data: [] };
    } catch (error) {
      answer = thrown(command, error);
    }
    const unanswered: Refusal = { refused: Code.unexpected, message: 'no answer for this row' };
    const answers = answer.refused === undefined ? answer.data : executions.map(() => answer as Refusal);
    // Where their keys tell the server which it has done before, no answer leaves anything unsure.
    const { begun, cameAgain } = soFar();
    const unsure = cameAgain && !command?.batch?.knowsKeys;
    const how = { begun, unsure, job: unsure ? terms.job : undefined };
    return Promise.all(executions.map((one, at) => settle(one, answers[at] ?? unanswered, how)));
  }

  async function settle(execution: Execution, answer: PacedAnswer<unknown>, how: CallHistory): Promise<RunOutcome> {
    const { begun, unsure } = how;
    const { command, kind, rowId, token } = execution;
    if (answer.refused === undefined || answer.ourDoing) {
      const row = answer.refused === undefined ? answer.data : null;
      tellListMoves(execution);
      if (kind && rowId && row !== null && idOf(kind, row) !== rowId) return becameAnother(execution, kind, rowId, row);
      if (kind && rowId) rememberUnreported(kind, rowId, changedFieldsOf(execution, null));
      if (kind && rowId) commitChange(kind, rowId, token, row as Rows[Kind] | null);
      const remembered = row === null ? undefined : command.undoData?.(row);
      return { is: 'done', left: changedFieldsOf(execution, row), ...(remembered && { remembered }) };
    }
    if (answer.refused === Code.lost) return { is: 'aborted', begun };
    const isSettled = answer.refused === Code.notFound || answer.refused === Code.taskEnded;
    if (isSettled || answer.refused === Code.changedMeanwhile || answer.refused === Code.unreadable) {
      const present = how.present ?? (await presentOf(execution));
      if (unsure && present !== undefined && (await isOurDoing(execution, present, how)))
        return settle(execution, { data: present }, how);
      if (!isSettled) return fail(execution, answer, present);
      tellListMoves(execution, 'back');
      // If the row's present state can't be fetched, the code shows that it is settled.
      revertOptimistic(execution, present === undefined ? answer.refused : undefined);
      if (kind && present !== undefined) putRows(kind, [present] as never);
      const maybeOurs = unsure && present === undefined;
      return { is: 'settled', code: answer.refused, ...(maybeOurs && { maybeOurs }), present };
    }
    // Some of its calls were answered: only the server can say what the row is now.
    return fail(execution, answer, begun ? await presentOf(execution) : undefined);
  }

  function fail(execution: Execution, { refused, message, data }: Refusal, present: unknown): RunOutcome {
    revertOptimistic(execution, refused, message);
    if (execution.kind && present !== undefined) putRows(execution.kind, [present] as never);
    return { is: 'failed', code: refused, message, ...(data === undefined ? {} : { data }) };
  }

  /** What an earlier page did is not done again: somebody may have changed it since. One of several calls says nothing of the others. */
  const isLogged = async (execution: Execution, job: string | undefined) =>
    job !== undefined &&
    !execution.command.isSeveralCalls?.(execution.before, execution.args) &&
    (await isInLog(host, job, execution)) === true;

  /**
   * Whether an earlier try has made a row what it is. The log knows, where there is one: somebody else may have done the same, or
   * something else since. Elsewhere a row that is as this run would leave it counts as this run's.
   */
  async function isOurDoing(execution: Execution, present: unknown, { job }: CallHistory): Promise<boolean> {
    const inLog = job === undefined ? undefined : await isInLog(host, job, execution);
    if (inLog !== undefined) return inLog;
    const { isDone } = execution.command;
    if (isDone && execution.before !== null) return isDone(present, execution.before);
    const left = changedFieldsOf(execution, null);
    return Object.keys(left).length > 0 && isUnmodified(present, left);
  }

  /** The row that the command ran on is gone; the row it made replaces it. */
  function becameAnother(execution: Execution, kind: Kind, rowId: string, row: unknown): RunOutcome {
    revertOptimistic(execution);
    putRows(kind, [row] as never);
    const madeId = idOf(kind, row);
    emitListMove({ kind, id: madeId, from: rowId, as: 'replaced', isOwn: true });
    return { is: 'done', left: changedFieldsOf(execution, row), made: { rowId: madeId, before: row } };
  }

  /** The row as the server has it now; undefined if no call can fetch it, or it is gone. */
  async function presentOf({ kind, rowId }: Execution): Promise<unknown> {
    if (!kind || !rowId) return undefined;
    const answer = (await KINDS[kind].fetch?.({ has: host.world.has, call: host.call }, rowId)) as
      | Answer<Rows[Kind]>
      | undefined;
    return answer === undefined || answer.refused !== undefined ? undefined : answer.data;
  }

  return { execute, executeBatch, call: worldFor({ signal: new AbortController().signal }).world.call };
}
export type Executor = ReturnType<typeof createExecutor>;

const THERE_ALREADY: Refusal = { refused: Code.taskEnded, message: 'It is there already.' };
/** What creates is not made by it, only looked for. */
const isLook = ({ unsure, sendAgain }: ExecuteOptions) => unsure === true && !sendAgain;
/** Sent again, it met what the first try had made. */
const isTaken = ({ refused }: Refusal) => refused === Code.alreadyExists || refused === Code.taskEnded;

const keyOf = (token: string, nth = 0) => (nth === 0 ? token : `${token}.${nth}`).slice(-ID_MAX_LENGTH);

function thrown(command: AnyMutation | undefined, error: unknown): Refusal {
  console.error(`${command?.id} threw`, error);
  return { refused: Code.unexpected, message: String(error) };
}
