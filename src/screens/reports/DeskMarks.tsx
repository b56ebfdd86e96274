import type { ReportCase } from '../../../contract/reports';
import { Badge } from '../../grid/columns';
import { t } from '../../i18n';
import { Avatar } from '../../media/Avatar';

/** In a row: whose case it is, and that it waits for another pair of eyes. */
export default function DeskMarks({ row: { assignee, secondOpinion } }: { row: ReportCase }) {
  const whose = assignee && t('screens.reports.assignedTo', { name: assignee.display_name });
  return (
    <>
      {assignee && (
        <span className="shrink-0" title={whose}>
          <Avatar src={assignee.avatar} name={assignee.display_name} size={20} />
          <span className="sr-only">{whose} </span>
        </span>
      )}
      {secondOpinion && (
        <span className="shrink-0">
          <Badge text="screens.reports.awaitsOpinion" tone="warn" />
        </span>
      )}
    </>
  );
}
