import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ReplyMessage } from '../../../commands/replies';
import type { Reply, ReplyState } from '../../../contract/replies';
import type { ReportCase } from '../../../contract/reports';
import type { Language } from '../../../contract/wire/languages';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { outbox } from '../../run';
import { CommandButton } from '../../ui/CommandButton';
import { Name } from '../../ui/Name';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';
import { More } from '../components/LoadMoreFooter';

const TONES = { waiting: 'fact', sent: 'good', notSent: 'warn', pulledBack: 'fact' } as const satisfies Record<
  ReplyState,
  string
>;
/** Written in one go to several reporters: one text, several lines below it. */
const TOGETHER_SECONDS = 120;
/** Reporters shown before somebody asks for all. */
const FIRST = 4;

/** What was replied in a case, the oldest first, and what is about to be. */
export function ReplyThread({
  row,
  replies,
  language,
}: {
  row: ReportCase;
  replies: readonly Reply[];
  language: Language;
}) {
  useT();
  const held = useSnapshot(outbox).held.filter(
    ({ commandId, rowId }) => commandId === 'report.sendReply' && rowId === row.caseId,
  );
  if (replies.length === 0 && held.length === 0) return null;
  return (
    <ul className="pb-3 grid gap-2">
      {together(replies).map((some) => (
        <li key={some[0].replyId} className="rounded-lg border border-line bg-raised px-3 py-2 text-sm">
          <p className="flex items-baseline gap-2 text-xs text-faint">
            <Name of={some[0].sender.display_name} className="truncate font-medium text-soft" />
            {timeAgo(some[0].createdAt, 'ms-auto whitespace-nowrap')}
          </p>
          <p dir="auto" className="whitespace-pre-wrap break-words py-1">
            {revealed(some[0].text)}
          </p>
          <Recipients row={row} replies={some} language={language} />
        </li>
      ))}
      {held.map(({ id, args }) => (
        <li key={id} className="rounded-lg border border-dashed border-strong px-3 py-2 text-sm">
          <p dir="auto" className="whitespace-pre-wrap break-words pb-1">
            {revealed((args.messages as readonly ReplyMessage[])[0]?.text ?? '')}
          </p>
          <Badge text="screens.replies.state.held" tone="warn" />
        </li>
      ))}
    </ul>
  );
}

type Several = readonly [Reply, ...Reply[]];

/** Replies by groups of what one person wrote at once. */
function together(replies: readonly Reply[]): readonly Several[] {
  const groups: [Reply, ...Reply[]][] = [];
  for (const reply of replies) {
    const last = groups.at(-1);
    const isSame =
      last?.[0].text === reply.text &&
      last[0].sender.uid === reply.sender.uid &&
      reply.createdAt - last[0].createdAt <= TOGETHER_SECONDS;
    if (last && isSame) last.push(reply);
    else groups.push([reply]);
  }
  return groups;
}

function Recipients({ row, replies, language }: { row: ReportCase; replies: Several; language: Language }) {
  const t = useT();
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="grid gap-1">
        {replies.slice(0, all ? undefined : FIRST).map((reply) => (
          <Recipient key={reply.replyId} row={row} reply={reply} language={language} />
        ))}
      </ul>
      <More
        label={t('screens.replies.more', { count: replies.length - FIRST })}
        hasMore={!all && replies.length > FIRST}
        onMore={() => setAll(true)}
      />
    </>
  );
}

/** One recipient of a reply: the reply's state, the reason for it, and the commands for it. */
function Recipient({ row, reply, language }: { row: ReportCase; reply: Reply; language: Language }) {
  const t = useT();
  const { state, reason, words, at, reporter } = reply;
  const common = { rows: [row], rowKind: 'report', look: 'icon', className: '!size-7' } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-xs">
      <Name of={reporter.displayName} className="truncate max-w-full" />
      <Badge text={`screens.replies.state.${state}`} tone={TONES[state]} />
      <span className="text-soft">
        {reason
          ? t(`screens.replies.reason.${reason}`)
          : state === 'waiting'
            ? words && t('screens.replies.next', { when: format.dateTime(at) })
            : format.dateTime(at)}
      </span>
      <span className="ms-auto empty:hidden">
        {state === 'waiting' && <CommandButton command="report.pullBackReply" args={{ reply, language }} {...common} />}
        {(state === 'notSent' || state === 'pulledBack') && (
          <CommandButton command="report.sendReplyAgain" args={{ reply }} {...common} />
        )}
      </span>
      {words && (
        <bdi dir="ltr" className="basis-full text-faint wrap-anywhere">
          {revealed(words)}
        </bdi>
      )}
    </li>
  );
}
