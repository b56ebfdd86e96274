import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bucket, Span } from '../../../contract/buckets';
import { type Point, SERIES, SERIES_CALLS, type Series } from '../../../contract/statistics';
import { call } from '../../client';
import type { Refused } from '../../i18n/reason';
import type { Loaded, LoadedSeries } from './rows';

const LOADING: LoadedSeries = {
  registered: { is: 'loading' },
  comments: { is: 'loading' },
  posts: { is: 'loading' },
};

interface Held {
  /** The asking that came last, and of what it was: the same range and bucket asked again is a refresh. */
  readonly of: string | null;
  readonly about: string | null;
  readonly loaded: LoadedSeries;
  /** The series of that asking that were answered. */
  readonly answered: ReadonlySet<Series>;
}
const NOTHING: Held = { of: null, about: null, loaded: LOADING, answered: new Set() };

/**
 * The three series of a range, fetched together (docs/specification.md section 7) and refetched with each `turn`; null fetches nothing. One
 * that fails leaves the others as they are, and `retry` fetches only that one. What is refetched stays until it is answered, and after a
 * refusal. `name` is that of the range, which stays the same while its end moves on with the time.
 */
export function useSeries(span: Span | null, name: string, bucket: Bucket, turn: number) {
  const about = `${name} ${bucket}`;
  const of = span && `${span.from} ${span.to} ${about} ${turn}`;
  const [held, setHeld] = useState<Held>(NOTHING);
  const leaving = useRef(new AbortController());

  const ask = useCallback(
    async (series: Series, { from, to }: Span, signal: AbortSignal) => {
      const input = { startTime: from, endTime: to, timeSerialType: bucket };
      const answer = await call(SERIES_CALLS[series], input, { signal });
      if (signal.aborted) return;
      setHeld((now) => {
        const loaded = now.about === about ? now.loaded : LOADING;
        const next = answer.refused === undefined ? read(answer.data) : refusedAfter(loaded[series], answer);
        const answered = new Set([...(now.of === of ? now.answered : []), series]);
        return { of, about, loaded: { ...loaded, [series]: next }, answered };
      });
    },
    [bucket, of, about],
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
    setHeld((now) =>
      now.loaded[series].is === 'failed' ? { ...now, loaded: { ...now.loaded, [series]: LOADING[series] } } : now,
    );
    void ask(series, span, leaving.current.signal);
  };
  return {
    loaded: held.about === about ? held.loaded : LOADING,
    isWaiting: held.of !== of || held.answered.size < SERIES.length,
    retry,
  };
}

const read = (points: readonly Point[]): Loaded => ({ is: 'ready', points });
/** What was read before is worth more than nothing. */
const refusedAfter = (before: Loaded, refusal: Refused): Loaded =>
  before.is === 'ready' ? { ...before, stale: refusal } : { is: 'failed', refusal };
