import { intlTag } from '.';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A length of time by its largest unit and the next one: 2 hr 5 min. */
export function durationName(seconds: number): string {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(intlTag(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const at = UNITS.findIndex(([, length]) => seconds >= length);
  const [name, length] = UNITS[at] ?? ['second', 1];
  const whole = Math.floor(seconds / length);
  const [nextName, nextLength] = UNITS[at + 1] ?? ['', 0];
  const rest = at >= 0 && nextLength ? Math.floor((seconds - whole * length) / nextLength) : 0;
  return rest > 0 ? `${unit(whole, name)} ${unit(rest, nextName)}` : unit(whole, name);
}
