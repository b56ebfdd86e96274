import type { World } from '../../../commands/core/world';
import { createExecutor } from '../call/execute';
import type { RunnerHost } from '../call/host';
import type { InFlight } from '../call/inFlight';
import { createPacer } from '../call/pacer';
import { mutationById, namedJob, paramsOfArgs } from '../call/runNames';
import { executingParts } from '../call/runParts';
import { changesAnything } from '../call/steps';
import { neverThrowing } from '../call/storage';
import { createHistory } from '../history/history';
import { createJobStore } from '../job/jobStore';
import { createJobs } from '../job/jobs';
import { type Job, progressOf } from '../job/ledger';
import { jobs as summaries, summaryOf } from '../job/summaries';
import { createSingleRuns } from '../single/singleRuns';
import { createDispatcher, type Start } from './dispatch';
import type { Gate } from './gate';
import type { Begun } from './invocation';
import { createUndo } from './undo';

/** A database of the browser that hangs stops no undo of what this page did. */
const READ_WITHIN_MS = 1000;

interface Deps {
  readonly host: RunnerHost;
  readonly inFlight: InFlight;
  readonly gate: Pick<Gate, 'context' | 'invoke'>;
}

/**
 * Makes the changes that the gate has let through: single runs, jobs, what is held, history and undo. Before somebody changes something
 * nothing of it is needed, so a page fetches it after its first list.
 */
export function createEngine({ host, inFlight, gate }: Deps) {
  const storage = neverThrowing(host.storage, (error) => {
    console.error('The browser keeps nothing', error);
    host.notify({ key: 'run.notKept', tone: 'bad' });
  });
  const history = createHistory(storage);
  const pacer = createPacer({ ...host, knowsKeys: () => host.world.has('idempotency') });
  const historyVerbs: World['history'] = {
    undo: () => void undoing.undo(),
    redo: () => void undoing.redo(),
    repeat: () => void undoing.repeat(),
  };
  const executor = createExecutor(host, pacer, historyVerbs);
  const { executeBatch, call } = executor;
  const execute = executingParts(host, executor.execute);

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
    context: gate.context,
    startUndoJob: dispatcher.startUndoJob,
    undoArgs: dispatcher.undoArgs,
    again: (command, kind, rows, args) => dispatcher.start({ command, kind, rows, args, view: host.activeView() }).what,
    invoke: (commandId, args, rowKind) => gate.invoke(commandId, { args, source: 'key', ...(rowKind && { rowKind }) }),
  });

  function tellEnd(job: Job) {
    const { done, failed, settled, skipped, cancelled, unsure } = job.counts;
    const total = job.rows.length;
    const undone = job.undoes === undefined ? undefined : summaryOf(job.undoes);
    const left = cancelled > 0 ? 'pulledBack' : 'settled';
    const behind = (mutationById(job.commandId)?.words?.leavesBehind?.(job.args) ?? []).filter(
      ({ count }) => count > 0,
    );
    const isPartly = done > 0 || job.rows.some((row) => changesAnything(progressOf(row)));
    void history.update(job.id, { outcome: isPartly ? 'done' : failed > 0 ? 'failed' : unsure > 0 ? 'unsure' : left });
    if (job.undoes !== undefined) turnUndone(job.undoes, failed + cancelled + unsure === 0);
    host.notify({
      key: failed > 0 ? 'run.jobFailed' : undone ? 'run.jobUndone' : 'run.jobDone',
      // An undo is called by what it undid: nobody has asked for its own command.
      params: {
        ...namedJob(undone ?? job),
        done,
        failed,
        total,
        settled,
        skipped,
        cancelled,
        skippedWhy: onlyReason(job),
        ...(behind.length > 0 && { behind: behind.map(({ as, count }) => `${as}:${count}`).join(' ') }),
        ...paramsOfArgs(job.args),
      },
      // A part that was not done is no success, whoever was first.
      tone: failed > 0 ? 'bad' : done === total && behind.length === 0 ? 'good' : 'info',
      ...(job.undoes === undefined ? {} : { about: job.undoes }),
      ...(isPartly && job.undoable && { undo: job.id }),
    });
    if (unsure > 0) host.notify({ key: 'run.jobUnsure', params: { ...namedJob(job), unsure }, tone: 'bad' });
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

  /** Whose acts of earlier pages are read: when the history has them, and when all that was not done goes on. */
  let earlier: { readonly uid: number; readonly read: Promise<void>; readonly goesOn: Promise<void> } | undefined;
  async function goOn(uid: number, read: Promise<void>) {
    await read;
    await singles.outbox.load(uid);
    await jobs.load(uid);
    for (const { id, undone } of summaries.list)
      if (undone && history.find(id)?.outcome === 'done') turnUndone(id, true);
  }
  async function load(): Promise<void> {
    const uid = host.uid();
    if (uid === null) return;
    if (earlier?.uid !== uid) {
      const read = history.load(uid);
      earlier = { uid, read, goesOn: goOn(uid, read) };
    }
    await earlier.goesOn;
  }

  return {
    /** Asks where the change has to be confirmed, and begins it. */
    begin: async (change: Start): Promise<Begun> =>
      (await dispatcher.confirmed(change)) ? dispatcher.start(change) : { what: { is: 'steppedOut' } },
    call,
    history: historyVerbs,
    ...undoing,
    jobs,
    outbox: singles.outbox,
    decide: singles.decide,
    canResend: singles.canResend,
    hasUnsent: (): boolean => jobs.unsent() || singles.outbox.unsent(),
    /** Resumes what earlier pages of the signed-in user left. A second call for the same user waits for the first. */
    load,
    /** Resolves once the history has what earlier pages did, or the browser takes too long for that. */
    untilRead: async (): Promise<void> => {
      void load();
      await Promise.race([earlier?.read, host.sleep(READ_WITHIN_MS)]);
    },
    /** Called after a sign-out: removes everything of that user from this page. */
    leave: (): void => {
      earlier = undefined;
      jobs.leave();
      singles.leave();
      history.leave();
      inFlight.clear();
    },
  };
}
export type Engine = ReturnType<typeof createEngine>;
