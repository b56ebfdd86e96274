import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { MediaView } from '../../media/MediaView';
import { CommandButton } from '../../shell/CommandButton';
import { session } from '../../state/session';
import { Comments } from '../comments/Comments';
import { PersonLine } from '../parts/PersonLine';
import { Section } from '../parts/Section';
import { useSteps } from '../parts/useSteps';
import { DECISION_TONES } from './columns';
import { ReplyDraft } from './ReplyDraft';
import { markRead } from './read';

/** Having rested on a case this long counts as having read it (KEYBOARD.md section 3). */
const READ_AFTER_MS = 1000;
const PAST_STEP = 5;

/** A case beside the list: what was reported, what it looks like, who complains, and what the author did before. */
export default function ReportDetail({ row, rowId }: DetailProps<ReportCase>) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(() => markRead(rowId, row.createdAt), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rowId, row.createdAt]);
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-5" data-detail>
        <header className="flex items-start gap-3 pt-4">
          <div className="grow min-w-0">
            <PersonLine person={row.reported} size={40} />
          </div>
          <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
        </header>
        <p className="pt-1 text-xs text-faint">
          {t(row.commentId ? 'screens.reports.onComment' : 'screens.reports.onPost')} · {format.ago(row.createdAt)}
        </p>
        <p dir="auto" className="pt-3 text-base whitespace-pre-wrap break-words">
          {row.content || <span className="text-faint">{t('screens.reports.noText')}</span>}
        </p>
        {row.media.length > 0 && (
          <div className="grid grid-cols-2 gap-2 pt-3">
            {row.media.map((media) => (
              <MediaView
                key={media.idmedia}
                media={media}
                className={row.media.length === 1 ? 'col-span-2 max-h-80' : 'aspect-square'}
              />
            ))}
          </div>
        )}
        <Section title={t('screens.reports.complaints', { count: row.reportCount })}>
          <ul>
            {row.reports.map((report) => (
              <li
                key={report.reportId}
                className="flex items-center gap-3 py-1.5 text-sm border-b border-line last:border-0"
              >
                <bdi className="grow truncate">{report.reporter.displayName}</bdi>
                <bdi className="text-soft truncate">{report.reason}</bdi>
                {report.decision !== 'open' && (
                  <Badge text={`screens.reports.decision.${report.decision}`} tone={DECISION_TONES[report.decision]} />
                )}
                <span className="text-xs text-faint whitespace-nowrap">{format.ago(report.createdAt)}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Past row={row} />
        <Section title={t('screens.comments.title')}>
          <Comments key={row.postId} postId={row.postId} marked={row.commentId} />
        </Section>
        <Section title={t('report.reply.title')}>
          <ReplyDraft key={rowId} caseId={rowId} />
        </Section>
        <div className="flex flex-wrap gap-2 pt-4">
          <CommandButton command="report.openAuthor" rows={[row]} rowKind="report" />
        </div>
      </div>
      <Decide row={row} />
    </div>
  );
}

/** The three decisions, or the way back from one. */
function Decide({ row }: { row: ReportCase }) {
  const rows = [row];
  return (
    <div className="shrink-0 flex flex-wrap gap-2 px-5 py-3 border-t border-line bg-surface">
      {row.decision === 'open' ? (
        <>
          <CommandButton command="report.ignore" rows={rows} rowKind="report" look="large" className="grow" />
          <CommandButton command="report.deletePost" rows={rows} rowKind="report" look="large" className="grow" />
          <CommandButton command="report.blockUser" rows={rows} rowKind="report" look="large" className="grow" />
        </>
      ) : (
        <CommandButton command="report.reopen" rows={rows} rowKind="report" look="large" className="grow" />
      )}
    </div>
  );
}

const caseId = (row: ReportCase) => row.caseId;

/** The author's earlier cases, where the server can gather them. */
function Past({ row }: { row: ReportCase }) {
  const t = useT();
  const there = useSnapshot(session).extensions.includes('cases');
  return there ? (
    <Cases
      key={row.reported.pubkey}
      pubkey={row.reported.pubkey}
      except={row.caseId}
      title={t('screens.reports.past')}
    />
  ) : null;
}

export function Cases({ pubkey, except, title }: { pubkey: string; except?: string; title: string }) {
  const t = useT();
  const load = useCallback(
    (pos: number, count: number) => call(reports.casesOfAuthor, { pubkey, pos, count }),
    [pubkey],
  );
  const { rows, total, hasMore, busy, trouble, more } = useSteps(pubkey, PAST_STEP, load, caseId);
  const others = rows.filter((one) => one.caseId !== except);
  return (
    <Section
      title={title}
      aside={
        total !== null && (
          <span className="text-xs text-faint">
            {t('screens.reports.cases', { count: total - rows.length + others.length })}
          </span>
        )
      }
    >
      {busy && rows.length === 0 && <div className="skeleton h-8" />}
      {trouble !== null && <p className="text-sm text-danger">{t(`errors.${trouble}`)}</p>}
      {!busy && trouble === null && others.length === 0 && (
        <p className="text-sm text-faint">{t('screens.reports.noPast')}</p>
      )}
      <ul>
        {others.map((one) => (
          <li key={one.caseId} className="flex items-center gap-3 py-1.5 text-sm border-b border-line last:border-0">
            <Badge text={`screens.reports.decision.${one.decision}`} tone={DECISION_TONES[one.decision]} />
            <bdi className="grow truncate text-soft">{one.content}</bdi>
            <span className="text-xs text-faint whitespace-nowrap">{format.ago(one.createdAt)}</span>
          </li>
        ))}
      </ul>
      {hasMore && others.length > 0 && (
        <button type="button" className="text-sm text-accent min-h-7 hover:underline" onClick={more}>
          {t('screens.more')}
        </button>
      )}
    </Section>
  );
}
