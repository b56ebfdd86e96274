import { useMemo } from 'react';
import type { Policy } from '../../../contract/policies';
import * as policies from '../../../contract/policies';
import type { ReportCase } from '../../../contract/reports';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useRow } from '../../state/useRow';
import { useCall, useCanCall } from '../components/useCall';

/** What decisions rest on, by the id of the report that was decided. */
export type Policies = ReadonlyMap<string, Policy>;
const NONE: Policies = new Map();

/**
 * What the decisions on a case's reports rest on: asked of one that is decided so, once that decision has arrived, which a row does not say.
 * Undefined until it is answered.
 */
export function usePolicies({ caseId, reports }: ReportCase): Policies | undefined {
  const mayLook = useCanCall(policies.ofCase);
  const isSent = useRow('report', caseId)?.pending === 0;
  const decided = reports.filter(({ decision }) => decision === 'deleted' || decision === 'blocked');
  const isAsked = mayLook && isSent && decided.length > 0;
  const said = decided.map(({ reportId, decision }) => `${reportId} ${decision}`).join();
  const answer = useCall(isAsked ? `${caseId} ${said}` : null, (signal) => askPolicies(caseId, signal));
  return useMemo(() => {
    if (!isAsked) return NONE;
    return answer?.refused === undefined ? answer?.data && byReport(answer.data) : NONE;
  }, [isAsked, answer]);
}

type Said = readonly { readonly reportId: string; readonly policy: Policy }[];

export const askPolicies = (caseId: string, signal?: AbortSignal): Promise<Answer<Said>> =>
  call(policies.ofCase, { idcase: caseId }, signal && { signal });

export const byReport = (said: Said): Policies => new Map(said.map(({ reportId, policy }) => [reportId, policy]));
