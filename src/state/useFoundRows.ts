import { useEffect, useState } from 'react';
import type { Kind, Rows } from '../../commands/core/rows';
import { canBeId } from '../../commands/core/typedIds';
import { KINDS } from '../../commands/kinds';
import { call } from '../client';
import { serverHas } from './session';

const SEARCH_AFTER_MS = 150;
const FOUND_MAX = 20;
const world = { call, has: serverHas };

/**
 * Rows of a kind that a text search finds, or else the one row with that exact id; null while there is no text, but for kinds of few
 * rows, and for those that offer some.
 */
export function useFoundRows<K extends Kind>(kind: K, text: string): readonly Rows[K][] | null {
  const [rows, setRows] = useState<readonly Rows[K][] | null>(null);
  useEffect(() => {
    const words = text.trim();
    if (words === '' && !KINDS[kind].isFew && !KINDS[kind].offer) return setRows(null);
    let late = false;
    const timer = setTimeout(async () => {
      const { search, offer, fetch, canBeId: isId = canBeId } = KINDS[kind];
      const found = words === '' && offer ? await offer(world, FOUND_MAX) : await search?.(world, words, FOUND_MAX);
      const some = found?.refused === undefined ? (found?.data ?? []) : [];
      const exact = some.length > 0 || !isId(words) ? undefined : await fetch?.(world, words);
      if (late) return;
      setRows(some.length > 0 ? some : exact?.refused === undefined && exact !== undefined ? [exact.data] : []);
    }, SEARCH_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [text, kind]);
  return rows;
}
