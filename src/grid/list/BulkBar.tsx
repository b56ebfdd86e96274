import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type Command, isConsoleCommand } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { commandStateOf } from '../../../commands/state';
import { type Params, useT } from '../../i18n';
import { useCommandContext } from '../../run';
import { activeView } from '../../state/activeView';
import { asBottomBar } from '../../ui/bottomBars';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { useSettled } from '../hooks/useSettled';
import { bulkBarPx } from '../model/bulkBarHeight';
import type { GridModel } from '../model/gridState';
import { isEmptySelection, outside, withIds } from '../model/selection';
import { CommandItem } from '../view/CommandItem';
import { commandsOn } from '../view/RowMenu';

/** Commands with a button of their own; the rest are in the menu beside them. */
const BUTTONS = { wide: 4, narrow: 2 } as const;
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

/** What can be done with the selected rows, and how many they are. There only while something is selected. */
export default function BulkBar({ model, isNarrow }: { model: GridModel; isNarrow: boolean }) {
  const t = useT();
  const { selection } = useSnapshot(model.state) as GridModel['state'];
  const { version } = useSnapshot(model.list.state);
  useSettled(model.list);
  const more = useButtonMenu();
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
  if (isEmptySelection(selection)) return null;
  const size = model.view.selectionSize();
  const beyond = outside(selection, (id) => model.list.positionOf(id) !== undefined);
  const acts: readonly Command[] =
    kind === null ? [] : commandsOn(kind).filter((command) => !isConsoleCommand(command));
  const isThere = (command: Command) => commandStateOf(command, rows, context, kind ?? undefined).is !== 'hidden';
  const usable = acts.filter((command) => command.on.takes !== 'one' && isThere(command)).sort(byKeyFirst);
  const buttons = isNarrow ? BUTTONS.narrow : BUTTONS.wide;
  return (
    <section
      ref={asBar}
      aria-label={t('grid.selection')}
      className="absolute inset-x-0 bottom-0 z-20 border-t border-strong bg-raised text-sm shadow-layer"
      style={{ height: bulkBarPx(isNarrow) }}
    >
      <Toolbar
        label={t('grid.selection')}
        className={`flex h-full items-center gap-2 px-3 ${isNarrow ? 'flex-wrap content-center' : ''}`}
      >
        <Selected
          model={model}
          text={beyond > 0 ? 'grid.selectedOutside' : 'grid.selected'}
          params={{ count: size, outside: beyond }}
        />
        {isNarrow && (
          <CommandButton
            command="list.clearSelection"
            icon="x"
            look="icon"
            source="bulk"
            className="ms-auto shrink-0"
          />
        )}
        {isNarrow && <span className="basis-full" />}
        {kind !== null &&
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
                className={
                  isNarrow
                    ? 'h-9! min-w-0 flex-1 px-1.5! leading-4 [&>span]:line-clamp-2 [&>span]:whitespace-normal'
                    : 'shrink-0'
                }
              />
            ))}
        {usable.length > buttons && (
          <button
            type="button"
            {...more.button}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-md border border-line hover:bg-hover"
            aria-label={t('grid.more')}
            title={t('grid.more')}
          >
            <Icon name="ellipsis" />
          </button>
        )}
        <Menu label={t('grid.more')} {...more.menu}>
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
        {!isNarrow && (
          <CommandButton
            command="list.clearSelection"
            icon="x"
            look="icon"
            source="bulk"
            className="ms-auto shrink-0"
          />
        )}
      </Toolbar>
    </section>
  );
}

/** Those with a key are the ones most used. */
const byKeyFirst = (one: Command, other: Command) => Number(other.key !== undefined) - Number(one.key !== undefined);

/** "37 selected, 12 outside the view": opens a look at what they are, each to be taken out. */
function Selected({ model, text, params }: { model: GridModel; text: string; params: Params }) {
  const t = useT();
  const look = useButtonMenu();
  const { kind } = model.list.rows;
  const ids = look.menu.isOpen ? model.selectedIds() : [];
  return (
    <>
      <button
        type="button"
        {...look.button}
        className="min-w-0 min-h-8 rounded-md px-2 text-start font-medium leading-4 tabular-nums hover:bg-hover"
      >
        {t(text, params)}
      </button>
      <Menu label={t('grid.selection')} role="dialog" {...look.menu}>
        <ul className="min-w-72">
          {ids.slice(0, NAMED).map((id) => (
            <li key={id} className="flex items-center gap-2 px-2 py-0.5">
              <bdi className="grow truncate ltr:text-left rtl:text-right">{nameOf(kind, model.list.row(id)) ?? id}</bdi>
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
  kind === null || row === undefined ? undefined : (KINDS[kind].nameOf as (row: unknown) => string)(row);
