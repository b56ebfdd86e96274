import * as z from 'zod/mini';
import { Id } from './codecs';

/** A member as a post, comment or report names one: enough to show and to open. `avatar` may be empty. */
export const Person = z.object({ uid: z.int(), pubkey: Id, displayName: z.string(), avatar: z.string() });
export type Person = z.output<typeof Person>;
