import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { type JobSummary, jobs, theRunner, undosOf } from '../../run';
import { Decide } from '../../run/Decide';
import { type LedgerRow, ROW_STATES, rowIn } from '../../run/ledger';
import { whyOf } from './why';

const ROW_PX = 36;
/** As high as its rows, to this. */
const HIGHEST_PX = 432;

/** What became of each row of a job, however many there are. */
export function Ledger({ job }: { job: JobSummary }) {
  const t = useT();
  const [state, setState] = useState<string>('');
  const box = useRef<HTMLDivElement>(null);
  const rows = theRunner().jobs.rowsOf(job.id, state === '' ? undefined : [state]);
  // Those of an earlier page are read now; the job says when they are there, and this is drawn again.
  const undos = undosOf(useSnapshot(jobs).list, job.id).map(({ id }) => theRunner().jobs.rowsOf(id));
  const isTakenBack = ({ rowId, state: is }: LedgerRow) =>
    is === 'done' &&
    (undos.length === 0 ? job.undone : undos.some((undoRows) => rowIn(undoRows, rowId)?.state === 'done'));
  const isLoading = !job.loaded && rows.length === 0;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  return (
    <section className="rounded-b-xl border border-t-0 border-strong bg-surface">
      <div className="flex items-center gap-3 px-4 py-2 border-b border-line">
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
              {t(`run.state.${one}`)} ({format.number(job.counts[one])})
            </option>
          ))}
        </select>
      </div>
      {isLoading && <div className="skeleton h-9 m-2" />}
      {!isLoading && rows.length === 0 && <p className="p-4 text-sm text-faint">{t('screens.jobs.noRows')}</p>}
      <section
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by key
        tabIndex={0}
        aria-label={t('screens.jobs.ledger')}
        className="overflow-y-auto rounded-b-xl"
        style={{ height: Math.min(HIGHEST_PX, virtual.getTotalSize()) }}
      >
        <div className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <Line
                  key={row.rowId}
                  row={row}
                  state={isTakenBack(row) ? 'takenBack' : row.state}
                  job={job}
                  number={index + 1}
                  topPx={start}
                />
              )
            );
          })}
        </div>
      </section>
    </section>
  );
}

interface LineProps {
  readonly row: LedgerRow;
  /** As it reads: `row.state`, but for what was undone. */
  readonly state: string;
  readonly job: JobSummary;
  readonly number: number;
  readonly topPx: number;
}

function Line({ row, state, job, number, topPx }: LineProps) {
  const t = useT();
  const why = whyOf(job.commandId, row);
  const ways = theRunner().jobs;
  return (
    <div
      className="absolute inset-x-0 flex items-center gap-3 px-4 text-sm border-b border-line"
      style={{ height: ROW_PX, top: topPx }}
    >
      <span className="min-w-8 shrink-0 text-xs text-faint tabular-nums">{format.number(number)}</span>
      <bdi className="grow basis-0 truncate">{row.name}</bdi>
      {why !== '' && (
        <span className="max-w-1/2 truncate text-xs text-soft" title={why}>
          {why}
        </span>
      )}
      <span className={`shrink-0 text-xs ${row.state === 'failed' ? 'text-danger font-medium' : 'text-faint'}`}>
        {t(`run.state.${state}`)}
      </span>
      {row.state === 'unsure' && (
        <Decide name={row.name} canResend onDecide={(how) => void ways.decide(job.id, how, row.rowId)} />
      )}
    </div>
  );
}
