import * as z from 'zod/mini';
import { Person } from './people';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

export const REPLY_MAX = 5000;
export const ReplyText = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(REPLY_MAX));

/** `waiting` leaves as soon as the mail server takes it; `notSent` and `pulledBack` are kept in the case all the same. */
export const REPLY_STATES = ['waiting', 'sent', 'notSent', 'pulledBack'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];
/** Why it was not sent: `refused` by the mail server for good, `unreachable` for as long as it was tried. */
export const REPLY_REASONS = ['noAddress', 'noMailServer', 'refused', 'unreachable'] as const;

/** What staff wrote to one reporter, as it stays in the case. */
export const Reply = z.object({
  replyId: Id,
  reportId: Id,
  reporter: Person,
  sender: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
  text: z.string(),
  createdAt: UnixSeconds,
  state: z.enum(REPLY_STATES),
  /** While it waits when it is tried next; else when it was sent, given up or pulled back. */
  at: UnixSeconds,
  reason: z.optional(z.enum(REPLY_REASONS)),
  /** What the mail server said to the last try, without the reporter's address. */
  words: z.optional(z.string()),
});
export type Reply = z.output<typeof Reply>;

/** A member who reported the case's subject, by the newest of their reports. */
export const Reporter = z.object({ reportId: Id, reporter: Person, hasAddress: z.boolean() });
export type Reporter = z.output<typeof Reporter>;

export const send = endpoint({
  method: 'POST',
  path: '/report/reply',
  permission: 'REPORT_VIEW',
  query: { idreport: Id },
  body: z.object({ text: ReplyText }),
  // docs/specification.md section 12.9 leaves open what is answered: a reply that has been sent is not a failure because another server
  // answers less.
  data: z.union([Reply, z.unknown()]),
  errors: [Code.notFound],
  creates: true,
  extension: 'reply',
  summary: 'Mails the reporter, if a mail server is set and an address is known, and keeps the reply in the case.',
});

export const thread = endpoint({
  method: 'GET',
  path: '/report/getreplies',
  permission: 'REPORT_VIEW',
  query: { idcase: Id },
  data: z.object({
    /** Whether a mail server is set. */
    canMail: z.boolean(),
    /** Each once, the newest report first. */
    reporters: z.array(Reporter),
    /** Oldest first. */
    replies: z.array(Reply),
  }),
  errors: [Code.notFound],
  extension: 'reply.thread',
  summary: 'Whom one can reply to in a case, and what was replied.',
});

export const pullBack = endpoint({
  method: 'DELETE',
  path: '/report/reply',
  permission: 'REPORT_VIEW',
  query: { idreply: Id },
  data: Reply,
  errors: [Code.notFound, Code.taskEnded],
  extension: 'reply.thread',
  summary: 'Pulls back a reply that waits to be sent; 313 once it is on its way.',
});

export const sendAgain = endpoint({
  method: 'PUT',
  path: '/report/reply',
  permission: 'REPORT_VIEW',
  query: { idreply: Id },
  data: Reply,
  errors: [Code.notFound, Code.taskEnded],
  extension: 'reply.thread',
  summary: 'Tries anew to send a reply that was not sent or was pulled back; 313 for any other.',
});
