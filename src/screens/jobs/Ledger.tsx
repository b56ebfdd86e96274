import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { t, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { hasAddress, rowAddress } from '../../navigation/rowAddress';
import { theEngine } from '../../run';
import { mutationById } from '../../run/call/runNames';
import { type LedgerRow, ROW_STATES, rowIn } from '../../run/job/ledger';
import { type JobSummary, jobs, undosOf } from '../../run/job/summaries';
import { Decide } from '../../shell/Decide';
import { useJobWait } from '../../shell/JobWaits';
import { layout } from '../../shell/layout';
import { TargetName } from '../../ui/TargetName';
import { countsAsRead, readAs } from './jobHead';
import { troubleFirst } from './troubleFirst';
import { whyOf } from './why';

const ROW_PX = 36;
/** Where it is narrow, why a row is as it is and what can be said of it stand on lines of their own. */
const WHY_PX = 22;
const DECIDE_PX = 40;
/** No window has room for more of a row's text. */
const LINE_SIGNS = 300;
/** The room that what a row is about has in its line, in which its own words are cut at their own end. */
const NAME = 'grow basis-0 min-w-24';
/** As high as its rows, to this: half of one is seen, so that one sees that there are more. */
const HIGHEST_PX = 12.5 * ROW_PX;

/** The outcome of each row of a job, however many there are. */
export function Ledger({ job }: { job: JobSummary }) {
  const t = useT();
  const [state, setState] = useState<string>('');
  const box = useRef<HTMLDivElement>(null);
  // Rows of an earlier page are read now; the job changes when they are there, and this renders again.
  const all = useTroubleFirst(theEngine().jobs.rowsOf(job.id), job.phase === 'finished');
  const isWaiting = useJobWait(job.phase) !== null;
  const counts = countsAsRead(job.counts, isWaiting);
  const rows = state === '' ? all : all.filter((row) => readAs(row.state, isWaiting) === state);
  const undos = undosOf(useSnapshot(jobs).list, job.id).map(({ id }) => theEngine().jobs.rowsOf(id));
  const isTakenBack = ({ rowId, state: is }: LedgerRow) =>
    is === 'done' &&
    (undos.length === 0 ? job.undone : undos.some((undoRows) => rowIn(undoRows, rowId)?.state === 'done'));
  const isNarrow = useSnapshot(layout).width !== 'desktop';
  const heightOf = (row: LedgerRow | undefined) =>
    ROW_PX +
    (isNarrow && row && whyOf(job.commandId, row) !== '' ? WHY_PX : 0) +
    (isNarrow && row?.state === 'unsure' ? DECIDE_PX : 0);
  const isLoading = !job.loaded && rows.length === 0;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => heightOf(rows[index]),
    overscan: 8,
  });
  const isScrolled = virtual.getTotalSize() > HIGHEST_PX;
  const heights = isNarrow && [state, job.loaded, ...Object.values(job.counts)].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rows are as high as hangs on these
  useEffect(() => virtual.measure(), [heights]);
  return (
    <section className="rounded-b-xl border border-t-0 border-strong bg-surface">
      <div className="flex items-center gap-3 px-4 py-2 border-b border-line">
        <h2 className="shrink-0 font-semibold">{t('screens.jobs.ledger')}</h2>
        <p className="grow text-sm text-soft tabular-nums">{isScrolled && shownOf(virtual.range, rows.length)}</p>
        <select
          aria-label={t('screens.jobs.state')}
          value={state}
          onChange={(event) => setState(event.target.value)}
          className="h-8 rounded-md border border-strong bg-surface px-2 text-sm"
        >
          <option value="">{t('common.all')}</option>
          {ROW_STATES.filter((one) => one === state || counts[one] > 0).map((one) => (
            <option key={one} value={one}>
              {t(`run.state.${one}`)} ({format.number(counts[one])})
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
                  state={isTakenBack(row) ? 'takenBack' : readAs(row.state, isWaiting)}
                  job={job}
                  number={index + 1}
                  topPx={start}
                  heightPx={heightOf(row)}
                  isNarrow={isNarrow}
                  onDecided={() => box.current?.focus()}
                />
              )
            );
          })}
        </div>
      </section>
    </section>
  );
}

/** Which of the rows are seen, those that are cut with them. */
function shownOf(range: { readonly startIndex: number; readonly endIndex: number } | null, count: number): string {
  const { startIndex, endIndex } = range ?? { startIndex: 0, endIndex: 0 };
  const { number } = format;
  return t('screens.jobs.seen', { from: number(startIndex + 1), to: number(endIndex + 1), total: number(count) });
}

/**
 * Once the job has ended, the rows that need the person come first. They stay in their places while they are sent again or decided: none
 * comes under the hand that presses there.
 */
function useTroubleFirst(rows: readonly LedgerRow[], isOver: boolean): readonly LedgerRow[] {
  const [hasEnded, setEnded] = useState(isOver);
  if (isOver && !hasEnded) setEnded(true);
  return useMemo(() => (hasEnded ? troubleFirst(rows) : rows), [rows, hasEnded]);
}

interface LineProps {
  readonly row: LedgerRow;
  /** As it reads: `row.state`, but for what was undone, and for what is not on its way while the job waits. */
  readonly state: LedgerRow['state'] | 'takenBack';
  readonly job: JobSummary;
  readonly number: number;
  readonly topPx: number;
  readonly heightPx: number;
  readonly isNarrow: boolean;
  /** The buttons go with what was to be decided. */
  readonly onDecided: () => void;
}

function Line({ row, state, job, number, topPx, heightPx, isNarrow, onDecided }: LineProps) {
  const t = useT();
  const why = whyOf(job.commandId, row);
  const ways = theEngine().jobs;
  const name = (
    <TargetName
      command={mutationById(job.commandId)}
      kind={job.kind}
      row={row.before}
      short={row.name}
      signs={LINE_SIGNS}
      className="block truncate"
    />
  );
  const said = why !== '' && (
    <span className={`truncate text-xs text-soft ${isNarrow ? 'ps-11' : 'max-w-1/2'}`} title={why}>
      {why}
    </span>
  );
  const asked = row.state === 'unsure' && (
    <div className={isNarrow ? 'flex h-10 items-center' : 'shrink-0'}>
      <Decide
        name={row.name}
        canResend
        onDecide={(how) => {
          onDecided();
          void ways.decide(job.id, how, row.rowId);
        }}
      />
    </div>
  );
  return (
    <div
      data-state={row.state}
      className="absolute inset-x-0 flex flex-col px-4 text-sm border-b border-line"
      style={{ height: heightPx, top: topPx }}
    >
      <div className="flex items-center gap-3" style={{ height: ROW_PX - 1 }}>
        <span className="min-w-8 shrink-0 text-xs text-faint tabular-nums">{format.number(number)}</span>
        {hasAddress(job.kind) ? (
          <Link href={rowAddress(job.kind, row.rowId)} className={`${NAME} py-1.5 text-mark hover:underline`}>
            {name}
          </Link>
        ) : (
          <span className={NAME}>{name}</span>
        )}
        {!isNarrow && said}
        <span className={`shrink-0 text-xs ${TONES[row.state] ?? 'text-faint'}`}>{t(`run.state.${state}`)}</span>
        {!isNarrow && asked}
      </div>
      {isNarrow && said}
      {isNarrow && asked}
    </div>
  );
}

/** Rows that need the person's attention are highlighted. */
const TONES: Partial<Record<LedgerRow['state'], string>> = {
  failed: 'text-danger font-medium',
  unsure: 'text-warn font-medium',
};
