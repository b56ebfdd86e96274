import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { viewCommands } from '../../commands/views';
import { useT } from '../i18n';
import { Keys } from '../keys';
import { hrefOf } from '../navigation/basePath';
import { viewedTitle } from '../navigation/viewedTitle';
import { invoke } from '../run';
import { savedViews } from '../state/savedViews';
import { teamViews } from '../state/teamViews';
import { spelledOut } from '../ui/hiddenCharacters';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { Name } from '../ui/Name';
import { onPlainClick } from '../ui/onPlainClick';
import { LEADS_ELSEWHERE, LEADS_HERE, SIDEBAR_KEYS, SIDEBAR_LINK } from './sidebarLook';

/** Those of the team that stand in the sidebar; the palette has all of them. */
const TEAM_MOST = 12;
const OPEN = 'view.open';

interface ViewLinksProps {
  readonly collapsed: boolean;
  readonly onChosen: () => void;
}

/** The person's own views and the team's, below the screens; nothing where there are none. */
export default function ViewLinks({ collapsed, onChosen }: ViewLinksProps) {
  const t = useT();
  const own = Object.entries(useSnapshot(savedViews).at);
  const { all } = useSnapshot(teamViews);
  if (own.length + all.length === 0) return null;
  const shown = { collapsed, onChosen };
  return (
    <section aria-label={t('view.heading')} className="border-t border-sidebar-ink/10 py-2" data-views="">
      <p aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-xs font-medium text-sidebar-soft">
        {t('view.heading')}
      </p>
      <ul className="flex flex-col gap-0.5">
        {own.map(([digit, view]) => {
          const command = viewCommands.find((one) => one.view === Number(digit))?.id;
          return command && <ViewLink key={digit} {...shown} {...view} icon="star" command={command} />;
        })}
        {all.slice(0, TEAM_MOST).map((view) => (
          <ViewLink key={view.id} {...shown} {...view} icon="users-round" command={OPEN} which={`team ${view.id}`} />
        ))}
        {all.length > TEAM_MOST && (
          <li>
            <button
              type="button"
              data-command={OPEN}
              className={`${SIDEBAR_LINK} w-full text-start ${LEADS_ELSEWHERE}`}
              onClick={() => {
                onChosen();
                void invoke(OPEN, { source: 'sidebar' });
              }}
            >
              <Icon name="ellipsis" size={18} />
              <span className="grow truncate text-sm">{t('view.all')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ViewLinkProps extends ViewLinksProps {
  readonly name: string;
  readonly address: string;
  readonly icon: IconName;
  readonly command: string;
  /** Among all views, where the command opens any of them. */
  readonly which?: string;
}

function ViewLink({ collapsed, onChosen, name, address, icon, command, which }: ViewLinkProps) {
  const t = useT();
  const [location] = useLocation();
  const search = useSearch();
  const isHere = address === (search === '' ? location : `${location}?${search}`);
  const words = [spelledOut(name), which === undefined ? '' : t('view.ofTeam'), viewedTitle(address)];
  const tip = words.filter(Boolean).join(' · ');
  const open = onPlainClick(() => {
    onChosen();
    void invoke(command, { source: 'sidebar', ...(which !== undefined && { args: { which } }) });
  });
  return (
    <li>
      <a
        href={hrefOf(address)}
        data-command={command}
        aria-current={isHere ? 'page' : undefined}
        {...(collapsed ? { 'data-tip': tip } : { title: tip })}
        className={`${SIDEBAR_LINK} ${isHere ? LEADS_HERE : LEADS_ELSEWHERE}`}
        onClick={open}
      >
        <Icon name={icon} size={18} />
        <Name of={name} className="grow truncate text-sm" />
        {which !== undefined && <span className="sr-only"> {t('view.ofTeam')}</span>}
        {!collapsed && which === undefined && (
          <span className={SIDEBAR_KEYS}>
            <Keys of={command} />
          </span>
        )}
      </a>
    </li>
  );
}
