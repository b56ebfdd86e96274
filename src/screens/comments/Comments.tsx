import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Comment } from '../../../contract/comments';
import * as comments from '../../../contract/comments';
import { COMMENT_STEP } from '../../../contract/constants';
import { call } from '../../client';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Avatar } from '../../media/Avatar';
import { MediaView } from '../../media/MediaView';
import { CommandButton } from '../../shell/CommandButton';
import { StepsEnd } from '../parts/StepsEnd';
import { type LoadStep, useSteps } from '../parts/useSteps';
import { type CommentsOf, growing, openComments } from './open';

const idOf = (comment: Comment) => comment.commentId;

/** The comments of a post, three at a time, each with its replies, three at a time (SPEC.md section 9). */
export function Comments({ postId, marked }: { postId: string; marked?: string | undefined }) {
  const load = useCallback<LoadStep<Comment>>(
    (pos, count, signal) => call(comments.list, { idpost: postId, pos, count }, { signal }),
    [postId],
  );
  return <Thread of={{ postId }} load={load} marked={marked} />;
}

function Replies({ commentId, marked }: { commentId: string; marked?: string | undefined }) {
  const load = useCallback<LoadStep<Comment>>(
    (pos, count, signal) => call(comments.replies, { idcomment: commentId, pos, count }, { signal }),
    [commentId],
  );
  return (
    <div className="ms-8 border-s border-line ps-3">
      <Thread of={{ commentId }} load={load} marked={marked} />
    </div>
  );
}

interface ThreadProps {
  readonly of: CommentsOf;
  readonly load: LoadStep<Comment>;
  readonly marked: string | undefined;
}

function Thread({ of, load, marked }: ThreadProps) {
  const t = useT();
  const steps = useSteps(COMMENT_STEP, load, idOf);
  const { rows, total, hasMore, more } = steps;
  useEffect(() => growing(of, () => hasMore && more()));
  return (
    <div>
      {rows.map((comment) => (
        <One key={comment.commentId} comment={comment} marked={marked} />
      ))}
      <StepsEnd
        steps={steps}
        empty={t('screens.comments.none')}
        label={t('screens.comments.more', { shown: rows.length, total: total ?? '…' })}
      />
    </div>
  );
}

function One({ comment, marked }: { comment: Comment; marked: string | undefined }) {
  const t = useT();
  const { replies } = useSnapshot(openComments);
  const opened = replies[comment.commentId] === true;
  const isMarked = comment.commentId === marked;
  return (
    <article className={`py-2 ${isMarked ? 'border-s-2 border-danger ps-2 bg-danger-soft' : ''}`}>
      <div className="flex gap-2.5">
        <Avatar src={comment.owner.avatar} name={comment.owner.displayName} size={26} />
        <div className="min-w-0 grow">
          <p className="text-xs text-faint">
            <bdi className="font-medium text-soft">{comment.owner.displayName}</bdi> · {format.ago(comment.createdAt)}
            {isMarked && <span className="font-medium text-danger"> · {t('screens.comments.reported')}</span>}
          </p>
          <p dir="auto" className="text-sm whitespace-pre-wrap break-words">
            {comment.content}
          </p>
          {comment.media.length > 0 && (
            <div className="flex gap-2 pt-1.5">
              {comment.media.map((media) => (
                <MediaView key={media.idmedia} media={media} className="size-24" />
              ))}
            </div>
          )}
          {comment.links.map((link) => (
            <bdi key={link} dir="ltr" className="block text-xs text-faint break-all">
              {link}
            </bdi>
          ))}
          {comment.replyCount > 0 && (
            <CommandButton
              command="comment.replies"
              rows={[comment]}
              rowKind="comment"
              look="plain"
              className="!border-0 !px-0 !h-7 !bg-transparent text-accent"
              label={t('screens.comments.replies', { count: comment.replyCount })}
            />
          )}
        </div>
      </div>
      {opened && <Replies commentId={comment.commentId} marked={marked} />}
    </article>
  );
}
