import { useEffect, useState } from 'react';
import * as reports from '../../../contract/reports';
import * as waiting from '../../../contract/waiting';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { atMostEvery } from '../../live/atMostEvery';
import { onHappening } from '../../state/happenings';
import { useCall } from '../components/useCall';
import { useKept } from './useKept';

/** What others do is counted anew at most so often: numbers that never rest are not read. */
const GENTLY_MS = 5000;

/** What is known of what waits. `total`: of a server that counts no more, how many reports it has. */
export interface Known extends waiting.Waiting {
  readonly total?: number | undefined;
}

/**
 * What waits, read with each `turn` and when others have changed it; undefined until it is there. A server that does not count it says how
 * many reports it has, to those who may see them.
 */
export function useWaiting(turn: number, { isCounted, mayCases }: { isCounted: boolean; mayCases: boolean }) {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const again = atMostEvery(GENTLY_MS, () => setTries((before) => before + 1));
    const unsubscribe = [
      onHappening('told', (told) => told.some(({ kind }) => kind === 'report') && again.ask()),
      onHappening('manyChanged', (kind) => kind === 'report' && again.ask()),
    ];
    return () => {
      again.stop();
      for (const stop of unsubscribe) stop();
    };
  }, []);
  const asked = isCounted ? 'all' : mayCases ? 'total' : null;
  const answer = useCall(asked && `${asked} ${turn} ${tries}`, (signal) =>
    isCounted ? call(waiting.read, {}, { signal }) : total(signal),
  );
  return {
    known: useKept<Known>(answer, asked ?? ''),
    trouble: answer?.refused === undefined ? null : answer,
    retry: () => setTries(tries + 1),
  };
}

async function total(signal: AbortSignal): Promise<Answer<Known>> {
  const answer = await call(reports.list, { pos: 0, count: 1 }, { signal });
  return answer.refused === undefined ? { data: { total: answer.total } } : answer;
}
