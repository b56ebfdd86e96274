import type { ReportCase } from '../../../contract/reports';
import type { Execution } from './execution';
import type { RunnerHost } from './host';

/**
 * Whether the server's log has a change of this row under this job: whose doing it was, when an answer was lost with its page.
 * Undefined if it can't be told: no such log, or no answer. Every member of staff may read the log of their own actions.
 */
export async function isInLog(
  host: RunnerHost,
  job: string,
  { kind, rowId, before }: Execution,
): Promise<boolean | undefined> {
  const { extensions } = host.commandContext();
  if (rowId === null || !extensions.has('audit') || !extensions.has('audit.jobs')) return undefined;
  // A decision is logged by report, and the row is their case.
  const targets = kind === 'report' ? (before as ReportCase).reports.map(({ reportId }) => reportId) : [rowId];
  try {
    const { list } = await import('../../../contract/audit');
    for (const target of targets) {
      const answer = await host.call(list, { job, target, count: 1 });
      if (answer.refused !== undefined) return undefined;
      if (answer.data.length > 0) return true;
    }
    return false;
  } catch (error) {
    console.error('The log could not be asked', error);
    return undefined;
  }
}
