import * as z from 'zod/mini';
import { DecisionNumber } from './decisions';
import { Person } from './people';
import { type CaseReport, CaseReportOnWire, caseFields, ReportCase } from './reportCase';
import { ListedMediaOnWire } from './reportMedia';
import { Id } from './wire/codecs';

/**
 * An open report of a listed case: its id, and why it was made, in words or as the place of an earlier report that gives the same reason, or
 * nothing where that is the one right before it.
 */
export const ShortReport = z.array(z.union([z.string(), z.int()]));

/** Who wrote what a listed case is about: their key, their name, and their picture if they have one. */
export const ShortPerson = z.array(z.string()).check(z.minLength(2));

const WireListedCase = z.object({
  ...caseFields,
  reported: z.optional(z.union([Person, ShortPerson])),
  /** Absent where the case's id says it. */
  postId: z.optional(Id),
  /** Absent: it is open. */
  action: z.optional(DecisionNumber),
  /** Absent: there are none. */
  listMediaObj: z.optional(z.array(ListedMediaOnWire)),
  reports: z.array(z.union([CaseReportOnWire, ShortReport])),
  /** Absent: as many as it names. */
  totalReport: z.optional(z.int()),
});
type Listed = z.output<typeof WireListedCase>;

/** A case by itself, with all that is known of it. */
export const ReportCaseOnWire = z.codec(z.object(caseFields), ReportCase, { decode: readCase, encode: caseAsServed });

/**
 * A case of a list says what is shown of it, and nothing twice; the rest comes with the case itself (docs/specification.md section 11.3). A
 * server may as well list whole cases.
 */
export const ListedCaseOnWire = z.codec(WireListedCase, ReportCase, { decode: readCase, encode: listedAsServed });

function readCase(wire: Listed): ReportCase {
  const { action = 'open', timestamp, listMediaObj = [], totalReport, content, reported, ...same } = wire;
  const about = same.caseId.slice(1);
  return {
    ...same,
    reported: Array.isArray(reported) ? personOf(reported) : reported,
    ...(isShort(same.reports) && same.caseId.startsWith('c') && { commentId: same.commentId ?? about }),
    postId: same.postId ?? about,
    content: content ?? '',
    decision: action,
    createdAt: timestamp,
    media: listMediaObj,
    reports: reportsOf(same.reports),
    reportCount: totalReport ?? same.reports.length,
  };
}

function caseAsServed(reportCase: ReportCase) {
  return {
    ...reportCase,
    action: reportCase.decision,
    timestamp: reportCase.createdAt,
    listMediaObj: reportCase.media,
    totalReport: reportCase.reportCount,
    content: reportCase.content ?? null,
  };
}

/** Whether a case's id says which comment it is about: a server that lists whole cases may have ids of its own. */
const isShort = ([first]: Listed['reports']) => Array.isArray(first);

/** What a server says of a case in a list. */
function listedAsServed(listed: ReportCase): Listed {
  const { caseId, postId, commentId, createdAt, decision, reported, media, reportCount } = listed;
  const reports = shortened(listed.reports);
  return {
    ...listed,
    commentId: isShort(reports) && caseId === `c${commentId}` ? undefined : commentId,
    postId: caseId === `p${postId}` ? undefined : postId,
    action: decision === 'open' ? undefined : decision,
    timestamp: createdAt,
    reported: reported && shortPerson(reported),
    content: listed.content ?? null,
    listMediaObj: media.length > 0 ? media : undefined,
    reports,
    totalReport: reportCount === reports.length ? undefined : reportCount,
    authorRecord: undefined,
  };
}

/** Without the number; one of whom no key is known as any server says it. */
function shortPerson({ pubkey, displayName, avatar }: Person): Listed['reported'] {
  if (pubkey === undefined) return { displayName, ...(avatar && { avatar }) };
  return avatar ? [pubkey, displayName, avatar] : [pubkey, displayName];
}

function personOf([pubkey, displayName = '', avatar]: readonly string[]): Person {
  return { pubkey, displayName, ...(avatar && { avatar }) };
}

function reportsOf(listed: Listed['reports']): CaseReport[] {
  const reports: CaseReport[] = [];
  for (const one of listed)
    if (Array.isArray(one)) {
      const [id, why = reports.length - 1] = one;
      const reason = typeof why === 'string' ? why : (reports[why]?.reason ?? '');
      reports.push({ reportId: String(id), decision: 'open', reason });
    } else reports.push(one);
  return reports;
}

function shortened(reports: readonly CaseReport[]): Listed['reports'] {
  const places = new Map<string, number>();
  return reports.map((report, place) => {
    const { reportId, decision, reason } = report;
    const isAgain = reports[place - 1]?.reason === reason;
    const why = places.get(reason) ?? reason;
    if (why === reason) places.set(reason, place);
    if (decision !== 'open') return report;
    return isAgain ? [reportId] : [reportId, why];
  });
}
