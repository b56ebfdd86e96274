import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { SERIES, type Series } from '../../../contract/statistics';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import { type ChartWindow, type LoadedSeries, type Merged, peakOf, sumOf, thin } from './rows';
import { LOOKS, Sample } from './seriesStyles';
import { changeName } from './statisticsTexts';

interface FiguresProps {
  readonly loaded: LoadedSeries;
  readonly rows: Merged;
  /** What the period before came to, where that is known. */
  readonly earlier: Readonly<Partial<Record<Series, number>>>;
  readonly window: ChartWindow;
  /** The bucket that is not over. */
  readonly growing: number | null;
  readonly visible: ReadonlySet<Series>;
  readonly onToggle: (series: Series) => void;
}

/** The total of each series; pressing one shows or hides its line, so this is the legend too. */
export function Figures({ loaded, rows, earlier, window, growing, visible, onToggle }: FiguresProps) {
  const t = useT();
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {SERIES.map((series) => {
        const name = t(`statistics.series.${series}`);
        const total = sumOf(rows.totals[series], window);
        return (
          <button
            key={series}
            type="button"
            aria-pressed={visible.has(series)}
            data-figure={series}
            title={t('statistics.toggle', { name })}
            onClick={() => onToggle(series)}
            className="group flex flex-col gap-1 rounded-xl border min-w-0 border-line bg-surface px-4 py-3 text-start hover:bg-hover"
          >
            <span className="flex items-center gap-2 text-sm text-soft group-aria-[pressed=false]:line-through">
              <Sample look={LOOKS[series]} as="line" />
              {name}
            </span>
            <span className="flex items-end gap-3">
              <span className="text-2xl leading-8 font-semibold tabular-nums">
                {total !== undefined ? (
                  format.number(total)
                ) : loaded[series].is === 'failed' ? (
                  <span className="font-normal text-faint">—</span>
                ) : (
                  <span className="skeleton block w-24 h-8" />
                )}
              </span>
              {total !== undefined && <Change total={total} earlier={earlier[series]} />}
              <Spark
                totals={rows.totals[series]}
                // Without what still grows: it would look like a fall.
                window={growing === window.last ? { ...window, last: window.last - 1 } : window}
                colour={LOOKS[series].colour}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Since the period before, by an arrow, a sign and words, in no colour: more is neither good nor bad here. Of nothing there is no change. */
function Change({ total, earlier }: { total: number; earlier: number | undefined }) {
  const t = useT();
  if (!earlier) return null;
  const icon = total === earlier ? 'minus' : total > earlier ? 'arrow-up' : 'arrow-down';
  return (
    <span
      className="flex flex-col shrink-0 text-xs leading-4 text-soft tabular-nums whitespace-nowrap"
      data-change={icon}
    >
      <span className="flex items-center gap-0.5 font-medium">
        <Icon name={icon} size={12} />
        {changeName(total, earlier)}
      </span>
      <span className="text-faint">{t('statistics.before', { total: format.number(earlier) })}</span>
    </span>
  );
}

const SPARK = { width: 132, height: 30 } as const;

/** The shape of one series on a scale of its own: beside comments, new members would lie flat on the axis. */
function Spark({
  totals,
  window,
  colour,
}: {
  totals: readonly number[] | undefined;
  window: ChartWindow;
  colour: string;
}) {
  if (!totals || window.last <= window.first) return null;
  const x = scaleLinear<number>({ domain: [window.first, window.last], range: [1, SPARK.width - 1] });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, peakOf(totals, window))],
    range: [SPARK.height - 1, 2],
  });
  return (
    <svg
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="ms-auto h-[30px] w-[132px] min-w-0 shrink lg:max-xl:hidden"
    >
      <LinePath
        data={thin(totals, window, SPARK.width / 2)}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        stroke={colour}
        strokeWidth={1.25}
        strokeLinejoin="round"
      />
    </svg>
  );
}
