import * as z from 'zod/mini';
import { UnixSeconds } from './wire/codecs';

/** One of the staff, as rows show who is at them. */
export const Colleague = z.object({ uid: z.int(), display_name: z.string(), avatar: z.string() });
export type Colleague = z.output<typeof Colleague>;

/** Who is at a case, and until when, if it is not claimed again (extension `claims`). */
export const Claim = z.object({ by: Colleague, until: UnixSeconds });
export type Claim = z.output<typeof Claim>;

/** What staff have laid to a case among themselves; absent where there is nothing, and on a server without the extension. */
export const caseDesk = {
  /** While it holds, and the case is open. */
  claim: z.optional(Claim),
  /** Whom it is handed to. */
  assignee: z.optional(Colleague),
};
