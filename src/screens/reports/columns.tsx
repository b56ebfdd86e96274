import { useSnapshot } from 'valtio';
import type { Decision, ReportCase } from '../../../contract/reports';
import { ago, Badge, badge, person } from '../../grid/columns';
import type { Column } from '../../grid/screen';
import { t } from '../../i18n';
import { isRead, read } from './read';
import { reasonsOf } from './reasons';

export const DECISION_TONES = {
  open: 'warn',
  ignored: 'neutral',
  deleted: 'danger',
  blocked: 'accent',
} as const satisfies Record<Decision, string>;

/** What stands in place of what was reported, where that has no text. */
export const emptyText = ({ media }: Pick<ReportCase, 'media'>) =>
  media.length > 0 ? 'screens.reports.noText' : 'screens.posts.nothing';

function Content({ row }: { row: ReportCase }) {
  const { marks } = useSnapshot(read);
  const isNew = marks[row.caseId] !== row.createdAt && !isRead(row.caseId, row.createdAt, row.decision !== 'open');
  return (
    <span className="flex items-center gap-2 min-w-0">
      <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full ${isNew ? 'bg-accent' : ''}`} />
      {row.decision !== 'open' && (
        <span className="shrink-0">
          <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
        </span>
      )}
      {isNew && <span className="sr-only">{t('screens.reports.unread')} </span>}
      <span dir="auto" className={`truncate ${isNew ? 'font-semibold' : ''}`} title={row.content.slice(0, 300)}>
        {row.content || t(emptyText(row))}
      </span>
    </span>
  );
}

/** How many reports a case gathers, and why. */
const why: Column<ReportCase> = {
  id: 'reasons',
  title: 'screens.reports.reasons',
  width: 210,
  cell: (row) => (
    <span className="flex items-center gap-1.5 min-w-0">
      <span
        className="shrink-0 min-w-6 h-5 px-1.5 grid place-items-center rounded-full bg-raised border border-line text-xs tabular-nums"
        title={t('screens.reports.complaints', { count: row.reportCount })}
      >
        {row.reportCount}
      </span>
      <bdi className="truncate text-soft">
        {reasonsOf(row)
          .map(([reason, count]) => (count > 1 ? `${reason} ×${count}` : reason))
          .join(' · ')}
      </bdi>
    </span>
  ),
  plain: (row) =>
    reasonsOf(row)
      .map(([reason, count]) => `${reason} (${count})`)
      .join(' · '),
};

/** The columns of the report queue. */
export const reportColumns: readonly Column<ReportCase>[] = [
  {
    id: 'content',
    title: 'screens.reports.content',
    width: 340,
    cell: (row) => <Content row={row} />,
    plain: (row) => row.content,
  },
  why,
  person<ReportCase>({ id: 'reported', title: 'screens.reports.reported', onCard: 'note', of: (row) => row.reported }),
  badge<ReportCase>({
    id: 'decision',
    title: 'screens.reports.state',
    width: 120,
    // The content says what was decided; most of the time the queue shows open cases alone.
    hidden: true,
    of: (row) => [{ text: `screens.reports.decision.${row.decision}`, tone: DECISION_TONES[row.decision] }],
  }),
  ago<ReportCase>({
    id: 'createdAt',
    title: 'screens.reports.newest',
    width: 120,
    of: (row) => row.createdAt,
    sortable: 'time',
  }),
];
