import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { keyText } from '../../keys/keyText';
import { capsOf, WithCaps } from '../../keys/WithCaps';

const ROW_PX = 30;
const SHOWN_MAX_PX = 420;
const OVERSCAN = 12;

interface NumbersProps {
  readonly name: string;
  /** Heading of the first column, then one for each number. */
  readonly titles: readonly string[];
  readonly count: number;
  readonly labelOf: (index: number) => string;
  /** Undefined where a number is not there. */
  readonly valuesOf: (index: number) => readonly (number | undefined)[];
}

/** The numbers behind a chart as a table. Only what is in view is drawn, so five years of hours scroll like a day. */
export function Numbers({ name, titles, count, labelOf, valuesOf }: NumbersProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const seen = rows.getVirtualItems();
  const above = seen[0]?.start ?? 0;
  const below = rows.getTotalSize() - (seen.at(-1)?.end ?? 0);
  const spacer = (height: number) =>
    height > 0 && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
      <tr aria-hidden="true">
        <td colSpan={titles.length} style={{ height }} />
      </tr>
    );
  if (count === 0)
    return (
      <p className="py-8 text-center text-faint">
        <WithCaps text={t('statistics.emptyRange', { range: keyText('stats.range', capsOf) })} />
      </p>
    );
  return (
    <section
      ref={box}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keys too
      tabIndex={0}
      className="overflow-y-auto rounded-lg border border-line"
      style={{ maxHeight: SHOWN_MAX_PX }}
    >
      <table className="w-full text-sm" aria-rowcount={count + 1}>
        <thead>
          <tr aria-rowindex={1} className="sticky top-0 bg-raised">
            {titles.map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`h-8 px-3 font-medium text-soft whitespace-nowrap ${column === 0 ? 'text-start' : 'text-end'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spacer(above)}
          {seen.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2} style={{ height: ROW_PX }} className="border-t border-line">
              <th scope="row" className="px-3 text-start font-normal whitespace-nowrap">
                {labelOf(index)}
              </th>
              {valuesOf(index).map((value, column) => (
                <td key={titles[column + 1]} className="px-3 text-end tabular-nums">
                  {value === undefined ? '—' : format.number(value)}
                </td>
              ))}
            </tr>
          ))}
          {spacer(below)}
        </tbody>
      </table>
    </section>
  );
}
