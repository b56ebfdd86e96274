import * as z from 'zod/mini';
import { UnixSeconds } from './wire/codecs';

/** What became of the other cases about somebody, this one aside. */
const CasesByDecision = z.object({ open: z.int(), ignored: z.int(), deleted: z.int(), blocked: z.int() });

/** The author of what was reported, as far as it bears on a decision (extension `cases.records`). */
export const AuthorRecord = z.object({
  /** When the account was made. */
  joinedAt: UnixSeconds,
  /** Posts that are still there, hidden and blocked ones too. */
  postCount: z.int(),
  cases: CasesByDecision,
});
export type AuthorRecord = z.output<typeof AuthorRecord>;

/** A reporter's record looks back at so many reports. */
export const REPORTER_RECORD_MAX = 100;

/** What became of a reporter's newest reports on anything else (extension `cases.records`). */
export const ReporterRecord = z.object({
  /** The content was deleted, or its author blocked. */
  agreed: z.int(),
  ignored: z.int(),
  open: z.int(),
});
export type ReporterRecord = z.output<typeof ReporterRecord>;
