// Arrive late in the console; here at once.
import '../../commands/readsOfKinds';
import type { AnyMutation } from '../../commands/core/definition';
import * as audit from '../../contract/audit';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint, Extension } from '../../contract/wire/endpoint';
import { createExecutor } from '../../src/run/call/execute';
import type { ExecuteOptions } from '../../src/run/call/execution';
import type { PacedAnswer } from '../../src/run/call/pacer';
import { applyOptimistic } from '../../src/run/call/shownChange';
import { type ListMove, onListMove } from '../../src/state/listMoves';
import { cellOf, putRows } from '../../src/state/rows';
import { aPost } from '../commands/rows';

export const forEver = new AbortController().signal;
export const CHANGING = { id: 'POST /thing/hide', method: 'POST', path: '/thing/hide' } as unknown as Endpoint;
export const CREATING = { ...CHANGING, id: 'POST /thing/make', creates: true } as Endpoint;
export const refusal = (refused: Code, more: object = {}): PacedAnswer<unknown> => ({
  refused,
  message: 'no',
  ...more,
});
/** What a made-up command needs of its world. */
export interface CallsOnly {
  readonly call: (endpoint: Endpoint, input: unknown) => Promise<unknown>;
}
/** A command of one call that hides a post. */
export const hiding = (more: object = {}) =>
  ({
    id: 'thing.hide',
    change: (row: object) => ({ ...row, hidden: true }),
    run: ({ call }: CallsOnly) => call(CHANGING, {}),
    ...more,
  }) as unknown as AnyMutation;

export interface Surroundings {
  /** What the calls of the run are answered, in their order; yes and no row where nothing is said. */
  readonly answers?: readonly PacedAnswer<unknown>[];
  /** The row as the server has it; gone where there is none. */
  readonly stored?: unknown;
  readonly has?: readonly Extension[];
  /** Whether the log has the row under the job. */
  readonly logged?: boolean;
}

export function anExecutor({ answers = [], stored, has = ['post.detail'], logged = false }: Surroundings) {
  const sent: Record<string, unknown>[] = [];
  const reads: string[] = [];
  const left = [...answers];
  const pacer = {
    call: async (endpoint: Endpoint, _input: unknown, terms: object) => {
      sent.push({ id: endpoint.id, ...terms });
      return left.shift() ?? { data: null };
    },
  };
  const call = async (endpoint: Endpoint): Promise<Answer<unknown>> => {
    reads.push(endpoint.id);
    if (endpoint === (audit.list as Endpoint)) return { data: logged ? [{}] : [] };
    return stored === undefined ? { refused: Code.notFound, message: 'gone' } : { data: stored };
  };
  const host = {
    call,
    world: { has: (extension: Extension) => has.includes(extension) },
    commandContext: () => ({ extensions: new Set(has) }),
  };
  return { executor: createExecutor(host as never, pacer as never, {} as never), sent, reads };
}

/** One run on a post that is shown, as it is begun and settled. */
export async function run(
  command: AnyMutation,
  around: Surroundings = {},
  terms: Partial<ExecuteOptions> = {},
  token = 't',
) {
  const row = aPost();
  putRows('post', [row]);
  const stored = typeof around.stored === 'function' ? around.stored(row) : around.stored;
  const { executor, sent, reads } = anExecutor({ ...around, stored });
  const execution = { command, kind: 'post', rowId: row.postId, before: row, args: {}, token } as const;
  applyOptimistic(execution);
  const moves: ListMove[] = [];
  const stop = onListMove((move) => moves.push(move));
  const outcome = await executor.execute(execution, { signal: forEver, ...terms });
  stop();
  const { row: shown, trouble = null, pending = 0 } = cellOf('post', row.postId) ?? {};
  return {
    row,
    outcome,
    sent,
    reads,
    moves,
    shown,
    trouble,
    isPending: pending > 0,
  };
}
/** What the server may have of a post: as it was, changed by somebody else, or as the command makes it. */
export const asIs = (row: object) => row;
export const theirs = (row: object) => ({ ...row, content: 'của người khác' });
export const ours = (row: object) => ({ ...row, hidden: true });
