import * as z from 'zod/mini';
import * as adminUsers from './adminUsers';
import { Claim, Colleague } from './caseDesk';
import * as comments from './comments';
import { hotlive, tvSlider } from './curatedMedia';
import { tvUsers, vip } from './curatedMembers';
import * as notifications from './notifications';
import { Place } from './presence';
import * as profiles from './profiles';
import * as replyTemplates from './replyTemplates';
import * as reports from './reports';
import { DECISIONS, Decider } from './reports';
import * as roles from './roles';
import * as stickers from './stickers';
import * as teamViews from './teamViews';
import * as temples from './temples/calls';
import { Id, UnixSeconds } from './wire/codecs';
import { endpoint } from './wire/endpoint';
import type { PermissionRule } from './wire/permissions';

/**
 * Whose changes are told, each to those who may read such rows: by the rule of the call that lists them. The names are those of the audit
 * log; a report's are told with what became of it, as every reader of the report sees it.
 */
export const TOLD_KINDS = {
  report: reports.list.permission,
  profile: profiles.list.permission,
  // By the list, by their author and one by one.
  post: { anyOf: ['POST_VIEW', 'REPORT_VIEW', 'PROFILE_VIEW'] },
  comment: comments.list.permission,
  vip: vip.list.permission,
  tvUser: tvUsers.list.permission,
  hotlive: hotlive.list.permission,
  tvSlider: tvSlider.list.permission,
  temple: temples.list.permission,
  adminUser: adminUsers.list.permission,
  role: roles.list.permission,
  // Those to many; one for a single person is told to that person.
  notification: notifications.READS_NOTICES,
  sticker: stickers.list.permission,
  replyTemplate: replyTemplates.list.permission,
  teamView: teamViews.list.permission,
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
  /** Where it was claimed or given up: who is at the case since, null for nobody. What a decision ends it does not say besides. */
  claim: z.optional(z.nullable(Claim)),
});
export type RowEvent = z.output<typeof RowEvent>;

/** Who has a screen before them, by name, the reader among them. */
export const WhoIsThere = z.object({ place: Place, present: z.array(Colleague) });
export type WhoIsThere = z.output<typeof WhoIsThere>;

/**
 * The messages of the stream by their names. The id of one is where a reader of it is: shown as Last-Event-ID it goes on from there.
 *
 * - `begin`: the first one of every stream.
 * - `rows`: what has changed, in order.
 * - `reread`: too much has happened since, or too long ago: what is shown is to be read again.
 * - `presence`: who has a screen before them by now, to those who have (extension `presence`).
 * - `permissions`: what the caller may do has changed.
 * - `end`: the session is over; the stream ends.
 */
export const EVENT_MESSAGES = {
  begin: z.object({}),
  rows: z.array(RowEvent),
  reread: z.object({}),
  presence: WhoIsThere,
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
