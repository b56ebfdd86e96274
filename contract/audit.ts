import * as z from 'zod/mini';
import { boolInString, intInString, UnixSeconds } from './wire/codecs';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';

/** One change, as it stays recorded: who, when, what, on which row, before and after (docs/specification.md section 12.7). */
export const AuditEntry = z.object({
  id: z.string(),
  at: UnixSeconds,
  actor: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
  /** The call that changed it, by the name of the command that makes it: `post.hide`. */
  command: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.string(),
    /** What it is called now, where it is still there and the caller may see it; empty where it has no words. */
    name: z.optional(z.string()),
    /** Who wrote it, where it is a post or a comment, or a report or a case about one. */
    author: z.optional(z.string()),
    /** The row that shows it, where that is another than `id`: a report's case. */
    row: z.optional(z.string()),
  }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The job that it was part of (extension `audit.jobs`), and how many changes that made. */
  job: z.optional(
    z.object({
      id: z.string(),
      size: z.int(),
      /** How many reports they are about, and of how many cases those are; absent where they are about none, and where there are many changes. */
      reports: z.optional(z.int()),
      cases: z.optional(z.int()),
      /** Of which kinds the targets of its changes are. */
      kinds: z.optional(z.array(z.string())),
      /** Of each of these kinds, how many different ones; absent where there are many changes. */
      targets: z.optional(z.record(z.string(), z.int())),
    }),
  ),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const Word = z.optional(z.string().check(z.maxLength(64)));
const Moment = z.optional(intInString(UnixSeconds));

export const list = endpoint({
  method: 'GET',
  path: '/audit/list',
  permission: 'session',
  query: {
    ...paging,
    actor: Word,
    command: Word,
    target: Word,
    /** Unix seconds, the first and the one after the last. */
    from: Moment,
    to: Moment,
    /** The changes of one job. */
    job: Word,
    /** Of each job its first change only, with the number of all. */
    folded: z.optional(boolInString),
  },
  data: z.array(AuditEntry),
  list: true,
  extension: 'audit',
  summary:
    "Changes, newest first: everybody's for tier 100, one's own for others. With a filter `total` is exact up to 10,000.",
});
