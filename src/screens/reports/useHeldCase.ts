import { useEffect } from 'react';
import * as claims from '../../../contract/claims';
import type { ReportCase } from '../../../contract/reports';
import { holdCase } from '../../live/holdCase';
import { useCanCall } from '../components/useCall';

/** Whoever has an open case before them for so long is at it, and the others see that (docs/specification.md section 12.11). */
export function useHeldCase({ caseId, decision }: ReportCase, afterMs: number): void {
  const isHeld = useCanCall(claims.claim) && decision === 'open';
  useEffect(() => (isHeld ? holdCase(caseId, afterMs) : undefined), [caseId, isHeld, afterMs]);
}
