import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { screenCommand } from '../navigation/screenCommand';
import { theEngine } from '../run';
import { loadingSelection } from '../run/gate/targets';
import { settledCount } from '../run/job/ledger';
import { type JobSummary, jobs } from '../run/job/summaries';
import { announce } from '../ui/announcer';
import { CommandButton } from '../ui/CommandButton';
import { RunTitle, runTitle } from '../ui/RunTitle';
import { useStableOrder } from '../ui/useStableOrder';
import { JobWaits, useJobWait } from './JobWaits';

/** Shorter work is over before anybody could read of it. */
const SHOWN_AFTER_MS = 600;
const ANNOUNCED_EVERY = 0.1;
/** Its cards say and do the same: a strip would only move them under the hand that presses there. */
const SCREEN_OF_JOBS = screenCommand('jobs.open').path;

/** What is under way on many rows, with Pause and Cancel. */
export default function JobToast() {
  const { list } = useSnapshot(jobs);
  const { now } = useSnapshot(loadingSelection);
  const open = list.filter(({ phase }) => phase === 'running' || phase === 'paused').map(({ id }) => id);
  const { order, attention } = useStableOrder(open.reverse());
  return (
    <div className="flex flex-col gap-1" {...attention}>
      {now && <Gathering got={now.got} of={now.of} />}
      {order
        .flatMap((place) => list.find(({ id }) => id === place) ?? [])
        .map((job) => (
          <UnderWay key={job.id} job={job as JobSummary} />
        ))}
    </div>
  );
}

const STRIP =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-raised px-3 py-1 text-sm shadow-layer';
/** On a phone bar and buttons have lines of their own, in which nothing that is counted moves them. */
const LINE_OF_PHONE = 'max-md:order-1 max-md:basis-full';

function UnderWay({ job }: { job: JobSummary }) {
  const t = useT();
  const [location] = useLocation();
  const [isShown, setShown] = useState(false);
  const isOver = job.phase === 'finished';
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const settled = settledCount(job.counts);
  const progress = t('run.progress', { settled: format.number(settled), total: format.number(job.total) });
  const title = runTitle(job);
  const isWaiting = useJobWait(job.phase) !== null;
  const said = useRef(0);
  useEffect(() => {
    const share = settled / job.total;
    if (!isShown || isOver || share - said.current < ANNOUNCED_EVERY) return;
    said.current = share;
    announce(format.pair(title, progress));
  }, [isShown, isOver, settled, job.total, title, progress]);
  if (!isShown || location === SCREEN_OF_JOBS) return null;
  const { pause, resume, cancel } = theEngine().jobs;
  const isPaused = job.phase === 'paused';
  return (
    <section aria-label={runTitle(job)} className={STRIP}>
      <span className="font-medium max-md:grow">
        <RunTitle {...job} />
      </span>
      {/* What it waits for stands in the place of the bar: it comes and goes, and no button moves for that. */}
      <span className={`grid h-7 grow basis-0 items-center *:[grid-area:1/1] ${LINE_OF_PHONE}`}>
        <progress
          className={`h-1.5 w-full accent-(--mark) ${isWaiting ? 'opacity-0' : ''}`}
          max={job.total}
          value={settled}
          aria-label={progress}
        />
        <JobWaits phase={job.phase} className="line-clamp-2 text-xs leading-[14px] text-warn font-medium" />
      </span>
      <span className="tabular-nums text-soft">{progress}</span>
      {(['failed', 'unsure'] as const)
        .filter((state) => job.counts[state] > 0)
        .map((state) => (
          <span key={state} className="text-danger tabular-nums">
            {t('run.counted', { state: t(`run.state.${state}`), number: format.number(job.counts[state]) })}
          </span>
        ))}
      <span className={`flex gap-x-3 ${LINE_OF_PHONE}`}>
        <button
          type="button"
          aria-disabled={isOver}
          className="button-plain button-strip"
          onClick={() => (isPaused ? resume(job.id) : pause(job.id))}
        >
          {t(isPaused ? 'run.resume' : 'run.pause')}
        </button>
        <button
          type="button"
          aria-disabled={isOver}
          className="button-plain button-strip"
          onClick={() => cancel(job.id)}
        >
          {t('run.cancel')}
        </button>
        <CommandButton command="jobs.open" look="icon" />
      </span>
    </section>
  );
}

/** "All matching" is read before the question is asked: how far, and a way to stop. */
function Gathering({ got, of }: { got: number; of: number }) {
  const t = useT();
  const text = t('run.gathering', { got: format.number(got), of: format.number(of) });
  return (
    <section aria-label={text} className={STRIP}>
      <span className="grow tabular-nums" role="status">
        {text}
      </span>
      <button type="button" className="button-plain button-strip" onClick={() => loadingSelection.now?.stop()}>
        {t('common.cancel')}
      </button>
    </section>
  );
}
