import type { ReactNode } from 'react';
import type { Person } from '../../../contract/people';
import * as profiles from '../../../contract/profiles';
import type { ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import type { Answer } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { ariaKeysOf } from '../../keys';
import { invoke, useCommandState } from '../../run';
import { putRows } from '../../state/rows';
import { useRow } from '../../state/useRow';
import { Icon } from '../../ui/Icon';
import { PersonLine } from '../components/PersonLine';
import { useCall, useCanCall } from '../components/useCall';
import { AuthorRecord } from './AuthorRecord';
import { DECISION_TONES } from './columns';
import type { Asked } from './useReporters';

interface AuthorProps {
  readonly row: ReportCase;
  readonly asked: Asked;
  /** How often what is known of them has changed since the case is shown. */
  readonly changes: number;
  /** What they are reported for. */
  readonly children: ReactNode;
}

/** The reported author, with the state of the case; then what they are reported for, and below that what they have been known for. */
export function Author({ row, asked, changes, children }: AuthorProps) {
  const t = useT();
  const { reported } = row;
  const pubkey = reported?.pubkey ?? '';
  const mayLook = useCanCall(profiles.byPubkey) && pubkey !== '';
  const isAsking = asked === 'asking';
  // A decision can block the author, and its undo lifts that: the profile is read again after each.
  const answer = useCall(
    mayLook ? pubkey : null,
    async (signal) => {
      const sinceMs = Date.now();
      const said = await call(profiles.byPubkey, { pubkey }, { signal });
      if (said.refused === undefined) putRows('profile', [said.data], sinceMs);
      return said;
    },
    changes,
  );
  const profile = useRow('profile', pubkey === '' ? null : pubkey)?.row;
  return (
    <>
      <header className="flex items-start gap-3 pt-4">
        <h2 className="grow min-w-0">
          <span className="sr-only">
            {t('shell.label', { name: t(row.commentId ? 'screens.reports.onComment' : 'screens.reports.onPost') })}{' '}
          </span>
          {reported?.displayName ? (
            <AuthorLink row={row} person={reported} isAsking={isAsking} />
          ) : (
            <NotSaid text={t('screens.reports.authorNotSaid')} />
          )}
        </h2>
        <span className="shrink-0 self-center">
          <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
        </span>
      </header>
      {children}
      <AuthorRecord
        record={row.authorRecord}
        profile={profile}
        asked={asked}
        isProfileUnread={isRefused(answer) && profile === undefined}
      />
    </>
  );
}

/** Nobody by that key is an answer too: there is nothing more to know. */
const isRefused = (answer: Answer<unknown> | undefined): boolean =>
  answer?.refused !== undefined && answer.refused !== Code.notFound;

/** Opens their page; only a name where that cannot be. */
function AuthorLink({ row, person, isAsking }: { row: ReportCase; person: Person; isAsking: boolean }) {
  const t = useT();
  const isReady = useCommandState('report.openAuthor', [row], 'report').is === 'ready';
  if (!isReady) return <PersonLine person={person} size={40} isAsking={isAsking} />;
  return (
    <button
      type="button"
      data-command="report.openAuthor"
      aria-keyshortcuts={ariaKeysOf('report.openAuthor')}
      data-tip={t('report.openAuthor.title')}
      className="-m-1 max-w-full rounded-lg p-1 text-start hover:bg-hover"
      onClick={() => void invoke('report.openAuthor', { source: 'button', rows: [row], rowKind: 'report' })}
    >
      <PersonLine person={person} size={40} isAsking={isAsking} />
    </button>
  );
}

/** Shown in the author's place if the server does not say who that is. */
function NotSaid({ text }: { text: string }) {
  return (
    <span className="flex min-h-10 items-center gap-2.5 text-sm text-faint">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-dashed border-strong">
        <Icon name="user" />
      </span>
      {text}
    </span>
  );
}
