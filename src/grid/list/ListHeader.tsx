import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { language, useT } from '../../i18n';
import { CommandButton } from '../../ui/CommandButton';
import { deferredOverlay, deferredPart } from '../../ui/deferredPart';
import { Icon } from '../../ui/Icon';
import { Nothing } from '../../ui/lazyPart';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { useFold } from '../../ui/useFold';
import type { Exporting } from '../hooks/usePageVerbs';
import type { ViewMode } from '../model/arrangement';
import type { GridModel } from '../model/gridState';
import type { ReadingState } from '../rows/readWholeList';
import type { Query } from '../rows/source';
import type { ListScreenOf } from '../screen';
import { RowCount } from '../view/RowCount';
import { FilterBar, offeredFilters } from './FilterBar';
import { SearchField } from './SearchField';

const ExportingNow = deferredPart(() => import('./ExportingNow'), Nothing);
const OverflowMenu = deferredOverlay(
  () => import('./OverflowMenu'),
  ({ menu }) => menu.onClose(),
);

interface ListHeaderProps {
  readonly model: GridModel;
  readonly reading: ReadingState;
  readonly screen: ListScreenOf<unknown>;
  readonly query: Query;
  readonly onAsk: (query: Query) => void;
  /** Rows are cards: columns and their height are no question, and search and filters have a line of their own. */
  readonly isCard: boolean;
  /** So few lines that the header has one of them, whatever there is to be in it. */
  readonly isLow: boolean;
  readonly look: ViewMode;
  readonly canSearch: boolean;
  readonly exporting: Exporting | null;
  /** Stands beside the count. */
  readonly newRows: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly filterBar: RefObject<HTMLDivElement | null>;
}

/**
 * What is folded when there is no room, in this order, each with all before it; after these the filters, one by one from the last, which are
 * still told by their button, then the screen's own commands and the heading's longer words; last of all what its main button says, and the
 * count.
 */
const FOLDED = { tools: 1, search: 2 } as const;

/**
 * What the list is, how long, what it is asked for, and what can be done with it as a whole. Its height is the same at every width and
 * whatever it holds, so that no row below it ever moves: what has no room is folded.
 */
export const ListHeader = memo(function ListHeader(props: ListHeaderProps) {
  const {
    model,
    reading,
    screen,
    query,
    onAsk,
    look,
    isCard,
    isLow,
    canSearch,
    exporting,
    newRows,
    heading,
    searchField,
    filterBar,
  } = props;
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const { code } = useSnapshot(language);
  const isStacked = isCard && !isLow;
  const isInTwo = isStacked && (canSearch || screen.filters !== undefined);
  const content = JSON.stringify([code, query, exporting?.rows, isInTwo, look]);
  const chips = offeredFilters(screen.filters ?? [], query).length;
  const commandsInMenu = FOLDED.search + chips + 1;
  const searchToIcon = commandsInMenu + 1;
  const titleToShort = searchToIcon + 1;
  const most = titleToShort + 1;
  const measured = useFold(box, content, most, '.button-primary');
  const fold = isLow ? most : isCard ? Math.max(measured, FOLDED.tools) : measured;
  const hasCommands = !isCard && fold < commandsInMenu;
  const isCut = isCard || fold === most;

  const tools = toolsOf(props);
  const [first, ...others] = screen.commands ?? [];
  const search = canSearch && (
    <SearchField
      field={searchField}
      text={query.text}
      look={isInTwo ? 'grows' : fold >= searchToIcon ? 'icon' : fold >= FOLDED.search ? 'narrow' : 'wide'}
      onSearch={(text) => onAsk({ ...query, text })}
      onLeave={model.view.focus}
    />
  );
  const looks = screen.looks && <screen.looks look={look} isCard={isCard} />;
  const filters = screen.filters && (
    <FilterBar
      filters={screen.filters}
      query={query}
      onChange={onAsk}
      onLeave={model.view.focus}
      first={filterBar}
      folded={Math.min(chips, fold - FOLDED.search)}
      isTight={fold > 0}
    />
  );
  return (
    <header ref={box} className={`list-header ${isLow ? 'h-10' : isInTwo ? 'h-27.5' : 'h-12'}`}>
      <div className={isInTwo ? 'pt-1.5' : ''}>
        {/* On a phone one below the other, so that neither is cut. */}
        <div className={isStacked ? 'flex min-w-0 grow basis-0 flex-col' : 'contents'}>
          <h1
            ref={heading}
            tabIndex={-1}
            data-list-heading
            className={isStacked ? 'truncate leading-6' : fold === most ? 'min-w-0 truncate' : 'shrink-0'}
          >
            {t(((isCard || fold >= titleToShort) && screen.titleShort) || screen.title)}
          </h1>
          {/* Its room is there before the count is: what stands beside it gives way to no count but the longest. */}
          <span
            className={
              isStacked
                ? 'h-4'
                : `flex grow basis-0 items-center gap-2 ${isCut ? 'min-w-0 overflow-hidden' : screen.alsoCounted ? 'min-w-50' : 'min-w-32'}`
            }
          >
            <RowCount
              list={model.list}
              reading={reading}
              screen={screen}
              query={query}
              look={isStacked ? 'small' : isCut ? 'cut' : 'whole'}
            />
            {isStacked ? newRows : <span className="@container grow basis-0">{newRows}</span>}
          </span>
        </div>
        {exporting !== null && <ExportingNow {...exporting} />}
        {!isInTwo && filters}
        {!isInTwo && search}
        {!isInTwo && looks}
        {fold < FOLDED.tools ? (
          <Toolbar label={t('grid.tools')} className="flex shrink-0 items-center gap-0.5">
            {tools.map((command) => (
              <CommandButton key={command} command={command} look="icon" {...stateOf(command, look)} />
            ))}
          </Toolbar>
        ) : (
          <Overflow commands={hasCommands ? tools : [...others, ...tools]} />
        )}
        {(screen.mainCommand || first) && (
          <Toolbar label={t(screen.title)} className="flex shrink-0 items-center gap-1.5">
            {hasCommands &&
              others.map((command) => (
                <CommandButton key={command} command={command} look="icon" {...stateOf(command, look)} />
              ))}
            {first && (
              <CommandButton
                command={first}
                look={fold === most || isCard ? 'icon' : 'plain'}
                isPrimary={!screen.mainCommand}
              />
            )}
            {screen.mainCommand && (
              <CommandButton
                command={screen.mainCommand}
                isPrimary
                whyNot={screen.mainWhyNot}
                label={screen.mainLabel && <screen.mainLabel isShort={fold === most} />}
              />
            )}
          </Toolbar>
        )}
      </div>
      {isInTwo && (
        <div className="pb-2">
          {search}
          {filters}
          {looks}
        </div>
      )}
    </header>
  );
});

/** The commands without room, behind one button. */
function Overflow({ commands }: { readonly commands: readonly string[] }) {
  const t = useT();
  const { isOpen, button, menu } = useButtonMenu();
  return (
    <>
      <button
        type="button"
        {...button}
        data-tools
        aria-label={t('grid.tools')}
        data-tip={t('grid.tools')}
        className="button-plain grid size-8 shrink-0 place-items-center rounded-md max-md:size-9"
      >
        <Icon name="ellipsis" />
      </button>
      {isOpen && <OverflowMenu commands={commands} menu={menu} />}
    </>
  );
}

/** Of what switches how the list is looked at: whether it is so now. */
const stateOf = (command: string, look: ViewMode) => (command === 'list.look' ? { isOn: look === 'pictures' } : {});

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
