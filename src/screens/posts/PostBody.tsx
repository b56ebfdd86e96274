import type { Post } from '../../../contract/posts';
import { useT } from '../../i18n';
import { Linked } from '../../links/SafeLink';
import { MediaGrid } from '../components/MediaGrid';
import { wordless } from './columns';
import { Origin } from './Origin';

/** What a post says and shows, and the post it shares. Markup in it is text. */
export function PostBody({ post }: { post: Post }) {
  // Renders again in another language.
  useT();
  return (
    <>
      <p
        dir="auto"
        className={`pt-3 text-base whitespace-pre-wrap break-words ${post.deleted ? 'line-through text-faint' : ''}`}
      >
        {post.content ? <Linked text={post.content} /> : <span className="text-faint">{wordless(post)}</span>}
      </p>
      {post.origin && <Origin origin={post.origin} />}
      <MediaGrid media={post.media} />
    </>
  );
}
