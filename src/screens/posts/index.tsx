import type { TimeOrder } from '../../../contract/paging';
import * as posts from '../../../contract/posts';
import { POST_STATES } from '../../../contract/posts';
import { call } from '../../client';
import { detailPart } from '../../grid/detailPart';
import { screen } from '../../grid/screen';
import { session } from '../../state/session';
import { postColumns } from './columns';

/** Posts, newest first. */
export const postScreen = screen<posts.Post>({
  path: '/dashboard/post-manager',
  kind: 'post',
  title: 'go.posts.title',
  list: {
    key: 'posts',
    load: ({ pos, count, signal, filters, sort, text }) => {
      if (text !== '') return call(posts.search, { text, pos, count }, { signal });
      const state = POST_STATES.find((one) => one === filters.state);
      return call(
        posts.list,
        { pos, count, ...(state ? { state } : {}), ...(sort ? { sort: sort as TimeOrder } : {}) },
        { signal },
      );
    },
  },
  columns: postColumns,
  detail: detailPart(() => import('./PostDetail')),
  empty: 'screens.posts.empty',
  filters: [
    {
      id: 'state',
      title: 'screens.posts.state',
      options: POST_STATES.map((value) => ({ value, title: `screens.posts.${value}` })),
    },
  ],
  canFilter: () => session.extensions.includes('filters'),
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
  ],
  canSearch: () => session.extensions.includes('search.posts'),
  isSettled: (post) => post.deleted === true,
  belongs: (post, { filters }) => !post.deleted && belongsTo(post, filters.state),
  media: (post) => post.media,
});

function belongsTo(post: posts.Post, state: string | undefined): boolean {
  if (state === 'hidden') return post.hidden;
  if (state === 'blocked') return post.blocked;
  return state === 'visible' ? !post.hidden && !post.blocked : true;
}
