import type { AnyAct, Kind, Rows } from '../../commands/definition';
import { KINDS } from '../../commands/kinds';
import type { World } from '../../commands/world';
import { Code } from '../../contract/codes';
import type { Answer } from '../../contract/endpoint';
import { beginChange, dropChange, putRows, settleChange } from '../state/rows';
import type { PacedAnswer } from './pacer';

/** What became of one row. */
export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly code: number; readonly message: string }
  /** Somebody else has settled it meanwhile; `row` is how it stands, where the server can say. */
  | { readonly is: 'settled'; readonly code: number; readonly row: unknown };

export interface Execution {
  readonly command: AnyAct;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly before: unknown;
  readonly args: Readonly<Record<string, unknown>>;
  /** Names the change in the row until it is settled. */
  readonly token: string;
}

/** Shows the change at once; `execute` makes it true or takes it back. */
export function show({ command, kind, rowId, args, token }: Execution): void {
  if (kind && rowId) beginChange(kind, rowId, token, (row) => (command.change ? command.change(row, args) : row));
}

/** Takes a shown change back without a word: it was never sent. */
export function unshow({ kind, rowId, token }: Execution): void {
  if (kind && rowId) dropChange(kind, rowId, token, null);
}

/** Makes one row's calls and settles its row. Expected refusals are outcomes; a bug in a command fails its row alone. */
export async function execute(execution: Execution, world: World): Promise<Outcome> {
  const { command, kind, rowId, before, args, token } = execution;
  let answer: PacedAnswer<unknown>;
  try {
    answer = await command.run(world, before, args);
  } catch (error) {
    console.error(`${command.id} threw`, error);
    answer = { refused: Code.unexpected, message: String(error) };
  }
  if (answer.refused === undefined) {
    if (kind && rowId) settleChange(kind, rowId, token, answer.data as Rows[Kind] | null);
    return { is: 'done' };
  }
  const gone = answer.refused === Code.notFound || answer.refused === Code.taskEnded;
  // The answer to the first try was lost; that the thing is gone now is most likely our own doing.
  if (gone && answer.afterLost) {
    if (kind && rowId) settleChange(kind, rowId, token, null);
    return { is: 'done' };
  }
  if (gone) {
    if (kind && rowId) dropChange(kind, rowId, token, null);
    return { is: 'settled', code: answer.refused, row: await present(world, kind, rowId) };
  }
  if (kind && rowId) dropChange(kind, rowId, token, { code: answer.refused, commandId: command.id });
  return { is: 'failed', code: answer.refused, message: answer.message };
}

/** Fetches the row as it stands now, so that "handled as …" is what the person sees. */
async function present(world: World, kind: Kind | null, rowId: string | null): Promise<unknown> {
  if (!kind || !rowId) return undefined;
  const answer = (await KINDS[kind].fetch?.(world, rowId)) as Answer<Rows[Kind]> | undefined;
  if (answer?.refused !== undefined || answer === undefined) return undefined;
  putRows(kind, [answer.data] as never);
  return answer.data;
}
