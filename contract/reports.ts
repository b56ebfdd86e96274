import * as z from 'zod/mini';
import { ListedCaseOnWire, ReportCaseOnWire } from './casesOnWire';
import { DECISIONS, Decider, DecisionInString, DecisionNumber } from './decisions';
import { Media } from './media';
import { Person } from './people';
import { ReportMediaOnWire } from './reportMedia';
import { onlyWith } from './wire/beyond';
import { boolInString, commaSeparatedIds, ID_MAX_LENGTH, Id, intInString, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { CaseOrder, paging, TimeOrder } from './wire/paging';

export { ACTION_OF, DECISIONS, Decider, type Decision } from './decisions';
export type { CaseReport, ReportCase } from './reportCase';

/** Of a report on a post some servers say that its comment is null, empty or number 0. */
const CommentIdOnWire = z.optional(
  z.nullable(
    z.codec(z.string().check(z.maxLength(ID_MAX_LENGTH)), z.optional(Id), {
      decode: (id) => (id === '' || id === '0' ? undefined : id),
      encode: (id) => id ?? '',
    }),
  ),
);

/** docs/specification.md section 3 names `reportId` to `timestamp` and the media; whatever else is here a server may leave out. */
const WireReport = z.object({
  reportId: Id,
  postId: Id,
  commentId: CommentIdOnWire,
  action: DecisionNumber,
  timestamp: UnixSeconds,
  listMediaObj: z.optional(z.nullable(z.array(ReportMediaOnWire))),
  reason: z.optional(z.nullable(z.string())),
  reporter: z.optional(z.nullable(Person)),
  reported: z.optional(z.nullable(Person)),
  content: z.optional(z.nullable(z.string())),
  decidedBy: z.optional(z.nullable(Decider)),
  decidedAt: z.optional(z.nullable(UnixSeconds)),
});

export const AbuseReport = z.object({
  reportId: Id,
  postId: Id,
  commentId: z.optional(Id),
  decision: z.enum(DECISIONS),
  createdAt: UnixSeconds,
  /** Empty where the server says none. */
  reason: z.string(),
  reporter: z.optional(Person),
  reported: z.optional(Person),
  /** Empty: there is no text. Absent: the server does not say what was reported. */
  content: z.optional(z.string()),
  media: z.array(Media),
  /** Absent, as the time, while it is open, and on a server that does not say. */
  decidedBy: z.optional(Decider),
  decidedAt: z.optional(UnixSeconds),
});
export type AbuseReport = z.output<typeof AbuseReport>;

/** A field that may be absent or null, as an object: empty where there is no value. */
const given = <Name extends string, T>(name: Name, value: T | null | undefined) =>
  (value === null || value === undefined ? {} : { [name]: value }) as { readonly [K in Name]?: T };

export const ReportOnWire = z.codec(WireReport, AbuseReport, {
  decode: (wire) => ({
    reportId: wire.reportId,
    postId: wire.postId,
    ...given('commentId', wire.commentId),
    decision: wire.action,
    createdAt: wire.timestamp,
    reason: wire.reason ?? '',
    ...given('reporter', wire.reporter),
    ...given('reported', wire.reported),
    ...given('decidedBy', wire.decidedBy),
    ...given('decidedAt', wire.decidedAt),
    // Null is how a server with the field says that there is no text.
    ...given('content', wire.content === null ? '' : wire.content),
    media: wire.listMediaObj ?? [],
  }),
  encode: reportAsServed,
});

/** The wire's object leaves out what it does not name; taking that out here costs more than all the rest. */
function reportAsServed(report: AbuseReport) {
  return { ...report, action: report.decision, timestamp: report.createdAt, listMediaObj: report.media };
}

/**
 * What a case can wait for, or for how long it has: another's opinion than the one who asks for it, a reply that has not left, a decision
 * for more than 7 days and 30 days since its newest report.
 */
export const WAITS = ['week', 'month', 'opinion', 'reply'] as const;
export const WAITS_DAYS = { week: 7, month: 30 } as const;

const filters = { action: onlyWith('filters', z.optional(DecisionInString)) };

export const list = endpoint({
  method: 'GET',
  path: '/report/getlistreportfrompos',
  permission: 'REPORT_VIEW',
  query: { ...paging, ...filters, sort: onlyWith('sort', z.optional(TimeOrder)) },
  data: z.array(ReportOnWire),
  list: true,
  summary: 'Reports one by one, newest first.',
});

export const cases = endpoint({
  method: 'GET',
  path: '/report/getlistcasefrompos',
  permission: 'REPORT_VIEW',
  query: {
    ...paging,
    ...filters,
    sort: onlyWith('sort', z.optional(CaseOrder)),
    mine: onlyWith('cases.assign', z.optional(boolInString)),
    waits: onlyWith('waiting', z.optional(z.enum(WAITS))),
  },
  data: z.array(ListedCaseOnWire),
  list: true,
  extension: 'cases',
  summary:
    'Reports gathered by what they are about, as much of each as a list shows: who made its reports, and when, `getcase` says. An open report is its id, and its reason, the place of an earlier report that gives the same, or nothing more where the one right before it does. The newest report decides the order, or with `sort=weight` (a server with `cases.weight`) how many people report it, how often earlier reports of theirs were agreed with, how grave their reasons are and how long it waits; `mine`: those handed to the caller; `waits`: those whose newest report is older than 7 or 30 days, that somebody else asks a second opinion on, or of which a reply has not left.',
});

export const oneCase = endpoint({
  method: 'GET',
  path: '/report/getcase',
  permission: 'REPORT_VIEW',
  query: { idcase: Id },
  data: ReportCaseOnWire,
  errors: [Code.notFound],
  extension: 'cases',
  summary:
    'One case, as it is now, with who made its reports. A server with `cases.records` adds `authorRecord`, the age of the author’s account, posts and what became of other cases, and to each report `record`, what became of the reporter’s newest 100 on anything else.',
});

export const casesOfAuthor = endpoint({
  method: 'GET',
  path: '/report/getlistcasebypubkey',
  permission: 'REPORT_VIEW',
  query: { pubkey: Id, ...paging },
  data: z.array(ListedCaseOnWire),
  list: true,
  errors: [Code.notFound],
  extension: 'cases',
  summary: "The cases about one member's posts and comments, newest first: the author's past.",
});

/** So many reports of a case one call decides, or opens again. */
export const TOGETHER_MAX = 100;
/** More reports of the same case that the call means. */
const others = onlyWith(
  'reports.together',
  z.optional(commaSeparatedIds.check(z.refine((ids) => ids.length < TOGETHER_MAX))),
);

export const processReport = endpoint({
  method: 'PUT',
  path: '/report/processreport',
  permission: { by: 'action', of: { 1: 'REPORT_VIEW', 2: 'REPORT_DELETE_POST', 3: 'REPORT_BLOCK_ACCOUNT' } },
  query: {
    idreport: Id,
    action: intInString(z.literal([1, 2, 3])),
    others,
    policy: onlyWith('reports.policy', z.optional(Id)),
  },
  data: ReportOnWire,
  errors: [Code.notFound, Code.taskEnded],
  summary:
    'Decides an open report: 1 ignores it, 2 deletes the comment it names or else the post, 3 blocks the author wholly. The same decision again answers 200, and says who made it; another 313, which says the same in `data`. With `others` it decides these reports of the case too, as far as they are open, and answers the first that it has decided. `policy`: what a deletion or a blocking rests on, one of those listed, else 400.',
});

export const reopen = endpoint({
  method: 'PUT',
  path: '/report/reopen',
  // The decision says which of them: the permission to make it is all that taking it back needs.
  permission: { anyOf: ['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT'] },
  query: { idreport: Id, others },
  data: ReportOnWire,
  errors: [Code.notFound, Code.taskEnded],
  extension: 'restore',
  summary:
    'Takes a decision back within 30 days, later 313, with the permission of the decision: what it changed is as before. With `others` those of these reports of the case too.',
});
