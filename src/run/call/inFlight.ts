import type { Kind } from '../../../commands/core/rows';

/**
 * Which rows have which command in flight: the same again does nothing (docs/specification.md section 11.1, 7). `changed` is
 * called after each change, so that components that show a command's state render again.
 */
export function createInFlight(changed: () => void) {
  const keys = new Set<string>();
  const keyOf = (commandId: string, kind: Kind, rowId: string) => `${commandId}/${kind}/${rowId}`;
  return {
    begin: (commandId: string, kind: Kind, rowId: string) => {
      keys.add(keyOf(commandId, kind, rowId));
      changed();
    },
    end: (commandId: string, kind: Kind, rowId: string) => {
      keys.delete(keyOf(commandId, kind, rowId));
      changed();
    },
    has: (commandId: string, kind: Kind, rowId: string) => keys.has(keyOf(commandId, kind, rowId)),
    clear: () => {
      keys.clear();
      changed();
    },
  };
}
export type InFlight = ReturnType<typeof createInFlight>;
