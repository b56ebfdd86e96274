import { useEffect, useState } from 'react';
import type { ImportedRow, ImportState } from '../../../contract/temples/imports';
import * as imports from '../../../contract/temples/imports';
import type { Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useRetryUnanswered } from '../components/useRetryUnanswered';

const PAGE_ROWS = 100;

interface Pages {
  readonly of: string;
  readonly total: number;
  readonly rows: ReadonlyMap<number, ImportedRow>;
  readonly refused: Refusal | null;
}

/**
 * The rows of an import, fetched page by page as they scroll into view, so that no one waits for all of them; a page that gets no answer
 * is asked for again. `version` changes when they may have changed.
 */
export function useImportRows(idimport: string, state: ImportState | undefined, version: string) {
  const of = `${idimport} ${state ?? ''} ${version}`;
  const [pages, setPages] = useState<Pages | null>(null);
  const [page, setPage] = useState(0);
  const [turn, setTurn] = useState(0);
  const now = pages?.of === of ? pages : null;
  const pos = page * PAGE_ROWS;
  const isRead = now?.rows.has(pos) === true;
  useRetryUnanswered(now?.refused?.refused, () => setTurn(turn + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more
  useEffect(() => {
    if (isRead) return;
    const abort = new AbortController();
    const query = { idimport, pos, count: PAGE_ROWS, ...(state && { state }) };
    void call(imports.rows, query, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return;
      setPages((was) => {
        const before = was?.of === of ? was : { of, total: 0, rows: new Map<number, ImportedRow>() };
        if (answer.refused !== undefined) return { ...before, refused: answer };
        const read = answer.data.map((row, at) => [pos + at, row] as const);
        return { of, total: answer.total ?? 0, rows: new Map([...before.rows, ...read]), refused: null };
      });
    });
    return () => abort.abort();
  }, [idimport, state, of, pos, isRead, turn]);
  return {
    isReading: now === null,
    total: now?.total ?? 0,
    refused: now?.refused ?? null,
    rowAt: (at: number) => now?.rows.get(at),
    /** The rows around this one are wanted. */
    see: (at: number) => setPage(Math.floor(at / PAGE_ROWS)),
  };
}
