import { useEffect } from 'react';
import type { ReportCase } from '../../../contract/reports';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { afterPaint } from '../../state/afterPaint';
import { CommandButton } from '../../ui/CommandButton';
import { timeAgo } from '../../ui/timeAgo';
import { Comments } from '../comments/Comments';
import { AtRest } from '../components/AtRest';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { MediaGrid } from '../components/MediaGrid';
import { Section } from '../components/Section';
import { NotesOnAuthor, NotesOnCase } from '../notes/Notes';
import { AtIt } from './AtIt';
import { Author } from './Author';
import { CaseDesk, DeskActs } from './CaseDesk';
import { AuthorPast } from './CaseList';
import { Complaints } from './Complaints';
import { Replies } from './Replies';
import { Reported } from './Reported';
import { ReportedPost } from './ReportedPost';
import { markRead } from './read';
import { Settled } from './Settled';
import { useChangesAbout } from './useChangesAbout';
import { useHeldCase } from './useHeldCase';
import { type Policies, usePolicies } from './usePolicies';
import { type Asked, useReporters } from './useReporters';

/** Having rested on a case this long counts as having read it (docs/specification.md section 10.3). */
const READ_AFTER_MS = 1000;

/**
 * A case beside the list: what was reported, what it looks like, who complains, and what the author did before. What the row
 * has is there at once; the rest arrives below it.
 */
export default function ReportDetail({ row: listed, rowId, isOpened }: DetailProps<ReportCase>) {
  const t = useT();
  const changes = useChangesAbout(listed.reported?.pubkey, listed.caseId);
  const { row, asked } = useReporters(listed, changes);
  const policies = usePolicies(row);
  useEffect(() => {
    const mark = () => markRead(rowId, row.createdAt);
    if (isOpened) return afterPaint(mark);
    const timer = setTimeout(mark, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [rowId, row.createdAt, isOpened]);
  useHeldCase(row, isOpened ? 0 : READ_AFTER_MS);
  const rows = [row];
  const { commentId, postId } = row;
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-5 [container-type:size]" data-detail>
        {/* As high as all of it: useInSight.ts hears when that changes. */}
        <div>
          <Author row={row} asked={asked} changes={changes}>
            <Reported row={row} />
            <MediaGrid media={row.media} isStrip />
            <p className="flex flex-wrap items-center min-h-8 gap-x-1.5 pt-3 text-xs text-soft">
              <span>
                {t(commentId ? 'screens.reports.onComment' : 'screens.reports.onPost')} · {timeAgo(row.createdAt)}
              </span>
              {row.content === undefined && <Copyable value={commentId ?? postId} isKey />}
            </p>
          </Author>
          <CaseDesk row={row} />
          <AtRest isOpened={isOpened}>
            <BelowHead key={rowId} row={row} asked={asked} policies={policies} />
          </AtRest>
        </div>
      </div>
      <AtIt row={row} />
      <DeskActs row={row} />
      {row.decision === 'open' ? (
        <DecisionBar
          commands={[
            { id: 'report.ignore' },
            { id: 'report.deletePost', short: t('screens.reports.deleteShort') },
            { id: 'report.blockUser', short: t('screens.reports.blockShort') },
          ]}
          rows={rows}
          kind="report"
        />
      ) : (
        <Settled row={row} policies={policies}>
          <CommandButton command="report.reopen" rows={rows} rowKind="report" look="large" />
        </Settled>
      )}
    </div>
  );
}

interface BelowHeadProps {
  readonly row: ReportCase;
  readonly asked: Asked;
  /** Undefined until they are known. */
  readonly policies: Policies | undefined;
}

/** What comes below the head: what a comment answers, who complains, what the author did before, and what was replied. */
function BelowHead({ row, asked, policies }: BelowHeadProps) {
  const t = useT();
  const { commentId, postId, reported } = row;
  const changes = useChangesAbout(undefined, row.caseId);
  return (
    <>
      {commentId && postId && <ReportedPost key={postId} postId={postId} />}
      <Complaints row={row} asked={asked} />
      <NotesOnCase row={row} />
      {reported?.pubkey && <NotesOnAuthor pubkey={reported.pubkey} />}
      {reported?.pubkey && <AuthorPast key={reported.pubkey} of={row} pubkey={reported.pubkey} />}
      <Section title={t('screens.comments.title')}>
        <Comments key={postId} postId={postId} marked={commentId} changes={changes} />
      </Section>
      <Replies row={row} asked={asked} policies={policies} />
    </>
  );
}
