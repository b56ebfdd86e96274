import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { isAboutMissingKeys } from '../keys/platform';
import { session } from '../state/session';
import { CommandButton } from '../ui/CommandButton';
import { Menu } from '../ui/Menu';
import { Name } from '../ui/Name';
import { revealed } from '../ui/revealed';
import type { useButtonMenu } from '../ui/useButtonMenu';

/** Who is signed in, and what they do about themselves, their sessions and how the console looks. */
export default function AccountMenu({ menu }: { menu: ReturnType<typeof useButtonMenu>['menu'] }) {
  const t = useT();
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <Menu label={t('shell.account')} role="dialog" align="end" {...menu}>
      <div className="px-2.5 py-2">
        <Name of={user.display_name} className="block font-semibold truncate" />
        <span className="text-xs text-faint">
          <bdi dir="ltr">{user.user_name}</bdi> · <bdi>{revealed(user.roles[0]?.role_name ?? t('shell.noRole'))}</bdi>
        </span>
      </div>
      <hr className="border-line my-1" />
      {[
        'session.editProfile',
        'session.changePassword',
        ...(user.recovery_codes !== undefined
          ? ['session.renewRecoveryCodes', 'session.endSecondFactor']
          : ['session.setUpSecondFactor']),
        'session.passkeys',
        'session.sessions',
        'settings.open',
        'language.set',
        'help.keys',
        'history.open',
        'session.signOut',
      ]
        .filter((command) => !isAboutMissingKeys(command))
        .map((command) => (
          <CommandButton key={command} command={command} look="item" onInvoked={menu.onClose} />
        ))}
    </Menu>
  );
}
