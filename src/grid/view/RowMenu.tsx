import { useSnapshot } from 'valtio';
import { type Command, isMutation, kindOf } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { COMMANDS } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { useT } from '../../i18n';
import { KeysActElsewhere } from '../../keys';
import { commandContext } from '../../run';
import { macroOf } from '../../state/macroOf';
import { Menu } from '../../ui/Menu';
import type { GridModel } from '../model/gridState';
import { isOnlyOf, isSelected } from '../model/selection';
import { CommandItem } from './CommandItem';

interface RowMenuProps {
  readonly model: GridModel;
  /** Commands of the screen without a row. */
  readonly commands?: readonly string[] | undefined;
  readonly cursorBox: () => DOMRect | undefined;
}

/** Commands of every list that a row's menu has as well. */
const LIST_ITEMS = ['list.select', 'list.copy', 'list.copyLink', 'list.peek'];

/** Every command for the row, or for the selection it belongs to; those that can't be run say why. */
export default function RowMenu({ model, commands = [], cursorBox }: RowMenuProps) {
  const t = useT();
  const { menuAt } = useSnapshot(model.state);
  return (
    <Menu
      label={t('grid.menu')}
      isOpen
      onClose={() => model.openPanel(null)}
      anchor={() => (menuAt === null ? footOf(cursorBox()) : new DOMRect(menuAt.x, menuAt.y, 0, 0))}
      returnFocus={model.view.focus}
    >
      <Items model={model} commands={commands} />
    </Menu>
  );
}

const footOf = (box: DOMRect | undefined) => box && new DOMRect(box.x, box.bottom, box.width, 0);

function Items({ model, commands }: { model: GridModel; commands: readonly string[] }) {
  const t = useT();
  const { kind } = model.list.rows;
  const { cursor, selection } = model.state;
  if (cursor === null) return null;
  const isOfSelection = isSelected(selection, cursor);
  const size = isOfSelection ? model.view.selectionSize() : 1;
  const ids = isOfSelection ? model.selectedIds() : [cursor];
  const rows = ids.flatMap((id) => model.list.row(id) ?? []);
  return (
    <KeysActElsewhere value={isOfSelection || isOnlyOf(selection, cursor) ? null : kind}>
      {size > 1 && <p className="px-2.5 py-1.5 text-xs text-soft">{t('grid.selected', { count: size })}</p>}
      {kind !== null &&
        inGroups(inMenuOn(kind, rows, commandContext())).map((group) => (
          <div key={group[0]?.id} role="group" className="mb-1 border-b border-line pb-1 empty:hidden">
            {group.map((command) => (
              <CommandItem
                key={command.id}
                command={command}
                rows={rows}
                rowKind={kind}
                // The runner finds a selection itself, with what of it is not loaded.
                explicit={!isOfSelection}
                source="menu"
                onInvoked={() => model.openPanel(null)}
                {...(opens(command) && size === 1 && { keysOf: 'list.open' })}
              />
            ))}
          </div>
        ))}
      {COMMANDS.filter(({ id }) => commands.includes(id) || LIST_ITEMS.includes(id)).map((command) => (
        <CommandItem
          key={command.id}
          command={command}
          rows={[]}
          rowKind={undefined}
          explicit={false}
          source="menu"
          onInvoked={() => model.openPanel(null)}
        />
      ))}
    </KeysActElsewhere>
  );
}

/** The listed commands on these rows, without those that another stands in for here: what is left says why it can't be run. */
export function inMenuOn(kind: Kind, rows: readonly unknown[], context: CommandContext): readonly Command[] {
  const all = commandsOn(kind);
  const isReady = (command: Command) => commandStateOf(command, rows, context, kind).is === 'ready';
  return all.filter(
    (command) =>
      command.among === undefined ||
      isReady(command) ||
      !all.some((other) => other.among === command.among && isReady(other)),
  );
}

/** Whether it does to a row of this list what Enter does. */
const opens = (command: Command) => command.id === `${kindOf(command)}.open`;

/** Whether it destroys: such commands stand last among their like, wherever commands stand. */
export const isDanger = (command: Command): boolean => command.tone === 'danger';
/** Whether rows wait for it, as cases for their decision: it stands before whatever else can be done with them. */
export const isAwaited = (command: Command): boolean => isMutation(command) && command.list?.advanceTo !== undefined;
/** For sorting. */
export const bySafety = (one: Command, other: Command) =>
  Number(isAwaited(other)) - Number(isAwaited(one)) || Number(isDanger(one)) - Number(isDanger(other));

/** What rows wait for first: the changes that have a key; then what looks, then the other changes. */
const inGroups = (commands: readonly Command[]) =>
  [
    commands.filter((command) => isMutation(command) && command.key),
    commands.filter((command) => !isMutation(command)),
    commands.filter((command) => isMutation(command) && !command.key),
  ]
    .filter((group) => group.length > 0)
    .map((group) => group.sort(bySafety));

/** The listed commands on a kind of row: those that change it after those that look. */
export const commandsOn = (kind: string): readonly Command[] => {
  const on = COMMANDS.filter(
    (command) => command.listed !== false && (kindOf(command) === kind || macroOf(command)?.kind === kind),
  );
  return [...on.filter((command) => !isMutation(command)), ...on.filter(isMutation)];
};
