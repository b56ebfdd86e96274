import type { AnyMutation } from '../../../commands/core/definition';
import type { Kind, Rows } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { KINDS } from '../../../commands/kinds';
import { ID_MAX_LENGTH } from '../../../contract/wire/codecs';
import { Code } from '../../../contract/wire/codes';
import type { Answer, Endpoint, Refusal } from '../../../contract/wire/endpoint';
import { emitListMove } from '../../state/listMoves';
import { commitChange, putRows } from '../../state/rows';
import { rememberUnreported } from '../../state/unreportedChanges';
import { afterCall, beforeCalls, type CallsSoFar } from './callsSoFar';
import { createElsewhere } from './elsewhere';
import type { ExecuteOptions, Execution } from './execution';
import type { RunnerHost } from './host';
import { idOf } from './idOf';
import type { PacedAnswer, Pacer } from './pacer';
import { isInLog } from './readLog';
import { createRowTurns } from './rowTurns';
import type { RunOutcome } from './runOutcome';
import { changedFieldsOf, isUnmodified, revertOptimistic, tellListMoves } from './shownChange';

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

  const inTurn = createRowTurns();
  const elsewhere = createElsewhere({
    has: host.world.has,
    worldFor: (signal) => worldFor({ signal }).world,
    presentOf,
  });

  /** Makes one row's calls and settles its row. Expected refusals are outcomes; a bug in a command fails its row alone. */
  async function execute(execution: Execution, terms: ExecuteOptions): Promise<RunOutcome> {
    const { command, before, args, token } = execution;
    const { world, soFar } = worldFor(terms, token);
    let answer: PacedAnswer<unknown>;
    let present: unknown;
    let mayBeOld = elsewhere.mayBeOld(execution);
    try {
      const isDone = terms.unsure === true && (await isLogged(execution, terms.job));
      present = isDone || terms.precondition ? await presentOf(execution) : undefined;
      if (isDone) answer = { data: present ?? null };
      else if (present !== undefined && terms.precondition?.(present) === false)
        answer = { refused: Code.taskEnded, message: 'It is no longer as it was left.' };
      else {
        present = undefined;
        const run = () => command.run(world, before, args, terms.unsure === true);
        const made = await elsewhere.make(execution, terms, run, soFar);
        if (made.is === 'unsure') {
          revertOptimistic(execution);
          return made;
        }
        mayBeOld = made.mayBeOld;
        answer = made.is === 'found' ? { data: made.row } : made.answer;
      }
    } catch (error) {
      answer = thrown(command, error);
    }
    return asOld(await settle(execution, answer, { ...soFar(), job: terms.job, present }), mayBeOld);
  }

  /** The same for rows of one command that takes them together: one call, an outcome a row. */
  async function executeBatch(executions: readonly Execution[], terms: ExecuteOptions): Promise<readonly RunOutcome[]> {
    const { world, soFar } = worldFor(terms);
    const [{ command, args } = {}] = executions;
    let answer: PacedAnswer<readonly PacedAnswer<unknown>[]>;
    try {
      const rows = executions.map(({ before }) => before);
      const keys = executions.map(({ token }) => keyOf(token));
      answer = (await command?.bulk?.batch?.run(world, rows, keys, args, terms.isUndo === true)) ?? { data: [] };
    } catch (error) {
      answer = thrown(command, error);
    }
    const unanswered: Refusal = { refused: Code.unexpected, message: 'no answer for this row' };
    const answers = answer.refused === undefined ? answer.data : executions.map(() => answer as Refusal);
    // Where their keys tell the server which it has done before, no answer leaves anything unsure.
    const { begun, cameAgain } = soFar();
    const unsure = cameAgain && !command?.bulk?.batch?.knowsKeys;
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
      const remembered = row === null ? undefined : command.outcome?.undoData?.(row);
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
    const isDone = execution.command.outcome?.isDone;
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

  return {
    execute: (execution: Execution, terms: ExecuteOptions) =>
      inTurn([execution], terms.signal, () => execute(execution, terms)),
    executeBatch: (executions: readonly Execution[], terms: ExecuteOptions) =>
      inTurn(executions, terms.signal, () => executeBatch(executions, terms)),
    call: worldFor({ signal: new AbortController().signal }).world.call,
  };
}
export type Executor = ReturnType<typeof createExecutor>;

/** Undo must not take out what may have been there before. */
const asOld = (outcome: RunOutcome, mayBeOld: boolean): RunOutcome =>
  outcome.is === 'done' && mayBeOld ? { ...outcome, mayBeOld: true } : outcome;

const keyOf = (token: string, nth = 0) => (nth === 0 ? token : `${token}.${nth}`).slice(-ID_MAX_LENGTH);

function thrown(command: AnyMutation | undefined, error: unknown): Refusal {
  console.error(`${command?.id} threw`, error);
  return { refused: Code.unexpected, message: String(error) };
}
