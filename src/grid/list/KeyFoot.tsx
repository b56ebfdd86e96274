import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type Command, isMutation } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { COMMANDS, commandById } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import { useT } from '../../i18n';
import { Keys, useWorkingKeys } from '../../keys';
import { choicesOf, pressOn, workingHere } from '../../keys/scopes';
import { actHistory, invoke, nextToUndo, useCommandContext } from '../../run';
import { session } from '../../state/session';
import { titleOn, titlesOf } from '../../state/titleOn';
import { useRow } from '../../state/useRow';
import { Icon } from '../../ui/Icon';
import { SteadyWords } from '../../ui/SteadyWords';
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
const UNDO = 'history.undo';
const byChange = (one: Command, other: Command) =>
  Number(isMutation(other)) - Number(isMutation(one)) || bySafety(one, other);

interface KeyFootProps {
  readonly model: GridModel;
  readonly isMap: boolean;
  readonly isSettled: ((row: unknown) => boolean) | undefined;
}

/**
 * The keys of the focused row as they are now, each in its place from row to row: what can be done to another row of the list is faint on this
 * one. Of a row that is done with there is only what can still be done. For the eye alone: a screen reader has every command in the row's menu,
 * and would be read this at each step.
 */
export default function KeyFoot({ model, isMap, isSettled }: KeyFootProps) {
  const t = useT();
  useWorkingKeys();
  const context = useCommandContext();
  useSnapshot(actHistory);
  const { kind } = model.list.rows;
  const { cursor: at, opened, version } = useResting(model);
  // A colleague may change it while the cursor stays.
  useRow(kind ?? 'report', kind === null ? null : at);
  const row = at === null ? undefined : model.list.row(at);
  const rows = row === undefined ? [] : [row];
  const { user, actions, extensions } = useSnapshot(session);
  // Not by the context, which is another each time: a job begins and ends rows all the while.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with the version, which they may after the cursor is there
  const first = useMemo(
    () => onFirstRows(model, context),
    [model, version, user, actions, extensions, COMMANDS.length],
  );
  const places =
    isMap || row === undefined
      ? []
      : placesFor(kind, rows, context).filter(
          ({ commands, command, isAble }) =>
            (isAble || (!isSettled?.(row) && commands.some((one) => first.usable.has(one)))) &&
            !(command.id === OPENS && opened === at),
        );
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
        {places.map(({ keysOf, command, isAble }) => (
          <Item
            key={keysOf}
            id={command.id}
            keysOf={keysOf}
            title={titleOn(calledAs(command, kind), rows)}
            titles={first.titles.get(keysOf)}
            isAble={isAble}
          />
        ))}
      </div>
      {nextToUndo() !== undefined && <Item id={UNDO} title={t('common.undo')} />}
      <Item id="help.keys" title={t('help.keys.title')} />
      <Item id="keys.toggleLine" title={t('keys.toggleLine.title')} icon="x" />
    </div>
  );
}

/** What Enter does has the name that the rows' own menu has for it. */
const calledAs = (command: Command, kind: string | null) =>
  (command.id === OPENS && commandById(`${kind}.open`)) || command;

/** A key of rows, and what it does. */
interface Place {
  /** The command or the choice whose key it is. */
  readonly keysOf: string;
  readonly command: Command;
  /** What it does to one row or another. */
  readonly commands: readonly Command[];
  /** Whether it can be done to these rows. */
  readonly isAble: boolean;
}

/** The commands of a kind by the key that leads to them, first those that change rows. */
function byKeyOf(commands: readonly Command[]): ReadonlyMap<string, readonly Command[]> {
  const byKey = new Map<string, Command[]>();
  for (const command of [...commands].sort(byChange)) {
    const keysOf = keyedBy(command);
    if (keysOf !== undefined) byKey.set(keysOf, [...(byKey.get(keysOf) ?? []), command]);
  }
  return byKey;
}

/** What a key does: what it would ask first has the name of the question. */
const meant = (keysOf: string, commands: readonly Command[], able: readonly Command[]): Command | undefined =>
  able.length > 1 ? commandById(keysOf) : (able[0] ?? commands[0]);

/** The keys of a kind of row for this person, first those of what changes rows. */
function placesFor(kind: Kind | null, rows: readonly unknown[], context: CommandContext): readonly Place[] {
  const stateOf = (command: Command) => commandStateOf(command, rows, context, kind ?? undefined).is;
  const own = kind === null ? [] : commandsOn(kind).filter((command) => stateOf(command) !== 'hidden');
  const isAble = (command: Command) => stateOf(command) === 'ready' && pressOn(command.id, rows) !== undefined;
  const ofRows = [...byKeyOf(own)].flatMap(([keysOf, commands]): readonly Place[] => {
    const able = commands.filter(isAble);
    const command = meant(keysOf, commands, able);
    return command ? [{ keysOf, command, commands, isAble: able.length > 0 }] : [];
  });
  const ofLists = OF_LISTS.flatMap((id) => (pressOn(id, []) === undefined ? [] : (commandById(id) ?? [])));
  return [...ofRows, ...ofLists.map((command) => ({ keysOf: command.id, command, commands: [], isAble: true }))];
}

/** Rows that are looked at for what can be done in a list. */
const LOOKED_AT = 100;

/**
 * What can be done to some row of a list, of its first ones, and all that a key says on one or another of these: whatever it might be called
 * besides would keep room for words that nobody meets.
 */
function onFirstRows({ list }: GridModel, context: CommandContext) {
  const { kind } = list.rows;
  const rows = list
    .ids()
    .slice(0, LOOKED_AT)
    .flatMap((id) => list.row(id) ?? []);
  const usable = new Set<Command>();
  const titles = new Map<string, readonly string[]>();
  if (kind === null) return { usable, titles };
  const stateOn = (row: unknown, command: Command) => commandStateOf(command, [row], context, kind).is;
  for (const command of commandsOn(kind))
    if (rows.some((row) => stateOn(row, command) === 'ready')) usable.add(command);
  for (const [keysOf, commands] of byKeyOf(commandsOn(kind))) {
    if (new Set(commands.flatMap(titlesOf)).size < 2) continue;
    const said = rows.flatMap((row) => {
      const shown = commands.filter((command) => stateOn(row, command) !== 'hidden');
      const isAble = (one: Command) => stateOn(row, one) === 'ready' && pressOn(one.id, [row]) !== undefined;
      const command = meant(keysOf, shown, shown.filter(isAble));
      return command ? [titleOn(calledAs(command, kind), [row])] : [];
    });
    titles.set(keysOf, [...new Set(said)]);
  }
  return { usable, titles };
}

/** Whose key leads to a command here: its own, or that of a choice that it is one of. */
const keyedBy = ({ id }: Command): string | undefined =>
  [id, ...choicesOf(id).map((choice) => choice.id)].find((one) => workingHere(one).length > 0);

interface ItemProps {
  readonly id: string;
  readonly title: string;
  readonly keysOf?: string;
  readonly titles?: readonly string[] | undefined;
  readonly isAble?: boolean;
  readonly icon?: string;
}

/** No stop of Tab, and no place for the focus: a click leaves it on the row. As wide as the longest that it says on the rows of the list. */
function Item({ id, title, keysOf = id, titles = [], isAble = true, icon }: ItemProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-command={id}
      aria-disabled={!isAble}
      title={icon ? title : undefined}
      className={`flex h-7 shrink-0 items-center gap-1.5 rounded px-1.5 text-start hover:bg-hover ${isAble ? 'hover:text-ink' : 'key-off text-faint'}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void invoke(id, { source: 'button' })}
    >
      {icon ? <Icon name={icon} size={14} /> : <Keys of={keysOf} />}
      {!icon && <SteadyWords words={title} all={titles} />}
    </button>
  );
}
