import { proxy } from 'valtio/vanilla';
import { type CommentThread, threads } from './threads';

/** Whose comments: a post's, or a comment's replies. */
export type CommentsOf = { readonly postId: string } | { readonly commentId: string };

/** Comments whose replies are shown. */
export const openComments = proxy<{ replies: Record<string, true> }>({ replies: {} });

/** The place of the thread that gets the focus once it has come. */
let wanted: string | undefined;

const placeOf = (of: CommentsOf) => ('postId' in of ? `post ${of.postId}` : `comment ${of.commentId}`);

/** Registers a list of comments that is on the page. Returns the function to call when it leaves or changes. */
export function registerThread(of: CommentsOf, thread: CommentThread): () => void {
  const place = placeOf(of);
  threads.set(place, thread);
  return () => {
    if (threads.get(place) === thread) threads.delete(place);
  };
}

/** Whether the focus waits for this thread, which has come now or leaves. It does so once. */
export function takeWanted(of: CommentsOf): boolean {
  const isIt = wanted === placeOf(of);
  if (isIt) wanted = undefined;
  return isIt;
}

/** Shows a post's comments, or three more of them, with the focus. False where they are not on the page: it waits for them then. */
export function showComments(postId: string): boolean {
  const of = { postId };
  const thread = threads.get(placeOf(of));
  if (thread && !thread.hasMore) {
    thread.focus();
    return true;
  }
  wanted = placeOf(of);
  thread?.grow();
  return thread !== undefined;
}

/** Shows a comment's replies, or three more of them. */
export function showReplies(commentId: string): void {
  if (openComments.replies[commentId]) threads.get(placeOf({ commentId }))?.grow();
  else openComments.replies[commentId] = true;
}
