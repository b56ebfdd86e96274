import type { KeyValueStore } from '../src/run/call/storage';
import { actHistory } from '../src/run/history/actHistory';
import type { StoredJob } from '../src/run/job/jobStore';
import { jobs as summaries } from '../src/run/job/summaries';
import type { Connection } from './connect';
import { followJob } from './follow';
import { printLine } from './outcomes';
import { placeOn } from './place';
import { createHeadlessRunner, type HeadlessRunner } from './runner';
import { endOfSingle } from './single';
import { type About, foldersIn, openFolder, stateFolderOf } from './stateFolder';
import { Ending, EXIT, type ExitCode, type Surroundings } from './surroundings';

type Way = 'undo' | 'resume' | 'retry';

/** The jobs that were run on this machine, the newest first, a line of JSON each. */
export async function listJobs({ env, write }: Pick<Surroundings, 'env' | 'write'>): Promise<ExitCode> {
  for (const about of foldersIn(stateFolderOf(env))) await write(`${JSON.stringify(about)}\n`);
  return EXIT.done;
}

/** Takes back, goes on with, or sends again what failed of, a job that this or another process has run. */
export async function actOnJob(
  way: Way,
  [id, ...more]: readonly string[],
  { connection, around, waitSeconds }: { connection: Connection; around: Surroundings; waitSeconds: number },
): Promise<ExitCode> {
  if (id === undefined || more.length > 0)
    throw new Ending(EXIT.misuse, `${way} needs the id of one job: \`jobs\` lists them.`);
  const folder = await openFolder(stateFolderOf(around.env), id);
  try {
    const place = placeOn(connection);
    refuseAnothers(folder.about, connection, place.uid);
    // What is taken back is not gone on with first.
    if (way !== 'resume') await pause(folder.store, id);
    const headless = createHeadlessRunner({
      connection,
      place,
      store: folder.store,
      id: crypto.randomUUID(),
      isYes: true,
      say: around.say,
    });
    await headless.runner.load();
    const following = { connection, place, headless, around, waitSeconds };
    const isJob = summaries.list.some((summary) => summary.id === id);
    if (way === 'undo') return isJob ? await undoJob(id, following) : await undoSingle(id, headless, around);
    if (!isJob) return await endOfSingle(id, following);
    await headless.runner.jobs.whole(id);
    if (way === 'resume') headless.runner.jobs.resume(id);
    else void headless.runner.jobs.retryFailed(id);
    return await followJob(id, 0, following);
  } finally {
    await folder.close();
  }
}

/** A job is never gone on with as somebody else, or elsewhere. */
function refuseAnothers({ id, server, uid }: About, connection: Connection, me: number): void {
  if (server !== connection.server) throw new Ending(EXIT.misuse, `The job ${id} ran on ${server}.`);
  if (uid !== me) throw new Ending(EXIT.notAllowed, `The job ${id} is another account's.`);
}

/** What a killed process has left running stays as it is when it is read. */
async function pause(store: KeyValueStore, id: string): Promise<void> {
  await store.change(`job:${id}`, (head) => {
    const job = head as StoredJob | undefined;
    return job?.phase === 'running' ? { ...job, phase: 'paused' } : job;
  });
}

async function undoJob(id: string, following: Parameters<typeof followJob>[2]): Promise<ExitCode> {
  const { headless, around } = following;
  if (!(await headless.runner.undo(id))) {
    around.say('Nothing of it is left to be undone, or no command takes it back here.');
    return EXIT.nothing;
  }
  const undo = summaries.list.find(({ undoes }) => undoes === id);
  return undo ? followJob(undo.id, 0, following) : EXIT.done;
}

async function undoSingle(id: string, { runner }: HeadlessRunner, { write, say }: Surroundings): Promise<ExitCode> {
  const entry = actHistory.entries.find((one) => one.id === id);
  const isUndone = await runner.undo(id);
  if (entry && isUndone)
    await printLine(write, { id: entry.rowId, name: entry.name, outcome: 'done', code: null, reason: '', job: id });
  else say('It is not undone: it was not done, or no command takes it back here.');
  return isUndone ? EXIT.done : EXIT.nothing;
}
