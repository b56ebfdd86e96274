import * as profiles from '../../../contract/profiles';
import type { ReportCase } from '../../../contract/reports';
import { call } from '../../client';
import { Badge } from '../../grid/columns/badge';
import { useT } from '../../i18n';
import { putRows } from '../../state/rows';
import { useRow } from '../../state/useRow';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { PersonLine } from '../components/PersonLine';
import { useCall, useCanCall } from '../components/useCall';
import { accountBadges } from '../profiles/columns';
import { DECISION_TONES } from './columns';

/** The reported author: the state of the case, and what the author may and may not do at present. */
export function Author({ row }: { row: ReportCase }) {
  const t = useT();
  const { reported } = row;
  const pubkey = reported?.pubkey ?? '';
  const mayLook = useCanCall(profiles.byPubkey) && pubkey !== '';
  // A decision can block the author: the profile is refetched after each, once it has been sent.
  const isSent = useRow('report', row.caseId)?.pending === 0;
  useCall(mayLook && isSent ? `${pubkey} ${row.decision}` : null, async (signal) => {
    const answer = await call(profiles.byPubkey, { pubkey }, { signal });
    if (answer.refused === undefined) putRows('profile', [answer.data]);
    return answer;
  });
  const profile = useRow('profile', pubkey === '' ? null : pubkey)?.row;
  return (
    <header className="pt-4">
      <div className="flex items-start gap-3">
        <div className="grow min-w-0">
          {reported?.displayName ? (
            <PersonLine person={reported} size={40} />
          ) : (
            <NotSaid text={t('screens.reports.authorNotSaid')} />
          )}
        </div>
        {pubkey !== '' && <CommandButton command="report.openAuthor" rows={[row]} rowKind="report" look="icon" />}
        <span className="shrink-0 self-center">
          <Badge text={`screens.reports.decision.${row.decision}`} tone={DECISION_TONES[row.decision]} />
        </span>
      </div>
      {profile && accountBadges(profile).length > 0 && (
        <p className="flex flex-wrap gap-1 pt-2">
          {accountBadges(profile).map((state) => (
            <Badge key={state.text} {...state} />
          ))}
        </p>
      )}
    </header>
  );
}

/** Shown in the author's place if the server does not say who that is. */
function NotSaid({ text }: { text: string }) {
  return (
    <p className="flex min-h-10 items-center gap-2.5 text-sm text-faint">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-dashed border-strong">
        <Icon name="user" />
      </span>
      {text}
    </p>
  );
}
