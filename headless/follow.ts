import { setTimeout as sleep } from 'node:timers/promises';
import { pace } from '../src/run/call/pace';
import { type Job, settledCount } from '../src/run/job/ledger';
import type { Connection } from './connect';
import { exitOf, lineOf, printLine } from './outcomes';
import type { Place } from './place';
import type { HeadlessRunner } from './runner';
import { EXIT, type ExitCode, type Surroundings } from './surroundings';

const LOOK_EVERY_MS = 200;
/** What is on its way when it is to stop may take so long to be answered. */
const ANSWERS_WITHIN_MS = 10_000;
/** What was answered is in the ledger after this: it is written down some times a second (src/run/job/jobStore.ts). */
const WRITTEN_AFTER_MS = 500;

/** A run, and what can end it early. */
export interface Following {
  readonly connection: Connection;
  readonly place: Place;
  readonly headless: HeadlessRunner;
  readonly around: Surroundings;
  readonly waitSeconds: number;
}

/** Why a job stops before its end. */
export type Stop = 'interrupted' | 'away' | 'ended';

/** The same in words. */
export const SAYS: Readonly<Record<Stop, string>> = {
  interrupted: 'Stopped.',
  away: 'The server has been away for too long.',
  ended: 'The server has ended the session, or somebody has revoked the token.',
};

/**
 * Waits for the end of a job that was started, says each row as it ends, in their order, and pauses it where it has to stop: what is not
 * sent by then waits in its folder.
 */
export async function followJob(id: string, missing: number, following: Following): Promise<ExitCode> {
  const { headless, around } = following;
  const { jobs } = headless.runner;
  const job = jobs.find(id);
  if (!job) throw new Error(`No job ${id} was started.`);
  const stops = listenForStops(following);
  let printed = 0;
  const print = async () => {
    for (; printed < job.rows.length; printed += 1) {
      const row = job.rows[printed];
      if (!row || row.state === 'waiting' || row.state === 'sending') break;
      await printLine(around.write, lineOf(job, row));
    }
    around.showProgress?.(`${settledCount(job.counts)} / ${job.rows.length}`);
  };
  const ended = jobs.ended(id).then(() => 'over' as const);
  let how: 'over' | 'later' | Stop = 'later';
  while (how === 'later') {
    how = await Promise.race([ended, stops.stopped, later()]);
    await print();
  }
  stops.close();
  around.showProgress?.('');
  if (how !== 'over') return stopJob(job, how, following);
  return exitOf(job.rows, job.counts, missing);
}

async function stopJob(job: Job, why: Stop, { headless, around }: Following): Promise<ExitCode> {
  headless.runner.jobs.pause(job.id);
  const until = Date.now() + ANSWERS_WITHIN_MS;
  while (job.counts.sending > 0 && Date.now() < until) await sleep(LOOK_EVERY_MS);
  await sleep(WRITTEN_AFTER_MS);
  const left = job.counts.waiting + job.counts.sending;
  around.say(`${SAYS[why]} ${left} of ${job.rows.length} rows are left: resume ${job.id}`);
  return why === 'ended' ? EXIT.notAllowed : EXIT.stopped;
}

const later = () => sleep(LOOK_EVERY_MS).then(() => 'later' as const);

/** Listens for what ends a run early. */
export function listenForStops({ connection, place, around, waitSeconds }: Following) {
  let stop = (_why: Stop) => {};
  const stopped = new Promise<Stop>((resolve) => {
    stop = resolve;
  });
  connection.onEnded = () => {
    place.endSession();
    stop('ended');
  };
  const forget = around.onInterrupt(() => stop('interrupted'));
  let waitingSince: number | undefined;
  const looking = setInterval(() => {
    waitingSince = pace.waitingFor === 'server' ? (waitingSince ?? Date.now()) : undefined;
    if (waitingSince !== undefined && Date.now() - waitingSince > waitSeconds * 1000) stop('away');
  }, LOOK_EVERY_MS);
  return {
    stopped,
    close: () => {
      clearInterval(looking);
      forget();
    },
  };
}
