import { SERIES, type Series } from '../../../contract/statistics';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Trouble } from './Card';
import { LOOKS, Sample } from './looks';
import { type LoadedSeries, type Merged, sumOf, type Window } from './rows';
import { changeName } from './words';

interface FiguresProps {
  readonly loaded: LoadedSeries;
  readonly rows: Merged;
  readonly before: Merged | null;
  readonly window: Window;
  readonly visible: ReadonlySet<Series>;
  readonly onToggle: (series: Series) => void;
  readonly onRetry: (series: Series) => void;
}

/** The total of each series; pressing one shows or hides its line, so this is the legend too. */
export function Figures({ loaded, rows, before, window, visible, onToggle, onRetry }: FiguresProps) {
  const t = useT();
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {SERIES.map((series) => {
        const one = loaded[series];
        const name = t(`statistics.series.${series}`);
        if (one.is === 'failed')
          return <Trouble key={series} name={name} code={one.code} onRetry={() => onRetry(series)} />;
        const total = sumOf(rows.totals[series], window);
        const earlier = before ? sumOf(before.totals[series], window) : undefined;
        return (
          <button
            key={series}
            type="button"
            aria-pressed={visible.has(series)}
            data-figure={series}
            title={t('statistics.toggle', { name })}
            onClick={() => onToggle(series)}
            className="group flex flex-col gap-1 rounded-xl border border-line bg-surface px-4 py-3 text-start hover:bg-hover"
          >
            <span className="flex items-center gap-2 text-sm text-soft group-aria-[pressed=false]:line-through">
              <Sample look={LOOKS[series]} as="line" />
              {name}
            </span>
            <span className="flex items-baseline gap-3">
              <span className="text-2xl leading-8 font-semibold tabular-nums">
                {total === undefined ? <span className="skeleton inline-block w-24 h-6" /> : format.number(total)}
              </span>
              {total !== undefined && earlier !== undefined && (
                <span className="text-sm text-soft tabular-nums">
                  {changeName(total, earlier)}
                  <span className="text-faint ps-2">{t('statistics.before', { total: format.number(earlier) })}</span>
                </span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
