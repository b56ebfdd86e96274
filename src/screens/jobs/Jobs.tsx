import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { type JobSummary, jobs, theRunner, undoEntry } from '../../run';
import { ROW_STATES, settledCount } from '../../run/ledger';
import { failedAsCsv } from './failedAsCsv';

const ROW_PX = 36;

/** Work on many rows: what runs, what has ended, and what became of each row. */
export default function Jobs() {
  const t = useT();
  const { list } = useSnapshot(jobs);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${t('jobs.open.title')} · Tam Quan`;
    heading.current?.focus();
  }, [t]);
  const open = list.find((job) => job.id === chosen) ?? list[0];
  return (
    <div className="h-full flex flex-col gap-4 p-5 overflow-y-auto">
      <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        {t('jobs.open.title')}
      </h1>
      {list.length === 0 && <p className="py-16 text-center text-faint">{t('screens.jobs.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {list.map((job) => (
          <li key={job.id}>
            <One job={job as JobSummary} open={job.id === open?.id} onOpen={() => setChosen(job.id)} />
          </li>
        ))}
      </ul>
      {open && <Ledger key={open.id} job={open as JobSummary} />}
    </div>
  );
}

function Act({ label, act }: { label: string; act: () => void }) {
  return (
    <button
      type="button"
      className="h-8 px-3 rounded-md border border-line bg-surface text-sm hover:bg-hover"
      onClick={act}
    >
      {label}
    </button>
  );
}

function One({ job, open, onOpen }: { job: JobSummary; open: boolean; onOpen: () => void }) {
  const t = useT();
  const run = theRunner().jobs;
  const settled = settledCount(job.counts);
  const said = ROW_STATES.filter((state) => job.counts[state] > 0).map(
    (state) => `${t(`run.state.${state}`)} ${format.number(job.counts[state])}`,
  );
  return (
    <article className={`rounded-xl border bg-surface p-4 ${open ? 'border-strong' : 'border-line'}`}>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" aria-expanded={open} className="grow text-start font-semibold min-h-8" onClick={onOpen}>
          {t(`${job.commandId}.title`)} · {t('palette.rows', { count: job.total })}
        </button>
        <span className="text-xs text-faint">
          {t(`run.phase.${job.phase}`)} · {format.ago(job.startedAt)}
        </span>
        {job.phase === 'running' && <Act label={t('run.pause')} act={() => run.pause(job.id)} />}
        {(job.phase === 'paused' || job.phase === 'held') && (
          <Act label={t('run.resume')} act={() => void run.resume(job.id)} />
        )}
        {job.phase !== 'finished' && <Act label={t('run.cancel')} act={() => run.cancel(job.id)} />}
        {job.phase === 'finished' && job.counts.failed > 0 && (
          <>
            <Act label={t('run.retryFailed')} act={() => void run.retryFailed(job.id)} />
            <Act label={t('run.exportFailed')} act={() => failedAsCsv(job)} />
          </>
        )}
        {job.phase === 'finished' && job.counts.done > 0 && !job.undone && job.undoes === null && job.undoable && (
          <Act label={t('common.undo')} act={() => void undoEntry(job.id)} />
        )}
      </div>
      <progress
        className="w-full h-1.5 mt-2 accent-(--accent)"
        max={job.total}
        value={settled}
        aria-label={t('run.progress', { settled, total: job.total })}
      />
      <p className="text-xs text-soft pt-1">{said.join(' · ')}</p>
    </article>
  );
}

/** What became of each row, however many. */
function Ledger({ job }: { job: JobSummary }) {
  const t = useT();
  const [state, setState] = useState<string>('');
  const box = useRef<HTMLDivElement>(null);
  const rows = theRunner().jobs.rowsOf(job.id, state === '' ? undefined : [state]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  return (
    <section className="rounded-xl border border-line bg-surface">
      <div className="flex items-center gap-3 p-3 border-b border-line">
        <h2 className="grow font-semibold">{t('screens.jobs.ledger')}</h2>
        <select
          aria-label={t('screens.jobs.state')}
          value={state}
          onChange={(event) => setState(event.target.value)}
          className="h-8 rounded-md border border-strong bg-surface px-2 text-sm"
        >
          <option value="">{t('common.all')}</option>
          {ROW_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`run.state.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key */}
      <section ref={box} tabIndex={0} aria-label={t('screens.jobs.ledger')} className="h-80 overflow-y-auto">
        <div className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            const why = row.why ? t(row.why) : row.code === undefined ? '' : t(`errors.${row.code}`);
            return (
              <div
                key={row.rowId}
                className="absolute inset-x-0 flex items-center gap-3 px-3 text-sm border-b border-line"
                style={{ height: ROW_PX, top: item.start }}
              >
                <span className="w-12 text-xs text-faint tabular-nums">{format.number(item.index + 1)}</span>
                <bdi className="grow truncate">{row.name}</bdi>
                <span className="truncate text-xs text-soft" title={row.message}>
                  {why}
                </span>
                <span className={`w-40 text-xs ${row.state === 'failed' ? 'text-danger font-medium' : 'text-faint'}`}>
                  {t(`run.state.${row.state}`)}
                </span>
              </div>
            );
          })}
        </div>
      </section>
    </section>
  );
}
