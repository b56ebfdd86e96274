import type { ReportCase } from '../../../contract/reports';

/** Why a case was reported: each reason once, with how often, the commonest first; none where the server names none. */
export function reasonsOf(row: ReportCase): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of row.reports) if (reason !== '') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** What several reports complain of alike: what only one of them says is read there. */
export const sharedReasonsOf = (row: ReportCase) => reasonsOf(row).filter(([, count]) => count > 1);
