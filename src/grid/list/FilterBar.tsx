import { type Ref, useRef } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { deferredPart } from '../../ui/deferredPart';
import { Icon } from '../../ui/Icon';
import { Nothing } from '../../ui/lazyPart';
import { Menu } from '../../ui/Menu';
import { Toolbar } from '../../ui/Toolbar';
import { useButtonMenu } from '../../ui/useButtonMenu';
import { filterValues } from '../model/address';
import type { Filter } from '../model/filter';
import { initialFilters } from '../model/initialFilters';
import type { Query } from '../rows/source';
import { Choices } from './Choices';
import { FilterField } from './FilterField';
import { filterOptionText } from './filterOptionText';

const FilterMember = deferredPart(() => import('./FilterMember'), Nothing);
const FilterMany = deferredPart(() => import('./FilterMany'), Nothing);
const MemberName = deferredPart(() => import('../view/MemberName'), Nothing);

interface FilterBarProps {
  readonly filters: readonly Filter[];
  readonly query: Query;
  readonly onChange: (query: Query) => void;
  /** Puts the focus back into the list. */
  readonly onLeave: () => void;
  /** The first chip, which `f` focuses. */
  readonly first: Ref<HTMLDivElement>;
  /** In one line that is moved sideways, where lines are few. */
  readonly isOneLine: boolean;
}

/** A chip a filter: what it is set to, and a menu of what it can be. */
export function FilterBar({ filters, query, onChange, onLeave, first, isOneLine }: FilterBarProps) {
  const t = useT();
  const isSet = query.text !== '' || filters.some(({ id, initial }) => query.filters[id] !== initial);
  return (
    <Toolbar
      bar={first}
      label={t('grid.filters')}
      className={`flex items-center gap-1.5 ${isOneLine ? '-mx-4 -my-1 w-screen max-w-[calc(100%+2rem)] overflow-x-auto px-4 py-1 *:shrink-0' : 'flex-wrap [@media(max-height:600px)]:h-[26px] [@media(max-height:600px)]:min-w-0 [@media(max-height:600px)]:flex-nowrap [@media(max-height:600px)]:overflow-x-auto [@media(max-height:600px)]:*:shrink-0'}`}
    >
      {filters
        .filter(({ id, onlyWhenSet }) => !onlyWhenSet || query.filters[id] !== undefined)
        .map((filter) => (
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
        ))}
      {isSet && (
        <button
          type="button"
          className="min-h-7 rounded-md px-2 text-xs text-soft hover:bg-hover hover:text-ink"
          onClick={() => {
            onChange({ ...query, text: '', filters: initialFilters(filters) });
            // The button goes with what it clears.
            onLeave();
          }}
        >
          {t('grid.clearFilters')}
        </button>
      )}
    </Toolbar>
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
        className={`inline-flex min-h-7 items-center gap-1 rounded-full border px-2.5 text-xs ${isSet ? 'border-accent bg-selected text-ink' : 'border-line text-soft hover:bg-hover'}`}
      >
        <span>{t('shell.label', { name: t(filter.title) })}</span>
        <span className="font-medium">
          <bdi>
            {!isSet ? (
              t('common.all')
            ) : filter.as === 'member' ? (
              <MemberName pubkey={value} />
            ) : (
              valueText(filter, value)
            )}
          </bdi>
        </span>
        <Icon name="chevron-down" size={14} />
      </button>
      <Menu label={t(filter.title)} {...(filter.as ? { role: 'dialog' } : {})} {...menu.menu} returnFocus={returnFocus}>
        {filter.as === 'member' ? (
          <FilterMember filter={filter} onChoose={choose} />
        ) : (
          filter.as && <FilterField filter={filter} value={value} onChoose={choose} />
        )}
        <div {...(filter.as ? { role: 'menu', 'aria-label': t(filter.title) } : {})}>
          <Choices
            options={[
              { value: undefined, label: t('common.all') },
              ...(filter.many ? [] : (filter.options ?? [])).map((one) => ({
                value: one.value,
                label: filterOptionText(one),
              })),
            ]}
            value={value}
            onChoose={choose}
          />
        </div>
        {filter.many && <FilterMany filter={filter} value={value} onChange={onChange} />}
      </Menu>
    </>
  );
}

/** Keeps a ref for the bar whose first chip a key focuses. */
export function useFilterFocus() {
  const bar = useRef<HTMLDivElement>(null);
  return { bar, focus: () => bar.current?.querySelector('button')?.focus() };
}
