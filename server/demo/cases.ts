import type { Insertable } from 'kysely';
import { ACTION_OF } from '../../contract/reports';
import { type Gravity, gravityOf, weighsFrom } from '../store/caseWeight';
import type { ReportCaseTable, ReportTable } from '../store/schema';
import type { Cast } from './cast';
import { isOffender } from './members';
import type { Plan } from './plan';
import { type Random, timedId } from './random';

type Action = ReportCaseTable['action'];

export type NewReport = Insertable<ReportTable> & { action: Action; trust: number; gravity: Gravity };
export type NewCase = Insertable<ReportCaseTable>;

/** What is complained about. */
export interface Target {
  readonly postId: string;
  readonly commentId: string | null;
  readonly uid: number;
  readonly createdAt: number;
  /** Whether it breaks a rule: what doesn't is ignored or still open. */
  readonly guilty: boolean;
  readonly reason: () => string;
}

export interface GatheredCase {
  readonly reports: readonly NewReport[];
  readonly row: NewCase;
  /** When a decision deleted the target, unix seconds. */
  readonly deletedAt: number | null;
  /** The moderator who decided so. */
  readonly deletedBy: number | null;
}

interface Round {
  readonly count: number;
  readonly action: Action;
}

const HOUR = 3600;

/** The number of reports on one target: mostly one or two, at times a dozen. */
export const caseSize = (random: Random) =>
  random.weighted([
    [1, 46],
    [2, 19],
    [3, 12],
    [4, 7],
    [5, 5],
    [random.between(6, 8), 7],
    [random.between(9, 12), 4],
  ]);

/** What becomes of it: the newer the likelier still open, and only what breaks a rule is deleted or its author blocked. */
function fate(random: Random, { guilty, uid, createdAt }: Target, now: number): Action {
  const days = (now - createdAt) / 86_400;
  if (random.chance(days < 3 ? 0.92 : days < 14 ? 0.65 : 0.3)) return 0;
  if (!guilty) return ACTION_OF.ignored;
  if (isOffender(uid) && random.chance(0.75)) return ACTION_OF.blocked;
  return random.chance(0.85) ? ACTION_OF.deleted : ACTION_OF.ignored;
}

/** Usually one decision settles all; some targets are reported again after being let off. */
function rounds(random: Random, size: number, action: Action, guilty: boolean): readonly Round[] {
  const first = random.between(1, size - 1);
  if (size > 1 && action === ACTION_OF.ignored && random.chance(0.3)) {
    const next = guilty && random.chance(0.5) ? ACTION_OF.deleted : 0;
    return [
      { count: first, action },
      { count: size - first, action: next },
    ];
  }
  return [{ count: size, action }];
}

interface Gathering {
  readonly plan: Plan;
  readonly cast: Cast;
  readonly random: Random;
  readonly target: Target;
  /** The number of its reports. */
  readonly size: number;
  /** Numbers the reports. */
  readonly nextIndex: () => number;
}

/**
 * A case of `size` reports with its history, and the row of report_case that says the same (store/schema.ts). What the
 * decision blocks is noted in `cast`.
 */
export function gatherCase({ plan, cast, random, target, size, nextIndex }: Gathering): GatheredCase {
  const reports: NewReport[] = [];
  const caseId = target.commentId === null ? `p${target.postId}` : `c${target.commentId}`;
  let clock = target.createdAt;
  let deletedAt: number | null = null;
  let deletedBy: number | null = null;
  let action: Action = 0;
  for (const round of rounds(random, size, fate(random, target, plan.now), target.guilty)) {
    const room = Math.max(0, Math.min(plan.now - clock - 20, 60 * HOUR));
    const times = Array.from({ length: round.count }, () => clock + 5 + Math.floor(random.next() ** 3 * room)).sort(
      (a, b) => a - b,
    );
    const newest = times.at(-1) ?? clock;
    const blockedAt = round.action === ACTION_OF.blocked ? cast.blockTime(target.uid) : undefined;
    const decidedAt = Math.max(newest + 60 + Math.floor(random.decaying(9 * HOUR)), (blockedAt ?? 0) + 30);
    // A decision that would lie ahead has not been made yet.
    action = decidedAt < plan.now ? round.action : 0;
    const decider = plan.moderators.length > 0 ? random.pick(plan.moderators) : null;
    for (const [order, createdAt] of times.entries()) {
      const uid = reporter(cast, random, target.uid, reports);
      const reason = target.reason();
      reports.push({
        report_id: timedId(createdAt, nextIndex()),
        case_id: caseId,
        post_id: target.postId,
        comment_id: target.commentId,
        reporter_uid: uid,
        reported_uid: target.uid,
        action,
        reason,
        created_at: createdAt,
        processed_at: action === 0 ? null : decidedAt + order,
        processed_by: action === 0 ? null : decider,
        undo: order === 0 ? undoOf(action, target, blockedAt) : null,
        // As the triggers would say, at the price of a look-up for each.
        trust: cast.trust(uid),
        gravity: gravityOf(reason),
      });
    }
    if (action === ACTION_OF.deleted) {
      deletedAt = decidedAt;
      deletedBy = decider;
    }
    if (action === ACTION_OF.blocked && blockedAt === undefined) cast.block(target.uid, decidedAt);
    clock = action === 0 ? newest : decidedAt + round.count;
  }
  const openCount = reports.filter((report) => report.action === 0).length;
  const row: NewCase = {
    case_id: caseId,
    post_id: target.postId,
    comment_id: target.commentId,
    reported_uid: target.uid,
    action: openCount > 0 ? 0 : action,
    newest_at: Math.max(...reports.map((report) => report.created_at)),
    report_count: reports.length,
    open_count: openCount,
    weighs_from: weighsFrom(reports),
  };
  for (const { reporter_uid, action: became } of reports)
    if (became !== 0) cast.judge(reporter_uid, became === ACTION_OF.ignored ? 'ignored' : 'agreed');
  return { reports, row, deletedAt, deletedBy };
}

/** What reopening has to bring back; only the first report of a decision changed anything (store/schema.ts). */
function undoOf(action: Action, target: Target, blockedAt: number | undefined): string | null {
  if (action === ACTION_OF.deleted) return JSON.stringify({ deleted: target.commentId === null ? 'post' : 'comment' });
  if (action === ACTION_OF.blocked && blockedAt === undefined) return JSON.stringify({ blocks: [] });
  return null;
}

/** Somebody else than the author who hasn't complained about this yet, as far as there is anybody. */
function reporter(cast: Cast, random: Random, author: number, before: readonly NewReport[]): number {
  const taken = (uid: number) => uid === author || before.some((report) => report.reporter_uid === uid);
  let uid = cast.anyone(random);
  for (let attempt = 0; attempt < 20 && taken(uid); attempt++) uid = cast.anyone(random);
  return uid;
}
