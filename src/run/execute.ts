import type { AnyAct, Kind, Rows } from '../../commands/definition';
import { KINDS } from '../../commands/kinds';
import type { World } from '../../commands/world';
import { ID_MAX_LENGTH } from '../../contract/codecs';
import { Code } from '../../contract/codes';
import type { Answer, Endpoint } from '../../contract/endpoint';
import { beginChange, dropChange, putRows, settleChange } from '../state/rows';
import type { Desk } from './desk';
import { idOf } from './inverse';
import type { PacedAnswer, Pacer } from './pacer';

/** What became of one row. */
export type Outcome =
  /** `left`: the changed fields as they are now, by which undo sees whether somebody has changed them since. */
  /** `made`: the row that it made of the one it ran on. */
  | { readonly is: 'done'; readonly left: Left; readonly made?: { readonly rowId: string; readonly before: unknown } }
  | { readonly is: 'failed'; readonly code: number; readonly message: string }
  /** Somebody else has settled it meanwhile; the row shows how. */
  | { readonly is: 'settled'; readonly code: number }
  /** The signal ended the waiting and the row is as it was; `begun`: some call of it may have arrived. */
  | { readonly is: 'givenUp'; readonly begun: boolean };

export type Left = Readonly<Record<string, unknown>>;

export interface Execution {
  readonly command: AnyAct;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly before: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  /** Names the change in the row until it is settled. */
  readonly token: string;
}

export interface Terms {
  /** Ends the waiting for a server that does not answer. */
  readonly signal: AbortSignal;
  /** An earlier page may have made the calls already. */
  readonly unsure?: boolean | undefined;
  /** The job that its calls are part of. */
  readonly job?: string | undefined;
  /** Asked of the row as it is now, before anything is sent: false where somebody else has settled it. */
  readonly stillFits?: ((present: unknown) => boolean) | undefined;
}

/** Shows the change at once; `execute` makes it true or takes it back. */
export function show({ command, kind, rowId, args, token }: Execution): void {
  if (kind && rowId) beginChange(kind, rowId, token, (row) => (command.change ? command.change(row, args) : row));
}

/** Takes a shown change back; with a code where the row has to say why. */
export function unshow({ command, kind, rowId, token }: Execution, code?: number): void {
  if (kind && rowId) dropChange(kind, rowId, token, code === undefined ? null : { code, commandId: command.id });
}

/** Makes commands' calls, paced; looks are let through. */
export function createExecutor(desk: Desk, pacer: Pacer, history: World['history']) {
  /** A world for one row, and whether any of its calls may have arrived. */
  function worldFor({ signal, unsure, job }: Terms, token?: string) {
    let begun = false;
    const paced = async (endpoint: Endpoint, input: never) => {
      // The same for every try of this run, of a later page too.
      const idempotencyKey = endpoint.creates ? token?.slice(-ID_MAX_LENGTH) : undefined;
      const answer: PacedAnswer<unknown> = await pacer.call(endpoint, input, { signal, unsure, job, idempotencyKey });
      begun ||= answer.refused === undefined || answer.mayHaveArrived === true;
      return answer;
    };
    const call = ((endpoint: Endpoint, input: never) =>
      endpoint.method === 'GET' ? desk.call(endpoint, input) : paced(endpoint, input)) as World['call'];
    const world: World = { ...desk.world, call, history };
    return { world, begun: () => begun };
  }

  /** Makes one row's calls and settles its row. Expected refusals are outcomes; a bug in a command fails its row alone. */
  async function execute(execution: Execution, terms: Terms): Promise<Outcome> {
    const { command, kind, rowId, before, args, token } = execution;
    const { world, begun } = worldFor(terms, token);
    let answer: PacedAnswer<unknown>;
    try {
      if (terms.stillFits && (await isSettled(world, execution, terms.stillFits)))
        return { is: 'settled', code: Code.taskEnded };
      answer = await command.run(world, before, args);
    } catch (error) {
      console.error(`${command.id} threw`, error);
      answer = { refused: Code.unexpected, message: String(error) };
    }
    if (answer.refused === undefined || answer.ourDoing) {
      const row = answer.refused === undefined ? answer.data : null;
      if (kind && rowId && row !== null && idOf(kind, row) !== rowId) return becameAnother(execution, kind, rowId, row);
      if (kind && rowId) settleChange(kind, rowId, token, row as Rows[Kind] | null);
      return { is: 'done', left: leftBy(execution, row) };
    }
    if (answer.refused === Code.lost) return { is: 'givenUp', begun: begun() };
    if (answer.refused === Code.notFound || answer.refused === Code.taskEnded) {
      const present = await presentOf(world, execution);
      // Where nobody can say how the row stands, its code says that it is settled.
      unshow(execution, present === undefined ? answer.refused : undefined);
      if (kind && present !== undefined) putRows(kind, [present] as never);
      return { is: 'settled', code: answer.refused };
    }
    // Some of its calls were answered, or somebody else has changed it: what the row is now, only the server can say.
    const present = begun() || answer.refused === Code.changedMeanwhile ? await presentOf(world, execution) : undefined;
    unshow(execution, answer.refused);
    if (kind && present !== undefined) putRows(kind, [present] as never);
    return { is: 'failed', code: answer.refused, message: answer.message };
  }

  /** The row that the command ran on is no more; what it made stands in its place. */
  function becameAnother(execution: Execution, kind: Kind, rowId: string, row: unknown): Outcome {
    unshow(execution);
    putRows(kind, [row] as never);
    desk.made(kind, rowId, row);
    return { is: 'done', left: leftBy(execution, row), made: { rowId: idOf(kind, row), before: row } };
  }

  async function isSettled(world: World, execution: Execution, stillFits: (present: unknown) => boolean) {
    const present = await presentOf(world, execution);
    if (present === undefined || stillFits(present)) return false;
    unshow(execution);
    if (execution.kind) putRows(execution.kind, [present] as never);
    return true;
  }

  return { execute, lookWorld: (): World => worldFor({ signal: new AbortController().signal }).world };
}
export type Executor = ReturnType<typeof createExecutor>;

/** The row as it stands now; undefined where no call says that, or it is gone. */
async function presentOf(world: World, { kind, rowId }: Execution): Promise<unknown> {
  if (!kind || !rowId) return undefined;
  const answer = (await KINDS[kind].fetch?.(world, rowId)) as Answer<Rows[Kind]> | undefined;
  return answer === undefined || answer.refused !== undefined ? undefined : answer.data;
}

/** The fields that the command changes, as `row` has them, or where the server answered no row as the command shows them. */
export function leftBy({ command, before, args }: Execution, row: unknown): Left {
  if (!command.change || before === null) return {};
  const was = before as Left;
  const becomes = command.change(before, args) as Left;
  const is = (row ?? becomes) as Left;
  const changed = Object.keys(becomes).filter((field) => !isSame(becomes[field], was[field]));
  return Object.fromEntries(changed.map((field) => [field, is[field]]));
}

/** Whether a row still has the fields that a command left it with. */
export const isAsLeft = (present: unknown, left: Left): boolean =>
  Object.entries(left).every(([field, value]) => isSame((present as Left)[field], value));

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);
