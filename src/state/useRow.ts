import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';
import type { Kind, Rows } from '../../commands/core/rows';
import { type Cell, cellOf } from './rows';

const NO_CELL = () => {};

/**
 * One row as shown, painted again when it changes and at no other time; undefined where it is not loaded. Without `useSnapshot`, which
 * watches what is read of it: all of it is, and a list scrolled fast asks for hundreds a second. Of no `kind` is nothing.
 */
export function useRow<K extends Kind>(
  kind: K | null,
  id: string | null,
): { readonly row: Rows[K]; readonly pending: number; readonly trouble: Cell['trouble'] } | undefined {
  const cell = kind === null || id === null ? undefined : cellOf(kind, id);
  return useSyncExternalStore(
    useCallback((changed: () => void) => (cell ? subscribe(cell, changed) : NO_CELL), [cell]),
    () => cell && (snapshot(cell) as Cell<Rows[K]>),
  );
}
