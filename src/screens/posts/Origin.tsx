import type { Post } from '../../../contract/posts';
import { useT } from '../../i18n';
import { Linked } from '../../links/SafeLink';
import { MediaGrid } from '../components/MediaGrid';
import { PersonLine } from '../components/PersonLine';

/** The post that this one shares, with its author, its content, and why it may be out of sight: hidden, blocked, gone, unknown. */
export function Origin({ origin }: { origin: NonNullable<Post['origin']> }) {
  const t = useT();
  const { content, post } = origin;
  const state = stateOf(origin);
  return (
    <blockquote className="mt-3 border-s-4 border-line ps-3 text-sm">
      <span className="block pb-1 text-xs text-faint">{t('screens.posts.shares')}</span>
      {post && <PersonLine person={post.owner} size={26} />}
      {state && <p className="pt-1 text-xs text-warn">{t(`screens.posts.${state}`)}</p>}
      {content !== '' && (
        <p dir="auto" className="pt-1 whitespace-pre-wrap break-words text-soft">
          <Linked text={content} />
        </p>
      )}
      {post && !post.deleted && (
        <>
          {content === '' && (
            <p className="pt-1 text-faint">
              {t(post.media.length > 0 ? 'screens.posts.noText' : 'screens.posts.nothing')}
            </p>
          )}
          <MediaGrid media={post.media} />
        </>
      )}
    </blockquote>
  );
}

function stateOf({ content, post }: NonNullable<Post['origin']>) {
  if (post)
    return post.deleted ? 'originGone' : post.blocked ? 'originBlocked' : post.hidden ? 'originHidden' : undefined;
  return content === '' ? 'originUnknown' : undefined;
}
