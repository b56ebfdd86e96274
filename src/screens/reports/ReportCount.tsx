import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { call } from '../../client';
import type { Query } from '../../grid/rows/source';
import { useT } from '../../i18n';
import { useRights } from '../../run';
import { baseOf, onCommitted } from '../../state/rows';
import { useCall } from '../components/useCall';
import { decisionAsked } from './queryOf';
import { reportsRead } from './reportsRead';

/** The server is asked again once the cases that are decided one after the other come to rest. */
const REST_MS = 1000;

interface ReportCountProps {
  readonly query: Query;
  readonly departed: number;
}

/** How many reports the cases of the list gather. */
export default function ReportCount(props: ReportCountProps) {
  return useRights().extensions.has('cases') ? <Counted {...props} /> : <Gathered query={props.query} />;
}

/** Of a server without cases: how many its list has, else how many of it have been read; a filter is on the cases. */
function Gathered({ query }: { query: Query }) {
  const t = useT();
  const { read, total } = useSnapshot(reportsRead);
  if (read === 0 || decisionAsked(query) !== undefined) return null;
  const words = total === null ? 'screens.reports.complaintsRead' : 'screens.reports.complaints';
  return <span data-report-count=""> · {t(words, { count: total ?? read })}</span>;
}

/** Of a server with cases, where it knows of filters and a total too. */
function Counted({ query, departed }: ReportCountProps) {
  const t = useT();
  const { extensions } = useRights();
  const knows = extensions.has('filters');
  const decision = decisionAsked(query);
  const settled = useAtRest(departed);
  const opened = useReportsOpened();
  // A case has reports of several decisions: only those of the open ones and of all are what the list shows. No other filter is on reports.
  const { decision: _, ...others } = query.filters;
  const isAsked = knows && (decision === undefined || decision === 'open') && Object.keys(others).length === 0;
  const answer = useCall(isAsked ? `${decision} ${settled}` : null, async (signal) => {
    const askedAt = opened.current;
    const said = await call(reports.list, { pos: 0, count: 1, ...(decision ? { action: decision } : {}) }, { signal });
    return said.refused === undefined ? { ...said, data: askedAt } : said;
  });
  const [known, setKnown] = useState<{ readonly total: number; readonly askedAt: number }>();
  useEffect(() => {
    if (answer?.refused === undefined && answer?.total !== undefined)
      setKnown({ total: answer.total, askedAt: answer.data });
  }, [answer]);
  // As of the number of cases beside it, so that both change together: this line is drawn at other times too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const openedByThen = useMemo(() => opened.current, [departed, known]);
  if (!isAsked || known === undefined) return null;
  const since = decision === 'open' ? openedByThen - known.askedAt : 0;
  return (
    <span data-report-count=""> · {t('screens.reports.complaints', { count: Math.max(0, known.total + since) })}</span>
  );
}

const openReports = (row: unknown) => (row as ReportCase).reports.filter(({ decision }) => decision === 'open').length;

/** How many reports have been opened here, less those that were decided. */
function useReportsOpened() {
  const opened = useRef(0);
  useEffect(
    () =>
      onCommitted((kind, id, _isOwn, before) => {
        const now = kind === 'report' ? baseOf(kind, id) : undefined;
        if (before && now) opened.current += openReports(now) - openReports(before);
      }),
    [],
  );
  return opened;
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
