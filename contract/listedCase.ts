import * as z from 'zod/mini';
import { DecisionNumber } from './decisions';
import type { Person } from './people';
import { type CaseReport, CaseReportOnWire, caseFields, ReportCase } from './reportCase';
import { ListedMediaOnWire } from './reportMedia';
import { Id } from './wire/codecs';

/** An open report of a listed case: its id, and why it was made, in words or as the place of the report before it that gives the same reason. */
export const ShortReport = z.tuple([Id, z.union([z.string(), z.int()])]);

const WireListedCase = z.object({
  ...caseFields,
  /** Absent, as the comment's, where the case's id says it. */
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

/**
 * A case of a list says what is shown of it, and nothing twice; the rest comes with the case itself (docs/specification.md section 11.3). A
 * server may as well list whole cases.
 */
export const ListedCaseOnWire = z.codec(WireListedCase, ReportCase, {
  decode: ({ action = 'open', timestamp, listMediaObj = [], totalReport, totalReportOfAuthor, content, ...same }) => ({
    ...same,
    ...aboutOf(same),
    content: content ?? '',
    decision: action,
    createdAt: timestamp,
    media: listMediaObj,
    reports: reportsOf(same.reports),
    reportCount: totalReport ?? same.reports.length,
    ...(totalReportOfAuthor === undefined ? {} : { authorReportCount: totalReportOfAuthor }),
  }),
  encode: (listed) => {
    const { caseId, postId, commentId, createdAt, decision, reported, media, reportCount } = listed;
    const reports = shortened(listed.reports);
    return {
      ...listed,
      postId: isShort(reports) && caseId === `p${postId}` ? undefined : postId,
      commentId: isShort(reports) && caseId === `c${commentId}` ? undefined : commentId,
      action: decision === 'open' ? undefined : decision,
      timestamp: createdAt,
      reported: reported && withoutNumber(reported),
      content: listed.content ?? null,
      listMediaObj: media.length > 0 ? media : undefined,
      reports,
      totalReport: reportCount === reports.length ? undefined : reportCount,
      totalReportOfAuthor: undefined,
      authorRecord: undefined,
    };
  },
});

const withoutNumber = ({ uid: _, avatar, ...person }: Person): Person => (avatar ? { ...person, avatar } : person);

/** Whether a case's id may say what it is about: a server that lists whole cases may have ids of its own. */
const isShort = ([first]: Listed['reports']) => Array.isArray(first);

/** What a case is about. */
function aboutOf({ caseId, postId, commentId, reports }: Pick<Listed, 'caseId' | 'postId' | 'commentId' | 'reports'>) {
  const about = caseId.slice(1);
  const saysItAll = isShort(reports);
  return {
    postId: postId ?? (saysItAll && caseId.startsWith('p') ? about : ''),
    ...(commentId === undefined && saysItAll && caseId.startsWith('c') && { commentId: about }),
  };
}

function reportsOf(listed: Listed['reports']): CaseReport[] {
  const reports: CaseReport[] = [];
  for (const one of listed)
    if (Array.isArray(one)) {
      const [reportId, why] = one;
      reports.push({
        reportId,
        decision: 'open',
        reason: typeof why === 'string' ? why : (reports[why]?.reason ?? ''),
      });
    } else reports.push(one);
  return reports;
}

function shortened(reports: readonly CaseReport[]): Listed['reports'] {
  const places = new Map<string, number>();
  return reports.map((report, place) => {
    const { reportId, decision, reason } = report;
    const why = places.get(reason) ?? reason;
    if (why === reason) places.set(reason, place);
    return decision === 'open' ? [reportId, why] : report;
  });
}
