import type { TextKey } from '../../../commands/core/textKey';
import type { Post } from '../../../contract/posts';
import { Badge } from '../../grid/columns/badge';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { CommandButton } from '../../ui/CommandButton';
import { Comments } from '../comments/Comments';
import { AtRest } from '../components/AtRest';
import { Copyable } from '../components/Copyable';
import { DecisionBar } from '../components/DecisionBar';
import { DeletionNote } from '../components/DeletionNote';
import { PersonLine } from '../components/PersonLine';
import { Fact, Section } from '../components/Section';
import { conditionsOf, isStateUnsaid } from './columns';
import { decisionsOf } from './decisions';
import { PostBody } from './PostBody';

const MORE = ['post.promoteHotlive', 'post.promoteSlider', 'post.openAuthor'] as const;

/** A post beside the list: what it says and shows, its comments, and what can be done with it. */
export default function PostDetail({ row, isOpened }: DetailProps<Post>) {
  const t = useT();
  const rows = [row];
  const isUnsaid = isStateUnsaid(row);
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-5" data-detail>
        <header className="flex items-start gap-3 pt-4">
          <h2 className="grow min-w-0">
            <PersonLine person={row.owner} size={40} />
          </h2>
          <span className="flex gap-1">
            {!isUnsaid && conditionsOf(row).map((state) => <Badge key={state.text} {...state} />)}
          </span>
        </header>
        {row.deletion && <DeletionNote deletion={row.deletion} />}
        <PostBody post={row} />
        <dl className="pt-4">
          <Fact name={t('screens.posts.type')}>{t(row.origin ? 'screens.posts.share' : 'screens.posts.original')}</Fact>
          {isUnsaid && <Fact name={t('screens.posts.state')}>{t('screens.posts.stateUnsaidHere')}</Fact>}
          <Fact name={t('screens.posts.when')}>{format.dateTime(row.createdAt)}</Fact>
          <Fact name={t('screens.posts.likes')}>{format.number(row.likeCount)}</Fact>
          <Fact name={t('screens.posts.id')}>
            <Copyable value={row.postId} isKey />
          </Fact>
        </dl>
        <div className="flex flex-wrap gap-2 pt-3">
          {MORE.map((command) => (
            <CommandButton key={command} command={command} rows={rows} rowKind="post" />
          ))}
        </div>
        <AtRest isOpened={isOpened}>
          <Section
            title={t('screens.comments.title')}
            aside={
              row.commentCount > 0 && (
                <span className="text-xs text-faint">
                  {t('screens.comments.withReplies', { count: row.commentCount })}
                </span>
              )
            }
          >
            <Comments key={row.postId} postId={row.postId} />
          </Section>
        </AtRest>
      </div>
      <DecisionBar commands={decisionsOf(row).map((id) => ({ id, ...shortOf(id, t) }))} rows={rows} kind="post" />
    </div>
  );
}

/** Without what it is done to, where there is no room. Blocking says it everywhere: beside a case the same key blocks a member. */
const SHORT: Readonly<Record<string, TextKey>> = {
  'post.hide': 'screens.posts.decide.hide',
  'post.unhide': 'screens.posts.decide.unhide',
  'post.delete': 'screens.posts.decide.delete',
};

function shortOf(id: string, t: (key: TextKey) => string) {
  const text = SHORT[id];
  return text === undefined ? {} : { short: t(text) };
}
