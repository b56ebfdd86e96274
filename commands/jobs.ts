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

/** Does something with a job as a whole, as the screen of jobs does it. */
const jobCommand = <const Verb extends JobVerb>(
  verb: Verb,
  more: {
    readonly icon: string;
    readonly press?: string;
    readonly savesFile?: true;
    readonly when: (row: JobRow) => DisabledReason;
  },
) => {
  const { press, ...rest } = more;
  return defineConsoleCommand({
    ...OF_JOBS,
    ...rest,
    id: `job.${verb}`,
    ...(press !== undefined && { key: { press, where: 'job' } }),
    run: (world, [row]) => row && world.screen('job')(verb, row.id),
  });
};

const isOver = ({ phase }: JobRow) => phase === 'finished';
const whenOver = (row: JobRow, isSome: boolean, none: Exclude<DisabledReason, null>): DisabledReason =>
  !isOver(row) ? 'job.stillRuns' : isSome ? ok : none;
const whenFailed = (row: JobRow) => whenOver(row, row.counts.failed > 0, 'job.noneFailed');
const whenUnsure = (row: JobRow) => whenOver(row, row.counts.unsure > 0, 'job.noneUnsure');
const whenRunning = (row: JobRow): DisabledReason => (isOver(row) ? 'job.isOver' : ok);
const isHeldBack = ({ phase }: JobRow) => phase === 'paused' || phase === 'held';

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

export const jobCommands = [
  jobCommand('retry', { press: 'r', icon: 'rotate-ccw', when: whenFailed }),
  jobCommand('exportFailed', { press: 's', icon: 'file-down', savesFile: true, when: whenFailed }),
  jobCommand('look', { press: 't', icon: 'refresh-cw', when: whenUnsure }),
  jobCommand('exportUnsure', { press: 'h', icon: 'file-down', savesFile: true, when: whenUnsure }),
  // By `z`, that elsewhere undoes what was done last.
  jobCommand('undo', {
    press: 'z',
    icon: 'undo-2',
    when: (row) =>
      whenOver(row, row.undoable && !row.undone && row.undoes === null && row.counts.done > 0, 'job.nothingToUndo'),
  }),
  jobCommand('pause', { icon: 'pause', when: (row) => whenRunning(row) ?? (isHeldBack(row) ? 'job.isPaused' : ok) }),
  jobCommand('resume', { icon: 'play', when: (row) => whenRunning(row) ?? (isHeldBack(row) ? ok : 'job.stillRuns') }),
  togglePause,
  // What is under way is answered still; the rows after it are not begun.
  jobCommand('cancel', { press: 'v', icon: 'x', when: whenRunning }),
] as const;
