import type { Post } from '../../../contract/posts';
import { useT } from '../../i18n';
import { MediaGrid } from '../parts/MediaGrid';

/** What a post says and shows, and the post it shares. Markup in it is text. */
export function PostBody({ post }: { post: Post }) {
  const t = useT();
  return (
    <>
      <p
        dir="auto"
        className={`pt-3 text-base whitespace-pre-wrap break-words ${post.deleted ? 'line-through text-faint' : ''}`}
      >
        {post.content || <span className="text-faint">{t('screens.posts.noText')}</span>}
      </p>
      {post.origin && (
        <blockquote
          dir="auto"
          className="mt-3 border-s-4 border-line ps-3 text-sm text-soft whitespace-pre-wrap break-words"
        >
          <span className="block text-xs text-faint pb-0.5">{t('screens.posts.shares')}</span>
          {post.origin.content}
        </blockquote>
      )}
      <MediaGrid media={post.media} />
    </>
  );
}
