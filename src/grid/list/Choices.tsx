import { useId } from 'react';
import { Icon } from '../../ui/Icon';

interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** Said below the label. */
  readonly hint?: string | undefined;
}

interface ChoicesProps<T> {
  readonly options: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** Said above them. */
  readonly title?: string;
}

/** One of a few, in a menu. */
export function Choices<T extends string | number | undefined>({ options, value, onChoose, title }: ChoicesProps<T>) {
  const id = useId();
  return (
    <div role="group" aria-label={title}>
      {title !== undefined && <p className="px-2.5 pt-1.5 pb-0.5 text-xs text-soft">{title}</p>}
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          aria-label={option.label}
          aria-describedby={option.hint && `${id}${option.value}`}
          tabIndex={-1}
          className="flex w-full min-h-8 items-center gap-2 rounded-md px-2.5 text-start hover:bg-hover focus:bg-hover"
          onClick={() => onChoose(option.value)}
        >
          <span className="size-4 shrink-0">{option.value === value && <Icon name="check" />}</span>
          <span className="min-w-0 py-1">
            {option.label}
            {option.hint && (
              <span id={`${id}${option.value}`} className="block text-xs text-soft">
                {option.hint}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
