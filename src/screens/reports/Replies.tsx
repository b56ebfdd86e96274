import { useSnapshot } from 'valtio';
import * as replies from '../../../contract/replies';
import type { ReportCase } from '../../../contract/reports';
import { useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { Section } from '../components/Section';
import { useCanCall } from '../components/useCall';
import { useReason } from '../components/useRetryUnanswered';
import { ReplyField } from './ReplyField';
import { ReplyThread } from './ReplyThread';
import { EMPTY_REPLY, keptReply, replyDrafts } from './replyDrafts';
import type { Policies } from './usePolicies';
import type { Asked } from './useReporters';
import { useThread } from './useThread';

const TEMPLATES = ['replyTemplate.add', 'replyTemplate.edit', 'replyTemplate.delete'] as const;

interface RepliesProps {
  readonly row: ReportCase;
  readonly asked: Asked;
  /** What its decisions rest on; undefined until that is known. */
  readonly policies: Policies | undefined;
}

/** What was written to the reporters of a case, and where one writes to them. */
export function Replies({ row, asked, policies }: RepliesProps) {
  const t = useT();
  const { byCase } = useSnapshot(replyDrafts, { sync: true });
  const draft = byCase[row.caseId] ?? keptReply(row.caseId) ?? EMPTY_REPLY;
  const { thread, refusal } = useThread(row.caseId);
  const why = useReason();
  const maySend = useCanCall(replies.send);
  return (
    <Section
      title={t(maySend ? 'report.reply.title' : 'screens.replies.draft')}
      aside={TEMPLATES.map((id) => <CommandButton key={id} command={id} look="icon" />)}
    >
      {!thread && refusal && <p className="pb-2 text-sm text-faint">{why(refusal)}</p>}
      {thread && <ReplyThread row={row} replies={thread.replies} language={draft.language} />}
      <ReplyField row={row} draft={draft} thread={thread} asked={asked} policies={policies} />
    </Section>
  );
}
