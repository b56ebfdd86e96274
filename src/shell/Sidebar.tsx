import { useLocation } from 'wouter';
import { navigationCommands } from '../../commands/navigation';
import { sidebarEntryOf } from '../../commands/state';
import { useT } from '../i18n';
import { ariaKeysOf, Keys, useWorkingKeys } from '../keys';
import { hrefOf } from '../navigation/basePath';
import { menuPath } from '../navigation/menuPath';
import { invoke, useCommandContext } from '../run';
import { Icon } from '../ui/Icon';
import { Logo } from './Logo';

/**
 * The screens this person may see, in the order of docs/specification.md section 2. Collapsed it keeps icons, and the names as tooltips.
 */
export function Sidebar({ collapsed, onChosen }: { collapsed: boolean; onChosen: () => void }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.menu')} className="flex flex-col h-full on-sidebar bg-sidebar text-sidebar-ink">
      <div className="flex items-center gap-2.5 h-14 px-4 shrink-0">
        <Logo className="size-7 text-sidebar-ink" />
        <span className="text-lg font-semibold tracking-tight">Tam Quan</span>
      </div>
      <ul className="flex flex-col gap-0.5 px-2 py-2 overflow-y-auto">
        {navigationCommands.map((command) => (
          <Item key={command.id} id={command.id} collapsed={collapsed} onChosen={onChosen} />
        ))}
      </ul>
    </nav>
  );
}

function Item({
  id,
  collapsed,
  onChosen,
}: {
  id: (typeof navigationCommands)[number]['id'];
  collapsed: boolean;
  onChosen: () => void;
}) {
  const t = useT();
  const [location, go] = useLocation();
  const context = useCommandContext();
  useWorkingKeys();
  const command = navigationCommands.find((one) => one.id === id);
  const entry = command ? sidebarEntryOf(command, context) : 'hidden';
  if (!command || entry === 'hidden') return null;
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
        className={`group relative flex items-center gap-3 h-9 px-2.5 rounded-md ${current ? 'bg-sidebar-active text-sidebar-ink font-medium before:absolute before:inset-y-1.5 before:start-0 before:w-[3px] before:rounded-full before:bg-sidebar-ink' : 'text-sidebar-soft hover:text-sidebar-ink hover:bg-sidebar-ink/8'}`}
        onClick={(event) => {
          // A new tab is the browser's business.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChosen();
          // Its page says what is missing.
          if (entry === 'locked') go(command.path ?? location);
          else void invoke(id, { source: 'sidebar' });
        }}
      >
        <Icon name={command.icon} size={18} />
        <span className="grow truncate text-sm">{title}</span>
        {entry === 'locked' && <Icon name="lock" size={14} />}
        {!collapsed && (
          <span className="[&_kbd]:min-w-3 [&_kbd]:border-transparent [&_kbd]:bg-transparent [&_kbd]:px-0 [&_kbd]:text-inherit">
            <Keys of={id} />
          </span>
        )}
      </a>
    </li>
  );
}
