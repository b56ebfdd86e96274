import type { AnyAct } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { type Standing, stateOf } from '../../../commands/state';
import { rowOf } from '../../state/rows';
import type { Desk } from '../call/host';
import type { Jobs } from '../job/jobs';
import type { Job, LedgerRow } from '../job/ledger';
import type { Singles } from '../single/singleRuns';
import type { Entry, History } from './history';
import { actOf, canTakeBack, inverseOf, nameTyped, repeatable, sayingOf } from './inverse';
import { tellUndone } from './tellUndone';

interface Surroundings {
  readonly desk: Desk;
  readonly past: History;
  readonly jobs: Jobs;
  readonly singles: Singles;
  readonly standing: () => Standing;
  readonly startUndoJob: (inverse: AnyAct, job: Job, rows: readonly LedgerRow[]) => void;
  readonly again: (command: AnyAct, kind: Kind, rows: readonly unknown[], args: Entry['args']) => void;
  readonly invoke: (commandId: string, args: Entry['args']) => Promise<unknown>;
}

/** Undo, redo and repeat, of what the history has (COMMANDS.md, "How a command runs", 6). */
export function createUndo({ desk, past, jobs, singles, standing, startUndoJob, again, invoke }: Surroundings) {
  const isUnderWay = ({ id, jobId }: Entry) =>
    jobId !== null ? jobs.find(jobId) !== undefined : singles.isUnderWay(id) || singles.outbox.holds(id);
  /** What was named as the next to be taken back although something newer can't be, and the newest entry at that time. */
  let named: { readonly id: string; readonly newestId: string | undefined } | null = null;
  const isNamed = ({ id }: Entry) => named?.id === id && named.newestId === past.newest()?.id;
  /** What `undo` takes back when nobody says which. Not what is older than something that can't be, unless it has been named. */
  const nextToUndo = (): Entry | undefined => {
    const { next, stays } = past.standing(isUnderWay);
    return next && (stays === undefined || isNamed(next)) ? next : undefined;
  };
  /** Names what comes next behind something that can't be taken back: who presses once more means that. */
  function nameNext(): { readonly next?: string; readonly nextName?: string; readonly nextKind?: Kind } {
    const { next, stays } = past.standing(isUnderWay);
    if (!next || !stays) return {};
    named = { id: next.id, newestId: past.newest()?.id };
    return { next: next.commandId, nextName: next.name, ...(next.kind && { nextKind: next.kind }) };
  }

  /** Takes back what the entry stands for; without one, the newest. Says what came of it. */
  async function undo(entryId?: string): Promise<boolean> {
    const { stays } = past.standing(isUnderWay);
    const entry = entryId === undefined ? nextToUndo() : past.find(entryId);
    if (entryId === undefined && !entry && stays) return sayStays(stays);
    if (!entry || !['done', 'sending'].includes(entry.outcome)) {
      desk.say({ key: 'run.nothingToUndo', tone: 'info' });
      return false;
    }
    if (entry.jobId !== null) return undoJob(entry, entry.jobId);
    if (singles.outbox.holds(entry.id)) returnTo(entry);
    if (await singles.outbox.drop(entry.id)) {
      const params = { ...sayingOf(entry, desk.world.has), ...nameNext() };
      desk.say({ key: 'run.pulledBack', params, tone: 'good', about: entry.id });
      return true;
    }
    return undoOne(entry);
  }

  /** The newest can't be taken back: nothing older is in its place, unless the person presses again who has been told what that is. */
  function sayStays(stays: Entry): false {
    if (stays.outcome === 'unsure') {
      desk.say({ key: 'run.decideFirst', tone: 'info' });
      singles.outbox.askForWord();
      return false;
    }
    const next = nameNext();
    const key = stays.outcome === 'failed' || stays.outcome === 'settled' ? 'run.nothingDone' : 'run.stays';
    const name = stays.name || nameTyped(actOf(stays.commandId), stays.args);
    const params = { ...sayingOf({ ...stays, name }, desk.world.has), next: '', ...next };
    desk.say({ key, params, tone: 'info', about: next.next === undefined ? stays.id : (named?.id ?? stays.id) });
    return false;
  }

  /** The next key is meant for the row that came back, not for the one that the cursor had gone on to. */
  function returnTo({ kind, rowId }: Pick<Entry, 'kind' | 'rowId'>) {
    const surface = desk.surface();
    if (rowId !== null && surface?.kind === kind) surface.returnTo(rowId);
  }

  /** A row that its list did not show has come back: whether the cursor is on it; undefined where its list is not on screen. */
  async function bringBack({ id }: Entry, inverse: AnyAct): Promise<boolean | undefined> {
    const { kind, rowId } = past.find(id) ?? { kind: null, rowId: null };
    const surface = desk.surface();
    // What undo took away is not looked for.
    if (rowId === null || surface?.kind !== kind || inverse.tone === 'danger') return undefined;
    return surface.bringBack(rowId);
  }

  /** The command that takes it back, where there is one that may be used; says why not otherwise. */
  function inverseFor(entry: Entry, before: unknown, args: Entry['args']) {
    const command = actOf(entry.commandId);
    const inverse = command && inverseOf(command, before, args, standing());
    if (!command || !inverse || !canTakeBack(command, before, args, standing())) {
      desk.say({ key: 'run.cannotUndo', params: { command: entry.commandId }, tone: 'bad' });
      return undefined;
    }
    const state = stateOf(inverse.command, [], standing());
    if (state.is !== 'hidden') return inverse;
    const params = { permission: state.missing ?? '', command: inverse.command.id };
    desk.say({ key: 'run.missingPermission', params, tone: 'bad' });
    return undefined;
  }

  async function undoOne(entry: Entry): Promise<boolean> {
    const inverse = inverseFor(entry, entry.before, entry.args);
    if (!inverse) return false;
    returnTo(entry);
    past.show(entry.id, { outcome: 'undone', takenBackAt: desk.now() });
    const outcome = await singles.takeBack(entry, inverse.command, inverse.args);
    if (!outcome) return false;
    const isThere = outcome.is === 'done' ? await bringBack(entry, inverse.command) : undefined;
    const beside = { ...nameNext(), ...(isThere === false && { outOfView: 1 }) };
    tellUndone(desk, standing(), entry, inverse.command, outcome, beside);
    return outcome.is === 'done' || outcome.is === 'givenUp';
  }

  /** A job is taken back as a job, of exactly the rows that were done; one that still runs is cancelled first. */
  async function undoJob(entry: Entry, jobId: string): Promise<boolean> {
    const isHeld = jobs.find(jobId)?.phase === 'held';
    jobs.cancel(jobId);
    await jobs.ended(jobId);
    const job = await jobs.whole(jobId);
    const done = (await jobs.standingRows(jobId)) ?? [];
    const [first] = done;
    if (!job || !first) {
      const params = { command: entry.commandId, name: '' };
      if (isHeld) desk.say({ key: 'run.pulledBack', params, tone: 'good', about: entry.id });
      else desk.say({ key: 'run.nothingToUndo', tone: 'info' });
      await past.turn(entry.id, { outcome: 'pulledBack', takenBackAt: desk.now() });
      return isHeld;
    }
    const inverse = inverseFor(entry, first.before, first.args ?? job.args);
    if (!inverse) return false;
    past.show(entry.id, { outcome: 'undone', takenBackAt: desk.now() });
    jobs.markUndone(job.id);
    returnTo({ kind: job.kind, rowId: first.rowId });
    startUndoJob(inverse.command, job, done);
    return true;
  }

  /** Does again what was taken back last, on the same rows and without asking again. */
  async function redo(): Promise<void> {
    const entry = past.latestTakenBack();
    const command = entry && actOf(entry.commandId);
    if (!entry?.kind || !command) return desk.say({ key: 'run.nothingToRedo', tone: 'info' });
    const { kind } = entry;
    const job = entry.jobId === null ? undefined : await jobs.whole(entry.jobId);
    const were = job
      ? job.rows.filter(({ state }) => state === 'done' || state === 'cancelled')
      : [{ rowId: entry.rowId ?? '', before: entry.before }];
    const rows = were.map(({ rowId, before }) => rowOf(kind, rowId) ?? before);
    const state = stateOf(command, rows, standing(), kind);
    await past.turn(entry.id, { takenBackAt: undefined });
    if (state.is === 'ready') again(command, kind, state.rows, entry.args);
    else desk.say({ key: state.is === 'disabled' ? state.why : 'run.nothingToRedo', tone: 'info' });
  }

  /** The last command again, on the rows that are chosen now. */
  async function repeat(): Promise<void> {
    const entry = past.newest();
    const command = entry && actOf(entry.commandId);
    if (!entry || !command) return desk.say({ key: 'run.nothingToRepeat', tone: 'info' });
    await invoke(entry.commandId, repeatable(command, entry.args));
  }

  return { undo, redo, repeat, nextToUndo };
}
