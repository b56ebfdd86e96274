import type { TextKey } from '../../../commands/core/textKey';
import { useT } from '../../i18n';

interface RadiosProps<T extends string> {
  readonly name: string;
  /** Each value with what it is called. */
  readonly choices: readonly (readonly [value: T, title: TextKey])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few values, one line each. */
export function Radios<T extends string>({ name, choices, chosen, onChoose }: RadiosProps<T>) {
  const t = useT();
  return choices.map(([value, title]) => (
    <label key={value} className="flex items-center gap-3 text-sm min-h-8">
      <input
        type="radio"
        name={name}
        checked={chosen === value}
        className="size-4 accent-(--mark)"
        onChange={() => onChoose(value)}
      />
      {t(title)}
    </label>
  ));
}
