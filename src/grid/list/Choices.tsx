import { Icon } from '../../ui/Icon';

interface ChoicesProps<T> {
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** Said above them. */
  readonly title?: string;
}

/** One of a few, in a menu. */
export function Choices<T extends string | number | undefined>({ options, value, onChoose, title }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={title}>
      {title !== undefined && <p className="px-2.5 pt-1.5 pb-0.5 text-xs text-soft">{title}</p>}
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className="flex w-full min-h-8 items-center gap-2 rounded-md px-2.5 text-start hover:bg-hover focus:bg-hover"
          onClick={() => onChoose(option.value)}
        >
          <span className="size-4">{option.value === value && <Icon name="check" />}</span>
          {option.label}
        </button>
      ))}
    </div>
  );
}
