import { proxy } from 'valtio/vanilla';

/** Comments on the page: which are shown, and how to show three more of them. `l` and the commands go through here. */
export const openComments = proxy<{ replies: Record<string, true>; turn: number }>({ replies: {}, turn: 0 });

const growers = new Map<string, () => void>();

/** A list of comments on the page says how it grows; returns what to call when it leaves. */
export function growing(id: string, grow: () => void): () => void {
  growers.set(id, grow);
  return () => {
    if (growers.get(id) === grow) growers.delete(id);
  };
}

/** Shows three more comments of a post, or a comment's replies and then three more of those. False where none is on the page. */
export function showComments(of: { postId: string } | { commentId: string }): boolean {
  const id = 'postId' in of ? of.postId : of.commentId;
  if ('commentId' in of && !openComments.replies[id]) {
    openComments.replies[id] = true;
    return true;
  }
  const grow = growers.get(id);
  grow?.();
  return grow !== undefined;
}

/** Three more of the comments of the detail that is open, for `l`; false where no detail is. */
export function growFirst(): boolean {
  const [grow] = growers.values();
  grow?.();
  return grow !== undefined;
}
