import { useSnapshot } from 'valtio';
import type { ReportCase } from '../../../contract/reports';
import { useT } from '../../i18n';
import { CommandButton } from '../../shell/CommandButton';
import { Section } from '../parts/Section';
import { ReplyField } from './ReplyField';
import { ReplyThread } from './ReplyThread';
import { EMPTY_REPLY, keptReply, replyDrafts } from './replyDrafts';
import { useThread } from './useThread';

const TEMPLATES = ['replyTemplate.add', 'replyTemplate.edit', 'replyTemplate.delete'] as const;

/** What was written to the reporters of a case, and where one writes to them. */
export function Replies({ row }: { row: ReportCase }) {
  const t = useT();
  const { byCase } = useSnapshot(replyDrafts);
  const draft = byCase[row.caseId] ?? keptReply(row.caseId) ?? EMPTY_REPLY;
  const { thread } = useThread(row.caseId);
  return (
    <Section
      title={t('report.reply.title')}
      aside={TEMPLATES.map((id) => <CommandButton key={id} command={id} look="icon" />)}
    >
      {thread && <ReplyThread row={row} replies={thread.replies} language={draft.language} />}
      <ReplyField row={row} draft={draft} thread={thread} />
    </Section>
  );
}
