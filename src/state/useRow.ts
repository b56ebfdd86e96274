import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import type { Kind, Rows } from '../../commands/core/rows';
import { type Cell, cellOf } from './rows';

const NOTHING = proxy<Cell<null>>({ row: null, pending: 0, trouble: null });

/** One row as shown, painted again when it changes and at no other time; undefined where it is not loaded. */
export function useRow<K extends Kind>(
  kind: K,
  id: string | null,
): { readonly row: Rows[K]; readonly pending: number; readonly trouble: Cell['trouble'] } | undefined {
  const cell = id === null ? undefined : cellOf(kind, id);
  const seen = useSnapshot((cell ?? NOTHING) as Cell<Rows[K] | null>);
  return cell && seen.row !== null ? (seen as Cell<Rows[K]>) : undefined;
}
