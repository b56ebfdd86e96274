import * as z from 'zod/mini';
import { UnixSeconds } from './codecs';
import { endpoint } from './endpoint';
import { paging } from './paging';

/** One change, as it stays recorded: who, when, what, on which row, before and after (API.md "Beyond section 7"). */
export const AuditEntry = z.object({
  id: z.string(),
  at: UnixSeconds,
  actor: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
  /** The call that changed it, by the name of the command that makes it: `post.hide`. */
  command: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const Word = z.optional(z.string().check(z.maxLength(64)));

export const list = endpoint({
  method: 'GET',
  path: '/audit/list',
  permission: 'session',
  query: { ...paging, actor: Word, command: Word, target: Word },
  data: z.array(AuditEntry),
  list: true,
  extension: 'audit',
  summary:
    "Changes, newest first: everybody's for tier 100, one's own for others. With a filter `total` is exact up to 10,000.",
});
