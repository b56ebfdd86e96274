import type { TextKey } from '../../../commands/core/textKey';
import { decidedBy } from '../../../commands/whoseCase';
import { type Decision, type ReportCase, WAITS_DAYS } from '../../../contract/reports';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { isBlank } from '../../../contract/wire/isBlank';
import { excerpt } from '../../../contract/wire/shownText';
import { nowMs } from '../../client/serverClock';
import { ago, Badge, badge, person } from '../../grid/columns';
import type { Column } from '../../grid/screen';
import { t, textOr } from '../../i18n';
import { MediaThumb } from '../../media/MediaThumb';
import { StaffPicture } from '../../media/StaffPicture';
import { serverHas, session } from '../../state/session';
import { deferredPart } from '../../ui/deferredPart';
import { Icon } from '../../ui/Icon';
import { Nothing } from '../../ui/lazyPart';
import { Name } from '../../ui/Name';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';
import { useIsRead } from './read';
import { reasonsOf } from './reasons';
import { useColleagueAt } from './useColleagueAt';

export const DECISION_TONES = {
  open: 'warn',
  ignored: 'fact',
  deleted: 'bad',
  blocked: 'bad',
} as const satisfies Record<Decision, string>;

/** How many reports a case gathers; a server without cases can't say of how many more it knows. */
export const complaintsText = (hasCases: boolean): TextKey =>
  `screens.reports.${hasCases ? 'complaints' : 'complaintsRead'}`;

/** Shown in place of reported content that has no text. */
export const emptyText = ({ media }: Pick<ReportCase, 'media'>) =>
  media.length > 0 ? 'screens.reports.noText' : 'screens.posts.nothing';

/** As much of a text as a tooltip shows. */
const TITLE_SIGNS = 300;

const DeskMarks = deferredPart(() => import('./DeskMarks'), Nothing);

function Content({ row }: { row: ReportCase }) {
  const isNew = !useIsRead(row.caseId, row.createdAt, row.decision !== 'open');
  const by = decidedBy(row)?.decidedBy;
  // One's own decisions need no name.
  const other = by && by.uid !== session.user?.uid ? by : undefined;
  return (
    <span className="flex items-center gap-2 min-w-0">
      <span aria-hidden="true" className={`card-text-start size-1.5 shrink-0 rounded-full ${isNew ? 'bg-ink' : ''}`} />
      {row.decision !== 'open' && (
        <span className="shrink-0">
          <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
        </span>
      )}
      <ColleagueAt row={row} />
      {other && <Name of={other.display_name} className="max-w-40 shrink-0 truncate text-xs" />}
      {(row.assignee || row.secondOpinion) && <DeskMarks row={row} />}
      {isNew && <span className="sr-only">{t('screens.reports.unread')} </span>}
      {row.commentId !== undefined && (
        <span
          className="shrink-0 text-soft in-[.card-lines]:self-start in-[.card-lines]:mt-0.75"
          title={t('screens.reports.onComment')}
          data-on-comment=""
        >
          {Icon({ name: 'message-square', size: 14 })}
          <span className="sr-only">{t('screens.reports.onComment')} </span>
        </span>
      )}
      {row.content === undefined && <MediaThumb media={row.media} />}
      <span
        dir="auto"
        className={`card-text truncate ${isNew ? 'font-medium in-[.card-lines]:font-semibold' : ''}`}
        title={row.content && excerpt(row.content, TITLE_SIGNS)}
      >
        {revealed(row.content && !isBlank(row.content) ? row.content : wordless(row))}
      </span>
    </span>
  );
}

/** The picture of whoever else is at the case, in a ring: without one it is that of whose case it is. */
function ColleagueAt({ row }: { row: ReportCase }) {
  const by = useColleagueAt(row);
  if (!by) return null;
  const words = t('screens.reports.atIt', { name: by.display_name });
  return <StaffPicture of={by} words={words} isRinged />;
}

/** What is known of what was reported, where the server does not say its words; else that it has none. */
const wordless = (row: ReportCase) =>
  row.content !== undefined
    ? t(emptyText(row))
    : t(`screens.reports.${row.commentId ? 'comment' : 'post'}`, { id: row.commentId ?? row.postId });

/** How many reports a case gathers, and why. */
const why: Column<ReportCase> = {
  id: 'reasons',
  title: 'screens.reports.reasons',
  width: 210,
  cell: (row) => (
    <span className="flex items-center gap-1.5 min-w-0">
      <span
        className="shrink-0 min-w-6 h-5 px-1.5 grid place-items-center rounded-full bg-chip text-xs tabular-nums"
        title={textOr(complaintsText(serverHas('cases')), '', { count: row.reportCount })}
      >
        {row.reportCount}
      </span>
      <bdi className="truncate text-soft">
        {reasonsOf(row).map(([reason, count], nth) => (
          <span key={reason}>
            {nth > 0 && ' · '}
            <bdi>{revealed(reason)}</bdi>
            {count > 1 && ` ×${count}`}
          </span>
        ))}
      </bdi>
    </span>
  ),
  accessor: (row) =>
    reasonsOf(row)
      .map(([reason, count]) => `${reason} (${count})`)
      .join(' · '),
};

/** The placeholder for an author whom the server does not name. */
const NOT_SAID = { displayName: '' };

/** How long ago a case was last reported; an open one that has waited over 7 or over 30 days since is told apart, as home counts them. */
function waited({ createdAt, decision }: ReportCase) {
  const days = decision === 'open' ? (nowMs() / 1000 - createdAt) / DAY_SECONDS : 0;
  if (days <= WAITS_DAYS.week) return timeAgo(createdAt, 'text-soft truncate');
  if (days <= WAITS_DAYS.month) return timeAgo(createdAt, 'font-medium truncate');
  return (
    <span className="flex min-w-0 items-center gap-1.5 font-medium text-warn" data-late="">
      {/* Called and not drawn as a component: a row is one, and most of a queue is as late. */}
      {Icon({ name: 'triangle-alert', size: 14 })}
      {timeAgo(createdAt, 'truncate')}
    </span>
  );
}

/** The columns of the report queue. */
export const reportColumns: readonly Column<ReportCase>[] = [
  {
    id: 'content',
    title: 'screens.reports.content',
    width: 340,
    hasTwoLines: true,
    cell: (row) => <Content row={row} />,
    accessor: (row) => row.content ?? wordless(row),
  },
  why,
  person<ReportCase>({
    id: 'reported',
    title: 'screens.reports.reported',
    onCard: 'note',
    of: ({ reported }) => reported ?? NOT_SAID,
  }),
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
    title: 'screens.reports.lastReport',
    width: 155,
    onCard: 'noteEnd',
    of: (row) => row.createdAt,
    cell: waited,
    sortable: 'time',
  }),
];
