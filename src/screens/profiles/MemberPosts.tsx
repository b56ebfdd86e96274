import { useCallback } from 'react';
import type { Post } from '../../../contract/posts';
import * as posts from '../../../contract/posts';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { putRows } from '../../state/rows';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { timeAgo } from '../../ui/timeAgo';
import { LoadMoreFooter } from '../components/LoadMoreFooter';
import { Section } from '../components/Section';
import { type LoadStep, useLoadMore } from '../components/useLoadMore';
import { Content, statesOf } from '../posts/columns';
import { decisionsOf } from '../posts/decisions';

const STEP = 10;
const idOf = (post: Post) => post.postId;

/** What a member has posted, newest first, each with what can be done to it. */
export function MemberPosts({ pubkey }: { pubkey: string }) {
  const t = useT();
  const load = useCallback<LoadStep<Post>>(
    async (pos, count, signal) => {
      const sinceMs = Date.now();
      const answer = await call(posts.byAuthor, { pubkey, pos, count }, { signal });
      if (answer.refused === undefined) putRows('post', answer.data, sinceMs);
      return answer;
    },
    [pubkey],
  );
  const steps = useLoadMore(STEP, load, idOf);
  return (
    <Section
      title={t('screens.profiles.posts')}
      aside={
        steps.total !== null &&
        steps.total > 0 && <span className="text-xs text-faint">{format.number(steps.total)}</span>
      }
    >
      <ul>
        {steps.rows.map((post) => (
          <PostLine key={post.postId} postId={post.postId} />
        ))}
      </ul>
      <LoadMoreFooter steps={steps} empty={t('screens.profiles.noPosts')} />
    </Section>
  );
}

function PostLine({ postId }: { postId: string }) {
  const seen = useRow('post', postId);
  if (!seen) return null;
  const { row } = seen;
  const rows = [row];
  return (
    <li className="flex flex-wrap items-center gap-x-2 min-h-10 py-1 border-b border-line last:border-0 text-sm">
      <span className="grow basis-48 min-w-0">
        <Content post={row} />
      </span>
      {statesOf(row).map((state) => (
        <Badge key={state.text} {...state} />
      ))}
      {timeAgo(row.createdAt, 'text-xs text-faint whitespace-nowrap')}
      <span className="flex shrink-0">
        {['post.open', ...decisionsOf(row)].map((command, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: where one command takes another's place, the focus stays
          <CommandButton key={place} command={command} rows={rows} rowKind="post" look="icon" />
        ))}
      </span>
    </li>
  );
}
