import type { NoticeRow } from '../../../commands/core/rows';
import { Badge } from '../../grid/columns';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { revealed, revealedWithin } from '../../ui/revealed';
import { DecisionBar } from '../components/DecisionBar';
import { Fact } from '../components/Section';
import { StaffMember } from '../components/StaffMember';
import { audienceText } from './audience';

/** One notification: what it says, to whom, and who sent it. */
export default function NotificationDetail({ row }: DetailProps<NoticeRow>) {
  const t = useT();
  return (
    <div className="flex flex-col h-full">
      <div className="grow overflow-y-auto px-5 pb-6" data-detail>
        <h2 dir="auto" className="pt-5 text-xl font-semibold break-words">
          {revealed(row.title)}
        </h2>
        {row.gone && <Badge text="screens.notifications.gone" tone="warn" />}
        <p dir="auto" className="pt-3 whitespace-pre-wrap break-words">
          {revealed(row.body)}
        </p>
        <dl className="pt-4">
          <Fact name={t('screens.notifications.audience')}>
            <bdi>{revealedWithin(audienceText(row.audience, row.role_name))}</bdi>
          </Fact>
          <Fact name={t('screens.notifications.sender')}>
            <StaffMember who={row.sender} />
          </Fact>
          <Fact name={t('screens.notifications.created')}>{format.dateTime(row.created)}</Fact>
        </dl>
      </div>
      <DecisionBar commands={row.gone ? [] : [{ id: 'notification.delete' }]} rows={[row]} kind="notification" />
    </div>
  );
}
