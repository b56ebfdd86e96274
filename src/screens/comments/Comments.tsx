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
import { useSteps } from '../parts/useSteps';
import { growing, openComments } from './open';

const idOf = (comment: Comment) => comment.commentId;

/** The comments of a post, three at a time, each with its replies, three at a time (SPEC.md section 9). */
export function Comments({ postId, marked }: { postId: string; marked?: string | undefined }) {
  const load = useCallback(
    (pos: number, count: number) => call(comments.list, { idpost: postId, pos, count }),
    [postId],
  );
  return <Thread of={postId} load={load} marked={marked} />;
}

function Replies({ commentId, marked }: { commentId: string; marked?: string | undefined }) {
  const load = useCallback(
    (pos: number, count: number) => call(comments.replies, { idcomment: commentId, pos, count }),
    [commentId],
  );
  return (
    <div className="ms-8 border-s border-line ps-3">
      <Thread of={commentId} load={load} marked={marked} />
    </div>
  );
}

function Thread({
  of,
  load,
  marked,
}: {
  of: string;
  load: Parameters<typeof useSteps<Comment>>[2];
  marked?: string | undefined;
}) {
  const t = useT();
  const { rows, total, hasMore, busy, trouble, more } = useSteps(of, COMMENT_STEP, load, idOf);
  useEffect(() => growing(of, () => hasMore && more()), [of, hasMore, more]);
  return (
    <div>
      {rows.map((comment) => (
        <One key={comment.commentId} comment={comment} marked={comment.commentId === marked} />
      ))}
      {busy && rows.length === 0 && <div className="skeleton h-10 my-2" />}
      {!busy && rows.length === 0 && trouble === null && (
        <p className="text-sm text-faint py-1">{t('screens.comments.none')}</p>
      )}
      {trouble !== null && <p className="text-sm text-danger py-1">{t(`errors.${trouble}`)}</p>}
      {(hasMore || trouble !== null) && rows.length + Number(trouble !== null) > 0 && (
        <button type="button" className="text-sm text-accent min-h-7 hover:underline" onClick={more}>
          {trouble === null
            ? t('screens.comments.more', { shown: rows.length, total: total ?? '…' })
            : t('common.retry')}
        </button>
      )}
    </div>
  );
}

function One({ comment, marked }: { comment: Comment; marked: boolean }) {
  const t = useT();
  const { replies } = useSnapshot(openComments);
  const opened = replies[comment.commentId] === true;
  return (
    <article className={`py-2 ${marked ? 'border-s-2 border-danger ps-2 bg-danger-soft' : ''}`}>
      <div className="flex gap-2.5">
        <Avatar src={comment.owner.avatar} name={comment.owner.displayName} size={26} />
        <div className="min-w-0 grow">
          <p className="text-xs text-faint">
            <bdi className="font-medium text-soft">{comment.owner.displayName}</bdi> · {format.ago(comment.createdAt)}
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
          {comment.replyCount > 0 && !opened && (
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
      {opened && <Replies commentId={comment.commentId} />}
    </article>
  );
}
