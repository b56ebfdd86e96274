import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bucket, Span } from '../../../contract/buckets';
import { SERIES, SERIES_CALLS, type Series } from '../../../contract/statistics';
import { call } from '../../client';
import type { Loaded, LoadedSeries } from './rows';

const LOADING: LoadedSeries = {
  registered: { is: 'loading' },
  comments: { is: 'loading' },
  posts: { is: 'loading' },
};

/**
 * The three series of a range, fetched together (docs/specification.md section 7) and refetched with each `turn`; null fetches nothing. One
 * that fails leaves the others as they are, and `retry` fetches only that one.
 */
export function useSeries(span: Span | null, bucket: Bucket, turn: number) {
  const of = span && `${span.from} ${span.to} ${bucket} ${turn}`;
  const [held, setHeld] = useState<{ of: string | null; loaded: LoadedSeries }>({ of: null, loaded: LOADING });
  const leaving = useRef(new AbortController());

  const ask = useCallback(
    async (series: Series, { from, to }: Span, signal: AbortSignal) => {
      const input = { startTime: from, endTime: to, timeSerialType: bucket };
      const answer = await call(SERIES_CALLS[series], input, { signal });
      if (signal.aborted) return;
      const loaded: Loaded =
        answer.refused === undefined ? { is: 'ready', points: answer.data } : { is: 'failed', refusal: answer };
      setHeld((now) => ({ of, loaded: { ...(now.of === of ? now.loaded : LOADING), [series]: loaded } }));
    },
    [bucket, of],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says all that is asked
  useEffect(() => {
    if (span === null) return;
    const abort = new AbortController();
    leaving.current = abort;
    for (const series of SERIES) void ask(series, span, abort.signal);
    return () => abort.abort();
  }, [of]);

  const retry = (series: Series) => {
    if (span === null) return;
    setHeld((now) => ({ of, loaded: { ...now.loaded, [series]: { is: 'loading' } } }));
    void ask(series, span, leaving.current.signal);
  };
  return { loaded: held.of === of ? held.loaded : LOADING, retry };
}
