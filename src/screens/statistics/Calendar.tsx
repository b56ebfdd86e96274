import { Group } from '@visx/group';
import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { StatisticsRange } from '../../../commands/ranges';
import { localOf, startOf, stepped } from '../../../contract/buckets';
import type * as statistics from '../../../contract/statistics';
import { SERIES, type Series } from '../../../contract/statistics';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { call } from '../../client';
import { useWidth } from '../../grid/hooks/useWidth';
import { language, useT } from '../../i18n';
import { format } from '../../i18n/format';
import { announce } from '../../ui/announcer';
import { Icon } from '../../ui/Icon';
import { useCall } from '../components/useCall';
import { ChartCard, Chip } from './ChartCard';
import { daysOver, SHADES, type Span, shadeOf, spanOf } from './heat';
import { daysOf, monthSeenFirst } from './month';
import { Unread } from './NotRead';
import { Numbers } from './Numbers';
import { LOOKS, STRONGEST_PERCENT } from './seriesStyles';
import { bucketName, monthName, shortNumbers, todayName, weekdayNames } from './statisticsTexts';
import { type TellTrouble, useTrouble } from './troubles';
import { useCursor } from './useCursor';

const DAYS_OF_WEEK = 7;
const WEEKS_MAX = 6;
const CELL_PX = 50;
const HEAD_PX = 24;
/** What is said below the days. */
const BELOW_PX = 62;
/** The first week of unix time that begins with a Monday. */
const A_WEEK = [4, 5, 6, 7, 8, 9, 10].map((day) => day * DAY_SECONDS);
const WEEKDAY_PX = 11;
/** Between the names of two weekdays. */
const WEEKDAY_GAP_PX = 4;

interface CalendarProps {
  readonly range: StatisticsRange;
  readonly now: number;
  readonly turn: number;
  readonly asTable: boolean;
  readonly tell: TellTrouble;
}

/**
 * One month by days, that which the range is first seen by (month.ts) until another is turned to: darker where more was made; every day says
 * its number, and the one that is not over is hatched.
 */
export function Calendar({ range, now, turn, asTable, tell }: CalendarProps) {
  const t = useT();
  const [turned, setTurned] = useState<{ readonly of: string; readonly month: number } | null>(null);
  const month = turned?.of === range.text ? turned.month : monthSeenFirst(range, now);
  const [series, setSeries] = useState<Series>('posts');
  const [tries, setTries] = useState(0);
  const { year, month: number } = localOf(month);
  const answer = useCall(`${month} ${turn} ${tries}`, (signal) => daysOf(call, { year, month: number }, signal));
  // Until the next month is there the one before stays, so that keys go on from where they are.
  const [days, setDays] = useState<readonly statistics.DayTotals[]>([]);
  useEffect(() => {
    if (answer?.refused === undefined && answer) setDays(answer.data);
  }, [answer]);
  // What was read before is worth more than nothing, but not as another month.
  const refusal = answer?.refused === undefined ? null : answer;
  const isStale = refusal !== null && days[0]?.time === month;
  useTrouble(tell, 'calendar', refusal && { of: monthName(month), refusal, isStale, retry: () => setTries(tries + 1) });
  const heightPx = HEAD_PX + weeksOf(month, (stepped(month, 'MONTH') - month) / DAY_SECONDS) * CELL_PX + BELOW_PX;
  const isLast = month >= startOf(now, 'MONTH');
  const page = (by: -1 | 1) => {
    if (by > 0 && isLast) return;
    const next = stepped(month, 'MONTH', by);
    setTurned({ of: range.text, month: next });
    announce(monthName(next));
  };
  return (
    <ChartCard
      title={
        <span className="flex items-center gap-1">
          <Turner icon="chevron-left" name={t('statistics.monthBefore')} onTurn={() => page(-1)} />
          <span className="min-w-32 text-center first-letter:uppercase">{monthName(month)}</span>
          <Turner icon="chevron-right" name={t('statistics.monthAfter')} isOff={isLast} onTurn={() => page(1)} />
        </span>
      }
      aside={
        !asTable && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would not lie in a line
          <div role="group" aria-label={t('statistics.calendarOf')} className="flex flex-wrap gap-0.5 print:hidden">
            {SERIES.map((one) => (
              <Chip key={one} on={one === series} onChoose={() => setSeries(one)}>
                {t(`statistics.series.${one}`)}
              </Chip>
            ))}
          </div>
        )
      }
    >
      {refusal && !isStale && <Unread heightPx={heightPx} />}
      {answer === undefined && days.length === 0 && (
        <div
          // On a phone it is a line more.
          className="skeleton max-md:mb-4"
          style={{ height: heightPx }}
        />
      )}
      {(refusal === null || isStale) &&
        days.length > 0 &&
        (asTable ? (
          <Numbers
            name={monthName(month)}
            titles={[t('statistics.time'), ...SERIES.map((one) => t(`statistics.series.${one}`))]}
            count={days.filter(({ time }) => time <= now).length}
            labelOf={(index) => bucketName(days[index]?.time ?? 0, 'DAY')}
            valuesOf={(index) => SERIES.map((one) => days[index]?.[one])}
          />
        ) : (
          <Month {...{ days, series, now }} onPage={page} />
        ))}
    </ChartCard>
  );
}

function Turner({
  icon,
  name,
  isOff = false,
  onTurn,
}: {
  icon: string;
  name: string;
  isOff?: boolean;
  onTurn: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      className="size-8 pointer-coarse:size-11 grid place-items-center rounded-md hover:bg-hover aria-disabled:opacity-40 print:hidden"
      onClick={onTurn}
    >
      <Icon name={icon} />
    </button>
  );
}

interface MonthProps {
  readonly days: readonly statistics.DayTotals[];
  readonly series: Series;
  readonly now: number;
  readonly onPage: (by: -1 | 1) => void;
}

function Month({ days, series, now, onPage }: MonthProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const first = localOf(days[0]?.time ?? 0).weekday;
  const weeks = weeksOf(days[0]?.time ?? 0, days.length);
  // What is to come has no number yet.
  const past = days.filter(({ time }) => time <= now);
  const today = past.findIndex(({ time }) => now < stepped(time, 'DAY'));
  const over = daysOver(past, now);
  // On the first day of a month there is no other.
  const span = spanOf((over.length > 0 ? over : past).map((day) => day[series]));
  const short = shortNumbers(past.map((day) => day[series]));
  const peak = span.most > 0 ? over.find((day) => day[series] === span.most) : undefined;
  const peakWords =
    peak && t('statistics.peak', { day: bucketName(peak.time, 'DAY'), total: format.number(peak[series]) });
  // A calendar is read as the language is, its weeks and its arrows alike; only axes of time run left to right everywhere.
  const isRightToLeft = useSnapshot(language).dir === 'rtl';
  const columns = useMemo(() => {
    const edges: [number, number] = [1, Math.max(1, widthPx - 1)];
    const range = isRightToLeft ? ([edges[1], edges[0]] satisfies [number, number]) : edges;
    return scaleBand<number>({ domain: [0, 1, 2, 3, 4, 5, 6], range, paddingInner: 0.06 });
  }, [widthPx, isRightToLeft]);
  const shade = shadeOf(span);
  const dayName = (index: number) => {
    const name = bucketName(days[index]?.time ?? 0, 'DAY');
    return index === today ? format.list([todayName(), name]) : name;
  };
  const name = t(`statistics.series.${series}`);
  const cursor = useCursor({
    window: { first: 0, last: past.length - 1 },
    rowLength: DAYS_OF_WEEK,
    isRightToLeft,
    describe: (index) => format.list([dayName(index), `${name} ${format.number(days[index]?.[series] ?? 0)}`]),
    onPage,
  });
  const cell = columns.bandwidth();
  const weekdays = weekdayNames(A_WEEK, (name) => widthOf(name) + WEEKDAY_GAP_PX <= cell);
  return (
    <div className="group/chart">
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its days are reached by keys
        tabIndex={0}
        aria-roledescription={t('statistics.chart')}
        aria-label={[format.pair(monthName(days[0]?.time ?? 0), name), peakWords].filter(Boolean).join('. ')}
        aria-describedby={`${id}-keys`}
        data-chart="calendar"
        className="rounded-md"
        style={{ height: HEAD_PX + weeks * CELL_PX }}
        onKeyDown={cursor.onKeyDown}
        onFocus={cursor.onFocus}
        onBlur={cursor.onBlur}
      >
        {widthPx > 0 && (
          <svg width={widthPx} height={HEAD_PX + weeks * CELL_PX} aria-hidden="true" className="block max-w-full">
            <defs>
              <pattern
                id={`${id}-hatch`}
                width={6}
                height={6}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width={1.5} height={6} fill={LOOKS[series].colour} fillOpacity={0.45} />
              </pattern>
            </defs>
            {weekdays.map((name, weekday) => (
              <text
                key={A_WEEK[weekday]}
                x={(columns(weekday) ?? 0) + cell / 2}
                y={14}
                textAnchor="middle"
                fontSize={WEEKDAY_PX}
                fill="var(--faint)"
                data-weekday=""
              >
                {name}
              </text>
            ))}
            {days.map((day, index) => {
              const place = first + index;
              const isPast = index < past.length;
              return (
                <Group
                  key={day.time}
                  left={columns(place % DAYS_OF_WEEK) ?? 0}
                  top={HEAD_PX + Math.floor(place / DAYS_OF_WEEK) * CELL_PX}
                >
                  <Bar
                    width={cell}
                    height={CELL_PX - 4}
                    rx={4}
                    fill={isPast ? shadeColour(series, shade(day[series])) : 'none'}
                    stroke={cursor.at === index ? 'var(--ink)' : isPast ? 'none' : 'var(--line)'}
                    strokeWidth={cursor.at === index ? 2 : 1}
                    data-day={index + 1}
                    onPointerDown={() => isPast && cursor.point(index)}
                    onPointerMove={() => isPast && cursor.point(index)}
                    // A finger that is lifted leaves its day to be read.
                    onPointerLeave={({ pointerType }) => pointerType !== 'touch' && cursor.point(null)}
                  />
                  {index === today && (
                    <rect
                      width={cell}
                      height={CELL_PX - 4}
                      rx={4}
                      fill={`url(#${id}-hatch)`}
                      className="pointer-events-none"
                    />
                  )}
                  {index === today && (
                    <Bar
                      x={isRightToLeft ? cell - 21 : 1}
                      y={2}
                      width={20}
                      height={16}
                      rx={5}
                      fill="var(--mark)"
                      data-today=""
                    />
                  )}
                  <text
                    x={isRightToLeft ? cell - 6 : 6}
                    y={14}
                    textAnchor={isRightToLeft ? 'end' : 'start'}
                    direction="ltr"
                    fontSize={10}
                    fontWeight={index === today ? 600 : undefined}
                    fill={index === today ? 'var(--on-mark)' : isPast ? 'var(--ink)' : 'var(--faint)'}
                  >
                    {index + 1}
                  </text>
                  {isPast && (
                    <text
                      x={isRightToLeft ? 6 : cell - 6}
                      y={36}
                      textAnchor={isRightToLeft ? 'start' : 'end'}
                      direction="ltr"
                      fontSize={13}
                      fontWeight={500}
                      fill="var(--ink)"
                    >
                      {cell < 64 ? short(day[series]) : format.number(day[series])}
                    </text>
                  )}
                </Group>
              );
            })}
          </svg>
        )}
      </div>
      {peakWords && (
        <p className="pt-1 text-sm tabular-nums" data-peak="">
          {peakWords}
        </p>
      )}
      {span.most > 0 && <Shades series={series} span={span} hatched={today < 0 ? null : `${id}-hatch`} />}
      <p className="pt-1 text-xs text-faint min-h-5 tabular-nums" id={`${id}-keys`}>
        {cursor.at === null ? (
          // Who touches has no such keys.
          <span className="in-data-fingers:hidden">{t('statistics.calendarKeys')}</span>
        ) : (
          dayName(cursor.at)
        )}
        {cursor.at !== null &&
          SERIES.map((one) => ` · ${t(`statistics.series.${one}`)} ${format.number(days[cursor.at ?? 0]?.[one] ?? 0)}`)}
      </p>
    </div>
  );
}

let ruler: CanvasRenderingContext2D | null = null;

/** Of a weekday's name as it will be drawn. */
function widthOf(name: string): number {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return 0;
  ruler.font = `${WEEKDAY_PX}px ${getComputedStyle(document.body).fontFamily}`;
  return ruler.measureText(name).width;
}

/** The lines of a month that has so many days. */
const weeksOf = (month: number, days: number) =>
  Math.min(WEEKS_MAX, Math.ceil((localOf(month).weekday + days) / DAYS_OF_WEEK));

const shadeColour = (series: Series, shade: number) =>
  `color-mix(in srgb, ${LOOKS[series].colour} ${(shade * STRONGEST_PERCENT) / SHADES}%, var(--raised))`;

/** What the shades of the days mean. */
function Shades({ series, span, hatched }: { series: Series; span: Span; hatched: string | null }) {
  const t = useT();
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-1 text-xs text-soft tabular-nums" data-shades="">
      {format.number(span.least)}
      <span className="flex gap-0.5" aria-hidden="true">
        {Array.from({ length: SHADES }, (_, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a shade's place is what it is
            key={nth}
            className="w-4 h-3 rounded-sm print:[print-color-adjust:exact]"
            style={{ background: shadeColour(series, nth + 1) }}
          />
        ))}
      </span>
      {format.number(span.most)}
      <span className="text-faint">{t('statistics.shades')}</span>
      {hatched !== null && (
        <span className="flex items-center gap-1.5 text-faint" data-unfinished="">
          <svg width={16} height={12} aria-hidden="true">
            <rect width={16} height={12} rx={2} fill={`url(#${hatched})`} stroke="var(--line)" />
          </svg>
          {t('statistics.todayGrows')}
        </span>
      )}
    </p>
  );
}
