import type { Post } from '../../../contract/posts';

/** The commands that decide a post; of each pair the one that changes something: a hidden post can be shown, not hidden. */
export const decisionsOf = (post: Post): readonly string[] =>
  post.deleted
    ? ['post.restore']
    : [post.hidden ? 'post.unhide' : 'post.hide', 'post.delete', post.blocked ? 'post.unblock' : 'post.block'];
