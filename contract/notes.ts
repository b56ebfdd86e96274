import * as z from 'zod/mini';
import { Colleague } from './caseDesk';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';
import { nfc } from './wire/texts';

export const NOTE_MAX = 2000;
export const MENTIONS_MAX = 20;

/** What notes are written on, each by whoever may view it. */
export const NOTED = { case: 'REPORT_VIEW', profile: 'PROFILE_VIEW' } as const;
export const NotedKind = z.enum(['case', 'profile']);
export type NotedKind = z.output<typeof NotedKind>;
const permission = { by: 'kind', of: NOTED } as const;

/** What staff tell each other about a case or a member. */
export const Note = z.object({
  id: Id,
  by: Colleague,
  text: z.string(),
  /** Whom it calls, who are told: their consoles find `@` and the name in the text. */
  mentions: z.array(Colleague),
  created: UnixSeconds,
  /** Absent while it stands as it was written. */
  edited: z.optional(UnixSeconds),
});
export type Note = z.output<typeof Note>;

const Body = z.object({
  text: z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(NOTE_MAX)),
  /** By `uid`; one who is named twice is told once. */
  mentions: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))).check(z.maxLength(MENTIONS_MAX))),
});

export const list = endpoint({
  method: 'GET',
  path: '/note/list',
  permission,
  query: { kind: NotedKind, id: Id, ...paging },
  data: z.array(Note),
  list: true,
  extension: 'notes',
  summary: 'The notes of staff on a case, by its id, or on a member, by public key, the newest first.',
});

export const create = endpoint({
  method: 'POST',
  path: '/note/create',
  permission,
  query: { kind: NotedKind, id: Id },
  body: Body,
  data: Note,
  errors: [Code.notFound],
  creates: true,
  extension: 'notes',
  summary:
    'Writes a note on a case or member, and tells those it mentions, who have to be at work and to see what it is on.',
});

export const edit = endpoint({
  method: 'PUT',
  path: '/note/edit',
  permission,
  query: { kind: NotedKind, idnote: Id },
  body: Body,
  data: Note,
  errors: [Code.notFound],
  extension: 'notes',
  summary:
    "Writes one's own note anew, and tells those it mentions now; 308 for that of somebody else. The log keeps what it was.",
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/note/delete',
  permission,
  query: { kind: NotedKind, idnote: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  extension: 'notes',
  summary:
    "Removes one's own note, and what it put into bells; 308 for that of somebody else. The log keeps what it was.",
});
