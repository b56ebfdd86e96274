import type { ReportCase } from '../contract/reports';
import { ok } from './core/disabledReason';

export const isOpen = (row: ReportCase): boolean => row.decision === 'open';
/** Why a case that is decided can't take a command. */
export const onlyOpen = (row: ReportCase) => (isOpen(row) ? ok : 'report.alreadyDecided');
/** The ids of the reports of a case that wait for a decision, as far as the row names them. */
export const openIds = (row: ReportCase): readonly string[] =>
  row.reports.filter((report) => report.decision === 'open').map((report) => report.reportId);
/** Why a case can't be decided: a decision is one on its reports, and of some the store has kept none. */
export const onlyToDecide = (row: ReportCase) =>
  isOpen(row) && openIds(row).length === 0 ? 'report.noneToDecide' : onlyOpen(row);
