import * as posts from '../../../contract/posts';
import { POST_STATES } from '../../../contract/posts';
import type { TimeOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import { filterValues } from '../../grid/model/address';
import type { FilterOption } from '../../grid/model/filter';
import type { Query } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { serverHas } from '../../state/session';
import { mediaOf, postColumns } from './columns';

/** docs/specification.md section 3 gives pictures two numbers and videos two; a person looks for pictures or videos. */
const MEDIA_FILTERS: readonly FilterOption[] = [
  { value: '1,10', title: 'screens.curated.types.1' },
  { value: '2,3', title: 'screens.curated.types.2' },
  { value: '4', title: 'screens.curated.types.4' },
  { value: '7', title: 'screens.curated.types.7' },
  { value: '6', title: 'screens.curated.types.6' },
];

const canFilter = () => serverHas('filters');
const typesOf = (mediaType: string | undefined) => (mediaType ? filterValues(mediaType).map(Number) : undefined);

/** The filters as the list and the search take them. */
function narrowing({ state, mediaType, author }: Query['filters']) {
  const inState = POST_STATES.find((one) => one === state);
  const types = typesOf(mediaType);
  return {
    ...(inState ? { state: inState } : {}),
    ...(state === 'deleted' ? { deleted: '1' as const } : {}),
    ...(types ? { mediaType: types } : {}),
    ...(author ? { pubkey: author } : {}),
  };
}

/** Posts, newest first. */
export default listScreen<posts.Post>({
  go: 'go.posts',
  kind: 'post',
  list: {
    key: 'posts',
    load: ({ pos, count, signal, filters, sort, text }) => {
      const page = { pos, count };
      // On docs/specification.md section 7 alone a member's posts are a call of their own, and nothing else narrows the list.
      if (filters.author && !canFilter()) return call(posts.byAuthor, { pubkey: filters.author, ...page }, { signal });
      const asked = { ...page, ...narrowing(filters) };
      if (text !== '') return call(posts.search, { text, ...asked }, { signal });
      return call(posts.list, { ...asked, ...(sort ? { sort: sort as TimeOrder } : {}) }, { signal });
    },
  },
  columns: postColumns,
  detail: detailPart(() => import('./PostDetail')),
  empty: 'screens.posts.empty',
  filters: [
    {
      id: 'state',
      title: 'screens.posts.state',
      options: [
        ...POST_STATES.map((value) => ({ value, title: `screens.posts.${value}` as const })),
        { value: 'deleted', title: 'screens.bin.deleted', extension: 'bin', needs: 'POST_DELETE' },
      ],
    },
    { id: 'mediaType', title: 'screens.posts.media', many: true, options: MEDIA_FILTERS },
    { id: 'author', title: 'screens.posts.author', as: 'member', everywhere: true },
  ],
  bin: { state: 'deleted' },
  canFilter,
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
  ],
  canSearch: () => serverHas('search.posts'),
  isSettled: (post) => post.deleted === true,
  matches: (post, { filters }) =>
    (filters.state === 'deleted') === (post.deleted === true) && isIn(post, filters.state) && fits(post, filters),
  media: mediaOf,
});

function isIn(post: posts.Post, state: string | undefined): boolean {
  if (state === 'hidden') return post.hidden === true;
  if (state === 'blocked') return post.blocked === true;
  return state === 'visible' ? !post.hidden && !post.blocked : true;
}

function fits(post: posts.Post, { mediaType, author }: Query['filters']): boolean {
  const types = typesOf(mediaType);
  // Whose posts were asked for the server knows, whether it says so of each or not.
  if (author && post.owner.pubkey !== undefined && post.owner.pubkey !== author) return false;
  return types === undefined || post.media.some((item) => types.includes(item.mediaType));
}
