import type { RowEvent } from '../../contract/events';
import type { Decision, ReportCase } from '../../contract/reports';
import { baseOf, onCommitted } from '../state/rows';
import { HEARD_WITHIN_MS } from './ownEchoes';

interface Made {
  readonly decision: Decision;
  readonly atMs: number;
}

/**
 * Which events of one's own decisions tell what this tab has made something else of since: one that is taken back at once is told of
 * after its undo was answered, and the case would be settled again until that is told too.
 */
export function followOwnDecisions() {
  /** What this tab has made of each report, in order, as far as it was not told of; the report changed last stands last. */
  const made = new Map<string, readonly Made[]>();
  const isFresh = ({ atMs }: Made) => Date.now() - atMs < HEARD_WITHIN_MS;
  const forget = () => {
    for (const [reportId, decisions] of made) {
      if (decisions.some(isFresh)) return;
      made.delete(reportId);
    }
  };
  const stop = onCommitted((kind, caseId, isOwn, before) => {
    if (kind !== 'report' || !isOwn) return;
    forget();
    const was = new Map(
      (before as ReportCase | undefined)?.reports.map((report) => [report.reportId, report.decision]),
    );
    for (const { reportId, decision } of baseOf('report', caseId)?.reports ?? []) {
      if (was.get(reportId) === decision) continue;
      const decisions = [...(made.get(reportId) ?? []), { decision, atMs: Date.now() }];
      made.delete(reportId);
      made.set(reportId, decisions);
    }
  });
  return {
    /** Hears an event of one's own; whether the report has become something else here since. Each decision is good for one event. */
    isOld: (reportId: string, became: RowEvent['became']): boolean => {
      const decisions = (made.get(reportId) ?? []).filter(isFresh);
      const since = decisions.slice(decisions.findIndex((one) => one.decision === became) + 1);
      if (since.length === decisions.length) return false;
      if (since.length > 0) made.set(reportId, since);
      else made.delete(reportId);
      return since.length > 0;
    },
    stop,
  };
}
