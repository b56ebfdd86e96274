import * as z from 'zod/mini';
import { Id } from './wire/codecs';
import { POSTS_TOGETHER_MAX } from './wire/constants';
import { endpoint } from './wire/endpoint';

export const POST_ACTS = ['hide', 'unhide', 'block', 'unblock'] as const;
export type PostAct = (typeof POST_ACTS)[number];

const PostOutcome = z.object({
  idpost: Id,
  /** `unchanged`: it was so already. `gone`: there is no such post, as the call for one would say with 304. */
  outcome: z.enum(['changed', 'unchanged', 'gone']),
});
export type PostOutcome = z.output<typeof PostOutcome>;

export const actOnPosts = endpoint({
  method: 'POST',
  path: '/post/together',
  permission: 'POST_HIDE',
  body: z.object({
    act: z.enum(POST_ACTS),
    idposts: z.array(Id).check(z.minLength(1), z.maxLength(POSTS_TOGETHER_MAX)),
  }),
  data: z.array(PostOutcome),
  extension: 'posts.together',
  summary:
    'Hides, shows, blocks or unblocks up to 100 posts, an outcome a post in the order of their ids; each is recorded as if it were alone.',
});
