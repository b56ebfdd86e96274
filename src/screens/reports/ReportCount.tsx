import { useEffect, useState } from 'react';
import * as reports from '../../../contract/reports';
import { DECISIONS } from '../../../contract/reports';
import { call } from '../../client';
import type { Query } from '../../grid/rows/source';
import { useT } from '../../i18n';
import { useCommandContext } from '../../run';
import { useCall } from '../components/useCall';

/** The count follows the cases that are decided one after the other once they come to rest. */
const REST_MS = 1000;

/** How many reports the cases of the list gather, where the server knows of cases, filters and a total. */
export default function ReportCount({ query, departed }: { query: Query; departed: number }) {
  const t = useT();
  const { extensions } = useCommandContext();
  const knows = extensions.has('cases') && extensions.has('filters');
  const decision = DECISIONS.find((one) => one === query.filters.decision);
  const settled = useAtRest(departed);
  // A case has reports of several decisions: only those of the open ones and of all are what the list shows.
  const isAsked = knows && (decision === undefined || decision === 'open');
  const answer = useCall(isAsked ? `${decision} ${settled}` : null, (signal) =>
    call(reports.list, { pos: 0, count: 1, ...(decision ? { action: decision } : {}) }, { signal }),
  );
  const [total, setTotal] = useState<number>();
  useEffect(() => {
    if (answer?.refused === undefined && answer?.total !== undefined) setTotal(answer.total);
  }, [answer]);
  if (!isAsked || total === undefined) return null;
  return <span data-report-count=""> · {t('screens.reports.complaints', { count: total })}</span>;
}

/** The number, as soon as it has not changed for a while. */
function useAtRest(number: number): number {
  const [settled, setSettled] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(number), REST_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return settled;
}
