import * as z from 'zod/mini';
import { UnixSeconds } from './wire/codecs';

/** One of the staff, as rows show who is at them. */
export const Colleague = z.object({ uid: z.int(), display_name: z.string(), avatar: z.string() });
export type Colleague = z.output<typeof Colleague>;

/** Who is at a case, and until when, if it is not claimed again (extension `claims`). */
export const Claim = z.object({ by: Colleague, until: UnixSeconds });
export type Claim = z.output<typeof Claim>;

/** What a decision makes of a report or case. */
export const SETTLED = ['ignored', 'deleted', 'blocked'] as const;

/** The first opinion of a case that waits for a second (extension `cases.opinion`). */
export const SecondOpinion = z.object({
  by: Colleague,
  at: UnixSeconds,
  /** What they would decide; absent where they do not know. */
  proposes: z.optional(z.enum(SETTLED)),
  text: z.string(),
});
export type SecondOpinion = z.output<typeof SecondOpinion>;

/** What staff have laid to a case among themselves; absent where there is nothing, and on a server without the extension. */
export const caseDesk = {
  /** While it holds, and the case is open. */
  claim: z.optional(Claim),
  /** Whom it is handed to. */
  assignee: z.optional(Colleague),
  /** While the case is open: somebody else is to look at it too. */
  secondOpinion: z.optional(SecondOpinion),
};
