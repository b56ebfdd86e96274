import * as z from 'zod/mini';
import { DECISIONS, Decider } from './reports';
import { Id, UnixSeconds } from './wire/codecs';
import { endpoint } from './wire/endpoint';
import type { PermissionRule } from './wire/permissions';

/**
 * Whose changes are told, each to those who may read such rows. The names are those of the audit log; a report's are told with what
 * became of it, as every reader of the report sees it.
 */
export const TOLD_KINDS = {
  report: 'REPORT_VIEW',
  profile: 'PROFILE_VIEW',
  post: { anyOf: ['POST_VIEW', 'REPORT_VIEW', 'PROFILE_VIEW'] },
  comment: { anyOf: ['POST_VIEW', 'REPORT_VIEW', 'PROFILE_VIEW'] },
  vip: 'VIP_VIEW',
  tvUser: 'TV_ACCOUNT_VIEW',
  hotlive: 'TV_HOTLIVE_VIEW',
  tvSlider: 'TV_SLIDER_VIEW',
  temple: 'LOCATION_VIEW',
  adminUser: 'USER_VIEW',
  role: 'ROLE_VIEW',
  notification: { anyOf: ['TV_SLIDER_VIEW', 'PROFILE_VIEW'] },
  sticker: 'STICKER_VIEW',
  replyTemplate: 'REPORT_VIEW',
} as const satisfies Readonly<Record<string, PermissionRule>>;
export type ToldKind = keyof typeof TOLD_KINDS;
const KINDS = Object.keys(TOLD_KINDS) as [ToldKind, ...ToldKind[]];

/** That a row has changed, or has come. Told at least once: what a reader does with it must do no harm when done again. */
export const RowEvent = z.object({
  kind: z.enum(KINDS),
  /** Null: so many at once that they are not named one by one. */
  id: z.nullable(Id),
  at: UnixSeconds,
  /** The rest stands only with reports. */
  caseId: z.optional(Id),
  /** Absent where it was neither a decision nor an arrival, as for a reply. */
  became: z.optional(z.enum([...DECISIONS, 'arrived'])),
  /** Absent for what arrives. */
  by: z.optional(Decider),
});
export type RowEvent = z.output<typeof RowEvent>;

/**
 * The messages of the stream by their names. After each but `beat` its id is where a reader is: shown as Last-Event-ID it goes on from
 * there.
 *
 * - `begin`: the first one of every stream.
 * - `rows`: what has changed, in order.
 * - `reread`: too much has happened since, or too long ago: what is shown is to be read again.
 * - `permissions`: what the caller may do has changed.
 * - `end`: the session is over; the stream ends.
 */
export const EVENT_MESSAGES = {
  begin: z.object({}),
  rows: z.array(RowEvent),
  reread: z.object({}),
  permissions: z.object({}),
  end: z.object({}),
} as const;
export type EventMessage = keyof typeof EVENT_MESSAGES;

/**
 * A stream of server-sent events, and therefore in no list of calls: what `data` says is the data of its message `rows`. Without
 * anything to say it sends a comment every 15 seconds, so that a reader can tell a connection that is dead.
 */
export const events = endpoint({
  method: 'GET',
  path: '/events',
  permission: 'session',
  data: EVENT_MESSAGES.rows,
  extension: 'events',
  summary: 'Server-sent events: reports that arrive, are decided or opened again, and rows changed elsewhere.',
});
