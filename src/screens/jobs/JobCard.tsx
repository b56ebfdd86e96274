import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { JobRow } from '../../../commands/core/rows';
import { commandById } from '../../../commands/registry';
import { commandStateOf } from '../../../commands/state';
import { Badge } from '../../grid/columns';
import { useT } from '../../i18n';
import { clockName } from '../../i18n/clockName';
import { countedRows } from '../../i18n/countedRows';
import { durationName } from '../../i18n/durationName';
import { useCommandContext } from '../../run';
import { settledCount } from '../../run/job/ledger';
import { type JobSummary, jobs, undosOf } from '../../run/job/summaries';
import { JobWaits, useJobWait } from '../../shell/JobWaits';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { RunTitle, runTitle } from '../../ui/RunTitle';
import { timeAgo } from '../../ui/timeAgo';
import { useStableOrder } from '../../ui/useStableOrder';
import { headOf, phaseOf, troublesOf } from './jobHead';

/** When it was begun and, once it is over, how long it took, with all that it had to wait for. */
function When({ job: { startedAt, finishedAt } }: { job: Pick<JobSummary, 'startedAt' | 'finishedAt'> }) {
  const took = finishedAt === null ? [] : [durationName(Math.max(1, Math.round(finishedAt - startedAt)))];
  return (
    <span className="text-soft" data-when="">
      {[clockName(startedAt), ...took].join(' · ')}
    </span>
  );
}

interface JobCardProps {
  readonly job: JobSummary;
  readonly isOpen: boolean;
  /** Shows its rows; absent where they are not shown here. */
  readonly onOpen?: () => void;
  /** In as few lines as it has room for: what takes back the job above it, or where it is one of several things that are said. */
  readonly isLine?: boolean;
  /** What takes it back stands below it in its frame, in the place of its buttons where none of them does anything any more. */
  readonly isFollowed?: boolean;
}

/** What can be done with a job as a whole, each in its place: those of one that is over first. */
const ACTS = ['retry', 'exportFailed', 'look', 'exportUnsure', 'undo', 'togglePause', 'cancel'] as const;

/** A job as what commands act on. */
export const jobRow = (job: JobSummary): JobRow => ({
  ...job,
  title: `${runTitle(job)} · ${countedRows(job.kind, job.total)}`,
});

/** A job: what it does, how far it is, and what can be done with it now. With the focus it is what keys act on. */
export function JobCard({ job, isOpen, onOpen, isLine = false, isFollowed = false }: JobCardProps) {
  const t = useT();
  const context = useCommandContext();
  const card = useRef<HTMLElement>(null);
  /** Beside other things that are said, and no item of a list. */
  const isAside = isLine && onOpen === undefined;
  const row = jobRow(job);
  const isReady = (act: string) => {
    const command = commandById(`job.${act}`);
    return command !== undefined && commandStateOf(command, [row], context, 'job').is === 'ready';
  };
  const { order, attention } = useStableOrder(ACTS.filter(isReady), job.phase !== 'finished');
  const isHeldBack = job.phase === 'paused' || job.phase === 'held';
  const settled = settledCount(job.counts);
  const waitsFor = useJobWait(job.phase);
  const undos = undosOf(useSnapshot(jobs).list, job.id);
  // An undo of long ago is no longer in the list; what it did is not known row by row.
  const known = undos.reduce((sum, { counts }) => sum + counts.done, 0);
  const takenBack = undos.length === 0 && job.undone ? job.counts.done : known;
  const phase = phaseOf(job, undos, takenBack);
  const { stand, counted } = headOf(job, { phase, takenBack, isWaiting: waitsFor !== null });
  const acts = isFollowed && !order.some(isReady) ? [] : order;
  const edge = isOpen ? 'border-strong rounded-t-xl' : `${isLine ? 'border-transparent' : 'border-line'} rounded-xl`;
  const room = isLine
    ? 'px-[calc(0.5rem-1px)]'
    : `bg-surface p-4 ${isFollowed ? 'rounded-b-none border-b-0 pb-0' : ''}`;
  const box = `border ${edge} ${room}`;
  const headOfLine = isAside ? 'flex flex-wrap items-center gap-x-3' : 'contents';
  return (
    <article
      ref={card}
      // Keys act on the job that has the focus, as on a row of a list; one that is aside is none of a list.
      tabIndex={isAside ? -1 : 0}
      data-job={job.id}
      aria-label={row.title}
      // Its keys are those of the job with the focus, and stand on that alone; room for them is on each.
      className={`[&:not(:focus-within)_kbd]:invisible ${isLine ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : ''} ${isAside ? '' : box}`}
      {...attention}
    >
      <div className={isLine ? headOfLine : 'gap-2 md:flex md:items-center'}>
        <button
          type="button"
          aria-expanded={onOpen && isOpen}
          className={isLine ? 'min-h-8 text-start text-sm font-medium' : 'w-full text-start font-semibold min-h-8'}
          onClick={onOpen}
        >
          {job.undoes !== null && (
            <>
              <Icon name="undo-2" className="me-1.5 inline-block align-[-0.125em] text-faint" />
              <span className="sr-only">{t('common.undo')} </span>
            </>
          )}
          <RunTitle {...job} /> · {countedRows(job.kind, job.total)}
        </button>
        {timeAgo(job.startedAt, `shrink-0 text-xs text-faint ${isLine ? 'order-last ms-auto' : ''}`)}
      </div>
      <p className={`flex flex-wrap items-center gap-x-2 gap-y-1 text-sm tabular-nums ${isLine ? '' : 'pt-1.5'}`}>
        <Badge {...stand} />
        {troublesOf(job).map((trouble) => (
          <Badge key={trouble.text} {...trouble} />
        ))}
        {counted.length > 0 && <span>{counted.join(' · ')}</span>}
        {!isLine && <When job={job} />}
      </p>
      <div className={`flex flex-wrap gap-2 empty:hidden ${isLine ? '' : 'pt-2'}`}>
        {acts.map((act) => (
          <CommandButton
            key={act}
            command={`job.${act}`}
            rows={[row]}
            rowKind="job"
            // What is spent leaves its place empty, as long as the others would move under a hand.
            className={isReady(act) ? '' : '[&:not(:focus)]:invisible'}
            {...(act === 'togglePause' && {
              label: t(isHeldBack ? 'job.resume.title' : 'job.pause.title'),
              icon: isHeldBack ? 'play' : 'pause',
            })}
            // An act can take its own button away with it: the focus is on the job by then.
            onInvoked={() => card.current?.focus()}
          />
        ))}
      </div>
      {settled < job.total && (
        <progress
          className={`w-full h-1.5 accent-(--mark) ${isLine ? 'order-last' : 'mt-2'}`}
          max={job.total}
          value={settled}
          aria-label={t('run.progress', { settled, total: job.total })}
        />
      )}
      <JobWaits phase={job.phase} className="block pt-1 text-sm text-warn font-medium" />
    </article>
  );
}
