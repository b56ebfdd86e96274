import type { ReportCase } from '../contract/reports';
import type { Runs } from './core/definition';

/** Which of the others is at a case at this moment, if anybody is. */
export const colleagueAt = ({ claim, decision }: ReportCase, { uid, now }: Runs) =>
  claim && decision === 'open' && claim.by.uid !== uid && claim.until > now ? claim.by : undefined;

/** By whom a decided case was decided, and when, as far as the server says that: the newest of its reports tells. */
export const decidedBy = ({ decision, reports }: ReportCase) =>
  decision === 'open' ? undefined : reports.find((report) => report.decision === decision && report.decidedBy);
