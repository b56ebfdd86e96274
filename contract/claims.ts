import * as z from 'zod/mini';
import { Claim, Colleague } from './caseDesk';
import { boolInString, Id } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/** For how long a claim holds that is not renewed. */
export const CLAIM_SECONDS = 300;

/** How a case is claimed now; also what `data` of a refusal says where another holds it. */
export const CaseClaim = z.object({ caseId: Id, claim: z.nullable(Claim) });
export type CaseClaim = z.output<typeof CaseClaim>;

export const claim = endpoint({
  method: 'PUT',
  path: '/report/claim',
  permission: 'REPORT_VIEW',
  query: { idreport: Id, takeOver: z.optional(boolInString) },
  /** `takenFrom`: who held it until this call took it over. */
  data: z.extend(CaseClaim, { takenFrom: z.optional(Colleague) }),
  errors: [Code.notFound, Code.alreadyExists, Code.taskEnded],
  extension: 'claims',
  summary:
    'Claims the open case of this report for five minutes, or for five more; 305 while somebody else holds it, unless it is taken over, and 313 once it is decided.',
});

export const giveUp = endpoint({
  method: 'DELETE',
  path: '/report/claim',
  permission: 'REPORT_VIEW',
  query: { idreport: Id },
  data: CaseClaim,
  errors: [Code.notFound],
  extension: 'claims',
  summary: "Gives up one's own claim of the case of this report, if there is one; the claim of somebody else stays.",
});
