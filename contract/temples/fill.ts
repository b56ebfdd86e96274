import { isSame } from '../wire/isSame';
import type { TempleFields } from './calls';

type Fields = Partial<TempleFields>;
type Field = keyof TempleFields;

/** What a row of a file fills into a temple: these fields, which were so when a person decided, or as other rows of the file leave them. */
export interface Filling {
  readonly fields: Fields;
  readonly was: Fields;
  readonly between?: readonly Fields[] | undefined;
}

export const namesIn = (fields: Fields) => Object.keys(fields) as Field[];
export const pickFields = (from: Fields, names: readonly Field[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/**
 * The fields that are still to be written, and all of them as they were; null where one is otherwise than a person has seen it. Fields
 * that are so already were written by another row of the file, or by an earlier try.
 */
export function fillingOf(
  present: Fields,
  { fields, was, between = [] }: Filling,
): { readonly open: readonly Field[]; readonly former: Fields } | null {
  const names = namesIn(fields);
  const isOurs = (name: Field) =>
    [was, fields, ...between].some((state) => name in state && isAlike(present[name], state[name]));
  if (!names.every(isOurs)) return null;
  const open = names.filter((name) => !isSame(present[name], fields[name]));
  const former = names.map((name) => [name, open.includes(name) ? present[name] : was[name]]);
  return { open, former: Object.fromEntries(former) };
}

/** The fields that are still to be given back; null where somebody has changed one since it was written. */
export function openBack(present: Fields, written: Fields, former: Fields): readonly Field[] | null {
  const open = namesIn(former).filter((name) => !isSame(present[name], former[name]));
  return open.every((name) => isAlike(present[name], written[name])) ? open : null;
}

/** Whether a temple has what was written of it. */
export const isAsWritten = (present: Fields, written: Fields): boolean =>
  namesIn(written).every((name) => isSame(present[name], written[name]));

/** Photos that rows of one file add may have come in another order. */
const isAlike = (one: unknown, other: unknown) => isSame(inAnyOrder(one), inAnyOrder(other));
const inAnyOrder = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
