import { useMemo } from 'react';
import { withReporters } from '../../../commands/reporters';
import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useRights } from '../../run';
import { useCall } from '../components/useCall';

interface Reporters {
  /** With who made each report, and what they and the author have been known for, as far as the server says. */
  readonly row: ReportCase;
  /** The server is asked for that, and has not answered. */
  readonly isAsking: boolean;
}

/** A case with all that a list leaves out (docs/specification.md section 11.3): the case itself is asked for. */
export function useReporters(row: ReportCase): Reporters {
  const hasCases = useRights().extensions.has('cases');
  const isAsked = hasCases && row.reports.some(({ reporter }) => reporter === undefined);
  const ids = row.reports.map(({ reportId }) => reportId).join();
  const answer = useCall(isAsked ? `${row.caseId} ${ids}` : null, (signal) => askWhole(row, signal));
  const whole = answer?.refused === undefined ? answer?.data : undefined;
  return {
    row: useMemo(() => (whole ? withReporters(row, whole) : row), [row, whole]),
    isAsking: isAsked && answer === undefined,
  };
}

/** The case with all that a list leaves out. */
export const askWhole = ({ caseId }: ReportCase, signal?: AbortSignal): Promise<Answer<ReportCase>> =>
  call(reports.oneCase, { idcase: caseId }, signal && { signal });
