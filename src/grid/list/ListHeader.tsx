import type { RefObject } from 'react';
import { COMMANDS } from '../../../commands/registry';
import { useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/Menu';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import type { Exporting } from '../hooks/usePageVerbs';
import type { GridModel } from '../model/gridState';
import type { ReadingState } from '../rows/readWholeList';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { CommandItem } from '../view/CommandItem';
import { RowCount } from '../view/RowCount';
import type { ViewMode } from '../view/Rows';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';

interface ListHeaderProps {
  readonly model: GridModel;
  readonly reading: ReadingState;
  readonly screen: ListScreenOf<unknown>;
  readonly query: Query;
  readonly onAsk: (query: Query) => void;
  /** Rows are cards: columns and their height are no question. */
  readonly isCard: boolean;
  readonly look: ViewMode;
  /** Too narrow for a row of tools: they stand in a menu. */
  readonly isNarrow: boolean;
  readonly canSearch: boolean;
  readonly exporting: Exporting | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly filterBar: RefObject<HTMLDivElement | null>;
}

/** What the list is, how long, what it is asked for, and what can be done with it as a whole. */
export function ListHeader(props: ListHeaderProps) {
  const { model, reading, screen, query, onAsk, isNarrow, canSearch, exporting, heading, searchField, filterBar } =
    props;
  const t = useT();
  const tools = toolsOf(props);
  const [first, ...others] = screen.commands ?? [];
  const search = canSearch && (
    <SearchField
      field={searchField}
      text={query.text}
      isWide={isNarrow}
      onSearch={(text) => onAsk({ ...query, text })}
      onLeave={model.view.focus}
    />
  );
  const filters = screen.filters && (
    <FilterBar
      filters={screen.filters}
      query={query}
      onChange={onAsk}
      onLeave={model.view.focus}
      first={filterBar}
      isOneLine={isNarrow}
    />
  );
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-4 py-2">
      <h1 ref={heading} tabIndex={-1} data-list-heading className="text-xl font-semibold">
        {t(screen.title)}
      </h1>
      <RowCount list={model.list} reading={reading} />
      {!isNarrow && filters}
      <div className="ms-auto flex items-center justify-end gap-0.5">
        {(screen.mainCommand || first) && (
          <Toolbar label={t(screen.title)} className="flex items-center gap-0.5">
            {screen.mainCommand && (
              <CommandButton
                command={screen.mainCommand}
                className="me-1.5 border-accent! bg-accent! px-3! font-semibold text-on-accent!"
              />
            )}
            {first && <CommandButton command={first} look={isNarrow ? 'icon' : 'plain'} className="me-1.5" />}
            {!isNarrow &&
              others.map((command) => <CommandButton key={command} command={command} look="icon" className="me-1.5" />)}
          </Toolbar>
        )}
        {exporting !== null && (
          <span className="flex items-center gap-1.5 px-2 text-xs text-soft tabular-nums">
            {t('grid.exporting', { count: exporting.rows })}
            <button
              type="button"
              data-stop=""
              className="h-8 rounded-md border border-line bg-surface px-2 text-ink hover:bg-hover"
              onClick={exporting.stop}
            >
              {t('grid.stopExport')}
            </button>
          </span>
        )}
        {!isNarrow && search}
        {isNarrow ? (
          <Overflow commands={[...others, ...tools]} />
        ) : (
          <Toolbar label={t('grid.tools')} className="flex items-center gap-0.5">
            {tools.map((command) => (
              <CommandButton key={command} command={command} look="icon" />
            ))}
          </Toolbar>
        )}
      </div>
      {isNarrow && search}
      {isNarrow && filters}
    </header>
  );
}

/** The tools of the list, by what it can be and how it is looked at. */
const toolsOf = ({ screen, isCard, look }: ListHeaderProps) => [
  ...((screen.sorts?.length ?? 0) > 1 ? ['list.sort'] : []),
  ...(screen.picture ? ['list.look'] : []),
  ...(look === 'pictures' ? ['list.uncover'] : []),
  ...(!isCard && look === 'table' ? ['list.columns'] : []),
  ...(!isCard && look !== 'map' ? ['list.pageSize'] : []),
  ...(look === 'map' ? [] : ['list.jump']),
  'list.exportXlsx',
  'list.exportCsv',
  'list.refresh',
];

/** The tools as a menu, with their words and keys. */
function Overflow({ commands }: { commands: readonly string[] }) {
  const t = useT();
  const menu = useButtonMenu();
  return (
    <>
      <button
        type="button"
        {...menu.button}
        data-tools
        aria-label={t('grid.tools')}
        title={t('grid.tools')}
        className="grid size-9 place-items-center rounded-md border border-line bg-surface hover:bg-hover"
      >
        <Icon name="ellipsis" />
      </button>
      <Menu label={t('grid.tools')} align="end" {...menu.menu}>
        {COMMANDS.filter(({ id }) => commands.includes(id)).map((command) => (
          <CommandItem
            key={command.id}
            command={command}
            rows={[]}
            rowKind={undefined}
            explicit={false}
            source="menu"
            onInvoked={menu.close}
          />
        ))}
      </Menu>
    </>
  );
}
