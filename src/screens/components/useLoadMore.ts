import { useCallback, useEffect, useRef, useState } from 'react';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { DEBOUNCE_MS } from './useCall';
import { useRetryUnanswered } from './useRetryUnanswered';

export interface LoadMore<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  /** Also true where the last step failed and can be tried again. */
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly trouble: Refusal | null;
  readonly more: () => void;
}

/** Answers one step: `pos` rows are there, `count` more are asked for. */
export type LoadStep<Row> = (pos: number, count: number, signal: AbortSignal) => Promise<Answer<readonly Row[]>>;

/**
 * A short list that grows by steps: comments, replies, a member's posts. It belongs to one owner: give its component a `key`.
 * There is more while fewer are loaded than the server counts, or the step came back full (docs/specification.md section 4). When `changes`
 * is another, what is there is read again, and stays as it is until the answer has come. After a failure `more` asks for what failed.
 */
export function useLoadMore<Row>(
  step: number,
  load: LoadStep<Row>,
  idOf: (row: Row) => string,
  changes = 0,
): LoadMore<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const [full, setFull] = useState(true);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(true);
  const leaving = useRef(new AbortController());
  // What the next try asks for: a step that failed, or all that is there, where reading it again did.
  const failed = useRef<{ readonly before: readonly Row[]; readonly count: number } | null>(null);

  const take = useCallback(
    async (before: readonly Row[], count: number, signal: AbortSignal) => {
      setBusy(true);
      const answer = await load(before.length, count, signal);
      if (signal.aborted) return;
      setBusy(false);
      setTrouble(answer.refused === undefined ? null : answer);
      failed.current = answer.refused === undefined ? null : { before, count };
      if (answer.refused !== undefined) return;
      const known = new Set(before.map(idOf));
      setRows([...before, ...answer.data.filter((row) => !known.has(idOf(row)))]);
      setTotal(answer.total ?? null);
      setFull(answer.data.length >= count);
    },
    [load, idOf],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there is read for the owner it was made for, and again for a change alone
  useEffect(() => {
    const abort = new AbortController();
    leaving.current = abort;
    setBusy(true);
    const count = Math.min(COUNT_MAX, Math.max(step, rows.length));
    const timer = setTimeout(() => void take([], count, abort.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [changes]);

  const more = () => {
    const { before, count } = failed.current ?? { before: rows, count: step };
    if (!busy) void take(before, count, leaving.current.signal);
  };
  useRetryUnanswered(trouble?.refused ?? null, more);

  return {
    rows,
    total,
    // A total below what is there already counts something else.
    hasMore: trouble !== null || (total === null || total < rows.length ? full : rows.length < total),
    busy,
    trouble,
    more,
  };
}
