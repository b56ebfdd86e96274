import { proxy } from 'valtio/vanilla';

/** Whose comments: a post's, or a comment's replies. */
export type CommentsOf = { readonly postId: string } | { readonly commentId: string };

/** Comments whose replies are shown. */
export const openComments = proxy<{ replies: Record<string, true> }>({ replies: {} });

const growers = new Map<string, () => void>();

const placeOf = (of: CommentsOf) => ('postId' in of ? `post ${of.postId}` : `comment ${of.commentId}`);

/** A list of comments on the page says how it grows; returns what to call when it leaves. */
export function growing(of: CommentsOf, grow: () => void): () => void {
  const place = placeOf(of);
  growers.set(place, grow);
  return () => {
    if (growers.get(place) === grow) growers.delete(place);
  };
}

/** Shows three more comments of a post, or a comment's replies and then three more of those. False where none is on the page. */
export function showComments(of: CommentsOf): boolean {
  if ('commentId' in of && !openComments.replies[of.commentId]) {
    openComments.replies[of.commentId] = true;
    return true;
  }
  const grow = growers.get(placeOf(of));
  grow?.();
  return grow !== undefined;
}

/** Three more of the comments of the detail that is open, for `l`; false where no detail is. Replies grow by their own button. */
export function growFirst(): boolean {
  const [, grow] = [...growers].find(([place]) => place.startsWith('post ')) ?? [];
  grow?.();
  return grow !== undefined;
}
