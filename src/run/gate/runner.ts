import { type Command, isAct, isChoice, isLook, kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import { commandById } from '../../../commands/registry';
import { type Standing, stateOf } from '../../../commands/state';
import { rowOf } from '../../state/rows';
import { createExecutor } from '../call/execute';
import type { Desk } from '../call/host';
import { createBusy } from '../call/inFlight';
import { createPacer } from '../call/pacer';
import { forgiving } from '../call/storage';
import { createJobStore } from '../job/jobStore';
import { createJobs } from '../job/jobs';
import type { Job } from '../job/ledger';
import { jobs as summaries } from '../job/summaries';
import { sayWhyNot } from '../single/conflict';
import { createSingles, type Follower } from '../single/singleRuns';
import { createHistory } from '../undo/history';
import { idOf } from '../undo/inverse';
import { createUndo } from '../undo/undo';
import { complete } from './collectArguments';
import { createActing } from './dispatch';
import type { Invocation, Invoked } from './invocation';
import type { Answered } from './prompts';
import { allTargets, loadedTargets, type Targets } from './targets';

/** A list that is not there by then is not acted on. */
const LIST_WITHIN_MS = 3000;

/** Runs commands as COMMANDS.md says, "How a command runs", whoever calls. Its world is a parameter, so all of it runs under Node. */
export function createRunner(desk: Desk) {
  const keeping = forgiving(desk.keeping, (error) => {
    console.error('The browser keeps nothing', error);
    desk.say({ key: 'run.notKept', tone: 'bad' });
  });
  const busy = createBusy(desk.changed);
  const past = createHistory(keeping);
  const pacer = createPacer({ ...desk, knowsKeys: () => desk.world.has('idempotency') });
  const history: World['history'] = {
    undo: () => void undoing.undo(),
    redo: () => void undoing.redo(),
    repeat: () => void undoing.repeat(),
  };
  const { execute, executeTogether, lookWorld } = createExecutor(desk, pacer, history);
  const standing = (): Standing => ({ ...desk.standing(), isRunning: busy.has });

  const jobs = createJobs({
    desk,
    store: createJobStore(keeping, desk.sleep),
    busy,
    execute,
    executeTogether,
    onSent: ({ id, undoable }) => {
      if (!undoable) void past.turn(id, { undoable: false });
    },
    onFinished: tellEnd,
  });
  const singles = createSingles({
    desk,
    keeping,
    busy,
    past,
    execute,
  });
  const acting = createActing({ desk, past, jobs, singles });
  const undoing = createUndo({
    desk,
    past,
    jobs,
    singles,
    standing,
    startUndoJob: acting.startUndoJob,
    again: (command, kind, rows, args) => acting.start(command, kind, rows, args, desk.surface()).what,
    invoke: (commandId, args) => invoke(commandId, { args, source: 'key' }),
  });

  function tellEnd(job: Job) {
    const { done, failed, settled, cancelled, unsure } = job.counts;
    const left = cancelled > 0 ? 'pulledBack' : 'settled';
    void past.turn(job.id, { outcome: done > 0 ? 'done' : failed > 0 ? 'failed' : unsure > 0 ? 'unsure' : left });
    if (job.undoes !== undefined) turnUndone(job.undoes, failed + cancelled + unsure === 0);
    desk.say({
      key: failed > 0 ? 'run.jobFailed' : 'run.jobDone',
      params: { command: job.commandId, done, failed, settled, total: job.rows.length },
      tone: failed > 0 ? 'bad' : 'good',
      ...(done > 0 && job.undoable && job.undoes === undefined ? { undo: job.id } : {}),
    });
    if (unsure > 0) desk.say({ key: 'run.jobUnsure', params: { command: job.commandId, unsure }, tone: 'bad' });
  }

  /** The entry of a job that was taken back, wholly or not: of the second there is something left to take back. */
  function turnUndone(id: string, wholly: boolean) {
    const takenBackAt = past.find(id)?.takenBackAt ?? desk.now();
    void past.turn(id, { outcome: wholly ? 'undone' : 'done', takenBackAt });
  }

  /** Runs a command by id: the one gate. */
  async function invoke(id: string, given: Invocation): Promise<Invoked> {
    const command = commandById(id);
    if (!command) return { is: 'unknown' };
    // What may not be run is not gathered and not asked for either.
    const barred = refusal(command, [], undefined);
    if (barred) return barred;
    if (!given.rows && !(await isAnswered(command))) return { is: 'disabled', why: 'run.listOnItsWay' };
    const found = await targetsFor(command, given);
    if (found === null) return { is: 'steppedOut' };
    const stopped = refusal(command, found.rows, found.rowKind);
    if (stopped) return stopped;
    const asked = await complete(command, found.rows, found.rowKind, given.args ?? {}, desk.ask, given);
    return asked === null ? { is: 'steppedOut' } : runWith(command, found, given, asked);
  }

  /** Runs it with what was answered. A question that stays open hears what becomes of one row; of nothing else does it wait. */
  async function runWith(command: Command, found: Targets, given: Invocation, asked: Answered): Promise<Invoked> {
    const { open } = asked;
    const again = (next: Answered) => void runWith(command, found, given, next);
    const invoked = await act(command, found, given, asked, open && { open, again });
    if (!invoked.isFollowed) open?.close();
    return invoked.what;
  }

  async function act(
    command: Command,
    found: Targets,
    given: Invocation,
    asked: Answered,
    follower: Follower | undefined,
  ): Promise<{ readonly what: Invoked; readonly isFollowed?: boolean }> {
    if (isChoice(command)) {
      const [next, args] = command.becomes(asked.rows, asked.args);
      const { rowKind } = found;
      asked.open?.close();
      return { what: await invoke(next, { ...given, rows: asked.rows, ...(rowKind ? { rowKind } : {}), args }) };
    }
    if (isLook(command)) {
      await command.show(lookWorld(), asked.rows, asked.args);
      return { what: { is: 'ran' } };
    }
    if (!isAct(command)) return { what: { is: 'unknown' } };
    const kind = found.rowKind ?? null;
    // Questions take time: the rows are looked at again, as they are now.
    const now = kind === null ? asked.rows : asked.rows.map((row) => rowOf(kind, idOf(kind, row)) ?? row);
    const late = refusal(command, now, found.rowKind);
    if (late) return { what: late };
    return (await acting.confirmed(command, kind, now, asked.args)) && desk.uid() !== null
      ? acting.start(command, kind, now, asked.args, found.surface, follower)
      : { what: { is: 'steppedOut' } };
  }

  /**
   * Waits for the list to show what it was asked for: a key never acts on the rows of the search before (KEYBOARD.md section 9). False,
   * and said, where that takes too long.
   */
  async function isAnswered(command: Command): Promise<boolean> {
    const surface = desk.surface();
    const isOfRows = kindOf(command) === surface?.kind || (isLook(command) && command.ofCursor === true);
    const answered = isOfRows ? surface?.answered() : undefined;
    if (!answered) return true;
    const isThere = await Promise.race([answered.then(() => true), desk.sleep(LIST_WITHIN_MS).then(() => false)]);
    if (!isThere) desk.say({ key: 'run.listOnItsWay', tone: 'info' });
    return isThere && desk.surface() === surface;
  }

  async function targetsFor(command: Command, { rows, rowKind }: Invocation): Promise<Targets | null> {
    const surface = desk.surface();
    if (rows) return { rows, rowKind: rowKind ?? loadedTargets(command, null).rowKind, surface };
    const found = await allTargets(command, surface, lookWorld());
    if (found === 'broken') desk.say({ key: 'run.notGathered', params: { command: command.id }, tone: 'bad' });
    return typeof found === 'string' ? null : found;
  }

  /** Why the command can't run on these rows, said to the person; undefined where it can. Only `stateOf` decides. */
  function refusal(command: Command, rows: readonly unknown[], rowKind: Kind | undefined): Invoked | undefined {
    const state = stateOf(command, rows, standing(), rows.length > 0 ? rowKind : undefined);
    if (state.is === 'ready') return undefined;
    if (state.is === 'running') {
      if (singles.outbox.isUnsure(command.id)) {
        desk.say({ key: 'run.decideFirst', tone: 'info' });
        singles.outbox.askForWord();
      }
      return { is: 'running' };
    }
    if (state.is === 'disabled') {
      void sayWhyNot({ desk, lookWorld }, command, rows, rowKind, state.why);
      return { is: 'disabled', why: state.why };
    }
    desk.say({
      key: state.missing ? 'run.missingPermission' : 'run.notHere',
      params: { permission: state.missing ?? '', command: command.id },
      tone: 'bad',
    });
    return { is: 'missing', permission: state.missing };
  }

  let loadedFor: number | null = null;
  return {
    invoke,
    ...undoing,
    standing,
    jobs,
    outbox: singles.outbox,
    decide: singles.decide,
    canResend: singles.canResend,
    pace: pacer.pace,
    hasUnsent: (): boolean => jobs.unsent() || singles.outbox.unsent(),
    /** Takes up what this person's earlier pages left. Called for whoever is signed in; again for the same one it does nothing. */
    load: async (): Promise<void> => {
      const uid = desk.uid();
      if (uid === null || uid === loadedFor) return;
      loadedFor = uid;
      await past.load(uid);
      await singles.outbox.load(uid);
      await jobs.load(uid);
      for (const { id, undone } of summaries.list)
        if (undone && past.find(id)?.outcome === 'done') turnUndone(id, true);
    },
    /** Nobody is signed in any more: nothing of that person's stays in this page. */
    leave: (): void => {
      loadedFor = null;
      jobs.leave();
      singles.leave();
      past.leave();
      busy.clear();
    },
  };
}
export type Runner = ReturnType<typeof createRunner>;
