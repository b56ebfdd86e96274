import { type Ref, useRef } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { deferredOverlay, deferredPart } from '../../ui/deferredPart';
import { Icon } from '../../ui/Icon';
import { Nothing } from '../../ui/lazyPart';
import { Menu } from '../../ui/Menu';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { filterValues } from '../model/address';
import type { Filter } from '../model/filter';
import { initialFilters } from '../model/initialFilters';
import type { Query } from '../rows/source';
import { filterOptionText } from './filterOptionText';

const FilterMenu = deferredOverlay(
  () => import('./FilterMenu'),
  ({ menu }) => menu.onClose(),
);
const MemberName = deferredPart(() => import('../view/MemberName'), Nothing);

interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly query: Query;
  readonly onChange: (query: Query) => void;
  /** Puts the focus back into the list. */
  readonly onLeave: () => void;
  /** The first chip, which `f` focuses. */
  readonly first: Ref<HTMLDivElement>;
  /** For so many, the last ones, there is no room for chips: they stand in a menu. */
  readonly folded: number;
  /** There is no room for more words than the chips have. */
  readonly isTight: boolean;
}

/** A chip a filter: what it is set to, if anything, and a menu of what it can be. Those without room stand in a menu of their own. */
export function FilterBar({ first, folded, isTight, ...rest }: FilterBarProps) {
  const t = useT();
  const { filters, query } = rest;
  const offered = offeredFilters(filters, query);
  const shown = offered.slice(0, Math.max(0, offered.length - folded));
  const isSet = query.text !== '' || setOf(filters, query).length > 0;
  return (
    <Toolbar bar={first} label={t('grid.filters')} className="flex shrink-0 items-center gap-1.5">
      <Chips {...rest} offered={shown} />
      {folded > 0 ? (
        <FilterButton {...rest} offered={offered.slice(shown.length)} />
      ) : (
        isSet && <ClearAll {...rest} isIcon={isTight} />
      )}
    </Toolbar>
  );
}

/** The filters that have a chip: some only while they are set. */
export const offeredFilters = (filters: readonly Filter[], query: Query) =>
  filters.filter(({ id, onlyWhenSet }) => !onlyWhenSet || query.filters[id] !== undefined);

type FiltersProps = Omit<FilterBarProps, 'first' | 'folded' | 'isTight'>;
type OfferedProps = FiltersProps & { readonly offered: readonly Filter[] };

/** The filters that are not as the list begins with them. */
const setOf = (filters: readonly Filter[], query: Query) =>
  filters.filter(({ id, initial }) => query.filters[id] !== initial);

/** One that is as the list begins with it says what it is set to, and is no choice that stands out. */
const lookOf = (isInForce: boolean, isChosen: boolean) =>
  isChosen ? 'border-mark bg-selected text-ink' : `border-line hover:bg-hover ${isInForce ? 'text-ink' : 'text-soft'}`;

/** The filters without room behind one button, which says what the only one in force is set to, or how many of them are set. */
function FilterButton(props: OfferedProps) {
  const t = useT();
  const menu = useButtonMenu();
  const { filters, query, offered } = props;
  const count = setOf(offered, query).length;
  const [inForce, ...more] = offered.filter(
    ({ id, isManner, initial }) => query.filters[id] !== undefined && !(isManner && query.filters[id] === initial),
  );
  const only = more.length === 0 && inForce?.as !== 'member' ? inForce : undefined;
  const words = only && valueText(only, query.filters[only.id] ?? '');
  return (
    <>
      <button
        type="button"
        {...menu.button}
        data-command="list.filter"
        data-folded=""
        aria-label={words && format.pair(t('grid.filters'), words)}
        className={`inline-flex min-h-7 max-md:min-h-9 items-center gap-1 rounded-full border px-2.5 text-xs max-md:text-sm ${lookOf(words !== undefined, count > 0)}`}
      >
        {words ? <bdi className="max-w-24 truncate font-medium">{words}</bdi> : t('grid.filters')}
        {count > 0 && !words && <span className="font-medium tabular-nums">{format.number(count)}</span>}
        <Icon name="chevron-down" size={14} />
      </button>
      <Menu label={t('grid.filters')} role="dialog" align="end" {...menu.menu}>
        <div className="flex flex-col items-start gap-1.5 p-1.5">
          <Chips {...props} />
          {(setOf(filters, query).length > 0 || query.text !== '') && <ClearAll {...props} isIcon={false} />}
        </div>
      </Menu>
    </>
  );
}

function Chips({ offered, query, onChange, onLeave }: OfferedProps) {
  return offered.map((filter) => (
    <Chip
      key={filter.id}
      filter={filter}
      value={query.filters[filter.id]}
      onChange={(value) => {
        const { [filter.id]: _before, ...others } = query.filters;
        onChange({ ...query, filters: value === undefined ? others : { ...others, [filter.id]: value } });
      }}
      onLeave={onLeave}
    />
  ));
}

function ClearAll({ filters, query, onChange, onLeave, isIcon }: FiltersProps & { readonly isIcon: boolean }) {
  const t = useT();
  const words = t('grid.clearFilters');
  return (
    <button
      type="button"
      {...(isIcon ? { 'aria-label': words, title: words } : {})}
      // Where the bar ends at a fixed place it comes before the chips, which stay where they are. From the last of them an arrow key leads
      // round to it.
      className={`grid min-h-7 md:order-first place-items-center rounded-md text-xs text-soft hover:bg-hover hover:text-ink ${isIcon ? 'w-7' : 'px-2'}`}
      onClick={() => {
        onChange({ ...query, text: '', filters: initialFilters(filters) });
        // The button goes with what it clears.
        onLeave();
      }}
    >
      {isIcon ? <Icon name="x" size={14} /> : words}
    </button>
  );
}

interface ChipProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly onLeave: () => void;
}

/** What a filter is set to: as its option says, a day as days are written here, a word as it was typed. */
function valueText({ as, many, options = [] }: Filter, value: string): string {
  if (many) {
    const parts = new Set(filterValues(value));
    return format.list(
      options.filter((option) => filterValues(option.value).some((part) => parts.has(part))).map(filterOptionText),
    );
  }
  const chosen = options.find((option) => option.value === value);
  if (chosen) return filterOptionText(chosen);
  return as === 'day' ? format.day(Date.parse(value) / 1000) : value;
}

function Chip({ filter, value, onChange, onLeave }: ChipProps) {
  const t = useT();
  const menu = useButtonMenu();
  const isSet = value !== undefined;
  /** After a choice the focus goes to the rows; when the menu is closed without one, it returns to the chip. */
  const hasChosen = useRef(false);
  const returnFocus = () => {
    if (hasChosen.current) onLeave();
    else menu.menu.returnFocus();
    hasChosen.current = false;
  };
  const choose = (next: string | undefined) => {
    hasChosen.current = true;
    menu.close();
    onChange(next);
  };
  return (
    <>
      <button
        type="button"
        {...menu.button}
        data-command="list.filter"
        className={`inline-flex min-h-7 items-center gap-1 rounded-full border px-2.5 text-xs ${lookOf(isSet, isSet && value !== filter.initial)}`}
      >
        <span>{isSet ? t('shell.label', { name: t(filter.title) }) : t(filter.title)}</span>
        {isSet && (
          <bdi className="max-w-48 truncate font-medium">
            {filter.as === 'member' ? <MemberName pubkey={value} /> : valueText(filter, value)}
          </bdi>
        )}
        <Icon name="chevron-down" size={14} />
      </button>
      {menu.isOpen && (
        <FilterMenu
          filter={filter}
          value={value}
          menu={{ ...menu.menu, returnFocus }}
          onChoose={choose}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** Keeps a ref for the bar whose first chip a key focuses; where the chips stand in a menu, it opens that. */
export function useFilterFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const focus = () => {
    const button = bar.current?.querySelector('button');
    button?.focus();
    if (button?.dataset.folded !== undefined) button.click();
  };
  return { bar, focus };
}
