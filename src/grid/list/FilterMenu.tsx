import { useT } from '../../i18n';
import { Menu } from '../../ui/Menu';
import type { useButtonMenu } from '../../ui/useButtonMenu';
import type { Filter } from '../model/filter';
import { Choices } from './Choices';
import { FilterField } from './FilterField';
import FilterMany from './FilterMany';
import FilterMember from './FilterMember';
import { filterOptionText } from './filterOptionText';

interface FilterMenuProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly menu: ReturnType<typeof useButtonMenu>['menu'];
  /** Closes the menu with what was chosen. */
  readonly onChoose: (value: string | undefined) => void;
  /** Leaves it open: several may be chosen. */
  readonly onChange: (value: string | undefined) => void;
}

/** What a filter can be set to. */
export default function FilterMenu({ filter, value, menu, onChoose, onChange }: FilterMenuProps) {
  const t = useT();
  return (
    <Menu label={t(filter.title)} {...(filter.as ? { role: 'dialog' } : {})} {...menu}>
      {filter.as === 'member' ? (
        <FilterMember filter={filter} onChoose={onChoose} />
      ) : (
        filter.as && <FilterField filter={filter} value={value} onChoose={onChoose} />
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
          onChoose={onChoose}
        />
      </div>
      {filter.many && <FilterMany filter={filter} value={value} onChange={onChange} />}
    </Menu>
  );
}
