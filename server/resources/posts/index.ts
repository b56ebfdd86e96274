import type { ServedCall } from '../../http/serve';
import { changePosts } from './change';
import { flagPosts } from './flags';
import { readPosts } from './read';

/** Posts: docs/specification.md section 7, `search.posts`, `restore`, `post.detail` and `posts.together`. */
export const postsResource: readonly ServedCall[] = [...readPosts, ...flagPosts, ...changePosts];
