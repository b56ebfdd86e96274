import { type Command, isMutation } from '../../../commands/core/definition';
import { commandById } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { useT } from '../../i18n';
import { Keys, useWorkingKeys } from '../../keys';
import { pressOn } from '../../keys/scopes';
import { invoke, useCommandContext } from '../../run';
import { titleOn } from '../../state/titleOn';
import { useRow } from '../../state/useRow';
import { Icon } from '../../ui/Icon';
import { useResting } from '../hooks/useResting';
import type { GridModel } from '../model/gridState';
import { bySafety, commandsOn } from '../view/RowMenu';

/** Of a map, which has keys of its own where rows would have theirs (src/map/keys.ts). */
const MAP_KEYS = [
  { says: 'walk', press: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] },
  { says: 'open', press: ['Enter'] },
  { says: 'zoom', press: ['+', '-'] },
  { says: 'whole', press: ['Home'] },
] as const;

/** Of no use on the row that is open. */
const OPENS = 'list.open';
/** Of every list, after what its kind of row has. */
const OF_LISTS = [OPENS, 'list.select', 'list.menu'];
const byChange = (one: Command, other: Command) =>
  Number(isMutation(other)) - Number(isMutation(one)) || bySafety(one, other);

/**
 * The keys of the focused row as they are now: what can't be done to it is not there. For the eye alone: a screen reader has every
 * command in the row's menu, and would be read this at each step.
 */
export default function KeyFoot({ model, isMap }: { model: GridModel; isMap: boolean }) {
  const t = useT();
  useWorkingKeys();
  const context = useCommandContext();
  const { kind } = model.list.rows;
  const { cursor: at, opened } = useResting(model);
  // A colleague may change it while the cursor stays.
  useRow(kind ?? 'report', kind === null ? null : at);
  const row = at === null ? undefined : model.list.row(at);
  const rows = row === undefined ? [] : [row];
  const shown =
    isMap || rows.length === 0
      ? []
      : keyedCommands(kind, rows, context).filter(({ id }) => !(id === OPENS && opened === at));
  return (
    <div aria-hidden="true" data-key-line="" className="flex h-7 items-center gap-1 px-3 text-xs text-soft">
      <div className="flex h-full grow flex-wrap items-center gap-x-1 overflow-hidden">
        {isMap &&
          MAP_KEYS.map(({ says, press }) => (
            <span key={says} className="flex h-7 shrink-0 items-center gap-1.5 px-1.5 whitespace-nowrap">
              {press.map((one) => (
                <Keys key={one} press={one} />
              ))}
              {t(`grid.mapKeys.${says}`)}
            </span>
          ))}
        {shown.map((command) => (
          <Item key={command.id} id={command.id} title={titleOn(calledAs(command, kind), rows)} rows={rows} />
        ))}
      </div>
      <Item id="help.keys" title={t('help.keys.title')} />
      <Item id="keys.toggleLine" title={t('keys.toggleLine.title')} icon="x" />
    </div>
  );
}

/** What Enter does has the name that the rows' own menu has for it. */
const calledAs = (command: Command, kind: string | null) =>
  (command.id === OPENS && commandById(`${kind}.open`)) || command;

/** Those with a key here that the rows can take, what changes them first. */
function keyedCommands(kind: GridModel['list']['rows']['kind'], rows: readonly unknown[], context: CommandContext) {
  const isReady = (command: Command) =>
    pressOn(command.id, rows) !== undefined && commandStateOf(command, rows, context, kind ?? undefined).is === 'ready';
  const own = kind === null ? [] : commandsOn(kind);
  const ofLists = OF_LISTS.flatMap((id) => commandById(id) ?? []);
  return [...own.filter(isReady).sort(byChange), ...ofLists.filter((command) => pressOn(command.id, []) !== undefined)];
}

interface ItemProps {
  readonly id: string;
  readonly title: string;
  readonly rows?: readonly unknown[];
  readonly icon?: string;
}

/** No stop of Tab, and no place for the focus: a click leaves it on the row. */
function Item({ id, title, rows = [], icon }: ItemProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-command={id}
      title={icon ? title : undefined}
      className="flex h-7 shrink-0 items-center gap-1.5 rounded px-1.5 hover:bg-hover hover:text-ink"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void invoke(id, { source: 'button' })}
    >
      {icon ? <Icon name={icon} size={14} /> : <Keys of={id} on={rows} />}
      {!icon && <span className="whitespace-nowrap">{title}</span>}
    </button>
  );
}
