import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { filterValues } from '../model/address';
import type { Filter } from '../model/filter';
import { filterOptionText } from './filterOptionText';

interface FilterManyProps {
  readonly filter: Filter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The options of a filter that can be several: each is ticked by itself, seen in the list at once, and the menu stays. */
export default function FilterMany({ filter, value, onChange }: FilterManyProps) {
  const t = useT();
  const set = new Set(value === undefined ? [] : filterValues(value));
  return (
    <div role="group" aria-label={t(filter.title)}>
      {filter.options?.map((option) => {
        const parts = filterValues(option.value);
        const isOn = parts.some((part) => set.has(part));
        return (
          <button
            key={option.value}
            type="button"
            role="menuitemcheckbox"
            aria-checked={isOn}
            tabIndex={-1}
            className="flex w-full min-h-8 items-center gap-2 rounded-md px-2.5 text-start hover:bg-hover focus:bg-hover"
            onClick={() => {
              const next = new Set(set);
              for (const part of parts) {
                if (isOn) next.delete(part);
                else next.add(part);
              }
              onChange(next.size === 0 ? undefined : [...next].join(','));
            }}
          >
            <span className="grid size-4 place-items-center rounded border border-strong">
              {isOn && <Icon name="check" size={14} />}
            </span>
            {filterOptionText(option)}
          </button>
        );
      })}
    </div>
  );
}
