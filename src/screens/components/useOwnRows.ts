import { useEffect, useRef, useState } from 'react';
import type { Kind, Rows } from '../../../commands/core/rows';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { evictRows, putRows } from '../../state/rows';

/** The ids of rows in their order, or why there are none; null while they are on their way. */
export type OwnRows = { readonly ids: readonly string[] } | Refusal | null;

/**
 * What the person has of a kind, read when a panel opens and held for as long as it is open: the rows, and what puts one before them that
 * was made in the panel. `read` is the same function in each render.
 */
export function useOwnRows<K extends Kind>(
  kind: K,
  read: () => Promise<Answer<readonly Rows[K][]>>,
): readonly [OwnRows, (made: Rows[K]) => void] {
  const [shown, setShown] = useState<OwnRows>(null);
  const held = useRef<readonly string[]>([]);
  const take = (rows: readonly Rows[K][]) => {
    held.current = [...putRows(kind, rows), ...held.current];
    setShown({ ids: held.current });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is the same all the time
  useEffect(() => {
    let isGone = false;
    void read().then((answer) => {
      if (isGone) return;
      if (answer.refused === undefined) take(answer.data);
      else setShown(answer);
    });
    return () => {
      isGone = true;
      evictRows(kind, held.current);
    };
  }, []);
  return [shown, (made) => take([made])];
}
