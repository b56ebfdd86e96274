import { nowMs } from '../../client/serverClock';
import './statistics.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { bucketOf, DEFAULT_RANGE, rangeBefore, rangeOf, rangeText } from '../../../commands/ranges';
import { bucketsOf, stepped } from '../../../contract/buckets';
import * as reports from '../../../contract/reports';
import * as statistics from '../../../contract/statistics';
import { SERIES, type Series } from '../../../contract/statistics';
import * as imports from '../../../contract/temples/imports';
import * as waiting from '../../../contract/waiting';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import type { Refused } from '../../i18n/reason';
import { invoke } from '../../run';
import { notAList, setActiveView } from '../../state/activeView';
import { markFirstUsable } from '../../state/firstUsable';
import { announce } from '../../ui/announcer';
import { useCanCall } from '../components/useCall';
import { viewOf } from './address';
import { Calendar } from './Calendar';
import { ChartCard } from './ChartCard';
import { Figures } from './Figures';
import { NotRead, Unread } from './NotRead';
import { Numbers } from './Numbers';
import { Overview } from './Overview';
import { Reports } from './Reports';
import { type ChartWindow, growingAt, type Loaded, type Merged, merge, sumOf } from './rows';
import { SeriesChart } from './SeriesChart';
import { StatisticsToolbar, StatisticsTools } from './StatisticsToolbar';
import { asking } from './showStatistics';
import { bucketName, spanName } from './statisticsTexts';
import { type Trouble, useTroubles } from './troubles';
import { useSeries } from './useSeries';
import { Waiting } from './Waiting';

const ALL: ReadonlySet<Series> = new Set(SERIES);

/** As high as the chart with what stands below it. */
const CHART_HEIGHT = 'h-[454px] md:h-[434px]';

/** Home, docs/specification.md section 2: what waits; below it what was made when, how reports are kept up with, and how that compares. */
export default function Statistics() {
  const t = useT();
  const search = useSearch();
  const { turn } = useSnapshot(asking);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = useMemo(() => viewOf(search), [search]);
  const { range, now } = useRange(view.range, turn);
  const bucket = bucketOf(range, view.bucket);
  const spanBefore = useMemo(() => rangeBefore(range), [range]);
  // For the figures alone, a range cut as suits its length is enough.
  const bucketBefore = view.compare ? bucket : bucketOf(range, 'auto');

  const { loaded, isWaiting, retry } = useSeries(range, range.text, bucket, turn);
  const { loaded: loadedBefore } = useSeries(spanBefore, range.text, bucketBefore, turn);
  const times = useMemo(() => bucketsOf(range, bucket), [range, bucket]);
  const rows = useMemo(() => merge(loaded, times), [loaded, times]);
  const timesBefore = useMemo(() => bucketsOf(spanBefore, bucketBefore), [spanBefore, bucketBefore]);
  const earlier = useMemo(() => merge(loadedBefore, timesBefore), [loadedBefore, timesBefore]);
  const before = view.compare ? earlier : null;

  const [visible, setVisible] = useState<ReadonlySet<Series>>(ALL);
  const zoom = useZoom(rows.times.length, `${range.text} ${bucket} ${turn}`);
  const { window } = zoom;
  const seen = {
    from: Math.max(range.from, rows.times[window.first] ?? range.from),
    to: Math.min(range.to, stepped(rows.times[window.last] ?? range.to, bucket)),
  };
  const growing = growingAt(rows.times, bucket, now);
  usePaper();
  const { told, tell } = useTroubles();
  const troubles = [
    ...told,
    ...SERIES.flatMap((series): Trouble[] => {
      const refusal = refusalOf(loaded[series]);
      const isStale = loaded[series].is === 'ready';
      return refusal ? [{ of: t(`statistics.series.${series}`), refusal, isStale, retry: () => retry(series) }] : [];
    }),
  ];
  const mayReports = useCanCall(statistics.reports);
  const waits = useWaits();
  const isLoading = SERIES.every((series) => loaded[series].is === 'loading');
  const isNothingRead = SERIES.every((series) => loaded[series].is === 'failed');

  useEffect(() => {
    if (!isLoading) markFirstUsable();
  }, [isLoading]);
  useLayoutEffect(() => {
    heading.current?.focus();
    return setActiveView({
      ...notAList,
      kind: null,
      part: 'charts',
      cursorId: () => null,
      verb: () => {},
      lacks: () => true,
      focus: () => heading.current?.focus(),
    });
  }, []);
  useSaying(isWaiting, () =>
    format.list(
      SERIES.map((series) => {
        const one = loaded[series];
        const name = t(`statistics.series.${series}`);
        if (one.is === 'failed') return format.pair(name, t('statistics.failed'));
        if (one.is === 'ready' && one.stale) return format.pair(name, t('statistics.stale'));
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
      {waits.isShown && <Waiting heading={heading} turn={turn} tell={tell} {...waits} />}
      {/* Where the line is full the words about the range take a second one: the tools stay where they are. */}
      <div className="flex max-md:flex-wrap items-center gap-x-3 gap-y-1">
        {waits.isShown ? (
          <h2 className="shrink-0 text-xl font-semibold">{t('statistics.title')}</h2>
        ) : (
          <h1 ref={heading} tabIndex={-1} className="shrink-0 text-xl font-semibold outline-none">
            {t('statistics.title')}
          </h1>
        )}
        <p
          className="md:grow md:min-w-0 text-soft tabular-nums max-md:order-last max-md:basis-full max-md:text-sm"
          data-range={range.text}
        >
          <span className="md:inline-block md:pe-2">{spanName(range)}</span>
          <span className="max-md:ps-2 md:inline-block md:pe-2 text-faint">{t('statistics.zone')}</span>
          <span className={`text-faint md:inline-block ${view.compare ? 'max-md:block' : 'max-md:hidden'}`}>
            {t('statistics.against', { range: spanName(spanBefore) })}
          </span>
        </p>
        <StatisticsTools view={view} span={range} />
      </div>
      <StatisticsToolbar view={view} span={range} />
      <Figures
        {...{ loaded, rows, window, growing, visible }}
        earlier={earlierOf(earlier, bucketBefore === bucket ? window : zoom.isZoomed ? null : wholeOf(earlier))}
        onToggle={toggle}
      />
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
                className="button-plain h-8 px-2.5 rounded-md"
                onClick={() =>
                  void invoke('stats.range', { source: 'button', args: { range: rangeText(seen), bucket: 'auto' } })
                }
              >
                {t('statistics.useAsRange')}
              </button>
              <button type="button" className="button-plain h-8 px-2.5 rounded-md" onClick={() => zoom.set(null)}>
                {t('statistics.zoomOut')}
              </button>
            </div>
          )
        }
      >
        {isLoading ? (
          <div className={`skeleton ${CHART_HEIGHT}`} />
        ) : isNothingRead ? (
          <Unread className={CHART_HEIGHT} />
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
              {...{ rows, before, visible, bucket, window, now, loaded }}
              span={range}
              bars={view.bars}
              onZoom={zoom.set}
            />
            <Overview {...{ rows, visible, window, growing }} onZoom={zoom.set} />
          </>
        )}
      </ChartCard>
      <div className="grid gap-4 xl:grid-cols-2">
        <Calendar range={range} now={now} turn={turn} asTable={view.table} tell={tell} />
        {mayReports && (
          <Reports
            span={range}
            rangeName={range.text}
            before={view.compare ? spanBefore : null}
            turn={turn}
            asTable={view.table}
            tell={tell}
          />
        )}
      </div>
      <NotRead troubles={troubles} />
    </div>
  );
}

/** Why a series is not there, or is that of the reading before. */
const refusalOf = (one: Loaded): Refused | undefined =>
  one.is === 'failed' ? one.refusal : one.is === 'ready' ? one.stale : undefined;

/** What of what waits this person may see on this server. */
function useWaits() {
  const isCounted = useCanCall(waiting.read);
  const mayCases = useCanCall(reports.list);
  const mayImports = useCanCall(imports.list);
  return { isCounted, mayCases, mayImports, isShown: mayCases || (isCounted && mayImports) };
}

/** The range of the address, as of when it was opened or last refreshed: it does not move while one reads. */
function useRange(text: string, turn: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new moment
  return useMemo(() => {
    const now = Math.floor(nowMs() / 1000);
    const range = rangeOf(text, now) ?? rangeOf(DEFAULT_RANGE, now);
    if (!range) throw new Error(`${DEFAULT_RANGE} is no range.`);
    return { range, now };
  }, [text, turn]);
}

/** Which buckets are in view: all, until somebody zooms; all again when other ones are loaded. */
function useZoom(count: number, of: string) {
  const [zoomed, setZoomed] = useState<{ of: string; window: ChartWindow } | null>(null);
  const whole = useMemo(() => ({ first: 0, last: count - 1 }), [count]);
  const isZoomed = zoomed !== null && zoomed.of === of;
  return {
    window: isZoomed ? zoomed.window : whole,
    isZoomed,
    set: (window: ChartWindow | null) => setZoomed(window && { of, window }),
  };
}

const wholeOf = ({ times }: Merged): ChartWindow => ({ first: 0, last: times.length - 1 });

/** What each series came to in the period before; nothing of a window that it is not cut like. */
const earlierOf = (before: Merged, window: ChartWindow | null): Readonly<Partial<Record<Series, number>>> =>
  window === null
    ? {}
    : Object.fromEntries(SERIES.map((series) => [series, sumOf(before.totals[series], window)] as const));

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
