import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { Id, UnixSeconds } from './wire/codecs';

/** What became of a row in the bin: kept there for `RESTORE_DAYS`, and restored by whoever may delete (extension `bin`). */
export const Deletion = z.object({
  at: UnixSeconds,
  /** Who deleted it, by name; absent where nobody knows any more. */
  by: z.optional(z.string()),
  /** Until when it can be restored. */
  until: UnixSeconds,
  /** The case whose decision deleted it. */
  caseId: z.optional(Id),
  /** Of a reply: the comment that it answers is deleted too, and has to be restored before it. */
  isUnder: z.optional(z.boolean()),
});
export type Deletion = z.output<typeof Deletion>;

/** `deleted=1`: what is in the bin, the newest deletion first, in place of what is there. Needs the permission to delete. */
export const deletedOnly = { deleted: onlyWith('bin', z.optional(z.literal('1'))) };
