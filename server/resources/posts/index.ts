import type { Served } from '../../http/serve';
import { changePosts } from './change';
import { readPosts } from './read';

/** Posts: SPEC.md section 7, `search.posts`, `restore` and `post.detail`. */
export const postsResource: readonly Served[] = [...readPosts, ...changePosts];
