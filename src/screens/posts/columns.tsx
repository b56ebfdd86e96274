import { MEDIA_LISTS } from '../../../contract/media';
import type { Post } from '../../../contract/posts';
import { ago, badge, number, person } from '../../grid/columns';
import type { BadgeOf } from '../../grid/columns/badge';
import type { Column } from '../../grid/screen';
import { t } from '../../i18n';
import { MediaThumb } from '../../media/MediaThumb';
import { Icon } from '../../ui/Icon';
import { DeletionLine } from '../components/DeletionLine';

/** The lists that media of a post are promoted into, each once. */
const promotedOf = (post: Post) => MEDIA_LISTS.filter((list) => post.media.some(({ lists }) => lists?.includes(list)));

/** The server does not say whether it is shown, hidden or blocked, and nothing was done to it from here. */
export const isStateUnsaid = ({ hidden, blocked, deleted }: Post) =>
  hidden === undefined && blocked === undefined && !deleted;

/** What a post's state is, in words; nothing where it is shown as any other. */
export const statesOf = (post: Post): readonly BadgeOf[] => [
  ...(post.deleted ? [{ text: 'screens.posts.deleted', tone: 'danger' } as const] : []),
  ...(post.blocked ? [{ text: 'screens.posts.blocked', tone: 'warn' } as const] : []),
  ...promotedOf(post).map((list) => ({ text: `screens.curated.lists.${list}`, tone: 'accent' }) as const),
  ...(post.hidden ? [{ text: 'screens.posts.hidden', tone: 'neutral' } as const] : []),
  // No state would say that it is shown.
  ...(isStateUnsaid(post) ? [{ text: 'screens.posts.stateUnsaid', tone: 'none' } as const] : []),
];

/** Shown in place of a post's text: that it has no text, or nothing at all. Empty if the server did not send the content. */
export const wordless = ({ media, origin, isUnsaid }: Pick<Post, 'media' | 'origin' | 'isUnsaid'>) =>
  isUnsaid ? '' : t(`screens.posts.${media.length > 0 || origin ? 'noText' : 'nothing'}`);

/** What a post says, with its media small and covered, and whether it shares another. */
export function Content({ post }: { post: Post }) {
  return (
    <span className="flex items-center gap-2 min-w-0">
      <MediaThumb media={post.media.length > 0 ? post.media : (post.origin?.post?.media ?? [])} />
      {post.origin && (
        <span className="shrink-0 inline-flex items-center gap-1 text-xs text-faint">
          <Icon name="repeat" size={14} />
          {t('screens.posts.share')}
        </span>
      )}
      <span
        dir="auto"
        className={`truncate ${post.deleted ? 'line-through text-faint' : ''}`}
        title={post.content.slice(0, 300)}
      >
        {post.content || post.origin?.content || wordless(post)}
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
};

/** The columns of posts. */
export const postColumns: readonly Column<Post>[] = [
  person<Post>({ id: 'owner', title: 'screens.posts.author', of: (post) => post.owner }),
  content,
  badge<Post>({ id: 'state', title: 'screens.posts.state', width: 130, of: statesOf }),
  number<Post>({ id: 'comments', title: 'screens.posts.comments', of: (post) => post.commentCount }),
  number<Post>({ id: 'likes', title: 'screens.posts.likes', of: (post) => post.likeCount }),
  ago<Post>({
    id: 'createdAt',
    title: 'screens.posts.when',
    width: 120,
    of: (post) => post.createdAt,
    sortable: 'time',
  }),
];
