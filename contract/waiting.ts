import * as z from 'zod/mini';
import { UnixSeconds } from './wire/codecs';
import { endpoint } from './wire/endpoint';

const Count = z.int().check(z.minimum(0));

/** What waits for staff, as far as the caller may see it: a part that is absent is not for them to see. */
export const Waiting = z.object({
  /** With the right to view reports. All but `reply` count open cases, as the list of cases does with the same filter. */
  cases: z.optional(
    z.object({
      open: Count,
      /** When the newest report came of the case that has waited longest; absent where none is open. */
      oldestAt: z.optional(UnixSeconds),
      week: Count,
      month: Count,
      /** Handed to the caller. */
      mine: Count,
      opinion: Count,
      reply: Count,
      /** Whether a mail server is set: without one `reply` counts those that are only saved. */
      canMail: z.boolean(),
    }),
  ),
  /** With the right to see imports of temples: the caller's own of the last days in which rows have failed. */
  imports: z.optional(Count),
});
export type Waiting = z.output<typeof Waiting>;

export const read = endpoint({
  method: 'GET',
  path: '/waiting',
  permission: 'session',
  data: Waiting,
  extension: 'waiting',
  summary:
    'What waits for the caller, counted: open cases and how long they have waited, replies that have not left, failed imports.',
});
