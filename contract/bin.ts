import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { Id, UnixSeconds } from './wire/codecs';

/** The deletion of a row in the bin: kept there for `RESTORE_DAYS`, and restored by users who may delete (extension `bin`). */
export const Deletion = z.object({
  at: UnixSeconds,
  /** Who deleted it, by name; absent where that is no longer known. */
  by: z.optional(z.string()),
  /** Until when it can be restored. */
  until: UnixSeconds,
  /** The case whose decision deleted it. */
  caseId: z.optional(Id),
  /** Of a reply: the comment that it answers is deleted too, and has to be restored before it. */
  isUnder: z.optional(z.boolean()),
});
export type Deletion = z.output<typeof Deletion>;

/** `deleted=1`: the rows in the bin, the newest deletion first, instead of the present rows. Needs the permission to delete. */
export const deletedOnly = { deleted: onlyWith('bin', z.optional(z.literal('1'))) };
