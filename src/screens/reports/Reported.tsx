import type { TextKey } from '../../../commands/core/textKey';
import * as comments from '../../../contract/comments';
import * as posts from '../../../contract/posts';
import type { ReportCase } from '../../../contract/reports';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked } from '../../links/SafeLink';
import { useCall, useCanCall } from '../components/useCall';
import { useReason } from '../components/useRetryUnanswered';
import { emptyText } from './columns';
import { findComment } from './findComment';
import { fillIn, fillInPost, findPost, postsRead } from './knownPosts';

/**
 * What was reported, in its words: what the case is about, larger than all around it and on a ground of its own. Where the server's report has
 * none, they are looked for among the posts or comments that can be read, and the row has them from then on.
 */
export function Reported({ row }: { row: ReportCase }) {
  const t = useT();
  const why = useReason();
  const { content } = row;
  const found = useFound(row);
  return (
    <div className="mt-3 rounded-lg border border-line bg-raised px-4 py-3 text-lg leading-6.5" data-reported>
      {content ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          <Linked text={content} />
        </p>
      ) : content === '' ? (
        <p className="text-faint">{t(emptyText(row))}</p>
      ) : found === 'looking' ? (
        <div className="skeleton h-6 w-2/3" />
      ) : (
        <p className="text-sm text-faint">
          {'refused' in found ? why(found) : t(found.says, { read: format.number(found.count) })}
        </p>
      )}
    </div>
  );
}

interface Said {
  readonly says: TextKey;
  readonly count: number;
}
const NOT_SAID: Said = { says: 'screens.reports.contentNotSaid', count: 0 };

/** What came of looking for the words of a report that has none. */
function useFound(row: ReportCase): 'looking' | Said | Refusal {
  const { caseId, postId, commentId, content } = row;
  const mayLook = useCanCall(commentId === undefined ? posts.list : comments.list) && postId !== '';
  const isAsked = content === undefined && mayLook;
  const answer = useCall<Said | null>(isAsked ? `${postId} ${commentId}` : null, (signal) =>
    commentId === undefined ? lookForPost(caseId, postId) : lookForComment(caseId, postId, commentId, signal),
  );
  if (!isAsked) return NOT_SAID;
  if (answer === undefined) return 'looking';
  return answer.refused !== undefined ? answer : (answer.data ?? NOT_SAID);
}

async function lookForPost(caseId: string, postId: string): Promise<Answer<Said | null>> {
  const answer = await findPost(postId);
  if (answer.refused !== undefined) return answer;
  if (answer.data === null) return { data: { says: 'screens.reports.postNotFound', count: postsRead() } };
  fillInPost(caseId, answer.data);
  return { data: null };
}

async function lookForComment(
  caseId: string,
  postId: string,
  commentId: string,
  signal: AbortSignal,
): Promise<Answer<Said | null>> {
  const answer = await findComment(postId, commentId, signal);
  if (answer.refused !== undefined) return answer;
  const { comment, read } = answer.data;
  if (comment === null) return { data: { says: 'screens.reports.commentNotFound', count: read } };
  fillIn(caseId, comment);
  return { data: null };
}
