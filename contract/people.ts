import * as z from 'zod/mini';
import { Id } from './wire/codecs';

/**
 * A member as a post, comment or report names one. docs/specification.md section 3 gives a name, and of a post's author the `avatar`,
 * which may be empty: only a server that goes beyond it says who that is.
 */
export const Person = z.object({
  uid: z.optional(z.int()),
  pubkey: z.optional(Id),
  displayName: z.string(),
  avatar: z.optional(z.string()),
});
export type Person = z.output<typeof Person>;
