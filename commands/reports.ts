import * as reports from '../contract/reports';
import { type AbuseReport, ACTION_OF, type Decision, type ReportCase } from '../contract/reports';
import { Code } from '../contract/wire/codes';
import type { Answer } from '../contract/wire/endpoint';
import { hasPermission, type Principal } from '../contract/wire/permissions';
import {
  type AskInternal,
  defineConsoleCommand,
  defineMutation,
  internal,
  type MutationCommand,
  many,
  one,
  type SettledAs,
} from './core/definition';
import { ok } from './core/disabledReason';
import type { TextKey, Titled } from './core/textKey';
import type { World } from './core/world';
import { authorWith, KINDS } from './kinds';
import { oneReport } from './oneReport';
import { isOpen, onlyToDecide, openIds } from './openCases';
import { colleagueAt, decidedBy } from './whoseCase';

const decidedIds = (row: ReportCase) =>
  row.reports.filter((report) => report.decision !== 'open').map((report) => report.reportId);
const hasSeveral = (row: ReportCase) => openIds(row).length > 1;

/** It deletes the comment where one was reported, else the post; a server without cases may see that otherwise. */
const deletesComment = (has: (extension: 'cases') => boolean) =>
  has('cases') ? 'screens.reports.deleteComment' : 'screens.reports.deleteReported';

/** The case with every open report decided, shown before the server answers. A row decided before keeps its own decision. */
function decided(row: ReportCase, decision: Decision): ReportCase {
  const reports = row.reports.map((report) => (report.decision === 'open' ? { ...report, decision } : report));
  return { ...row, decision: isOpen(row) ? decision : row.decision, reports };
}

/** Reports of a case by what one call is about: many where the server takes them together (extension `reports.together`). */
function* calls({ has }: World, ids: readonly string[]) {
  const size = has('reports.together') ? reports.TOGETHER_MAX : 1;
  for (let at = 0; at < ids.length; at += size) {
    const [idreport = '', ...others] = ids.slice(at, at + size);
    yield { idreport, ...(others.length > 0 && { others }) };
  }
}

/**
 * Decides every open report of the case (docs/specification.md section 11.3). Reports that another user has settled
 * since are skipped, unless none was left to decide: then the refusal gives the case's present state. `policy`: the id of what it rests on.
 */
async function decide(
  world: World,
  row: ReportCase,
  decision: keyof typeof ACTION_OF,
  policy: string | undefined,
): Promise<Answer<ReportCase | null>> {
  let isAnyTaken = false;
  let refusal: Answer<ReportCase | null> | undefined;
  for (const which of calls(world, openIds(row))) {
    const answer = await world.call(reports.processReport, { ...which, action: ACTION_OF[decision], policy });
    if (answer.refused === undefined && !isOfAnother(world, answer.data)) isAnyTaken = true;
    else if (answer.refused === undefined) refusal = { refused: Code.taskEnded, message: 'Decided so by another.' };
    else if (answer.refused === Code.taskEnded || answer.refused === Code.notFound) refusal = answer;
    else return answer;
  }
  if (refusal !== undefined && !isAnyTaken) return refusal;
  if (world.has('cases')) return { data: null };
  if (refusal === undefined) return { data: decided(row, decision) };
  // It may now hold other users' decisions too: without an event that says so, it is read again.
  const present = await oneReport(world, row.caseId);
  return present?.refused === undefined ? { data: present?.data ?? null } : { data: null };
}

/** The same decision again answers 200: it may be another user's, and is no change of this one's then. */
const isOfAnother = ({ me }: World, report: AbuseReport | null) =>
  report?.decidedBy !== undefined && me()?.uid !== undefined && report.decidedBy.uid !== me()?.uid;

/** How a decided case was decided, and by whom. */
function settledAs(row: ReportCase, has: World['has']): SettledAs | undefined {
  const { decision } = row;
  if (decision === 'open') return undefined;
  const { decidedBy: by, decidedAt: at } = decidedBy(row) ?? {};
  const how: TextKey = `screens.reports.decision.${decision}`;
  if (!by) return { how, isAskable: has('cases') };
  return { how, by: { uid: by.uid, name: by.display_name }, ...(at === undefined ? {} : { at }) };
}

/** Undo reopens exactly the reports that the decision settled. */
const reopens = (before: ReportCase) => ['report.reopen', { reportIds: openIds(before) }] as const;

/** New reports may have reopened the case since: the decision is in force while any report that it settled still has it. */
const standing = (decision: Decision) => (present: ReportCase, before: ReportCase) => {
  const settled = new Set(openIds(before));
  return present.reports.some((report) => settled.has(report.reportId) && report.decision === decision);
};

const openReport = defineConsoleCommand({
  id: 'report.open',
  on: one('report'),
  permission: 'REPORT_VIEW',
  icon: 'panel-right-open',
  run: (world, [row]) => row && world.open('report', row.caseId),
});

/** What tells one decision's command from another's. */
type Look = Pick<
  MutationCommand<ReturnType<typeof many<'report'>>>,
  'at' | 'key' | 'tone' | 'isGrave' | 'icon' | 'confirm' | 'hint' | 'words'
>;

/**
 * The command that settles the open reports of its cases by one decision, which names a policy where its caller does: the server by its id,
 * the person by its name.
 */
function decides<const Id extends Titled>(id: Id, decision: keyof typeof ACTION_OF, look: Look) {
  const asks: Readonly<Record<string, AskInternal<string | undefined>>> =
    decision === 'ignored' ? {} : { policy: internal(), policyName: internal() };
  return defineMutation({
    id,
    on: many('report'),
    ...look,
    endpoint: reports.processReport,
    asks,
    permissionArgs: { action: ACTION_OF[decision] },
    reads: ['reports'],
    when: onlyToDecide,
    change: (row) => decided(row, decision),
    run: (world, row, { policy }) => decide(world, row, decision, policy),
    isSeveralCalls: hasSeveral,
    words: { ...look.words, settles: (row) => openIds(row).length, settledAs },
    undo: reopens,
    outcome: { stillApplies: standing(decision), isDone: standing(decision) },
    list: { advanceTo: (row, by) => isOpen(row) && colleagueAt(row, by) === undefined },
    bulk: { leavesOut: (row, by) => (colleagueAt(row, by) ? 'report.colleagueAtIt' : ok) },
  });
}

export const ignoreReport = decides('report.ignore', 'ignored', {
  key: { press: 'n', where: 'report' },
  tone: 'good',
  icon: 'check',
});

export const deleteReportedPost = decides('report.deletePost', 'deleted', {
  words: {
    titles: {
      of: ({ commentId }, has) => (commentId ? deletesComment(has) : undefined),
      others: (has) => [deletesComment(has)],
      ofSeveral: 'screens.reports.deleteReported',
    },
  },
  at: 'report',
  key: { press: 'v', where: 'report' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
});

const blockReportedUser = decides('report.blockUser', 'blocked', {
  words: {
    targetNameOf: (row) =>
      row.reported?.displayName ? authorWith(row.reported.displayName, row.content) : KINDS.report.nameOf(row),
    // Without an author the target's name is that of the reported post or comment.
    saysDone: (row) => (row.reported?.displayName ? undefined : 'report.blockUser.doneUnnamed'),
  },
  hint: (has) => (has('cases') ? undefined : 'report.blockUser.hintElsewhere'),
  key: { press: 'b', where: 'report' },
  tone: 'danger',
  isGrave: true,
  icon: 'user-x',
  confirm: 'marked',
});

/** Undoing a decision takes the permission to make it; the menu undoes all of the case, so each of them counts. */
const mayReopen = (row: ReportCase, holder: Principal | undefined) => {
  const needed = reports.processReport.permission.of;
  const barred = row.reports.some(
    ({ decision }) => decision !== 'open' && holder && !hasPermission(holder, needed[ACTION_OF[decision]]),
  );
  return barred ? 'report.notYoursToReopen' : ok;
};

/** Takes a decision back. From a menu it reopens every decided report of the case; undo names the ones it settled. */
const reopenReport = defineMutation({
  id: 'report.reopen',
  among: 'caseDesk',
  on: many('report'),
  endpoint: reports.reopen,
  asks: { reportIds: internal<readonly string[] | undefined>() },
  icon: 'rotate-ccw',
  reads: ['reports'],
  when: (row, holder) => (isOpen(row) ? 'report.stillOpen' : mayReopen(row, holder)),
  change: (row, { reportIds }) => {
    const changed = row.reports.map((report) =>
      reportIds === undefined || reportIds.includes(report.reportId)
        ? { ...report, decision: 'open' as const }
        : report,
    );
    return { ...row, decision: 'open', reports: changed };
  },
  isSeveralCalls: (row, { reportIds }) => (reportIds ?? decidedIds(row)).length > 1,
  run: async (world, row, { reportIds }) => {
    for (const which of calls(world, reportIds ?? decidedIds(row))) {
      const answer = await world.call(reports.reopen, which);
      if (answer.refused !== undefined) return answer;
    }
    return { data: null };
  },
});

/** Opens the reply to the reporter, a draft kept per case (extension `reply` sends it). */
const replyToReport = defineConsoleCommand({
  id: 'report.reply',
  on: one('report'),
  permission: 'REPORT_VIEW',
  key: { press: 'r', where: 'report' },
  icon: 'reply',
  hint: (has) => (has('reply') ? undefined : 'report.reply.hintElsewhere'),
  run: (world, [row]) => row && world.screen('reply').open(row.caseId),
});

/** Who is reported: the author's detail. */
const openReportedAuthor = defineConsoleCommand({
  id: 'report.openAuthor',
  on: one('report'),
  at: 'report',
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'report' },
  reads: ['reported'],
  icon: 'user',
  when: (row) => (row.reported?.pubkey === undefined ? 'command.memberUnknown' : ok),
  run: (world, [row]) => {
    if (row?.reported?.pubkey !== undefined) world.open('profile', row.reported.pubkey);
  },
});

/** The reported post's comments, three at a time. */
const showReportedComments = defineConsoleCommand({
  id: 'report.comments',
  on: one('report'),
  at: 'report',
  permission: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  icon: 'message-square',
  reads: ['postId'],
  run: (world, [row]) => row && world.comments(row.postId, { kind: 'report', rowId: row.caseId }),
});

export const reportCommands = [
  openReport,
  ignoreReport,
  deleteReportedPost,
  blockReportedUser,
  reopenReport,
  replyToReport,
  openReportedAuthor,
  showReportedComments,
] as const;
