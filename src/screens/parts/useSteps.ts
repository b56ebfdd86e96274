import { useCallback, useEffect, useRef, useState } from 'react';
import type { Code } from '../../../contract/codes';
import type { Answer } from '../../../contract/endpoint';

export interface Steps<Row> {
  readonly rows: readonly Row[];
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly trouble: Code | null;
  readonly more: () => void;
}

/**
 * A short list that grows by steps: comments, replies, a member's posts. `of` names what it belongs to: another name begins anew
 * and an answer for an earlier one is dropped. There is more while fewer are loaded than the server counts, or the step came
 * back full (SPEC.md section 4).
 */
export function useSteps<Row>(
  of: string,
  step: number,
  load: (pos: number, count: number) => Promise<Answer<readonly Row[]>>,
  idOf: (row: Row) => string,
): Steps<Row> {
  const [state, setState] = useState<{
    of: string;
    rows: readonly Row[];
    total: number | null;
    full: boolean;
    trouble: Code | null;
  }>({ of, rows: [], total: null, full: true, trouble: null });
  const [busy, setBusy] = useState(false);
  const current = useRef(of);
  current.current = of;
  const here = state.of === of ? state : { of, rows: [], total: null, full: true, trouble: null };

  const more = useCallback(
    async (rows: readonly Row[]) => {
      setBusy(true);
      const answer = await load(rows.length, step);
      if (current.current !== of) return;
      setBusy(false);
      if (answer.refused !== undefined) {
        setState({ of, rows, total: null, full: false, trouble: answer.refused });
        return;
      }
      const known = new Set(rows.map(idOf));
      const fresh = answer.data.filter((row) => !known.has(idOf(row)));
      setState({
        of,
        rows: [...rows, ...fresh],
        total: answer.total ?? null,
        full: answer.data.length >= step,
        trouble: null,
      });
    },
    [of, step, load, idOf],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another owner begins anew
  useEffect(() => void more([]), [of]);

  const hasMore = here.total === null ? here.full : here.rows.length < here.total;
  return {
    rows: here.rows,
    total: here.total,
    hasMore,
    busy,
    trouble: here.trouble,
    more: () => void (busy || more(here.rows)),
  };
}
