import { useCallback } from 'react';
import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { revealed } from '../../ui/revealed';
import { timeAgo } from '../../ui/timeAgo';
import { LoadMoreFooter } from '../components/LoadMoreFooter';
import { Section } from '../components/Section';
import { useCanCall } from '../components/useCall';
import { type LoadStep, useLoadMore } from '../components/useLoadMore';
import { DECISION_TONES, emptyText } from './columns';
import { countOf, Tally } from './Tally';
import { useChangesAbout } from './useChangesAbout';

const STEP = 10;

/**
 * The author's other cases, where the server can gather them. What became of them all stands under the author's name, if that is known; that
 * there are none is said there as well, and not once more.
 */
export function AuthorPast({ of: { caseId, authorRecord }, pubkey }: { of: ReportCase; pubkey: string }) {
  const t = useT();
  const hasNone = authorRecord !== undefined && countOf(authorRecord.cases) === 0;
  return useCanCall(reports.casesOfAuthor) && !hasNone ? (
    <CaseList
      pubkey={pubkey}
      except={caseId}
      title={t('screens.reports.past')}
      empty={t('screens.reports.noPast')}
      isTallied={authorRecord === undefined}
    />
  ) : null;
}

/** All cases about a member. */
export function CasesAbout({ pubkey }: { pubkey: string }) {
  const t = useT();
  return useCanCall(reports.casesOfAuthor) ? (
    <CaseList
      pubkey={pubkey}
      title={t('screens.profiles.casesAbout')}
      empty={t('screens.profiles.noCases')}
      isTallied
    />
  ) : null;
}

interface CaseListProps {
  readonly pubkey: string;
  /** The case that is open already. */
  readonly except?: string;
  readonly title: string;
  readonly empty: string;
  /** Says how often which decision was made. */
  readonly isTallied: boolean;
}

const idOf = (row: ReportCase) => row.caseId;

function CaseList({ pubkey, except, title, empty, isTallied }: CaseListProps) {
  const t = useT();
  const load = useCallback<LoadStep<ReportCase>>(
    (pos, count, signal) => call(reports.casesOfAuthor, { pubkey, pos, count }, { signal }),
    [pubkey],
  );
  const steps = useLoadMore(STEP, load, idOf, useChangesAbout(pubkey));
  const others = steps.rows.filter((one) => one.caseId !== except);
  const withoutOpen = steps.rows.length - others.length;
  return (
    <Section
      title={title}
      aside={
        steps.total !== null &&
        steps.total > withoutOpen && (
          <span className="text-xs text-faint">{t('screens.reports.cases', { count: steps.total - withoutOpen })}</span>
        )
      }
    >
      {isTallied && <TallyOf cases={others} isPart={steps.hasMore} />}
      <ul>
        {others.map((one) => (
          <li key={one.caseId} className="border-b border-line last:border-0">
            <CommandButton
              command="report.open"
              rows={[one]}
              rowKind="report"
              look="item"
              className="!px-0 [&>svg]:hidden [&>span]:min-w-0"
              label={<Line row={one} />}
            />
          </li>
        ))}
      </ul>
      <LoadMoreFooter steps={{ ...steps, rows: others }} empty={empty} />
    </Section>
  );
}

/** How often which decision was made: what kind of author this is, at a glance. */
function TallyOf({ cases, isPart }: { cases: readonly ReportCase[]; isPart: boolean }) {
  const t = useT();
  if (cases.length < 2) return null;
  const counts = { open: 0, ignored: 0, deleted: 0, blocked: 0 };
  for (const { decision } of cases) counts[decision] += 1;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 text-xs text-soft">
      <Tally counts={counts} />
      {isPart && <span className="text-faint">{t('screens.reports.ofNewest', { count: cases.length })}</span>}
    </p>
  );
}

function Line({ row }: { row: ReportCase }) {
  const t = useT();
  return (
    <span className="flex items-center gap-3 min-w-0 text-sm">
      <span className="shrink-0">
        <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
      </span>
      <bdi className="grow truncate text-soft">{revealed(row.content || t(emptyText(row)))}</bdi>
      {timeAgo(row.createdAt, 'text-xs text-faint whitespace-nowrap')}
    </span>
  );
}
