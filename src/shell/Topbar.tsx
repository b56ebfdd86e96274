import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { ariaKeysOf, Keys, useWorkingKeys } from '../keys';
import { Avatar } from '../media/Avatar';
import { invoke } from '../run';
import { session } from '../state/session';
import { deferredOverlay, deferredPart } from '../ui/deferredPart';
import { Icon } from '../ui/Icon';
import { Name } from '../ui/Name';
import { OnceUsable } from '../ui/OnceUsable';
import { useButtonMenu } from '../ui/useButtonMenu';
import { layout } from './layout';
import { TopbarButton } from './TopbarButton';

const Place = () => <span className="size-9" />;
const Later = deferredPart(() => import('./TopbarLater'), Place);
const AccountMenu = deferredOverlay(
  () => import('./AccountMenu'),
  ({ menu }) => menu.onClose(),
);

/** Menu, search, what has arrived, and who is signed in (docs/specification.md section 2). */
export const Topbar = memo(function Topbar() {
  const t = useT();
  useWorkingKeys();
  const { width, collapsed, menuOpen } = useSnapshot(layout);
  return (
    <header className="flex items-center gap-2 h-14 px-3 shrink-0 on-topbar bg-topbar text-topbar-ink border-b border-topbar-line">
      <button
        type="button"
        data-command="sidebar.toggle"
        aria-label={t('sidebar.toggle.title')}
        aria-expanded={width === 'mobile' ? menuOpen : !collapsed}
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
        <span className="grow text-start truncate">{t('shell.search')}</span>
        <span className="max-md:hidden">
          <Keys of="palette.open" />
        </span>
      </button>
      <div className="ms-auto flex items-center md:gap-2">
        <OnceUsable place={<Place />}>
          <Later />
        </OnceUsable>
        <Person />
      </div>
    </header>
  );
});

function Person() {
  const t = useT();
  const { user } = useSnapshot(session);
  const { isOpen, button, menu } = useButtonMenu();
  if (!user) return null;
  return (
    <>
      <TopbarButton label={t('shell.account')} button={button}>
        <Avatar src={user.avatar} name={user.display_name} size={28} />
        <Name of={user.display_name} className="max-lg:hidden text-sm font-medium truncate max-w-40" />
      </TopbarButton>
      {isOpen && <AccountMenu menu={menu} />}
    </>
  );
}
