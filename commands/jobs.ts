import { defineChoice, defineConsoleCommand, one } from './core/definition';
import { type DisabledReason, ok } from './core/disabledReason';
import type { JobRow } from './core/rows';

type JobVerb = 'retry' | 'exportFailed' | 'look' | 'exportUnsure' | 'undo' | 'pause' | 'resume' | 'cancel';

declare module './core/world' {
  interface ScreenVerbs {
    /** Does something with a job as a whole. */
    readonly job: (verb: JobVerb, id: string) => void;
  }
}

/** A job is the person's own, in this browser: what its rows may take is checked where they are sent. */
const OF_JOBS = { on: one('job'), at: 'job', permission: 'session' } as const;

const isOver = ({ phase }: JobRow) => phase === 'finished';
const whenOver = (row: JobRow, isSome: boolean, none: Exclude<DisabledReason, null>): DisabledReason =>
  !isOver(row) ? 'job.stillRuns' : isSome ? ok : none;
const whenRunning = (row: JobRow): DisabledReason => (isOver(row) ? 'job.isOver' : ok);
const isHeldBack = ({ phase }: JobRow) => phase === 'paused' || phase === 'held';

const retryJob = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.retry',
  key: { press: 'r', where: 'job' },
  icon: 'rotate-ccw',
  when: (row) => whenOver(row, row.counts.failed > 0, 'job.noneFailed'),
  run: (world, [row]) => row && world.screen('job')('retry', row.id),
});

const exportFailed = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.exportFailed',
  key: { press: 's', where: 'job' },
  icon: 'file-down',
  savesFile: true,
  when: (row) => whenOver(row, row.counts.failed > 0, 'job.noneFailed'),
  run: (world, [row]) => row && world.screen('job')('exportFailed', row.id),
});

const lookAgain = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.look',
  key: { press: 't', where: 'job' },
  icon: 'refresh-cw',
  when: (row) => whenOver(row, row.counts.unsure > 0, 'job.noneUnsure'),
  run: (world, [row]) => row && world.screen('job')('look', row.id),
});

const exportUnsure = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.exportUnsure',
  key: { press: 'h', where: 'job' },
  icon: 'file-down',
  savesFile: true,
  when: (row) => whenOver(row, row.counts.unsure > 0, 'job.noneUnsure'),
  run: (world, [row]) => row && world.screen('job')('exportUnsure', row.id),
});

/** `z`, that elsewhere undoes what was done last. */
const undoJob = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.undo',
  key: { press: 'z', where: 'job' },
  icon: 'undo-2',
  when: (row) =>
    whenOver(row, row.undoable && !row.undone && row.undoes === null && row.counts.done > 0, 'job.nothingToUndo'),
  run: (world, [row]) => row && world.screen('job')('undo', row.id),
});

const pauseJob = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.pause',
  icon: 'square',
  when: (row) => whenRunning(row) ?? (isHeldBack(row) ? 'job.isPaused' : ok),
  run: (world, [row]) => row && world.screen('job')('pause', row.id),
});

const resumeJob = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.resume',
  icon: 'play',
  when: (row) => whenRunning(row) ?? (isHeldBack(row) ? ok : 'job.stillRuns'),
  run: (world, [row]) => row && world.screen('job')('resume', row.id),
});

const togglePause = defineChoice({
  id: 'job.togglePause',
  on: one('job'),
  at: 'job',
  alternatives: ['job.pause', 'job.resume'],
  key: { press: 'p', where: 'job' },
  listed: false,
  when: whenRunning,
  pick: ([row]) => [row && isHeldBack(row) ? 'job.resume' : 'job.pause', {}],
});

/** What is under way is answered still; the rows after it are not begun. */
const cancelJob = defineConsoleCommand({
  ...OF_JOBS,
  id: 'job.cancel',
  key: { press: 'v', where: 'job' },
  icon: 'x',
  when: whenRunning,
  run: (world, [row]) => row && world.screen('job')('cancel', row.id),
});

export const jobCommands = [
  retryJob,
  exportFailed,
  lookAgain,
  exportUnsure,
  undoJob,
  pauseJob,
  resumeJob,
  togglePause,
  cancelJob,
] as const;
