import { useEffect, useReducer } from 'react';
import { colleagueAt } from '../../../commands/whoseCase';
import type { Colleague } from '../../../contract/caseDesk';
import type { ReportCase } from '../../../contract/reports';
import { nowMs } from '../../client/serverClock';
import { session } from '../../state/session';

/** Which of the others is at a case, until that ends by itself. */
export function useColleagueAt(row: ReportCase): Colleague | undefined {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const by = colleagueAt(row, { uid: session.user?.uid ?? null, now: nowMs() / 1000 });
  const until = by && row.claim?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(look, Math.max(0, until * 1000 - nowMs()));
    return () => clearTimeout(timer);
  }, [until]);
  return by;
}
