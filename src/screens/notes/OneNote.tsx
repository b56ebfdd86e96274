import type { NoteRow } from '../../../commands/core/rows';
import { partsOfNote } from '../../../commands/mentions';
import { excerpt } from '../../../contract/wire/shownText';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { Linked } from '../../links/SafeLink';
import { Avatar } from '../../media/Avatar';
import { useRights } from '../../run';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { Name } from '../../ui/Name';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';

/** Enough to know it by. */
const LABEL_SIGNS = 80;

/** A note of one of the staff; its author changes and removes it, by keys while it has the focus, and by its buttons. */
export function OneNote({ note }: { note: NoteRow }) {
  const t = useT();
  const { row, pending } = useRow('note', note.id) ?? { row: note, pending: 0 };
  const { by, text, created, edited, gone, mentions } = row;
  const isMine = by.uid === useRights().principal?.uid;
  const common = { rows: [row], rowKind: 'note', look: 'icon' } as const;
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the note that has the focus, as on a row of a list
      tabIndex={0}
      data-note={row.id}
      aria-busy={pending > 0 || undefined}
      aria-label={format.pair(by.display_name, excerpt(text, LABEL_SIGNS))}
      className="flex gap-2.5 py-2"
    >
      <Avatar src={by.avatar} name={by.display_name} size={26} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-1 text-xs text-faint">
          <Name of={by.display_name} className="font-medium text-soft wrap-anywhere" /> · {timeAgo(created)}
          {edited !== undefined && (
            <span title={format.dateTime(edited)}>
              {' · '}
              {t('screens.notes.edited')}
            </span>
          )}
        </p>
        <p dir="auto" className={`text-sm whitespace-pre-wrap break-words ${gone ? 'line-through text-faint' : ''}`}>
          {partsOfNote(text, mentions).map(({ text: part, calls }, at) =>
            calls ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which have no other name
              <span key={at} className="rounded-sm bg-hover px-0.5 font-medium">
                {revealed(part)}
              </span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Linked key={at} text={part} />
            ),
          )}
        </p>
      </div>
      {isMine && !gone && (
        <span className="flex shrink-0 items-start">
          <CommandButton command="note.edit" {...common} />
          <CommandButton command="note.delete" {...common} />
        </span>
      )}
    </article>
  );
}
