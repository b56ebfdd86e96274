import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { TextKey } from '../../../commands/core/textKey';
import type { PostComment } from '../../../contract/comments';
import { excerpt } from '../../../contract/wire/shownText';
import { unreadOf } from '../../../contract/wire/unread';
import { CommandItem } from '../../grid/view/CommandItem';
import { commandsOn } from '../../grid/view/RowMenu';
import UnreadMark from '../../grid/view/UnreadMark';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked, SafeLink } from '../../links/SafeLink';
import { Avatar } from '../../media/Avatar';
import { MediaView } from '../../media/MediaView';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { Name } from '../../ui/Name';
import { timeAgo } from '../../ui/timeAgo';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { DeletionNote } from '../components/DeletionNote';
import { openComments } from './commentHandle';

interface OneCommentProps {
  readonly comment: PostComment;
  readonly marked: string | undefined;
  /** Shown below it once its replies are requested. */
  readonly replies: ReactNode;
}

/** Enough to know it by. */
const LABEL_SIGNS = 80;

/** A comment with its commands: by keys while it has the focus, by its buttons and its menu. */
export function OneComment({ comment, marked, replies }: OneCommentProps) {
  const t = useT();
  const opened = useSnapshot(openComments).replies;
  const { row, pending } = useRow('comment', comment.commentId) ?? { row: comment, pending: 0 };
  const isOpen = opened[row.commentId] === true && !row.deleted;
  const isMarked = row.commentId === marked;
  const rows = [row];
  const author = row.owner?.displayName;
  const nothing = nothingOf(row);
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the comment that has the focus, as on a row of a list
      tabIndex={0}
      data-comment={row.commentId}
      aria-busy={pending > 0 || undefined}
      aria-label={format.pair(
        author || format.ago(row.createdAt),
        excerpt(row.content || row.links[0] || '', LABEL_SIGNS),
      )}
      className={`group py-2 ${isMarked ? 'border-s-2 border-warn ps-2 bg-warn-soft' : ''}`}
    >
      <div className="flex gap-2.5">
        {author !== undefined && <Avatar src={row.owner?.avatar} name={author} size={26} />}
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-1 text-xs text-faint">
            {unreadOf(row).length > 0 && <UnreadMark row={row} />}
            {author !== undefined && (
              <>
                <Name of={author} className="font-medium text-soft wrap-anywhere" /> ·{' '}
              </>
            )}
            {timeAgo(row.createdAt)}
            {isMarked && <span className="font-medium text-warn"> · {t('screens.comments.reported')}</span>}
          </p>
          <p
            dir="auto"
            className={`text-sm whitespace-pre-wrap break-words ${row.deleted ? 'line-through text-faint' : ''}`}
          >
            {row.content ? <Linked text={row.content} /> : nothing && <span className="text-faint">{t(nothing)}</span>}
          </p>
          {row.media.length > 0 && (
            <div className="flex gap-2 pt-1.5">
              {row.media.map((media, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: only some servers give them ids, and none of them moves
                <MediaView key={place} media={media} className="size-24" />
              ))}
            </div>
          )}
          {row.links.map((link) => (
            <p key={link} className="text-xs">
              <SafeLink address={link} />
            </p>
          ))}
          {row.deletion && <DeletionNote deletion={row.deletion} />}
          {row.replyCount !== 0 && !row.deleted && (
            <CommandButton
              command="comment.replies"
              rows={rows}
              rowKind="comment"
              look="plain"
              className="!border-0 !px-0 !h-7 !bg-transparent text-mark"
              // How many there are could not be read, perhaps.
              {...(row.replyCount > 0 ? { label: t('screens.comments.replies', { count: row.replyCount }) } : {})}
            />
          )}
        </div>
        <span className="flex shrink-0 items-start">
          <CommandButton
            command={row.deleted ? 'comment.restore' : 'comment.delete'}
            rows={rows}
            rowKind="comment"
            look="icon"
          />
          <CommentMenu row={row} />
        </span>
      </div>
      {isOpen && replies}
    </article>
  );
}

/** Shown in place of text and pictures: that there are none, or that the server does not say; null if media or links are shown instead. */
function nothingOf({ content, media, links }: PostComment): TextKey | null {
  if (media.length > 0) return null;
  if (content !== undefined) return 'screens.posts.nothing';
  return links.length > 0 ? null : 'screens.comments.unsaid';
}

/** Every command for the comment. */
function CommentMenu({ row }: { row: PostComment }) {
  const t = useT();
  const { button, menu, close } = useButtonMenu();
  return (
    <>
      <button
        type="button"
        data-comment-menu
        aria-label={t('screens.comments.menu')}
        title={t('screens.comments.menu')}
        className="grid size-8 place-items-center rounded-md text-soft hover:bg-hover"
        {...button}
      >
        <Icon name="ellipsis" />
      </button>
      <Menu label={t('screens.comments.menu')} {...menu}>
        {commandsOn('comment').map((command) => (
          <CommandItem
            key={command.id}
            command={command}
            rows={[row]}
            rowKind="comment"
            explicit
            source="menu"
            onInvoked={close}
          />
        ))}
      </Menu>
    </>
  );
}
