import * as z from 'zod/mini';
import { caseDesk } from './caseDesk';
import { DECISIONS, Decider, DecisionNumber } from './decisions';
import { Media } from './media';
import { Person } from './people';
import { AuthorRecord, ReporterRecord } from './records';
import { ReportMediaOnWire } from './reportMedia';
import { Id, UnixSeconds } from './wire/codecs';

/** One report inside a case: who complained, why, when, and what became of it. */
const WireCaseReport = z.object({
  reportId: Id,
  action: DecisionNumber,
  timestamp: z.optional(UnixSeconds),
  reason: z.string(),
  reporter: z.optional(Person),
  record: z.optional(ReporterRecord),
  decidedBy: z.optional(Decider),
  decidedAt: z.optional(UnixSeconds),
});
const CaseReport = z.object({
  reportId: Id,
  decision: z.enum(DECISIONS),
  /** Absent of open ones in a list of cases. */
  createdAt: z.optional(UnixSeconds),
  reason: z.string(),
  /** Absent in a list of cases, and where the server does not say. */
  reporter: z.optional(Person),
  /** Of the reporter; absent as he is. */
  record: z.optional(ReporterRecord),
  /** Absent, as the time, while it is open, and on a server that does not say. */
  decidedBy: z.optional(Decider),
  decidedAt: z.optional(UnixSeconds),
});
export type CaseReport = z.output<typeof CaseReport>;
export const CaseReportOnWire = z.codec(WireCaseReport, CaseReport, {
  decode: ({ action, timestamp, ...same }) => ({ ...same, decision: action, createdAt: timestamp }),
  encode: reportAsServed,
});

function reportAsServed(report: CaseReport) {
  return { ...report, action: report.decision, timestamp: report.createdAt };
}

/** Of a case, by name. */
export const caseFields = {
  caseId: Id,
  postId: Id,
  commentId: z.optional(Id),
  action: DecisionNumber,
  timestamp: UnixSeconds,
  reported: z.optional(Person),
  content: z.nullable(z.string()),
  listMediaObj: z.array(ReportMediaOnWire),
  reports: z.array(CaseReportOnWire),
  totalReport: z.int(),
  authorRecord: z.optional(AuthorRecord),
  ...caseDesk,
};

/**
 * All reports on one post, or on one comment: what a moderator decides (docs/specification.md section 11.3).
 * `decision` is `open` while any report of it is.
 */
export const ReportCase = z.object({
  /** `p` and the post's id, or `c` and the comment's; `r` and the report's where what it is about could not be read. */
  caseId: Id,
  postId: Id,
  commentId: z.optional(Id),
  decision: z.enum(DECISIONS),
  /** When the newest report came, unix seconds. */
  createdAt: UnixSeconds,
  /** Absent, as each report's reporter, where the server does not say. In a list of cases without `uid`. */
  reported: z.optional(Person),
  /** Empty: there is no text. Absent: the server does not say what was reported. */
  content: z.optional(z.string()),
  media: z.array(Media),
  /** Newest first, the open ones before the others, at most 200. */
  reports: z.array(CaseReport),
  /** On a server without `cases` those that were read. */
  reportCount: z.int(),
  /** Absent in a list of cases, and where the server does not say. */
  authorRecord: z.optional(AuthorRecord),
  ...caseDesk,
});
export type ReportCase = z.output<typeof ReportCase>;
