import * as z from 'zod/mini';
import { SETTLED } from './caseDesk';
import { Decider } from './decisions';
import { Id, UnixSeconds } from './wire/codecs';

/** What `data` of a 313 says where a report, or all of a case, was decided meanwhile: of a case as its newest decision was. */
export const Settled = z.object({
  caseId: Id,
  reportId: Id,
  decision: z.enum(SETTLED),
  /** Absent where that is no longer known. */
  decidedBy: z.optional(Decider),
  decidedAt: z.optional(UnixSeconds),
});
export type Settled = z.output<typeof Settled>;
