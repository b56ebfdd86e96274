import { useState } from 'react';
import type { CaseReport, ReportCase } from '../../../contract/reports';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { Avatar } from '../../media/Avatar';
import { useRights } from '../../run';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';
import { More } from '../components/LoadMoreFooter';
import { Section } from '../components/Section';
import { complaintsText, DECISION_TONES } from './columns';
import { nameOfRecipient } from './Recipients';
import { ReporterRecord } from './ReporterRecord';
import { sharedReasonsOf } from './reasons';
import type { Asked } from './useReporters';

/** Reports shown before somebody asks for all of them: the content above matters more. */
const FIRST = 5;

interface ComplaintsProps {
  readonly row: ReportCase;
  readonly asked: Asked;
}

/** The reports that the case gathers: what they complain of, and each with who, why, when. */
export function Complaints({ row, asked }: ComplaintsProps) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shared = sharedReasonsOf(row);
  const hasCases = useRights().extensions.has('cases');
  const unseen = row.reportCount - row.reports.length;
  return (
    <Section title={t(complaintsText(hasCases), { count: row.reportCount })}>
      {shared.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 pb-2">
          {shared.map(([reason, count]) => (
            <li key={reason} className="rounded-2xl bg-chip px-2.5 py-0.5 text-xs wrap-anywhere">
              {/* It runs as its words do, as in the list: how often comes after them. */}
              <bdi>
                <bdi>{revealed(reason)}</bdi>
                <span className="font-semibold tabular-nums"> ×{count}</span>
              </bdi>
            </li>
          ))}
        </ul>
      )}
      <ul>
        {row.reports.slice(0, all ? undefined : FIRST).map((report) => (
          <Complaint key={report.reportId} report={report} asked={asked} />
        ))}
      </ul>
      <More
        label={t('screens.reports.allComplaints', { count: row.reports.length - FIRST })}
        hasMore={!all && row.reports.length > FIRST}
        onMore={() => setAll(true)}
      />
      {unseen > 0 && <p className="text-xs text-faint">{t('screens.reports.older', { count: unseen })}</p>}
    </Section>
  );
}

function Complaint({ report, asked }: { readonly report: CaseReport; readonly asked: Asked }) {
  const t = useT();
  const { reporter, record, reason, decision, createdAt } = report;
  const isAwaited = asked === 'asking' && !reporter;
  const isUnknown = asked === 'notLoaded' && !reporter;
  return (
    <li className="flex items-start gap-2.5 py-1.5 text-sm border-b border-line last:border-0">
      {isAwaited && <span className="skeleton size-6.5 shrink-0 rounded-full" />}
      {isUnknown && (
        <span className="grid size-6.5 shrink-0 place-items-center rounded-full border border-dashed border-strong text-faint">
          <Icon name="user" size={14} />
        </span>
      )}
      {reporter && <Avatar src={reporter.avatar ?? ''} name={reporter.displayName} size={26} />}
      <div className="grow min-w-0">
        <p className="flex items-baseline gap-2 min-h-4 text-xs text-faint">
          {/* Without room for both the record goes below the name: neither is cut. */}
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
            {isAwaited ? (
              <span className="skeleton h-3 w-24 self-center" />
            ) : (
              <bdi className="truncate font-medium text-soft">
                {isUnknown ? t('screens.reports.aReporter') : revealed(nameOfRecipient(report))}
              </bdi>
            )}
            {record && <ReporterRecord record={record} />}
          </span>
          {createdAt !== undefined && timeAgo(createdAt, 'whitespace-nowrap')}
        </p>
        {reason && (
          <p dir="auto" className="break-words">
            {revealed(reason)}
          </p>
        )}
      </div>
      {decision !== 'open' && <Badge text={`screens.reports.decision.${decision}`} tone={DECISION_TONES[decision]} />}
    </li>
  );
}
