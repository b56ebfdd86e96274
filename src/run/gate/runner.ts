import { type Command, isChoice, isConsoleCommand, isMutation, kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import type { QuestionWorld, World } from '../../../commands/core/world';
import { commandById } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { rowOf } from '../../state/rows';
import { createExecutor } from '../call/execute';
import type { RunnerHost } from '../call/host';
import { createInFlight } from '../call/inFlight';
import { idOf } from '../call/inverse';
import { createPacer } from '../call/pacer';
import type { CollectedAnswers } from '../call/prompts';
import { neverThrowing } from '../call/storage';
import { createHistory } from '../history/history';
import { createJobStore } from '../job/jobStore';
import { createJobs } from '../job/jobs';
import type { Job } from '../job/ledger';
import { jobs as summaries, summaryOf } from '../job/summaries';
import { notifyWhyNot } from '../single/conflict';
import { createSingleRuns, type Follower } from '../single/singleRuns';
import { collectArguments } from './collectArguments';
import { createDispatcher } from './dispatch';
import type { Invocation, Invoked } from './invocation';
import { allTargets, loadedTargets, pastDecided, type Targets } from './targets';
import { createUndo } from './undo';

/** A list that is not there by then is not acted on. */
const LIST_WITHIN_MS = 3000;

/** A command whose targets and questions are answered. */
interface Answered {
  readonly command: Command;
  readonly found: Targets;
  readonly given: Invocation;
  readonly asked: CollectedAnswers;
}

/** Runs commands as docs/specification.md section 11 says, for every caller. Its world is a parameter, so all of it runs under Node. */
export function createRunner(host: RunnerHost) {
  const storage = neverThrowing(host.storage, (error) => {
    console.error('The browser keeps nothing', error);
    host.notify({ key: 'run.notKept', tone: 'bad' });
  });
  const inFlight = createInFlight(host.onStateChange);
  const history = createHistory(storage);
  const pacer = createPacer({ ...host, knowsKeys: () => host.world.has('idempotency') });
  const historyVerbs: World['history'] = {
    undo: () => void undoing.undo(),
    redo: () => void undoing.redo(),
    repeat: () => void undoing.repeat(),
  };
  const { execute, executeBatch, lookWorld } = createExecutor(host, pacer, historyVerbs);
  const context = (): CommandContext => ({ ...host.commandContext(), isRunning: inFlight.has });

  const jobs = createJobs({
    host,
    store: createJobStore(storage, host.sleep),
    inFlight,
    execute,
    executeBatch,
    onSent: ({ id, undoable }) => {
      if (!undoable) void history.update(id, { undoable: false });
    },
    onFinished: tellEnd,
  });
  const singles = createSingleRuns({
    host,
    storage,
    inFlight,
    history,
    execute,
  });
  const dispatcher = createDispatcher({ host, history, jobs, singles });
  const undoing = createUndo({
    host,
    history,
    jobs,
    singles,
    context,
    startUndoJob: dispatcher.startUndoJob,
    again: (command, kind, rows, args) => dispatcher.start({ command, kind, rows, args, view: host.activeView() }).what,
    invoke: (commandId, args) => invoke(commandId, { args, source: 'key' }),
  });

  function tellEnd(job: Job) {
    const { done, failed, settled, skipped, cancelled, unsure } = job.counts;
    const total = job.rows.length;
    const undone = job.undoes === undefined ? undefined : summaryOf(job.undoes);
    const left = cancelled > 0 ? 'pulledBack' : 'settled';
    void history.update(job.id, { outcome: done > 0 ? 'done' : failed > 0 ? 'failed' : unsure > 0 ? 'unsure' : left });
    if (job.undoes !== undefined) turnUndone(job.undoes, failed + cancelled + unsure === 0);
    host.notify({
      key: failed > 0 ? 'run.jobFailed' : undone ? 'run.jobUndone' : 'run.jobDone',
      // An undo is called by what it undid: nobody has asked for its own command.
      params: {
        command: (undone ?? job).commandId,
        done,
        failed,
        total,
        settled,
        skipped,
        cancelled,
        skippedWhy: onlyReason(job),
      },
      // A part that was not done is no success, whoever was first.
      tone: failed > 0 ? 'bad' : done === total ? 'good' : 'info',
      ...(job.undoes === undefined ? {} : { about: job.undoes }),
      ...(done > 0 && job.undoable && job.undoes === undefined ? { undo: job.id } : {}),
    });
    if (unsure > 0) host.notify({ key: 'run.jobUnsure', params: { command: job.commandId, unsure }, tone: 'bad' });
  }

  /** Why rows were skipped, where it is the same for all of them. */
  function onlyReason({ rows, counts }: Job): string {
    const reasons = new Set(
      counts.skipped === 0 ? [] : rows.flatMap(({ state, why }) => (state === 'skipped' ? (why ?? '') : [])),
    );
    const [reason = '', another] = reasons;
    return another === undefined ? reason : '';
  }

  /** Updates the entry of a job that was undone, wholly or in part: after the latter there are rows left to undo. */
  function turnUndone(id: string, wholly: boolean) {
    const takenBackAt = history.find(id)?.takenBackAt ?? host.now();
    void history.update(id, { outcome: wholly ? 'undone' : 'done', takenBackAt });
  }

  /** Runs a command by id: the one gate. */
  async function invoke(id: string, given: Invocation): Promise<Invoked> {
    const command = commandById(id);
    if (!command) return { is: 'unknown' };
    // What may not be run is not gathered and not asked for either.
    const blocked = refusal(command, [], undefined);
    if (blocked) return blocked;
    if (!given.rows && !(await isAnswered(command))) return { is: 'disabled', why: 'run.listOnItsWay' };
    const found = await targetsFor(command, given);
    if (found === null) return { is: 'steppedOut' };
    const stopped = refusal(command, found.rows, found.rowKind);
    if (stopped) return stopped;
    const asked = await collectArguments(host.ask, { ...given, ...found, command });
    return asked === null ? { is: 'steppedOut' } : runWith({ command, found, given, asked });
  }

  /** Runs it with the answers. A question that stays open is told the outcome of a single row, and waits for nothing else. */
  async function runWith(answered: Answered): Promise<Invoked> {
    const { open } = answered.asked;
    const again = (next: CollectedAnswers) => void runWith({ ...answered, asked: next });
    const invoked = await act(answered, open && { open, again });
    if (!invoked.isFollowed) open?.close();
    return invoked.what;
  }

  async function act(
    { command, found, given, asked }: Answered,
    follower: Follower | undefined,
  ): Promise<{ readonly what: Invoked; readonly isFollowed?: boolean }> {
    if (isChoice(command)) {
      const [next, args] = command.pick(asked.rows, asked.args);
      const { rowKind } = found;
      asked.open?.close();
      return { what: await invoke(next, { ...given, rows: asked.rows, ...(rowKind ? { rowKind } : {}), args }) };
    }
    if (isConsoleCommand(command)) {
      await command.run(lookWorld(), asked.rows, asked.args);
      return { what: { is: 'ran' } };
    }
    if (!isMutation(command)) return { what: { is: 'unknown' } };
    const kind = found.rowKind ?? null;
    // Questions take time: the rows are looked at again, as they are now.
    const now = kind === null ? asked.rows : asked.rows.map((row) => rowOf(kind, idOf(kind, row)) ?? row);
    const late = refusal(command, now, found.rowKind);
    if (late) return { what: late };
    // What an earlier run of it still has in its hands is not done twice.
    const free = now.filter((row) => kind === null || !inFlight.has(command.id, kind, idOf(kind, row)));
    const run = { command, kind, rows: free, args: asked.args };
    return (await dispatcher.confirmed(run)) && host.uid() !== null
      ? dispatcher.start({ ...run, view: found.view, follower })
      : { what: { is: 'steppedOut' } };
  }

  /**
   * Waits for the list to show what it was asked for: a key never acts on the rows of the search before (docs/specification.md section
   * 10.9). False, and said, where that takes too long.
   */
  async function isAnswered(command: Command): Promise<boolean> {
    const view = host.activeView();
    const isOfRows = kindOf(command) === view?.kind || (isConsoleCommand(command) && command.ofCursor === true);
    const answered = isOfRows ? view?.answered() : undefined;
    if (!answered) return true;
    const isThere = await Promise.race([answered.then(() => true), host.sleep(LIST_WITHIN_MS).then(() => false)]);
    if (!isThere) host.notify({ key: 'run.listOnItsWay', tone: 'info' });
    return isThere && host.activeView() === view;
  }

  async function targetsFor(command: Command, { rows, rowKind }: Invocation): Promise<Targets | null> {
    const view = host.activeView();
    if (rows) return { rows, rowKind: rowKind ?? loadedTargets(command, null).rowKind, view };
    const found = await allTargets(command, view, lookWorld());
    if (found === 'broken') host.notify({ key: 'run.notGathered', params: { command: command.id }, tone: 'bad' });
    return typeof found === 'string' ? null : pastDecided(command, found, inFlight);
  }

  /** Why the command can't run on these rows, said to the person; undefined where it can. Only `stateOf` decides. */
  function refusal(command: Command, rows: readonly unknown[], rowKind: Kind | undefined): Invoked | undefined {
    const state = commandStateOf(command, rows, context(), rows.length > 0 ? rowKind : undefined);
    if (state.is === 'ready') return undefined;
    if (state.is === 'running') {
      if (singles.outbox.isUnsure(command.id)) {
        host.notify({ key: 'run.decideFirst', tone: 'info' });
        singles.outbox.askForWord();
      }
      return { is: 'running' };
    }
    if (state.is === 'disabled') {
      void notifyWhyNot({ host, lookWorld }, { command, rows, kind: rowKind, why: state.why });
      return { is: 'disabled', why: state.why };
    }
    host.notify({
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
    context,
    jobs,
    questionWorld: (): QuestionWorld => lookWorld(),
    outbox: singles.outbox,
    decide: singles.decide,
    canResend: singles.canResend,
    pace: pacer.pace,
    hasUnsent: (): boolean => jobs.unsent() || singles.outbox.unsent(),
    /** Resumes what earlier pages of the signed-in user left. A second call for the same user does nothing. */
    load: async (): Promise<void> => {
      const uid = host.uid();
      if (uid === null || uid === loadedFor) return;
      loadedFor = uid;
      await history.load(uid);
      await singles.outbox.load(uid);
      await jobs.load(uid);
      for (const { id, undone } of summaries.list)
        if (undone && history.find(id)?.outcome === 'done') turnUndone(id, true);
    },
    /** Called after a sign-out: removes everything of that user from this page. */
    leave: (): void => {
      loadedFor = null;
      jobs.leave();
      singles.leave();
      history.leave();
      inFlight.clear();
    },
  };
}
export type Runner = ReturnType<typeof createRunner>;
