import type { ReportCase } from '../../../contract/reports';
import { Badge } from '../../grid/columns';
import { t } from '../../i18n';
import { StaffPicture } from '../../media/StaffPicture';

/** In a row: whose case it is, and that it waits for another pair of eyes. */
export default function DeskMarks({ row: { assignee, secondOpinion } }: { row: ReportCase }) {
  return (
    <>
      {assignee && (
        <StaffPicture of={assignee} words={t('screens.reports.assignedTo', { name: assignee.display_name })} />
      )}
      {secondOpinion && (
        <span className="shrink-0">
          <Badge text="screens.reports.awaitsOpinion" tone="warn" />
        </span>
      )}
    </>
  );
}
