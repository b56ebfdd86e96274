import { expect } from 'vitest';
// Arrives late in the console; here at once.
import '../../commands/readsOfKinds';
import type { Part } from '../../commands/core/parts';
import '../../commands/every';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';
import type { Permission } from '../../contract/wire/permissions';
import type { ExecuteOptions, Execution } from '../../src/run/call/execution';
import { mutationById } from '../../src/run/call/runNames';
import type { RunOutcome } from '../../src/run/call/runOutcome';
import { executingParts } from '../../src/run/call/runParts';
import { applyOptimistic } from '../../src/run/call/shownChange';
import { cellOf, commitChange, putRows } from '../../src/state/rows';
import { aCase, aProfile } from '../commands/rows';
import { forEver } from './anExecutor';

export const part = (commandId: string, on: Part['on'] = 'row', args = {}): Part => ({ commandId, on, args });
export const IGNORE = part('report.ignore');
export const BLOCK = part('profile.block', 'author', { kinds: ['BLOCK_POST'] });
export const TRUST = part('profile.setAuthentic', 'author');
const MAY: readonly Permission[] = [
  'REPORT_VIEW',
  'POST_VIEW',
  'POST_HIDE',
  'PROFILE_LOCK',
  'PROFILE_VERIFY',
  'TV_HOTLIVE_ADD',
];
export const FAILED: RunOutcome = { is: 'failed', code: Code.unexpected, message: 'broken' };
export const SETTLED: RunOutcome = { is: 'settled', code: Code.taskEnded };

export interface Around {
  /** What becomes of the run of each command; done where nothing is said. */
  readonly outcomes?: Readonly<Record<string, RunOutcome>>;
  readonly may?: readonly Permission[];
  /** What a row is that no list holds; gone where nothing is said. */
  readonly read?: Answer<unknown>;
  readonly terms?: Partial<ExecuteOptions>;
  readonly commandId?: string;
}

/** Runs parts on a row that is shown, by what becomes of each. */
export async function runParts(kind: 'report' | 'post', row: object, parts: readonly Part[], around: Around = {}) {
  const { outcomes = {}, may = MAY, read = { refused: Code.notFound, message: 'gone' }, terms, commandId } = around;
  const sent: (Execution & { readonly terms: ExecuteOptions })[] = [];
  const reads: unknown[] = [];
  const host = {
    call: async (_endpoint: Endpoint, input: unknown) => {
      reads.push(input);
      return read;
    },
    world: { has: (extension: string) => extension === 'added' },
    commandContext: () => ({
      principal: { actions: new Set(may), tierId: 99 },
      extensions: new Set(['added', 'restore']),
      screens: new Set(),
    }),
  };
  const execute = async (
    { command, kind: of, rowId, ...more }: Execution,
    given: ExecuteOptions,
  ): Promise<RunOutcome> => {
    sent.push({ command, kind: of, rowId, ...more, terms: given });
    const outcome = outcomes[command.id] ?? { is: 'done', left: { by: command.id } };
    if (outcome.is === 'done' && of && rowId) commitChange(of, rowId, more.token, null);
    return outcome;
  };
  const [rowId] = putRows(kind, [row] as never);
  const execution: Execution = {
    command: mutationById(commandId ?? 'macro.run') ?? expect.fail('there is no such command'),
    kind,
    rowId: rowId ?? null,
    before: row,
    args: { macro: { name: 'Nhiều việc', kind, parts } },
    token: 't',
  };
  applyOptimistic(execution);
  const outcome = await executingParts(host as never, execute)(execution, { signal: forEver, ...terms });
  return { outcome, sent, reads, ids: sent.map(({ command }) => command.id), cell: cellOf(kind, rowId ?? '') };
}

/** A case about a member who is shown as well. */
export function aQueue(more: object = {}) {
  const author = { ...aProfile({ blocks: [] }), ...more };
  putRows('profile', [author]);
  const { pubkey, displayName } = author;
  return { author, row: aCase({ reported: { pubkey, displayName, avatar: '' } as never }) };
}
export const stoppedAs = (outcome: RunOutcome) => outcome.progress?.stopped;
