import { isSame } from '../../../contract/wire/isSame';
import { emitListMove } from '../../state/listMoves';
import { beginChange, dropChange } from '../../state/rows';
import type { Execution } from './execution';
import type { ChangedFields } from './runOutcome';
import { executionsOf } from './steps';

/** Shows the change optimistically; the executor confirms or reverts it (execute.ts). */
export function applyOptimistic(execution: Execution): void {
  for (const part of executionsOf(execution)) applyOptimistic(part);
  const { command, kind, rowId, args, token } = execution;
  if (!kind || !rowId) return;
  beginChange(kind, rowId, token, (row) => (command.change ? command.change(row, args) : row));
}

/** Takes a shown change back; with a code where the row has to say why. */
export function revertOptimistic(execution: Execution, code?: number, message = ''): void {
  for (const part of executionsOf(execution)) revertOptimistic(part, code, message);
  const { command, kind, rowId, token } = execution;
  if (kind && rowId)
    dropChange(kind, rowId, token, code === undefined ? null : { code, message, commandId: command.id });
}

/** Tells the lists of other kinds what went into them or out; what `was` there already only shows if it does not yet. */
export function tellListMoves({ command, before, args }: Execution, was?: 'back'): void {
  for (const { kind, id, as } of command.list?.moves?.(before, args) ?? [])
    emitListMove({ kind, id, as: as === 'added' ? (was ?? as) : as, isOwn: true });
}

/** The fields that the command changes, as `row` has them, or where the server answered no row as the command shows them. */
export function changedFieldsOf({ command, before, args }: Execution, row: unknown): ChangedFields {
  if (!command.change || before === null) return {};
  const was = before as ChangedFields;
  const becomes = command.change(before, args) as ChangedFields;
  const is = (row ?? becomes) as ChangedFields;
  const changed = Object.keys(becomes).filter((field) => !isSame(becomes[field], was[field]));
  return Object.fromEntries(changed.map((field) => [field, is[field]]));
}

/** Whether a row still has the fields that a command left it with. */
export const isUnmodified = (present: unknown, left: ChangedFields): boolean =>
  Object.entries(left).every(([field, value]) => isSame((present as ChangedFields)[field], value));
