import { type AnyMutation, labelOn } from '../../../commands/core/definition';
import type { DisabledReason } from '../../../commands/core/disabledReason';
import type { Macro, PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import { CONFIRM_ABOVE_ROWS } from '../../../contract/wire/constants';
import type { ActiveView } from '../../state/activeView';
import { rowOf } from '../../state/rows';
import { type RunnerHost, runsBy } from '../call/host';
import { idOf } from '../call/idOf';
import { canBeTakenBack, inverseOf, mayUndo, undoingPartsOf, withoutSecrets } from '../call/inverse';
import { mutationById, namedJob, paramsOfArgs, targetName } from '../call/runNames';
import { argsOfEach, asksFirst, leavesOut, nextAfter, reasonAgainst } from '../call/wholeRun';
import { entryOf, type History } from '../history/history';
import type { JobRuns } from '../job/jobs';
import { countRows, type Job, type LedgerRow, progressOf } from '../job/ledger';
import type { Follower } from '../single/doubts';
import type { SingleRuns } from '../single/singleRuns';
import type { Begun } from './invocation';
import { runSettings } from './runSettings';

/** What is to be run: a command on rows of one kind, or on none, with its answers. */
interface Run {
  readonly command: AnyMutation;
  readonly kind: Kind | null;
  readonly rows: readonly unknown[];
  readonly args: Readonly<Record<string, unknown>>;
}

/** A run with its place: the list that is shown, and the question that is told the outcome. */
export interface Start extends Run {
  readonly view: ActiveView | null;
  readonly follower?: Follower | undefined;
}

interface StartJob extends Run {
  readonly kind: Kind;
  readonly view: ActiveView | null;
  readonly holdMs: number;
  readonly undoable: boolean;
}

type NewJob = Omit<StartJob, 'view' | 'rows'> & Pick<Job, 'rows' | 'label'>;

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly jobs: JobRuns;
  readonly singles: SingleRuns;
}

/** Whether it is held before it goes out: where no call takes it back, or none that this person may make, the only undo is to cancel it. */
export const isHeldFirst = (
  command: AnyMutation,
  row: unknown,
  args: Run['args'],
  context: ReturnType<RunnerHost['commandContext']>,
): boolean => command.holds === true || (command.undo !== undefined && !canBeTakenBack(command, row, args, context));

/** For how many rows each reason holds, in the order of the rows. */
function counted(whys: readonly DisabledReason[]): readonly (readonly [TextKey, number])[] {
  const counts = new Map<TextKey, number>();
  for (const why of whys) if (why !== null) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts];
}

/** From targets and arguments to a single run or a job: the question before it, the hold, the ledger. */
export function createDispatcher({ host, history, jobs, singles }: Deps) {
  /**
   * Why each row is not done, or null; `isNone`: not one can take it. Of many those are left out that are not meant for many; where only one
   * is left to do, that is asked about in its place (`because`).
   */
  function reasonsFor(run: Run) {
    const { principal } = host.commandContext();
    const { rows } = run;
    const against = rows.map((row) => (run.kind === null ? null : reasonAgainst(run, row, principal)));
    const allowed = rows.filter((_, at) => against[at] === null);
    const leftOut = leavesOut(run, runsBy(host));
    if (allowed.length > 1) return { whys: rows.map((row, at) => against[at] ?? leftOut(row)), isNone: false };
    const isNone = allowed.length === 0;
    return { whys: against, isNone, because: isNone ? undefined : (leftOut(allowed[0]) ?? undefined) };
  }

  /** Asks where docs/specification.md section 11.2 says so, naming the rows that it will be done to. */
  async function confirmed(run: Run): Promise<boolean> {
    const { command, kind, rows, args } = run;
    const context = host.commandContext();
    const { whys, isNone, because } = reasonsFor(run);
    // The gate knows nothing of parts: what one row can't take is said here.
    const why = command.parts && isNone ? whys[0] : undefined;
    if (why) {
      host.notify({ key: why, tone: 'info' });
      return false;
    }
    const able = rows.filter((_, at) => whys[at] === null);
    const asks = because !== undefined || asksFirst(run, runSettings.alwaysAsk) || able.length > CONFIRM_ABOVE_ROWS;
    return (
      !asks ||
      host.confirm({
        command,
        rows: able,
        rowKind: kind ?? undefined,
        args,
        count: able.length,
        because,
        leftOut: counted(whys),
        undoable:
          canBeTakenBack(command, able[0] ?? null, args, context) && mayUndo(command, able[0] ?? null, args, context),
      })
    );
  }

  function start(of: Start): Begun {
    const { command, kind, rows, args, follower } = of;
    if (host.uid() === null) return { what: { is: 'steppedOut' } };
    const first = rows[0] ?? null;
    const context = host.commandContext();
    const holdMs = isHeldFirst(command, first, args, context) ? runSettings.holdSeconds * 1000 : 0;
    if ((rows.length > 1 || command.bulk?.alwaysJob) && kind)
      startJob({ ...of, kind, holdMs, undoable: mayUndo(command, first, args, context) });
    else {
      // A held call is sent later: the question does not stay open for it.
      const isFollowed = holdMs === 0;
      singles.start({ ...of, row: first, holdMs, follower: isFollowed ? follower : undefined });
      return { what: { is: 'ran' }, isFollowed };
    }
    return { what: { is: 'ran' } };
  }

  function startJob(run: StartJob) {
    const { command, kind, rows: targets, args, view, holdMs, undoable } = run;
    const { whys } = reasonsFor(run);
    const own = argsOfEach(
      run,
      targets.map((row, at) => (whys[at] === null ? row : null)),
    );
    const rows = targets.map((row, at): LedgerRow => {
      const why = whys[at] ?? null;
      const rowArgs = own[at];
      return {
        rowId: idOf(kind, row),
        name: targetName(command, kind, row),
        before: row,
        state: why === null ? 'waiting' : 'skipped',
        ...(why !== null && { why }),
        ...(rowArgs && { args: rowArgs }),
      };
    });
    const label = labelOn(command, targets, host.world.has);
    const job = aJob({ command, kind, rows, args: withoutSecrets(command, args), label, undoable, holdMs });
    const { id, uid } = job;
    const at = Math.floor(job.startedAt);
    void history.add(
      entryOf(command, {
        id,
        kind,
        rowId: null,
        name: '',
        args: job.args,
        label,
        before: null,
        jobId: id,
        count: rows.length,
        at,
        uid,
      }),
    );
    if (job.sendAt !== undefined) {
      const params = { ...namedJob(job), total: job.counts.waiting, ...paramsOfArgs(job.args) };
      host.notify({ key: 'run.jobHeld', params, tone: 'info', undo: id, heldUntilMs: job.sendAt });
    }
    void jobs.start(job, view);
    const cursor = view?.kind === kind ? view.cursorId() : null;
    const isNext = nextAfter(run);
    const by = runsBy(host);
    if (isNext && cursor !== null && rows.some(({ rowId, state }) => rowId === cursor && state === 'waiting'))
      view?.advanceTo((row) => isNext(row, by));
  }

  function aJob({ command, holdMs, ...what }: NewJob): Job {
    const now = host.now();
    return {
      ...what,
      id: host.newId(),
      commandId: command.id,
      uid: host.uid() ?? 0,
      startedAt: now / 1000,
      phase: holdMs > 0 ? 'held' : 'running',
      ...(holdMs > 0 ? { sendAt: now + holdMs } : {}),
      counts: countRows(what.rows),
      undone: false,
    };
  }

  /** Starts a job that undoes exactly the done rows of another, each with its own arguments. */
  function startUndoJob(inverse: AnyMutation, undone: Job, done: readonly LedgerRow[]) {
    if (host.uid() !== undone.uid) return;
    const command = mutationById(undone.commandId);
    const rows = done.map((row): LedgerRow => {
      const { rowId, name, remembered } = row;
      const given = row.args ?? undone.args;
      // As the job left it: what undo changes of that is what it wants.
      const shown = rowOf(undone.kind, rowId) ?? row.before;
      const before = { ...((command?.change?.(shown, given) ?? shown) as object), ...remembered };
      const args = command && inverseOf(command, row.before, given, host.commandContext())?.args;
      const progress = progressOf(row);
      const own = progress ? undoArgs(given, progress) : args;
      return { rowId, name, state: 'waiting', before, ...(own && { args: own }) };
    });
    const args = rows[0]?.args?.macro === undefined ? {} : { macro: rows[0].args.macro };
    const job = aJob({ command: inverse, kind: undone.kind, rows, args, undoable: false, holdMs: 0 });
    void jobs.start({ ...job, undoes: undone.id }, null);
  }

  /** The answers of the run that undoes parts, as far as they came. */
  const undoArgs = (args: Run['args'], progress: PartsProgress): Run['args'] => ({
    macro: { ...(args.macro as Macro), parts: undoingPartsOf(progress, host.commandContext()) },
  });

  return { confirmed, start, startUndoJob, undoArgs };
}
