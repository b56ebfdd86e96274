import type { Post } from '../../../contract/posts';
import * as posts from '../../../contract/posts';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked } from '../../links/SafeLink';
import { CommandButton } from '../../ui/CommandButton';
import { PersonLine } from '../components/PersonLine';
import { Section } from '../components/Section';
import { useCall, useCanCall } from '../components/useCall';
import { useReason } from '../components/useRetryUnanswered';
import { statesOf, wordless } from '../posts/columns';
import { findPost, postsRead } from './knownPosts';

/**
 * The post that a reported comment belongs to: a comment can't be judged without the post that it answers. It has the same room before it
 * is read and after, since all else stands below it; the whole of a long one is a press away.
 */
export function ReportedPost({ postId }: { postId: string }) {
  const t = useT();
  const why = useReason();
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
      {answer === undefined && <div className="skeleton h-24" />}
      {answer?.refused !== undefined && (
        <p className="text-sm text-faint">{answer.refused === 304 ? t('screens.reports.postGone') : why(answer)}</p>
      )}
      {post === null && (
        <p className="text-sm text-faint">{t('screens.reports.postNotFound', { read: format.number(postsRead()) })}</p>
      )}
      {post && (
        <blockquote className="min-h-24 border-s-4 border-line ps-3">
          <div className="flex h-8 items-center gap-2">
            <div className="grow min-w-0">
              <PersonLine person={post.owner} size={26} />
            </div>
            {statesOf(post).map((state) => (
              <Badge key={state.text} {...state} />
            ))}
            <CommandButton command="post.open" rows={[post]} rowKind="post" look="icon" />
          </div>
          <p dir="auto" className="pt-1 text-sm text-soft whitespace-pre-wrap break-words line-clamp-3">
            {post.content ? <Linked text={post.content} /> : wordless(post)}
          </p>
        </blockquote>
      )}
    </Section>
  );
}
