import type { ServedCall } from '../../http/serve';
import { changePosts } from './change';
import { readPosts } from './read';

/** Posts: docs/specification.md section 7, `search.posts`, `restore` and `post.detail`. */
export const postsResource: readonly ServedCall[] = [...readPosts, ...changePosts];
