import type { Post } from '../../../contract/posts';
import * as posts from '../../../contract/posts';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { Linked } from '../../links/SafeLink';
import { PersonLine } from '../components/PersonLine';
import { Section } from '../components/Section';
import { useCall, useCanCall } from '../components/useCall';
import { statesOf, wordless } from '../posts/columns';
import { findPost, postsRead } from './knownPosts';

/** The post that a reported comment belongs to: a comment can't be judged without the post that it answers. */
export function ReportedPost({ postId }: { postId: string }) {
  const t = useT();
  const mayAsk = useCanCall(posts.one);
  const mayRead = useCanCall(posts.list);
  const mayLook = mayAsk || mayRead;
  const answer = useCall<Post | null>(mayLook ? postId : null, (signal) =>
    mayAsk ? call(posts.one, { idpost: postId }, { signal }) : findPost(postId),
  );
  const post = answer?.refused === undefined ? answer?.data : undefined;
  if (!mayLook) return null;
  return (
    <Section title={t('screens.reports.under')}>
      {answer === undefined && <div className="skeleton h-14" />}
      {answer?.refused !== undefined && (
        <p className="text-sm text-faint">{answer.refused === 304 ? t('screens.reports.postGone') : reason(answer)}</p>
      )}
      {post === null && (
        <p className="text-sm text-faint">{t('screens.reports.postNotFound', { read: format.number(postsRead()) })}</p>
      )}
      {post && (
        <blockquote className="border-s-4 border-line ps-3">
          <div className="flex items-center gap-2">
            <div className="grow min-w-0">
              <PersonLine person={post.owner} size={26} />
            </div>
            {statesOf(post).map((state) => (
              <Badge key={state.text} {...state} />
            ))}
          </div>
          <p dir="auto" className="pt-1 text-sm text-soft whitespace-pre-wrap break-words line-clamp-6">
            {post.content ? <Linked text={post.content} /> : wordless(post)}
          </p>
        </blockquote>
      )}
    </Section>
  );
}
