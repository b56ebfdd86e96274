import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { theRunner } from '../run';
import { loadingSelection } from '../run/gate/targets';
import { settledCount } from '../run/job/ledger';
import { type JobSummary, jobs } from '../run/job/summaries';
import { announce } from '../ui/announcer';
import { CommandButton } from '../ui/CommandButton';
import { JobWaits } from './JobWaits';

/** Shorter work is over before anybody could read of it. */
const SHOWN_AFTER_MS = 600;
const ANNOUNCED_EVERY = 0.1;

/** What is under way on many rows, with Pause and Cancel; in the page's flow, so that it covers no row. */
export default function JobToast() {
  const { list } = useSnapshot(jobs);
  const { now } = useSnapshot(loadingSelection);
  return (
    <>
      {now && <Gathering got={now.got} of={now.of} />}
      {list
        .filter(({ phase }) => phase === 'running' || phase === 'paused')
        .map((job) => (
          <UnderWay key={job.id} job={job as JobSummary} />
        ))}
    </>
  );
}

const STRIP = 'shrink-0 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-4 py-1 text-sm';
const BUTTON = 'h-7 px-2.5 rounded-md border border-line bg-surface hover:bg-hover';

function UnderWay({ job }: { job: JobSummary }) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const settled = settledCount(job.counts);
  const progress = t('run.progress', { settled: format.number(settled), total: format.number(job.total) });
  const said = useRef(0);
  useEffect(() => {
    const share = settled / job.total;
    if (!isShown || share - said.current < ANNOUNCED_EVERY) return;
    said.current = share;
    announce(format.pair(t(`${job.commandId}.title`), progress));
  }, [isShown, settled, job.total, job.commandId, progress, t]);
  if (!isShown) return null;
  const { pause, resume, cancel } = theRunner().jobs;
  return (
    <section aria-label={t(`${job.commandId}.title`)} className={STRIP}>
      <span className="font-medium">{t(`${job.commandId}.title`)}</span>
      <progress
        className="grow min-w-24 h-1.5 accent-(--accent)"
        max={job.total}
        value={settled}
        aria-label={progress}
      />
      <span className="tabular-nums text-soft">{progress}</span>
      <JobWaits job={job} className="text-warn font-medium" />
      {job.counts.failed > 0 && (
        <span className="text-danger tabular-nums">
          {t('run.state.failed')} {format.number(job.counts.failed)}
        </span>
      )}
      {job.counts.unsure > 0 && (
        <span className="text-danger tabular-nums">
          {t('run.state.unsure')} {format.number(job.counts.unsure)}
        </span>
      )}
      {job.phase === 'running' ? (
        <button type="button" className={BUTTON} onClick={() => pause(job.id)}>
          {t('run.pause')}
        </button>
      ) : (
        <button type="button" className={BUTTON} onClick={() => resume(job.id)}>
          {t('run.resume')}
        </button>
      )}
      <button type="button" className={BUTTON} onClick={() => cancel(job.id)}>
        {t('run.cancel')}
      </button>
      <CommandButton command="jobs.open" look="icon" />
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
      <button type="button" className={BUTTON} onClick={() => loadingSelection.now?.stop()}>
        {t('common.cancel')}
      </button>
    </section>
  );
}
