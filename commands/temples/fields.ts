import type { Temple, TempleFields } from '../../contract/temples/calls';

/** The fields of a row, as a call that creates takes them. */
export function fieldsOf(row: TempleFields): TempleFields {
  const { name, nickname, type, address, city, country, description, place, avatar, photos } = row;
  return { name, nickname, type, address, city, country, description, place, avatar, photos };
}

export const sameFields = (one: TempleFields, other: TempleFields) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/** The fields that a change names, as they were. */
export const formerOf = (before: Temple, fields: Partial<TempleFields>): Partial<TempleFields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof TempleFields]]));
