import { PROPOSED } from '../../../commands/caseDesk';
import type { SecondOpinion } from '../../../contract/caseDesk';
import type { ReportCase } from '../../../contract/reports';
import { Badge } from '../../grid/columns';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { asBottomBar } from '../../ui/bottomBars';
import { CommandButton } from '../../ui/CommandButton';
import { spelledOut } from '../../ui/hiddenCharacters';
import { revealed } from '../../ui/revealed';
import { Toolbar } from '../../ui/Toolbar';
import { timeAgo } from '../../ui/timeAgo';

/** Few words, all of them in the tooltip: they stand in one line. */
const ACTS = [
  ['report.assign', 'screens.reports.desk.assign'],
  ['report.assignMe', 'screens.reports.desk.assignMe'],
  ['report.askOpinion', 'screens.reports.desk.askOpinion'],
] as const;

/** Whose case it is, and what a colleague thinks of it. */
export function CaseDesk({ row }: { row: ReportCase }) {
  const t = useT();
  const { assignee, secondOpinion } = row;
  return (
    <div className="flex flex-col gap-2 pt-3 empty:hidden" data-desk>
      {assignee && (
        <p className="flex items-center gap-2 text-sm">
          <Avatar src={assignee.avatar} name={assignee.display_name} size={24} />
          <bdi>{t('screens.reports.assignedTo', { name: spelledOut(assignee.display_name) })}</bdi>
        </p>
      )}
      {secondOpinion && <First row={row} opinion={secondOpinion} />}
    </div>
  );
}

/**
 * What else than deciding can be done with an open case: above the decisions, so that it has one place on every case, however long its text.
 * In a window so low that each line counts it is in the row's menu alone.
 */
export function DeskActs({ row }: { row: ReportCase }) {
  const t = useT();
  if (row.decision !== 'open') return null;
  return (
    <div
      ref={asBottomBar}
      data-desk-acts=""
      className="shrink-0 border-t border-line bg-surface px-4 py-1.5 [container-type:inline-size] has-[>:empty]:hidden flat:hidden"
    >
      <Toolbar label={t('screens.reports.desk.label')} className="flex gap-1.5">
        {ACTS.map(([id, short]) => (
          <CommandButton
            key={id}
            command={id}
            rows={[row]}
            rowKind="report"
            label={t(short)}
            className="min-w-0 @max-[26rem]:px-2! @max-[26rem]:[&>svg]:hidden"
          />
        ))}
      </Toolbar>
    </div>
  );
}

/** The opinion of whoever would have another look at it; theirs to withdraw while the case is open. */
function First({ row, opinion: { by, at, proposes, text } }: { row: ReportCase; opinion: SecondOpinion }) {
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
      {row.decision === 'open' && (
        <CommandButton
          command="report.withdrawOpinion"
          rows={[row]}
          rowKind="report"
          label={t('screens.reports.desk.withdrawOpinion')}
          className="self-start"
        />
      )}
    </section>
  );
}
