import { useSnapshot } from 'valtio';
import * as replies from '../../../contract/replies';
import type { ReportCase } from '../../../contract/reports';
import { useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { Section } from '../components/Section';
import { useCanCall } from '../components/useCall';
import { ReplyField } from './ReplyField';
import { ReplyThread } from './ReplyThread';
import { EMPTY_REPLY, keptReply, replyDrafts } from './replyDrafts';
import type { Policies } from './usePolicies';
import { useThread } from './useThread';

const TEMPLATES = ['replyTemplate.add', 'replyTemplate.edit', 'replyTemplate.delete'] as const;

interface RepliesProps {
  readonly row: ReportCase;
  /** Who made the reports is not known yet. */
  readonly isAsking: boolean;
  /** What its decisions rest on; undefined until that is known. */
  readonly policies: Policies | undefined;
}

/** What was written to the reporters of a case, and where one writes to them. */
export function Replies({ row, isAsking, policies }: RepliesProps) {
  const t = useT();
  const { byCase } = useSnapshot(replyDrafts, { sync: true });
  const draft = byCase[row.caseId] ?? keptReply(row.caseId) ?? EMPTY_REPLY;
  const { thread } = useThread(row.caseId);
  const maySend = useCanCall(replies.send);
  return (
    <Section
      title={t(maySend ? 'report.reply.title' : 'screens.replies.draft')}
      aside={TEMPLATES.map((id) => <CommandButton key={id} command={id} look="icon" />)}
    >
      {thread && <ReplyThread row={row} replies={thread.replies} language={draft.language} />}
      <ReplyField row={row} draft={draft} thread={thread} isAsking={isAsking} policies={policies} />
    </Section>
  );
}
