import { MEDIA_LISTS } from '../../../contract/media';
import type { Post } from '../../../contract/posts';
import { isBlank } from '../../../contract/wire/isBlank';
import { excerpt } from '../../../contract/wire/shownText';
import { ago, badge, number, person } from '../../grid/columns';
import type { BadgeOf } from '../../grid/columns/badge';
import type { Column } from '../../grid/screen';
import { t } from '../../i18n';
import { MediaThumb } from '../../media/MediaThumb';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { DeletionLine } from '../components/DeletionLine';

/** The lists that media of a post are promoted into, each once. */
const promotedOf = (post: Post) => MEDIA_LISTS.filter((list) => post.media.some(({ lists }) => lists?.includes(list)));

/** The server does not say whether it is shown, hidden or blocked, and nothing was done to it from here. */
export const isStateUnsaid = ({ hidden, blocked, deleted }: Post) =>
  hidden === undefined && blocked === undefined && !deleted;

/** What was done about a post, in words; nothing where it is shown as any other. */
export const conditionsOf = (post: Post): readonly BadgeOf[] => [
  ...(post.deleted ? [{ text: 'screens.posts.deleted', tone: 'bad', icon: 'trash-2' } as const] : []),
  ...(post.blocked ? [{ text: 'screens.posts.blocked', tone: 'bad' } as const] : []),
  ...(post.hidden ? [{ text: 'screens.posts.hidden', tone: 'bad', icon: 'eye-off' } as const] : []),
  // No state would say that it is shown.
  ...(isStateUnsaid(post) ? [{ text: 'screens.posts.stateUnsaid', tone: 'none' } as const] : []),
];

/** The same, and where its media are promoted; where they are shown large, it is said below each of them. */
export const statesOf = (post: Post): readonly BadgeOf[] => [
  ...conditionsOf(post),
  ...promotedOf(post).map((list) => ({ text: `screens.curated.lists.${list}`, tone: 'fact' }) as const),
];

/** Shown in place of a post's text: that it has no text, or nothing at all. Empty if the server did not send the content. */
export const wordless = ({ media, origin, isUnsaid }: Pick<Post, 'media' | 'origin' | 'isUnsaid'>) =>
  isUnsaid ? '' : t(`screens.posts.${media.length > 0 || origin ? 'noText' : 'nothing'}`);

/** The media of a post, else those of the post that it shares. */
export const mediaOf = ({ media, origin }: Post) => (media.length > 0 ? media : (origin?.post?.media ?? []));

/** As much of a text as a tooltip shows. */
const TITLE_SIGNS = 300;

/** What a post says, with its media small and covered, and whether it shares another. */
export function Content({ post }: { post: Post }) {
  return (
    <span className="flex items-center gap-2 min-w-0">
      <MediaThumb media={mediaOf(post)} />
      {post.origin && (
        <span className="shrink-0 inline-flex items-center gap-1 text-xs text-faint">
          <Icon name="repeat" size={14} />
          {t('screens.posts.share')}
        </span>
      )}
      <span
        dir="auto"
        className={`card-text truncate ${post.deleted ? 'line-through text-faint' : ''}`}
        title={excerpt(post.content, TITLE_SIGNS)}
      >
        {revealed([post.content, post.origin?.content ?? ''].find((words) => !isBlank(words)) ?? wordless(post))}
      </span>
      {post.deletion && <DeletionLine deletion={post.deletion} />}
    </span>
  );
}

const content: Column<Post> = {
  id: 'content',
  title: 'screens.posts.content',
  width: 400,
  cell: (post) => <Content post={post} />,
  accessor: (post) => post.content,
  hasTwoLines: true,
};

/** The columns of posts. */
export const postColumns: readonly Column<Post>[] = [
  person<Post>({ id: 'owner', title: 'screens.posts.author', of: (post) => post.owner }),
  content,
  badge<Post>({ id: 'state', title: 'screens.posts.state', width: 130, of: statesOf }),
  number<Post>({ id: 'comments', title: 'screens.posts.comments', of: (post) => post.commentCount }),
  number<Post>({ id: 'likes', title: 'screens.posts.likes', givesWay: true, of: (post) => post.likeCount }),
  ago<Post>({
    id: 'createdAt',
    title: 'screens.posts.when',
    width: 120,
    of: (post) => post.createdAt,
    sortable: 'time',
  }),
];
