import { COMMANDS } from '../../../commands/registry';
import { useT } from '../../i18n';
import { Menu } from '../../ui/Menu';
import type { useButtonMenu } from '../../ui/useButtonMenu';
import { CommandItem } from '../view/CommandItem';

interface OverflowMenuProps {
  readonly commands: readonly string[];
  readonly menu: ReturnType<typeof useButtonMenu>['menu'];
}

/** What a list's header has no room for, with words and keys. */
export default function OverflowMenu({ commands, menu }: OverflowMenuProps) {
  const t = useT();
  return (
    <Menu label={t('grid.tools')} align="end" {...menu}>
      {COMMANDS.filter(({ id }) => commands.includes(id)).map((command) => (
        <CommandItem
          key={command.id}
          command={command}
          rows={[]}
          rowKind={undefined}
          explicit={false}
          source="menu"
          onInvoked={menu.onClose}
        />
      ))}
    </Menu>
  );
}
