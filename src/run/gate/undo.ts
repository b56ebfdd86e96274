import type { AnyMutation } from '../../../commands/core/definition';
import type { PartsProgress } from '../../../commands/core/parts';
import type { Kind } from '../../../commands/core/rows';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { rowOf } from '../../state/rows';
import type { RunnerHost } from '../call/host';
import { hasInverse, inverseOf, repeatable, typedName } from '../call/inverse';
import { messageParamsOf, mutationById } from '../call/runNames';
import type { RunOutcome } from '../call/runOutcome';
import { changesAnything, withoutLast } from '../call/steps';
import type { Entry } from '../history/actHistory';
import type { History } from '../history/history';
import { notifyUndone } from '../history/notifyUndone';
import type { JobRuns } from '../job/jobs';
import type { Job, LedgerRow } from '../job/ledger';
import { summaryOf } from '../job/summaries';
import { askForWord, outbox } from '../single/heldCalls';
import type { SingleRuns } from '../single/singleRuns';
import { can, RUN } from '../states';

/** The word of an undo waits for its list no longer than this. */
const SAID_WITHIN_MS = 500;

interface Deps {
  readonly host: RunnerHost;
  readonly history: History;
  readonly jobs: JobRuns;
  readonly singles: SingleRuns;
  readonly context: () => CommandContext;
  /** The answers of the run that undoes parts, as far as they came. */
  readonly undoArgs: (args: Entry['args'], progress: PartsProgress) => Entry['args'];
  readonly startUndoJob: (inverse: AnyMutation, job: Job, rows: readonly LedgerRow[]) => void;
  readonly again: (command: AnyMutation, kind: Kind, rows: readonly unknown[], args: Entry['args']) => void;
  /** `rowKind`: of which kind its rows are, for a run that takes any. */
  readonly invoke: (commandId: string, args: Entry['args'], rowKind?: Kind) => Promise<unknown>;
}

/** Undo, redo and repeat, of what the history has (docs/specification.md section 11.1, 6). */
export function createUndo(deps: Deps) {
  const { host, history, jobs, singles, context, startUndoJob, undoArgs, again, invoke } = deps;
  const isUnderWay = ({ id, jobId }: Entry) =>
    jobId !== null ? jobs.find(jobId) !== undefined : singles.isUnderWay(id) || singles.outbox.holds(id);
  /** The entry that was named as next to undo although a newer one can't be undone, and the newest entry at that time. */
  let named: { readonly id: string; readonly newestId: string | undefined } | null = null;
  const isNamed = ({ id }: Entry) => named?.id === id && named.newestId === history.newest()?.id;
  /** The entry that `undo` undoes if none is given. Not one that is older than an entry that can't be undone, unless it was named. */
  const nextToUndo = (): Entry | undefined => {
    const { next, stays } = history.context(isUnderWay);
    return next && (stays === undefined || isNamed(next)) ? next : undefined;
  };
  /** Names the next entry behind one that can't be undone: pressing undo once more then means that entry. */
  function nameNext(): {
    readonly next?: string;
    readonly nextLabel?: string;
    readonly nextName?: string;
    readonly nextKind?: Kind;
  } {
    const { next, stays } = history.context(isUnderWay);
    if (!next || !stays) return {};
    named = { id: next.id, newestId: history.newest()?.id };
    const { label } = messageParamsOf(next, host.world.has);
    return {
      next: next.commandId,
      ...(label && { nextLabel: label }),
      nextName: next.name,
      ...(next.kind && { nextKind: next.kind }),
    };
  }

  /** Undoes the entry's change, or the newest one if no entry is given. Reports the outcome. */
  async function undo(entryId?: string): Promise<boolean> {
    const { stays } = history.context(isUnderWay);
    const entry = entryId === undefined ? nextToUndo() : history.find(entryId);
    if (entryId === undefined && !entry && stays) return sayStays(stays);
    if (!entry || !can(RUN, entry.outcome, 'undo')) {
      host.notify({ key: 'run.nothingToUndo', tone: 'info' });
      return false;
    }
    if (entry.jobId !== null) return undoJob(entry, entry.jobId);
    if (singles.outbox.holds(entry.id)) returnTo(entry);
    if (await singles.outbox.drop(entry.id)) {
      const params = { ...messageParamsOf(entry, host.world.has), ...nameNext() };
      host.notify({ key: 'run.pulledBack', params, tone: 'good', about: entry.id });
      return true;
    }
    return mutationById(entry.commandId)?.parts ? undoParts(entry) : undoOne(entry);
  }

  /** What was sent of a run of parts is known only once that has stopped: then as much is undone as was done. */
  async function undoParts(begun: Entry): Promise<boolean> {
    const { id } = begun;
    await singles.stopped(id);
    const entry = history.find(id);
    // It may have been answered meanwhile, which has been told: there is nothing to undo, or the person has to decide first.
    if (!entry || !can(RUN, entry.outcome, 'undo')) return false;
    if (changesAnything(entry.progress)) return undoOne(entry);
    await singles.pullBack(entry);
    host.notify({ key: 'run.pulledBack', params: messageParamsOf(entry, host.world.has), tone: 'good', about: id });
    return true;
  }

  /** Whether the person can still say what became of it: not once a secret that went with it is forgotten, or its job. */
  const waitsForWord = ({ id, jobId }: Entry) =>
    jobId === null ? outbox.unsure.some((held) => (held.undoes ?? held.id) === id) : summaryOf(jobId) !== undefined;

  /** Reports that the newest can't be undone: an older entry is undone only if the person is told which one and presses again. */
  function sayStays(stays: Entry): false {
    if (stays.outcome === 'unsure' && waitsForWord(stays)) {
      host.notify({ key: 'run.decideFirst', tone: 'info' });
      askForWord();
      return false;
    }
    const next = nameNext();
    const key = stays.outcome === 'failed' || stays.outcome === 'settled' ? 'run.nothingDone' : 'run.stays';
    const name = stays.name || typedName(mutationById(stays.commandId), stays.args);
    const params = { ...messageParamsOf({ ...stays, name }, host.world.has), next: '', ...next };
    host.notify({ key, params, tone: 'info', about: next.next === undefined ? stays.id : (named?.id ?? stays.id) });
    return false;
  }

  /** The next key is meant for the row that came back, not for the one that the cursor had gone on to. */
  function returnTo({ kind, rowId }: Pick<Entry, 'kind' | 'rowId'>) {
    const view = host.activeView();
    if (rowId !== null && view?.kind === kind) view.returnTo(rowId);
  }

  /** A row that its list did not show has come back: whether the cursor is on it; undefined where no list on screen can tell. */
  async function bringBack(entry: Entry, inverse: AnyMutation, outcome: RunOutcome): Promise<boolean | undefined> {
    const { kind, rowId } = history.find(entry.id) ?? entry;
    const view = host.activeView();
    // What undo took away is not looked for.
    if (outcome.is !== 'done' || rowId === null || view?.kind !== kind || inverse.tone === 'danger') return undefined;
    const isThere = await view.bringBack(outcome.made?.rowId ?? rowId);
    // The person may have left that list while it was read.
    return host.activeView() === view ? isThere : undefined;
  }

  /** The command that takes it back, where there is one that may be used; says why not otherwise. */
  function inverseFor(entry: Entry, before: unknown, args: Entry['args']) {
    const command = mutationById(entry.commandId);
    const inverse = command && inverseOf(command, before, args, context());
    if (!command || !inverse || !hasInverse(command, before, args, context())) {
      host.notify({ key: 'run.cannotUndo', params: { command: entry.commandId }, tone: 'bad' });
      return undefined;
    }
    const state = commandStateOf(inverse.command, [], context());
    if (state.is !== 'hidden') return inverse;
    const params = { permission: state.missing ?? '', command: inverse.command.id };
    host.notify({ key: 'run.missingPermission', params, tone: 'bad' });
    return undefined;
  }

  async function undoOne(entry: Entry): Promise<boolean> {
    const inverse = inverseFor(entry, entry.before, entry.args);
    if (!inverse) return false;
    returnTo(entry);
    const args = entry.progress ? undoArgs(entry.args, entry.progress) : inverse.args;
    const outcome = await singles.takeBack(entry, inverse.command, args, (how) =>
      tellUndone(entry, inverse.command, how),
    );
    const count = outcome?.progress?.done.length ?? 0;
    if (entry.progress && outcome?.is !== 'done' && count > 0)
      await history.update(entry.id, { progress: withoutLast(entry.progress, count) });
    return outcome?.is === 'done' || outcome?.is === 'aborted';
  }

  /** Says what came of it. Whether its list shows the row is said with it where that is soon known, and in a second word otherwise. */
  async function tellUndone(undone: Entry, inverse: AnyMutation, outcome: RunOutcome): Promise<void> {
    const tell = (isThere: unknown) => {
      const beside = { ...nameNext(), ...(isThere === false && { outOfView: 1 }) };
      notifyUndone(host, { undone, inverse, outcome, beside });
    };
    const back = bringBack(undone, inverse, outcome);
    const isThere = await Promise.race([back, host.sleep(SAID_WITHIN_MS)]);
    tell(isThere);
    if (isThere === undefined) void back.then((isBack) => isBack === false && tell(isBack));
  }

  /** A job is undone by a job, of exactly the rows that were done; one that still runs is cancelled first. */
  async function undoJob(entry: Entry, jobId: string): Promise<boolean> {
    const isHeld = jobs.find(jobId)?.phase === 'held';
    jobs.cancel(jobId);
    await jobs.ended(jobId);
    const job = await jobs.whole(jobId);
    const done = (await jobs.standingRows(jobId)) ?? [];
    const [first] = done;
    if (!job || !first) {
      const params = messageParamsOf({ ...entry, name: '' }, host.world.has);
      if (isHeld) host.notify({ key: 'run.pulledBack', params, tone: 'good', about: entry.id });
      else host.notify({ key: 'run.nothingToUndo', tone: 'info' });
      await history.update(entry.id, { outcome: 'pulledBack', takenBackAt: host.now() });
      return isHeld;
    }
    const inverse = inverseFor(entry, first.before, first.args ?? job.args);
    if (!inverse) return false;
    history.show(entry.id, { outcome: 'undone', takenBackAt: host.now() });
    jobs.markUndone(job.id);
    // Of rows that nobody had chosen, as those of a whole file, none is the one that the person means next.
    if (!mutationById(job.commandId)?.bulk?.alwaysJob) returnTo({ kind: job.kind, rowId: first.rowId });
    startUndoJob(inverse.command, job, done);
    return true;
  }

  /** Redoes the run that was undone last, on the same rows and without asking again. */
  async function redo(): Promise<void> {
    const entry = history.latestTakenBack();
    const command = entry && mutationById(entry.commandId);
    if (!entry?.kind || !command) return host.notify({ key: 'run.nothingToRedo', tone: 'info' });
    const { kind } = entry;
    const job = entry.jobId === null ? undefined : await jobs.whole(entry.jobId);
    const were = job
      ? job.rows.filter(({ state }) => state === 'done' || state === 'cancelled')
      : [{ rowId: entry.rowId ?? '', before: entry.before }];
    const rows = were.map(({ rowId, before }) => rowOf(kind, rowId) ?? before);
    const state = commandStateOf(command, rows, context(), kind);
    await history.update(entry.id, { takenBackAt: undefined });
    if (state.is === 'ready') again(command, kind, state.rows, entry.args);
    else host.notify({ key: state.is === 'disabled' ? state.why : 'run.nothingToRedo', tone: 'info' });
  }

  /** The last command again, on the rows that are chosen now. */
  async function repeat(): Promise<void> {
    const entry = history.newest();
    const command = entry && mutationById(entry.commandId);
    if (!entry || !command) return host.notify({ key: 'run.nothingToRepeat', tone: 'info' });
    const { kind } = entry;
    await invoke(entry.commandId, repeatable(command, entry.args), command.parts && kind ? kind : undefined);
  }

  return { undo, redo, repeat, nextToUndo };
}
