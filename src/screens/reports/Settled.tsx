import type { ReactNode } from 'react';
import { decidedBy } from '../../../commands/whoseCase';
import * as audit from '../../../contract/audit';
import type { ReportCase } from '../../../contract/reports';
import { call } from '../../client';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { useRow } from '../../state/useRow';
import { asBottomBar } from '../../ui/bottomBars';
import { Name } from '../../ui/Name';
import { useCall, useCanCall } from '../components/useCall';
import type { Policies } from './usePolicies';

interface SettledProps {
  readonly row: ReportCase;
  /** What its decisions rest on, as far as that is known. */
  readonly policies: Policies | undefined;
  /** The way back. */
  readonly children: ReactNode;
}

/** In place of the decisions, how the case was settled, by whom, and by which policy: as the row says, else as the audit log may. */
export function Settled({ row, policies, children }: SettledProps) {
  const t = useT();
  const mayLook = useCanCall(audit.list);
  const reportId = row.reports.find((report) => report.decision === row.decision)?.reportId;
  // The log has no entry yet for a decision that is still in flight.
  const isSent = useRow('report', row.caseId)?.pending === 0;
  const known = decidedBy(row);
  const answer = useCall(!known && mayLook && isSent && reportId ? `${reportId} ${row.decision}` : null, (signal) =>
    call(audit.list, { target: reportId, count: 1 }, { signal }),
  );
  const logged = answer?.refused === undefined ? answer?.data[0] : undefined;
  const name = known?.decidedBy?.display_name ?? logged?.actor.display_name;
  const at = known ? known.decidedAt : logged?.at;
  const policy = reportId === undefined ? undefined : policies?.get(reportId);
  return (
    <div
      ref={asBottomBar}
      data-decisions=""
      className="flex h-14 shrink-0 items-center gap-3 border-t border-line bg-raised px-4 text-sm leading-4"
    >
      <p className="min-w-0 grow *:truncate">
        {t('screens.reports.settled')} <strong>{t(`screens.reports.decision.${row.decision}`)}</strong>
        {name !== undefined && (
          <span className="flex text-xs text-faint">
            <Name of={name} className="min-w-0 truncate" />
            {at !== undefined && <span className="shrink-0 whitespace-pre"> · {format.dateTime(at)}</span>}
          </span>
        )}
        {policy && (
          <span className="flex gap-1 text-xs text-faint" title={policy.text || policy.name}>
            {t('screens.reports.policy')} <Name of={policy.name} className="min-w-0 truncate" />
          </span>
        )}
      </p>
      {children}
    </div>
  );
}
