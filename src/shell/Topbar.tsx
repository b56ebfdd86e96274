import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { ariaKeysOf, Keys, useWorkingKeys } from '../keys';
import { isAboutMissingKeys } from '../keys/platform';
import { Avatar } from '../media/Avatar';
import { invoke } from '../run';
import { firstUsable } from '../state/firstUsable';
import { session } from '../state/session';
import { CommandButton } from '../ui/CommandButton';
import { deferredPart } from '../ui/deferredPart';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { TopbarPopover } from './TopbarPopover';

const Place = () => <span className="size-9" />;
const Notices = deferredPart(() => import('./NotificationBell'), Place);

/** Menu, search, what has arrived, and who is signed in (docs/specification.md section 2). */
export function Topbar() {
  const t = useT();
  useWorkingKeys();
  const { isDone } = useSnapshot(firstUsable);
  return (
    <header className="flex items-center gap-2 h-14 px-3 shrink-0 on-topbar bg-topbar text-topbar-ink border-b border-topbar-line">
      <button
        type="button"
        data-command="sidebar.toggle"
        aria-label={t('sidebar.toggle.title')}
        aria-keyshortcuts={ariaKeysOf('sidebar.toggle')}
        data-tip={t('sidebar.toggle.title')}
        className="size-9 shrink-0 grid place-items-center rounded-md hover:bg-topbar-ink/10"
        onClick={() => void invoke('sidebar.toggle', { source: 'button' })}
      >
        <Icon name="menu" size={20} />
      </button>
      <button
        type="button"
        data-command="palette.open"
        aria-keyshortcuts={ariaKeysOf('palette.open')}
        className="flex items-center gap-2 h-9 px-3 min-w-0 w-full max-w-md rounded-lg border border-topbar-edge text-topbar-soft hover:text-topbar-ink text-sm"
        onClick={() => void invoke('palette.open', { source: 'button' })}
      >
        <Icon name="search" />
        <span className="grow text-start truncate">{t('shell.searchPlaceholder')}</span>
        <span className="max-md:hidden">
          <Keys of="palette.open" />
        </span>
      </button>
      <div className="ms-auto flex items-center md:gap-2">
        {isDone ? <Notices /> : <Place />}
        <Person />
      </div>
    </header>
  );
}

function Person() {
  const t = useT();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <TopbarPopover
      label={t('shell.account')}
      trigger={
        <>
          <Avatar src={user.avatar} name={user.display_name} size={28} />
          <Name of={user.display_name} className="max-lg:hidden text-sm font-medium truncate max-w-40" />
        </>
      }
    >
      {(close) => (
        <>
          <div className="px-2.5 py-2">
            <Name of={user.display_name} className="block font-semibold truncate" />
            <span className="text-xs text-faint">
              <bdi dir="ltr">{user.user_name}</bdi> · <bdi>{user.roles[0]?.role_name ?? t('shell.noRole')}</bdi>
            </span>
          </div>
          <hr className="border-line my-1" />
          {[
            'session.editProfile',
            'session.changePassword',
            'session.sessions',
            'settings.open',
            'language.set',
            'help.keys',
            'history.open',
            'session.signOut',
          ]
            .filter((command) => !isAboutMissingKeys(command))
            .map((command) => (
              <CommandButton key={command} command={command} look="item" onInvoked={close} />
            ))}
        </>
      )}
    </TopbarPopover>
  );
}
