import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextKey } from '../../../commands/core/textKey';
import { KINDS } from '../../../commands/kinds';
import type { PostComment } from '../../../contract/comments';
import * as comments from '../../../contract/comments';
import { COMMENT_STEP } from '../../../contract/wire/constants';
import { hasPermission } from '../../../contract/wire/permissions';
import { call } from '../../client';
import { useT } from '../../i18n';
import { isTyping } from '../../keys/focused';
import { moveFocus } from '../../keys/focusOwner';
import { useRights } from '../../run';
import { cellOf, evictRows, onCommitted, putRows, rowOf } from '../../state/rows';
import { LoadMoreFooter } from '../components/LoadMoreFooter';
import { useItemFocus } from '../components/useItemFocus';
import { type LoadStep, useLoadMore } from '../components/useLoadMore';
import { type CommentsOf, openComments, registerThread, takeWanted } from './commentHandle';
import { OneComment } from './OneComment';

const idOf = (comment: PostComment) => comment.commentId;
const verbsOf = (id: string, comment: HTMLElement) => ({
  open: () => {
    openComments.replies[id] = true;
  },
  menu: () => comment.querySelector<HTMLElement>('[data-comment-menu]')?.click(),
});

interface CommentsProps {
  readonly postId: string;
  readonly marked?: string | undefined;
  /** How often a decision elsewhere may have deleted or brought back some of them: then they are read again. */
  readonly changes?: number;
}

/**
 * The comments of a post, three at a time, each with its replies, three at a time (docs/specification.md section 9), and the deleted
 * ones, for users who may restore them. Commands act on the comment that has the focus.
 */
export function Comments({ postId, marked, changes }: CommentsProps) {
  const t = useT();
  const [showsBin, setShowsBin] = useState(false);
  const { principal, extensions } = useRights();
  const mayLookIntoBin = principal !== null && extensions.has('bin') && hasPermission(principal, 'POST_DELETE');
  const load = useCallback<LoadStep<PostComment>>(
    (pos, count, signal) => call(comments.list, { idpost: postId, pos, count }, { signal }),
    [postId],
  );
  const loadBin = useCallback<LoadStep<PostComment>>(
    (pos, count, signal) => call(comments.list, { idpost: postId, pos, count, deleted: '1' }, { signal }),
    [postId],
  );
  useFreshCount(postId);
  const focus = useItemFocus('comment', verbsOf);
  return (
    <div {...focus}>
      <Thread of={{ postId }} postId={postId} load={load} marked={marked} changes={changes} />
      {mayLookIntoBin && (
        <button
          type="button"
          aria-expanded={showsBin}
          className="mt-1 min-h-7 text-xs text-soft hover:underline"
          onClick={() => setShowsBin(!showsBin)}
        >
          {t(showsBin ? 'screens.comments.hideDeleted' : 'screens.comments.showDeleted')}
        </button>
      )}
      {showsBin && (
        <div className="mt-1 border-s-2 border-line ps-3" data-bin>
          <Thread postId={postId} load={loadBin} marked={marked} changes={changes} empty="screens.comments.noDeleted" />
        </div>
      )}
    </div>
  );
}

interface RepliesProps {
  readonly commentId: string;
  readonly postId: string;
  readonly marked?: string | undefined;
}

function Replies({ commentId, postId, marked }: RepliesProps) {
  const load = useCallback<LoadStep<PostComment>>(
    (pos, count, signal) => call(comments.replies, { idcomment: commentId, pos, count }, { signal }),
    [commentId],
  );
  return (
    <div className="ms-8 border-s border-line ps-3">
      <Thread of={{ commentId }} postId={postId} load={load} marked={marked} />
    </div>
  );
}

interface ThreadProps {
  /** Whose, for the commands that show more of them. */
  readonly of?: CommentsOf;
  /** The post that they stand under, where the server says it of none of them. */
  readonly postId: string;
  readonly load: LoadStep<PostComment>;
  readonly marked: string | undefined;
  readonly changes?: number | undefined;
  readonly empty?: TextKey;
}

function Thread({ of, postId, load, marked, changes, empty = 'screens.comments.none' }: ThreadProps) {
  const t = useT();
  const kept = useRef(new Set<string>());
  const take = useCallback<LoadStep<PostComment>>(
    async (pos, count, signal) => {
      const sinceMs = Date.now();
      const answer = await load(pos, count, signal);
      if (answer.refused !== undefined) return answer;
      const data = answer.data.map((row) => ({ postId, ...row }));
      for (const id of putRows('comment', data, sinceMs)) kept.current.add(id);
      return { ...answer, data };
    },
    [load, postId],
  );
  const steps = useLoadMore(COMMENT_STEP, take, idOf, changes);
  const { rows, total, hasMore, busy, more } = steps;
  const box = useRef<HTMLDivElement>(null);
  const looked = useRef(0);
  useEffect(() => {
    if (!of) return undefined;
    const focus = () => {
      moveFocus(() => focusNew(box.current, looked.current));
      looked.current = rows.length;
    };
    // Who types elsewhere meanwhile has gone on.
    if (!busy && takeWanted(of) && !isTyping()) focus();
    return registerThread(of, { hasMore, grow: () => void (hasMore && more()), focus });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thread is one owner's for as long as it is there
  useEffect(() => {
    const mine = kept.current;
    return () => {
      if (of) takeWanted(of);
      // What undo needs of a comment stays with it.
      evictRows(
        'comment',
        [...mine].filter((id) => rowOf('comment', id)?.blockedBefore === undefined),
      );
    };
  }, []);
  return (
    <div ref={box}>
      {rows.map((comment) => (
        <OneComment
          key={comment.commentId}
          comment={comment}
          marked={marked}
          replies={<Replies commentId={comment.commentId} postId={postId} marked={marked} />}
        />
      ))}
      <LoadMoreFooter
        steps={steps}
        empty={t(empty)}
        label={t(`screens.comments.${total === null ? 'moreYet' : 'more'}`, { shown: rows.length, total: total ?? '' })}
      />
    </div>
  );
}

/** Moves the focus to the first comment of a thread after the first `after`, else to its last; where it has none, to the detail. */
function focusNew(thread: HTMLElement | null, after: number): void {
  const comments = thread?.querySelectorAll<HTMLElement>(':scope > [data-comment]') ?? [];
  const to = comments[Math.min(after, comments.length - 1)] ?? thread?.closest<HTMLElement>('[data-surface]');
  to?.focus();
}

/** A comment that is deleted or restored here changes the count of its post, with all its replies: the post is read again. */
function useFreshCount(postId: string) {
  const { extensions } = useRights();
  useEffect(
    () =>
      onCommitted((kind, id) => {
        if (kind !== 'comment' || rowOf('comment', id)?.postId !== postId || !cellOf('post', postId)) return;
        const sinceMs = Date.now();
        void KINDS.post.fetch?.({ call, has: (one) => extensions.has(one) }, postId)?.then((answer) => {
          if (answer && answer.refused === undefined) putRows('post', [answer.data], sinceMs);
        });
      }),
    [postId, extensions],
  );
}
