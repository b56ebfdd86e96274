import * as session from '../../../contract/session';
import { call } from '../../client';
import { Badge } from '../../grid/columns';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { SidePanel } from '../../palette/SidePanel';
import { useRow } from '../../state/useRow';
import { useMinute } from '../../ui/ages';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { useOwnRows } from '../components/useOwnRows';
import { agentText } from './agent';

const readSessions = () => call(session.sessions, {});

/** Where one is signed in oneself: each place can be ended but this one, which signing out ends. */
export default function SessionsPanel() {
  const t = useT();
  const [shown] = useOwnRows('session', readSessions);
  return (
    <SidePanel title={t('session.sessions.title')} hint={t('screens.sessions.hint')}>
      <ul className="grow overflow-y-auto px-4" aria-busy={shown === null}>
        {shown !== null && 'refused' in shown && (
          <li role="alert" className="py-6 text-danger text-sm">
            {reason(shown)}
          </li>
        )}
        {shown !== null && 'ids' in shown && shown.ids.map((id) => <Place key={id} id={id} />)}
      </ul>
    </SidePanel>
  );
}

function Place({ id }: { id: string }) {
  const t = useT();
  const row = useRow('session', id)?.row;
  useMinute();
  if (!row) return null;
  return (
    <li className={`flex items-center gap-3 py-3 border-b border-line text-sm ${row.ended ? 'text-faint' : ''}`}>
      <Icon name="monitor-smartphone" size={20} />
      <div className="grow min-w-0">
        <p className="font-medium" title={row.agent}>
          <bdi className="block truncate">{revealed(agentText(row.agent))}</bdi>
        </p>
        <p className="text-xs text-soft">
          <bdi dir="ltr">{row.address}</bdi> · {t('screens.sessions.since', { when: format.dateTime(row.created) })}
        </p>
        <p className="text-xs text-soft">{t('screens.sessions.seen', { when: format.ago(row.last_seen) })}</p>
      </div>
      {row.current ? (
        <span className="shrink-0">
          <Badge text="screens.sessions.current" tone="fact" />
        </span>
      ) : row.ended ? (
        <span className="shrink-0 text-xs">{t('screens.sessions.ended')}</span>
      ) : (
        <CommandButton command="session.end" label={t('session.signOut.title')} rows={[row]} rowKind="session" />
      )}
    </li>
  );
}
