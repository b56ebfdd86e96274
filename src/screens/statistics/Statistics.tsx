import './statistics.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { bucketOf, DEFAULT_RANGE, rangeBefore, rangeOf, rangeText } from '../../../commands/ranges';
import { bucketsOf, stepped } from '../../../contract/buckets';
import * as statistics from '../../../contract/statistics';
import { SERIES, type Series } from '../../../contract/statistics';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { invoke } from '../../run';
import { notAList, setActiveView } from '../../state/activeView';
import { announce } from '../../ui/announcer';
import { useCanCall } from '../components/useCall';
import { viewOf } from './address';
import { Calendar } from './Calendar';
import { ChartCard } from './ChartCard';
import { Figures } from './Figures';
import { Numbers } from './Numbers';
import { Overview } from './Overview';
import { Reports } from './Reports';
import { type ChartWindow, merge } from './rows';
import { SeriesChart } from './SeriesChart';
import { StatisticsToolbar } from './StatisticsToolbar';
import { asking } from './showStatistics';
import { bucketName, spanName } from './statisticsTexts';
import { useSeries } from './useSeries';

const ALL: ReadonlySet<Series> = new Set(SERIES);

/** The statistics home, docs/specification.md section 2: what was made when, by whom reports are kept up with, and how that compares. */
export default function Statistics() {
  const t = useT();
  const search = useSearch();
  const { turn } = useSnapshot(asking);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useMemo(() => viewOf(search), [search]);
  const { range, now } = useRange(view.range, turn);
  const bucket = bucketOf(range, view.bucket);
  const spanBefore = useMemo(() => (view.compare ? rangeBefore(range) : null), [range, view.compare]);

  const { loaded, retry } = useSeries(range, bucket, turn);
  const { loaded: loadedBefore } = useSeries(spanBefore, bucket, turn);
  const times = useMemo(() => bucketsOf(range, bucket), [range, bucket]);
  const rows = useMemo(() => merge(loaded, times), [loaded, times]);
  const timesBefore = useMemo(() => spanBefore && bucketsOf(spanBefore, bucket), [spanBefore, bucket]);
  const before = useMemo(() => timesBefore && merge(loadedBefore, timesBefore), [loadedBefore, timesBefore]);

  const [visible, setVisible] = useState<ReadonlySet<Series>>(ALL);
  const zoom = useZoom(rows.times.length, `${range.text} ${bucket} ${turn}`);
  const { window } = zoom;
  const seen = {
    from: Math.max(range.from, rows.times[window.first] ?? range.from),
    to: Math.min(range.to, stepped(rows.times[window.last] ?? range.to, bucket)),
  };
  usePaper();
  const mayReports = useCanCall(statistics.reports);
  const isLoading = SERIES.every((series) => loaded[series].is === 'loading');

  useLayoutEffect(() => {
    document.title = `${t('statistics.title')} · Tam Quan`;
    heading.current?.focus();
    return setActiveView({
      ...notAList,
      kind: null,
      part: 'charts',
      cursorId: () => null,
      verb: () => {},
      focus: () => heading.current?.focus(),
    });
  }, [t]);
  const isWaiting = SERIES.some((series) => loaded[series].is === 'loading');
  useSaying(isWaiting, () =>
    format.list(
      SERIES.map((series) => {
        const one = loaded[series];
        const name = t(`statistics.series.${series}`);
        if (one.is === 'failed') return format.pair(name, t('statistics.failed'));
        return `${name} ${format.number((rows.totals[series] ?? []).reduce((sum, total) => sum + total, 0))}`;
      }),
    ),
  );

  const toggle = (series: Series) => {
    const next = new Set(visible);
    if (!next.delete(series)) next.add(series);
    setVisible(next);
  };
  return (
    <div data-statistics="" data-surface="" className="h-full overflow-y-auto p-4 md:p-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t('statistics.title')}
        </h1>
        <p className="text-soft tabular-nums" data-range={range.text}>
          {spanName(range)}
          <span className="ps-2 text-faint">{t('statistics.zone')}</span>
          {spanBefore && (
            <span className="text-faint ps-2">{t('statistics.against', { range: spanName(spanBefore) })}</span>
          )}
        </p>
      </div>
      <StatisticsToolbar view={view} span={range} />
      <Figures {...{ loaded, rows, before, window, visible }} onToggle={toggle} onRetry={retry} />
      <p className="-mt-2 text-xs text-faint" data-counted="">
        {t('statistics.counted')}
      </p>
      <ChartCard
        title={t(`statistics.by.${bucket}`)}
        aside={
          zoom.isZoomed && (
            <div className="flex flex-wrap items-center gap-2 text-sm text-soft print:hidden" data-zoomed="">
              <span className="tabular-nums">{spanName(seen)}</span>
              <button
                type="button"
                data-command="stats.range"
                className="h-8 px-2.5 rounded-md border border-line hover:bg-hover text-ink"
                onClick={() =>
                  void invoke('stats.range', { source: 'button', args: { range: rangeText(seen), bucket: 'auto' } })
                }
              >
                {t('statistics.useAsRange')}
              </button>
              <button
                type="button"
                className="h-8 px-2.5 rounded-md border border-line hover:bg-hover text-ink"
                onClick={() => zoom.set(null)}
              >
                {t('statistics.zoomOut')}
              </button>
            </div>
          )
        }
      >
        {isLoading ? (
          <div className="skeleton h-[348px]" />
        ) : view.table ? (
          <Numbers
            name={t(`statistics.by.${bucket}`)}
            titles={[
              t('statistics.time'),
              ...SERIES.map((series) => t(`statistics.series.${series}`)),
              ...(before
                ? SERIES.map((series) => t('statistics.seriesBefore', { name: t(`statistics.series.${series}`) }))
                : []),
            ]}
            count={Math.max(0, window.last - window.first + 1)}
            labelOf={(index) => bucketName(rows.times[window.first + index] ?? 0, bucket)}
            valuesOf={(index) => [
              ...SERIES.map((series) => rows.totals[series]?.[window.first + index]),
              ...(before ? SERIES.map((series) => before.totals[series]?.[window.first + index]) : []),
            ]}
          />
        ) : (
          <>
            <SeriesChart
              {...{ rows, before, visible, bucket, window }}
              span={range}
              bars={view.bars}
              onZoom={zoom.byKeys}
            />
            <Overview {...{ rows, visible, window }} turn={zoom.turn} onZoom={zoom.set} />
          </>
        )}
      </ChartCard>
      <div className="grid gap-4 xl:grid-cols-2">
        <Calendar range={range} now={now} turn={turn} asTable={view.table} />
        {mayReports && <Reports span={range} before={spanBefore} turn={turn} asTable={view.table} />}
      </div>
    </div>
  );
}

/** The range of the address, as of when it was opened or last refreshed: it does not move while one reads. */
function useRange(text: string, turn: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new moment
  return useMemo(() => {
    const now = Math.floor(Date.now() / 1000);
    const range = rangeOf(text, now) ?? rangeOf(DEFAULT_RANGE, now);
    if (!range) throw new Error(`${DEFAULT_RANGE} is no range.`);
    return { range, now };
  }, [text, turn]);
}

/** Which buckets are in view: all, until somebody zooms; all again when other ones are loaded. */
function useZoom(count: number, of: string) {
  const [zoomed, setZoomed] = useState<{ of: string; window: ChartWindow; turn: number } | null>(null);
  const whole = useMemo(() => ({ first: 0, last: count - 1 }), [count]);
  const isZoomed = zoomed !== null && zoomed.of === of;
  const turns = useRef(0);
  return {
    window: isZoomed ? zoomed.window : whole,
    isZoomed,
    /** Another one for every window that the brush has not set itself. */
    turn: `${of} ${isZoomed ? zoomed.turn : 'whole'}`,
    /** By the brush, which already has this window. */
    set: (window: ChartWindow | null) =>
      setZoomed(window && { of, window, turn: isZoomed ? zoomed.turn : turns.current }),
    byKeys: (window: ChartWindow | null) => {
      turns.current += 1;
      setZoomed(window && { of, window, turn: turns.current });
    },
  };
}

/** Says what has come, once all of it has. */
function useSaying(isWaiting: boolean, words: () => string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the waiting ends, not with each draw
  useEffect(() => {
    if (!isWaiting) announce(words());
  }, [isWaiting]);
}

/** Prints in the light theme, in any theme on screen: a dark page is not meant for paper. */
function usePaper() {
  useEffect(() => {
    const paper = matchMedia('print');
    const root = document.documentElement.dataset;
    let onScreen = root.layout;
    const change = () => {
      if (paper.matches) {
        onScreen = root.layout;
        root.layout = '1';
      } else if (onScreen !== undefined) root.layout = onScreen;
    };
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
}
