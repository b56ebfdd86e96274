import { Bar } from '@visx/shape';
import { useMemo, useState } from 'react';
import type { Span } from '../../../contract/buckets';
import * as statistics from '../../../contract/statistics';
import { DECIDED, OPEN_AGES, type ReportStatistics } from '../../../contract/statistics';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { call } from '../../client';
import { useT } from '../../i18n';
import { durationName } from '../../i18n/durationName';
import { format } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import { useCall } from '../components/useCall';
import { ChartCard } from './ChartCard';
import { Decisions } from './Decisions';
import { Unread } from './NotRead';
import { Numbers } from './Numbers';
import { bucketName } from './statisticsTexts';
import { type TellTrouble, useTrouble } from './troubles';
import { decisionBucket, gathered } from './useGathered';
import { useKept } from './useKept';

interface ReportsProps {
  readonly span: Span;
  /** The name of the range: the same while its end moves on with the time. */
  readonly rangeName: string;
  readonly before: Span | null;
  readonly turn: number;
  readonly asTable: boolean;
  readonly tell: TellTrouble;
}

/** As high as what is shown. */
const HEIGHT = 'h-[490px] sm:h-[426px]';

/** How the moderators keep up: what waits, what was decided, how long that took (extension `stats.reports`). */
export function Reports({ span, rangeName, before, turn, asTable, tell }: ReportsProps) {
  const t = useT();
  const [tries, setTries] = useState(0);
  const ask =
    ({ from, to }: Span) =>
    (signal: AbortSignal) =>
      call(statistics.reports, { startTime: from, endTime: to }, { signal });
  const answer = useCall(`${span.from} ${span.to} ${turn} ${tries}`, ask(span));
  const shown = useKept(answer, rangeName);
  const earlier = useCall(before && `${before.from} ${before.to} ${turn}`, ask(before ?? span));
  const medianBefore = earlier?.refused === undefined ? earlier?.data.medianSeconds : undefined;
  const refusal = answer?.refused === undefined ? null : answer;
  useTrouble(
    tell,
    'reports',
    refusal && {
      of: t('statistics.reports'),
      refusal,
      isStale: shown !== undefined,
      retry: () => setTries(tries + 1),
    },
  );
  return (
    <ChartCard title={t('statistics.reports')}>
      {answer === undefined && !shown && <div className={`skeleton ${HEIGHT}`} />}
      {refusal && !shown && <Unread className={HEIGHT} />}
      {shown && <Shown data={shown} {...{ span, asTable, medianBefore }} />}
    </ChartCard>
  );
}

function Shown({
  data,
  span,
  asTable,
  medianBefore,
}: {
  data: ReportStatistics;
  span: Span;
  asTable: boolean;
  medianBefore: number | null | undefined;
}) {
  const t = useT();
  const bucket = decisionBucket(span);
  const rows = useMemo(() => gathered(data.decisions, span, bucket), [data, span, bucket]);
  const sum = rows.reduce((all, { ignored, deleted, blocked }) => all + ignored + deleted + blocked, 0);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
        <Waiting ages={data.openByAge} />
        <dl className="flex flex-row gap-6 sm:flex-col sm:gap-3 sm:text-end">
          <div>
            <dt className="text-xs text-faint">{t('statistics.median')}</dt>
            <dd className="text-xl leading-7 font-semibold tabular-nums" data-median="">
              {data.medianSeconds === null ? '—' : durationName(data.medianSeconds)}
            </dd>
            {medianBefore != null && (
              <dd className="text-xs text-faint">{t('statistics.before', { total: durationName(medianBefore) })}</dd>
            )}
          </div>
          <div>
            <dt className="text-xs text-faint">{t('statistics.decisionCount')}</dt>
            <dd className="text-xl leading-7 font-semibold tabular-nums">{format.number(sum)}</dd>
          </div>
        </dl>
      </div>
      <div>
        <h3 className="text-xs font-semibold uppercase tracking-wide text-faint pb-2">
          {t(`statistics.decisionsBy.${bucket}`)}
        </h3>
        {asTable ? (
          <Numbers
            name={t('statistics.decisions')}
            titles={[t('statistics.time'), ...DECIDED.map((kind) => t(`statistics.decided.${kind}`))]}
            count={rows.length}
            labelOf={(index) => bucketName(rows[index]?.time ?? 0, bucket)}
            valuesOf={(index) => DECIDED.map((kind) => rows[index]?.[kind])}
          />
        ) : (
          <Decisions rows={rows} bucket={bucket} />
        )}
      </div>
    </div>
  );
}

/** Who has waited longer than this has waited too long. */
const LATE_SECONDS = 30 * DAY_SECONDS;

/** Open reports by how long they have waited: the numbers themselves, with a bar beside each. */
function Waiting({ ages }: { ages: ReportStatistics['openByAge'] }) {
  const t = useT();
  const most = Math.max(1, ...ages.map(({ total }) => total));
  const all = ages.reduce((sum, { total }) => sum + total, 0);
  return (
    <table className="text-sm self-start" data-open-reports="">
      <caption className="text-start text-xs font-semibold uppercase tracking-wide text-faint pb-1.5">
        {t('statistics.open', { count: all })}
      </caption>
      <tbody>
        {ages.map(({ fromSeconds, total }) => {
          const isLate = total > 0 && fromSeconds >= LATE_SECONDS;
          return (
            <tr
              key={fromSeconds}
              className={`h-7 ${isLate ? 'text-warn' : total > 0 ? 'text-soft' : 'text-faint'}`}
              data-late={isLate || undefined}
            >
              <th scope="row" className="pe-4 text-start font-normal whitespace-nowrap">
                {ageName(t, fromSeconds)}
              </th>
              <td
                className={`w-20 pe-3 text-end tabular-nums ${isLate ? 'font-semibold' : total > 0 ? 'font-medium text-ink' : ''}`}
              >
                <span className="inline-flex items-center gap-1.5">
                  {isLate && <Icon name="triangle-alert" size={14} />}
                  {format.number(total)}
                </span>
              </td>
              <td className="w-full">
                <svg height={10} aria-hidden="true" className="block w-full rtl:-scale-x-100">
                  <Bar
                    width={`${(100 * total) / most}%`}
                    height={10}
                    rx={2}
                    fill={isLate ? 'var(--warn)' : 'var(--series-1)'}
                  />
                </svg>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** From one of `OPEN_AGES` to the next. */
function ageName(t: ReturnType<typeof useT>, fromSeconds: number): string {
  const at = OPEN_AGES.indexOf(fromSeconds as (typeof OPEN_AGES)[number]);
  const [from, to] = [fromSeconds / DAY_SECONDS, (OPEN_AGES[at + 1] ?? 0) / DAY_SECONDS];
  if (from === 0) return t('statistics.age.first', { count: to });
  return to === 0 ? t('statistics.age.last', { count: from }) : t('statistics.age.between', { from, count: to });
}
