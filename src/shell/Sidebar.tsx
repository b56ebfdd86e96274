import { memo } from 'react';
import { useLocation } from 'wouter';
import { navigationCommands } from '../../commands/navigation';
import { sidebarEntryOf } from '../../commands/state';
import { useT } from '../i18n';
import { ariaKeysOf, Keys, useWorkingKeys } from '../keys';
import { hrefOf } from '../navigation/basePath';
import { menuPath } from '../navigation/menuPath';
import { invoke, useRights } from '../run';
import { deferredPart } from '../ui/deferredPart';
import { Icon } from '../ui/Icon';
import { Nothing } from '../ui/lazyPart';
import { OnceUsable } from '../ui/OnceUsable';
import { onPlainClick } from '../ui/onPlainClick';
import { Logo } from './Logo';
import { LEADS_ELSEWHERE, LEADS_HERE, SIDEBAR_KEYS, SIDEBAR_LINK } from './sidebarLook';

const ViewLinks = deferredPart(() => import('./ViewLinks'), Nothing);

type Entry = (typeof navigationCommands)[number];

/** Each begins another group: what is moderated, what is curated, who works here, what the console itself keeps. */
const GROUP_STARTS: ReadonlySet<Entry['id']> = new Set(['go.vip', 'go.adminUsers', 'go.notifications']);
const GROUPS: Entry[][] = [[]];
for (const command of navigationCommands) {
  if (GROUP_STARTS.has(command.id)) GROUPS.push([]);
  GROUPS.at(-1)?.push(command);
}

/**
 * The screens this person may see, in the order of docs/specification.md section 2. Collapsed it keeps icons, and the names as tooltips.
 */
export const Sidebar = memo(function Sidebar({ collapsed, onChosen }: { collapsed: boolean; onChosen: () => void }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.menu')} className="flex flex-col h-full on-sidebar bg-sidebar text-sidebar-ink">
      <div className="flex items-center gap-2.5 h-14 px-4 shrink-0">
        <Logo className="size-7 text-sidebar-ink" />
        <span className="text-lg font-semibold tracking-tight">Tam Quan</span>
      </div>
      <div className="flex flex-col overflow-y-auto px-2 pb-2">
        {GROUPS.map((commands) => (
          // Of a group whose screens may all not be seen nothing is left, nor a line.
          <ul
            key={commands[0]?.id}
            className="flex flex-col gap-0.5 border-sidebar-ink/10 py-2 empty:hidden [ul:not(:empty)~&]:border-t"
          >
            {commands.map((command) => (
              <Item key={command.id} command={command} collapsed={collapsed} onChosen={onChosen} />
            ))}
          </ul>
        ))}
        <OnceUsable>
          <ViewLinks collapsed={collapsed} onChosen={onChosen} />
        </OnceUsable>
      </div>
    </nav>
  );
});

interface ItemProps {
  readonly command: Entry;
  readonly collapsed: boolean;
  readonly onChosen: () => void;
}

function Item({ command, collapsed, onChosen }: ItemProps) {
  const t = useT();
  const [location, go] = useLocation();
  const context = useRights();
  useWorkingKeys();
  const entry = sidebarEntryOf(command, context);
  if (entry === 'hidden') return null;
  const { id } = command;
  const current = menuPath(location) === command.path;
  const title = t(`${id}.title`);
  return (
    <li>
      <a
        href={command.path && hrefOf(command.path)}
        data-command={id}
        // A page below it has no entry of its own.
        aria-current={current ? (location === command.path ? 'page' : 'true') : undefined}
        aria-keyshortcuts={ariaKeysOf(id)}
        {...(collapsed ? { 'data-tip': title } : { title })}
        className={`${SIDEBAR_LINK} ${current ? `${LEADS_HERE} before:absolute before:inset-y-1.5 before:start-0 before:w-[3px] before:rounded-full before:bg-sidebar-ink` : LEADS_ELSEWHERE}`}
        onClick={onPlainClick(() => {
          onChosen();
          // Its page says what is missing.
          if (entry === 'locked') go(command.path ?? location);
          else void invoke(id, { source: 'sidebar' });
        })}
      >
        <Icon name={command.icon} size={18} />
        <span className="grow truncate text-sm">{title}</span>
        {entry === 'locked' && <Icon name="lock" size={14} />}
        {!collapsed && (
          <span className={SIDEBAR_KEYS}>
            <Keys of={id} />
          </span>
        )}
      </a>
    </li>
  );
}
