import { useMemo } from 'react';
import { withoutRecords, withReporters } from '../../../commands/reporters';
import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useRights } from '../../run';
import { useCall } from '../components/useCall';

/** How far the server has said what a list of cases leaves out: `said` too where it is not asked. */
export type Asked = 'asking' | 'said' | 'notLoaded';

interface Reporters {
  /** With who made each report, and what they and the author have been known for, as far as the server says. */
  readonly row: ReportCase;
  readonly asked: Asked;
}

/**
 * A case with all that a list leaves out (docs/specification.md section 11.3): the case itself is asked for, and again after `changes` of
 * what it counts. Where there are records also of a row that has one: that is as old as the row.
 */
export function useReporters(row: ReportCase, changes: number): Reporters {
  const { extensions } = useRights();
  const isNameless = row.reports.some(({ reporter }) => reporter === undefined);
  const isAsked = extensions.has('cases') && (isNameless || extensions.has('cases.records'));
  const ids = row.reports.map(({ reportId }) => reportId).join();
  const answer = useCall(isAsked ? `${row.caseId} ${ids}` : null, (signal) => askWhole(row, signal), changes);
  const whole = answer?.refused === undefined ? answer?.data : undefined;
  return {
    row: useMemo(() => (whole ? withReporters(withoutRecords(row), whole) : row), [row, whole]),
    asked: !isAsked || whole ? 'said' : answer ? 'notLoaded' : 'asking',
  };
}

/** The case with all that a list leaves out. */
export const askWhole = ({ caseId }: ReportCase, signal?: AbortSignal): Promise<Answer<ReportCase>> =>
  call(reports.oneCase, { idcase: caseId }, signal && { signal });
