import type { BadgeOf, Tone } from '../../grid/columns';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { type Counts, ROW_STATES, type RowState } from '../../run/job/ledger';
import type { JobSummary } from '../../run/job/summaries';

type Counted = Pick<JobSummary, 'counts' | 'total'>;

/** What of a job still needs the person, said at its head: that it has ended is not that all was done. */
export const troublesOf = ({ counts, total }: Counted): readonly BadgeOf[] => {
  const of = { total: format.number(total) };
  const failed = { failed: format.number(counts.failed), ...of };
  const unsure = { unsure: format.number(counts.unsure), ...of };
  return [
    ...(counts.failed > 0 ? [{ text: 'screens.jobs.failedOf', tone: 'bad', params: failed } as const] : []),
    ...(counts.unsure > 0 ? [{ text: 'screens.jobs.unsureOf', tone: 'warn', params: unsure } as const] : []),
  ];
};

/** The phase to show: an undone job is not shown as done. */
export function phaseOf(job: JobSummary, undos: readonly Pick<JobSummary, 'phase'>[], takenBack: number) {
  if (undos.some(({ phase }) => phase !== 'finished')) return 'takingBack';
  if (takenBack === 0) return job.phase;
  return takenBack < job.counts.done ? 'takenBackInPart' : 'takenBack';
}

type Phase = ReturnType<typeof phaseOf>;
const TONES: Partial<Record<Phase, Tone>> = { paused: 'warn', held: 'warn', takenBackInPart: 'warn' };

interface Stand {
  readonly phase: Phase;
  /** How many of its done rows were undone. */
  readonly takenBack: number;
  /** It waits for the server, or for its person. */
  readonly isWaiting: boolean;
}

/** The state of a row as it reads: while its job waits none is on its way, whichever was sent last. */
export const readAs = (state: RowState, isWaiting: boolean): RowState =>
  isWaiting && state === 'sending' ? 'waiting' : state;

/** How many rows read as in each state. */
export const countsAsRead = (counts: Counts, isWaiting: boolean): Counts =>
  isWaiting ? { ...counts, waiting: counts.waiting + counts.sending, sending: 0 } : counts;

/** What is a trouble is counted where that is said. */
const COUNTED = ROW_STATES.filter((state) => state !== 'failed' && state !== 'unsure');

/**
 * How it stands, in a word and its colour, and how many rows are in which state but for the troubles: both in one where all of them came to
 * the same end.
 */
export function headOf(job: Counted, { phase, takenBack, isWaiting }: Stand) {
  const counts = countsAsRead(job.counts, isWaiting);
  const numbers = [
    // How many wait is said by the word for how the job stands.
    ...COUNTED.filter((state) => !isWaiting || state !== 'waiting').map(
      (state) => [state, counts[state] - (state === 'done' ? takenBack : 0)] as const,
    ),
    ['takenBack', takenBack] as const,
  ].filter(([, count]) => count > 0);
  const counted = numbers.map(([state, count]) => ({ state: t(`run.state.${state}`), number: format.number(count) }));
  // Well only where it has come to its end and nothing of it failed.
  const isWell = phase === 'finished' && job.counts.done > 0 && troublesOf(job).length === 0;
  const tone = isWell ? 'good' : (TONES[phase] ?? 'fact');
  const [all, ...others] = counted;
  const isOver = !isWaiting && (phase === 'finished' || phase === 'takenBack');
  if (isOver && all && others.length === 0 && troublesOf(job).length === 0)
    return { stand: { text: 'run.counted', tone, params: all } satisfies BadgeOf, counted: [] };
  const awaiting = { state: t('run.state.waiting'), number: format.number(counts.waiting) };
  const stand: BadgeOf = isWaiting
    ? { text: 'run.counted', tone: 'warn', params: awaiting }
    : { text: `run.phase.${phase}`, tone };
  return { stand, counted: counted.map((one) => t('run.counted', one)) };
}
