import { useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type Command, isConsoleCommand } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { commandStateOf } from '../../../commands/state';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { useCommandContext } from '../../run';
import { activeView } from '../../state/activeView';
import { macroOf } from '../../state/macroOf';
import { titleOn } from '../../state/titleOn';
import { asBottomBar } from '../../ui/bottomBars';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { revealed } from '../../ui/revealed';
import { rowName } from '../../ui/rowName';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { useFold } from '../../ui/useFold';
import { useStableOrder } from '../../ui/useStableOrder';
import { weightOf } from '../../ui/weightOf';
import { useSettled } from '../hooks/useSettled';
import { foldSteps } from '../model/bulkBarFold';
import type { GridModel } from '../model/gridState';
import { isOpenEnded } from '../model/openEnd';
import { isEmptySelection, outside, type RowSelection, withIds } from '../model/selection';
import { hasAllLoaded, matchingCount } from '../model/selectionVerbs';
import { CommandItem } from '../view/CommandItem';
import { commandsOn, isAwaited, isDanger } from '../view/RowMenu';

/** Commands with a button of their own where there is room (bulkBarFold.ts); the rest are in the menu beside them. */
const MOST_BUTTONS = 4;
/** Rows named in the look at what is selected. */
const NAMED = 200;

/** The bar goes with the selection, often by a click on one of its own buttons: the focus goes to the row, not to nowhere. */
const asBar = (bar: HTMLElement) => {
  const leave = asBottomBar(bar);
  return () => {
    leave?.();
    if (bar.contains(document.activeElement)) activeView.active?.focus();
  };
};

/** Its last keeps its distance from the edge by no padding, which it could cover and still be taken to fit (useFold.ts). */
const LINE =
  "flex items-center gap-1.5 overflow-hidden ps-2.5 after:w-1 after:shrink-0 after:content-[''] max-md:*:min-h-10";
/** Of what has a picture alone; of words the width is their own. */
const FOR_FINGERS = 'max-md:*:min-w-10';
/** On a phone the words need all the room there is. */
const WITHOUT_KEYS = 'max-md:[&>.keycaps]:hidden';

interface BulkBarProps {
  readonly model: GridModel;
  readonly heightPx: number;
  /** How many they are stands above what can be done with them: a phone. */
  readonly isInTwo: boolean;
}

/** What can be done with the selected rows, and how many they are. There only while something is selected. */
export default function BulkBar({ model, heightPx, isInTwo }: BulkBarProps) {
  const t = useT();
  const { selection } = useSnapshot(model.state) as GridModel['state'];
  const { version } = useSnapshot(model.list.state);
  useSettled(model.list);
  const more = useButtonMenu();
  const line = useRef<HTMLDivElement>(null);
  const { kind } = model.list.rows;
  const context = useCommandContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with the version
  const rows = useMemo(
    () =>
      model
        .selectedIds()
        .slice(0, 1000)
        .flatMap((id) => model.list.row(id) ?? []),
    [model, selection, version],
  );
  const size = model.view.selectionSize();
  const beyond = outside(selection, (id) => model.list.positionOf(id) !== undefined);
  const acts: readonly Command[] =
    kind === null ? [] : commandsOn(kind).filter((command) => !isConsoleCommand(command) || macroOf(command));
  const stateOf = (command: Command) => commandStateOf(command, rows, context, kind ?? undefined).is;
  const isReady = (command: Command) => stateOf(command) === 'ready';
  /** What works first, of that what rows wait for and what has a key: it is most used; what destroys after its like. */
  const rank = (command: Command) =>
    Number(isReady(command)) * 8 +
    Number(isAwaited(command)) * 4 +
    Number(command.key !== undefined) * 2 +
    Number(!isDanger(command));
  const ranked = acts
    .filter((command) => command.on.takes !== 'one' && stateOf(command) !== 'hidden')
    .sort((one, other) => rank(other) - rank(one));
  // While the rows are being worked through, what can be done with them changes: no other button comes under a second click.
  const { order } = useStableOrder(
    ranked.map(({ id }) => id),
    true,
  );
  const usable = order.flatMap((id) => ranked.find((command) => command.id === id) ?? []);
  const goesOn = goesOnOf(model, t);
  const says = t(wordsOf(selection, beyond, goesOn !== undefined), { count: size, outside: beyond });
  const most = Math.min(MOST_BUTTONS, usable.length);
  const awaited = usable.slice(0, most).filter(isAwaited).length;
  const steps = foldSteps(most, awaited);
  const fold = useFold(
    line,
    `${says} ${goesOn} ${usable.map((command) => macroOf(command)?.name ?? titleOn(command, rows)).join()}`,
    steps.length - 1,
  );
  const {
    buttons,
    isShort: isNarrow,
    isWordless,
  } = steps[fold] ?? { buttons: most, isShort: false, isWordless: false };
  // Beside what selects all of them the words would push the buttons at the end out of a phone: that they are the loaded ones is said by it.
  const isShort = isInTwo ? goesOn !== undefined : isNarrow;
  // With room for the number alone it is in the menu.
  const isFolded = goesOn !== undefined && ((isNarrow && !isInTwo) || isWordless);
  const hasMenu = usable.length > buttons || isFolded;
  if (isEmptySelection(selection)) return null;
  const selected = (
    <>
      <Selected model={model} says={says} size={size} isShort={isShort} />
      {goesOn !== undefined && !isFolded && (
        <CommandButton
          command="list.selectAll"
          source="bulk"
          label={goesOn}
          className={`h-9! shrink-0 ${isInTwo ? WITHOUT_KEYS : ''}`}
        />
      )}
    </>
  );
  const doing =
    kind !== null &&
    usable
      .slice(0, buttons)
      .map((command) => (
        <CommandButton
          key={command.id}
          command={command.id}
          rows={rows}
          rowKind={kind}
          isOfSelection
          source="bulk"
          label={ownNameOf(command)}
          className={`${isInTwo ? `shrink-0 grow basis-0 px-1.5! ${WITHOUT_KEYS}` : 'shrink-0'} ${isWordless ? 'button-wordless' : 'h-9!'} ${weightOf(command)}`}
        />
      ));
  const others = (
    <>
      {hasMenu && (
        <button
          type="button"
          {...more.button}
          className={`inline-flex size-9 shrink-0 items-center justify-center rounded-md border border-line hover:bg-hover ${isInTwo ? 'ms-auto' : ''}`}
          aria-label={t('grid.more')}
          data-tip={t('grid.more')}
        >
          <Icon name="ellipsis" />
        </button>
      )}
      <Menu label={t('grid.more')} {...more.menu}>
        {isFolded && (
          <CommandButton command="list.selectAll" source="bulk" look="item" label={goesOn} onInvoked={more.close} />
        )}
        {usable.slice(buttons).map((command) => (
          <CommandItem
            key={command.id}
            command={command}
            rows={rows}
            rowKind={kind ?? undefined}
            explicit={false}
            source="bulk"
            onInvoked={more.close}
          />
        ))}
      </Menu>
      <CommandButton
        command="list.clearSelection"
        icon="x"
        look="icon"
        source="bulk"
        className={`size-9! shrink-0 ${isInTwo && hasMenu ? '' : 'ms-auto'}`}
      />
    </>
  );
  return (
    <section
      ref={asBar}
      aria-label={t('grid.selection')}
      data-selection
      data-in-two={isInTwo ? '' : undefined}
      className="absolute inset-x-0 bottom-0 z-20 border-t border-strong bg-raised text-sm shadow-layer"
      style={{ height: heightPx }}
    >
      <Toolbar
        bar={line}
        label={t('grid.selection')}
        className={`h-full whitespace-nowrap ${isInTwo ? 'flex flex-col justify-center gap-1' : `${LINE} ${FOR_FINGERS}`}`}
      >
        {isInTwo ? (
          <>
            <div className={`${LINE} ${FOR_FINGERS}`}>
              {selected}
              {others}
            </div>
            <div className={LINE}>{doing}</div>
          </>
        ) : (
          <>
            {selected}
            {doing}
            {others}
          </>
        )}
      </Toolbar>
    </section>
  );
}

/** The words of what Mod+A does next, once all that is loaded is selected and more matches; else undefined. */
function goesOnOf(model: GridModel, t: ReturnType<typeof useT>): string | undefined {
  if (model.state.selection.mode === 'all' || !hasAllLoaded(model)) return undefined;
  if (isOpenEnded(model)) return t('grid.selectEvery');
  const count = matchingCount(model);
  return count > model.list.ids().length ? t('grid.selectMatching', { count }) : undefined;
}

/** That these are all, or only those loaded, where that is so. */
function wordsOf({ mode, ids }: RowSelection, beyond: number, hasMore: boolean) {
  if (mode === 'all' && ids.size === 0) return 'grid.selectedMatching';
  if (beyond > 0) return 'grid.selectedOutside';
  return hasMore ? 'grid.selectedLoaded' : 'grid.selected';
}

/** What the person calls it; undefined of a command with a title, which its button says. */
function ownNameOf(command: Command) {
  const macro = macroOf(command);
  return macro && <bdi>{revealed(macro.name)}</bdi>;
}

interface SelectedProps {
  readonly model: GridModel;
  readonly says: string;
  /** How many rows. */
  readonly size: number;
  /** There is room for the number alone. */
  readonly isShort: boolean;
}

/** "37 selected, 12 outside the view": opens a look at what they are, each to be taken out. */
function Selected({ model, says, size, isShort }: SelectedProps) {
  const t = useT();
  const look = useButtonMenu();
  const { kind } = model.list.rows;
  const ids = look.menu.isOpen ? model.selectedIds() : [];
  return (
    <>
      <button
        type="button"
        {...look.button}
        title={says}
        aria-label={isShort ? says : undefined}
        className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md px-1.5 text-start font-medium tabular-nums hover:bg-hover"
      >
        {isShort ? (
          <>
            <Icon name="square-check" />
            {format.number(size)}
          </>
        ) : (
          says
        )}
      </button>
      <Menu label={t('grid.selection')} role="dialog" {...look.menu}>
        <ul className="min-w-72">
          {ids.slice(0, NAMED).map((id) => (
            <li key={id} className="flex items-center gap-2 px-2 py-0.5">
              <bdi className="grow truncate">{revealed(nameOf(kind, model.list.row(id)) ?? id)}</bdi>
              <button
                type="button"
                data-item
                aria-label={t('grid.unselect')}
                title={t('grid.unselect')}
                className="inline-flex size-7 items-center justify-center rounded-md hover:bg-hover focus:bg-hover"
                onClick={() => model.setSelection(withIds(model.state.selection, [id], false))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
        {ids.length > NAMED && (
          <p className="px-2 py-1.5 text-xs text-soft">{t('grid.andMore', { count: ids.length - NAMED })}</p>
        )}
      </Menu>
    </>
  );
}

const nameOf = (kind: Kind | null, row: unknown) =>
  kind === null || row === undefined ? undefined : rowName(kind, row);
