import { everyPage, type NewRows, ReadAllError } from '../../../commands/core/everyPage';
import { caseIdOf, groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import type { AbuseReport, ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import type { ListSource, PageRequest, Query } from '../../grid/rows/source';
import { wholePages } from '../../grid/rows/wholePages';
import { baseOf, onCommitted, putRows } from '../../state/rows';
import type { ReportsRead } from './reportsRead';

/** A list of reports as far as it has been read, from its top. */
interface Reading {
  readonly asked: string;
  /** The pages that are still to be read. */
  readonly pages: AsyncGenerator<NewRows<AbuseReport>>;
  reports: readonly AbuseReport[];
  isOver: boolean;
}

/**
 * Cases from the list of reports of a server that knows none: one for each post or comment, where the newest report on it stands. No page
 * of such a server says how many cases it holds, so the list is read from its top as far as cases are asked for, and has no total before it
 * was read to its end. A report that is read later joins its case in the rows already shown. `isListed`: whether the server's list under
 * this query still has the report; `state` says how far it was read.
 */
export function gatherCases(
  source: ListSource<AbuseReport>,
  isListed: (report: AbuseReport, query: Query) => boolean,
  state: ReportsRead,
): ListSource<ReportCase>['load'] {
  const whole = wholePages(source);
  let reading: Reading | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  // The row of it is not held, so only the server knows what has become of it.
  onCommitted((kind, id) => {
    if (kind === 'report' && baseOf(kind, id) === undefined) reading = undefined;
  });

  function begin(asked: string, query: Query): Reading {
    const load = (pos: number) => whole.load({ ...query, pos, count: COUNT_MAX, signal: NEVER, anew: pos === 0 });
    // A page of a whole list is short at its end alone.
    const pages = everyPage<AbuseReport>({ idOf, load, isLast: (size) => size < COUNT_MAX });
    state.total = null;
    reading = { asked, pages, reports: [], isOver: false };
    return reading;
  }

  function take(now: Reading, reports: readonly AbuseReport[], total: number | undefined) {
    now.reports = reports;
    state.read = reports.length;
    state.total = now.isOver ? reports.length : (total ?? state.total);
  }

  async function readOn(now: Reading): Promise<Refusal | undefined> {
    try {
      const next = await now.pages.next();
      now.isOver = next.done === true;
      const { rows, total } = next.done ? NOTHING : next.value;
      take(now, joined(now.reports, rows), total);
    } catch (error) {
      if (!(error instanceof ReadAllError)) throw error;
      reading = undefined;
      return error.refusal;
    }
    return undefined;
  }

  /** Reads the first rows again, of a list that is read farther already, and the rest where there is nothing of it among them. */
  async function lookAtTop(now: Reading, { pos, count, signal, ...query }: PageRequest): Promise<Reading | Refusal> {
    const top = await whole.load({ ...query, pos, count, signal });
    if (top.refused !== undefined) return top;
    const known = new Set(now.reports.map(idOf));
    if (!top.data.some((report) => known.has(idOf(report)))) return begin(now.asked, query);
    take(now, joined(top.data, now.reports), top.total);
    return now;
  }

  async function load(request: PageRequest): Promise<Answer<readonly ReportCase[]>> {
    const { pos, count, signal, anew, ...query } = request;
    const asked = JSON.stringify(query);
    const casesIn = (reports: readonly AbuseReport[]) =>
      groupReportsIntoCases(reports.filter((report) => isListed(report, query)));
    let now = reading;
    if (now) now.reports = now.reports.map(asItIsNow);
    const before = new Map(casesIn(now?.reports ?? []).map(({ caseId, reportCount }) => [caseId, reportCount]));
    if (anew || now?.asked !== asked) now = begin(asked, query);
    else if (pos === 0) {
      const looked = await lookAtTop(now, request);
      if ('refused' in looked) return looked;
      now = looked;
    }
    let cases = casesIn(now.reports);
    while (!now.isOver && cases.length < pos + count) {
      const refusal = signal.aborted ? NOT_ASKED : await readOn(now);
      if (refusal) return refusal;
      cases = casesIn(now.reports);
    }
    const fuller = cases.filter(({ caseId, reportCount }) => (before.get(caseId) ?? reportCount) !== reportCount);
    putRows(
      'report',
      fuller.filter(({ caseId }) => baseOf('report', caseId)),
    );
    const data = cases.slice(pos, pos + count);
    return now.isOver ? { data, total: cases.length } : { data };
  }

  // One after the other: what one reads the next need not.
  return (request) => {
    const answer = turn.then(() => load(request));
    turn = answer.catch(() => {});
    return answer;
  };
}

/** A page is read for whoever asks next, too. */
const NEVER = new AbortController().signal;
const NOT_ASKED: Refusal = { refused: Code.lost, message: 'No longer asked for.' };
const NOTHING = { rows: [], total: undefined };
const idOf = ({ reportId }: AbuseReport) => reportId;

/** Each report once; of one that is in both what `some` says. */
function joined(some: readonly AbuseReport[], more: readonly AbuseReport[]): readonly AbuseReport[] {
  const ids = new Set(some.map(idOf));
  return [...some, ...more.filter((report) => !ids.has(report.reportId))];
}

/** With what was decided on it since it was read: the row that is held has heard of that. */
function asItIsNow(report: AbuseReport): AbuseReport {
  const known = baseOf('report', caseIdOf(report))?.reports.find(({ reportId }) => reportId === report.reportId);
  if (known === undefined || known.decision === report.decision) return report;
  const { decision, decidedBy, decidedAt } = known;
  return {
    ...report,
    decision,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    ...(decidedAt === undefined ? {} : { decidedAt }),
  };
}
