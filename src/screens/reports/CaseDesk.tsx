import { PROPOSED } from '../../../commands/caseDesk';
import type { SecondOpinion } from '../../../contract/caseDesk';
import type { ReportCase } from '../../../contract/reports';
import { Badge } from '../../grid/columns';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { CommandButton } from '../../ui/CommandButton';
import { spelledOut } from '../../ui/hiddenCharacters';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';

/** In one line above the reports, which are what a case is decided by: few words, all of them in the tooltip. */
const COMMANDS = [
  ['report.assign', 'screens.reports.desk.assign'],
  ['report.assignMe', 'screens.reports.desk.assignMe'],
  ['report.askOpinion', 'screens.reports.desk.askOpinion'],
  ['report.withdrawOpinion', 'screens.reports.desk.withdrawOpinion'],
] as const;

/** Whose case it is and what a colleague thinks of it, and the ways to change that while it is open. */
export function CaseDesk({ row }: { row: ReportCase }) {
  const t = useT();
  const { assignee, secondOpinion, decision } = row;
  // Only what there is now can be withdrawn.
  const commands = COMMANDS.slice(0, secondOpinion ? COMMANDS.length : -1);
  return (
    <div className="flex flex-col gap-2 pt-3 empty:hidden" data-desk>
      {assignee && (
        <p className="flex items-center gap-2 text-sm">
          <Avatar src={assignee.avatar} name={assignee.display_name} size={24} />
          <bdi>{t('screens.reports.assignedTo', { name: spelledOut(assignee.display_name) })}</bdi>
        </p>
      )}
      {secondOpinion && <First opinion={secondOpinion} />}
      {decision === 'open' && (
        <div className={`flex gap-1.5 empty:hidden ${secondOpinion ? 'flex-wrap' : ''}`}>
          {commands.map(([id, short]) => (
            <CommandButton
              key={id}
              command={id}
              rows={[row]}
              rowKind="report"
              label={t(short)}
              className="min-w-0 @max-[26rem]:px-2! @max-[26rem]:[&>svg]:hidden"
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The opinion of whoever would have another look at it. */
function First({ opinion: { by, at, proposes, text } }: { opinion: SecondOpinion }) {
  const t = useT();
  return (
    <section className="flex flex-col gap-1.5 rounded-md border border-line bg-raised p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Badge text="screens.reports.awaitsOpinion" tone="warn" />
        <span className="text-xs text-faint">
          <bdi>{t('screens.reports.firstOpinion', { name: spelledOut(by.display_name) })}</bdi> · {timeAgo(at)}
        </span>
      </div>
      <p dir="auto" className="whitespace-pre-wrap break-words">
        {revealed(text)}
      </p>
      {proposes && (
        <p className="flex items-center gap-2 text-xs text-faint">
          {t('screens.reports.proposal')}
          <Badge text={PROPOSED[proposes]} tone="fact" />
        </p>
      )}
    </section>
  );
}
