import type { ReportCase } from '../../../contract/reports';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { CommandButton } from '../../ui/CommandButton';
import { useColleagueAt } from './useColleagueAt';

/** Above the decisions, which of the others is at the case, and the way to take it over. */
export function AtIt({ row }: { row: ReportCase }) {
  const t = useT();
  const by = useColleagueAt(row);
  if (!by) return null;
  return (
    <div className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line bg-raised px-4 py-1.5 text-sm">
      <Avatar src={by.avatar} name={by.display_name} />
      <p className="min-w-0 grow wrap-anywhere" role="status">
        {t('screens.reports.atIt', { name: by.display_name })}
      </p>
      <CommandButton command="report.takeOver" rows={[row]} rowKind="report" className="max-md:[&_kbd]:hidden" />
    </div>
  );
}
