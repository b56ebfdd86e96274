import type { Kind } from '../../../commands/core/rows';

/**
 * Which rows have which command in flight: the same again does nothing (docs/specification.md section 11.1, 7). `changed` is
 * called after each change, so that components that show a command's state render again.
 */
export function createInFlight(changed: () => void) {
  // By command: whether thousands of rows are free is asked before each begins, most often of a command that has none in flight.
  const rowsOf = new Map<string, Set<string>>();
  const keyOf = (kind: Kind, rowId: string) => `${kind}/${rowId}`;
  return {
    begin: (commandId: string, kind: Kind, rowId: string) => {
      const rows = rowsOf.get(commandId) ?? new Set();
      rowsOf.set(commandId, rows.add(keyOf(kind, rowId)));
      changed();
    },
    end: (commandId: string, kind: Kind, rowId: string) => {
      const rows = rowsOf.get(commandId);
      rows?.delete(keyOf(kind, rowId));
      if (rows?.size === 0) rowsOf.delete(commandId);
      changed();
    },
    has: (commandId: string, kind: Kind, rowId: string) => rowsOf.get(commandId)?.has(keyOf(kind, rowId)) ?? false,
    clear: () => {
      rowsOf.clear();
      changed();
    },
  };
}
export type InFlight = ReturnType<typeof createInFlight>;
