import { DEFAULT_TEMPLE_TYPE } from '../../contract/temples/limits';
import type { Columns, Otherwise } from './columns';
import { COLUMN_FIELDS, type ColumnField } from './draft';
import { folded } from './fold';
import type { FileRow } from './rowStore';
import { typeNamed } from './typeNames';

/** A row's present value of a field: a person's edit, else its cell, else the replacement for an empty cell. */
export type Said = (field: ColumnField) => string;

const BRACES = /\{([^{}]+)\}/g;

/** Reads the fields of a row. A type becomes what a person has said its value means. */
export function saidBy({ cells, edited }: FileRow, columns: Columns): Said {
  const { at, otherwise } = columns;
  const cellAt = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
  // Nearly every row is so, and is read at once.
  if (!edited && !otherwise) return (field) => cellAt(at[field]);
  const said = (field: ColumnField, asking: readonly ColumnField[] = []): string => {
    const own = edited?.[field] ?? cellAt(at[field]);
    if (own.trim() !== '' || edited?.[field] !== undefined) return own;
    for (const one of otherwise?.[field] ?? []) {
      const text = 'column' in one ? cellAt(one.column) : filled(one, [...asking, field]);
      if (text.trim() !== '') return text;
    }
    return own;
  };
  /** Empty where anything in braces is: `Chùa {city}` of a row without a city names nothing. */
  const filled = ({ text, types }: Extract<Otherwise, { text: string }>, asking: readonly ColumnField[]): string => {
    let lacks = false;
    const made = text.replace(BRACES, (_, name: string) => {
      const value = inBraces(name, types, asking).trim();
      lacks ||= value === '';
      return value;
    });
    return lacks ? '' : made;
  };
  const inBraces = (name: string, types: Readonly<Record<string, string>> = {}, asking: readonly ColumnField[]) => {
    const field = COLUMN_FIELDS.find((one) => one === name.trim().toLowerCase());
    if (field === undefined) return cellAt(columnNamed(columns, name));
    if (asking.includes(field)) return '';
    if (field !== 'type') return said(field, asking);
    const type = typeMeant(said('type', asking), columns);
    return types[type] ?? type;
  };
  return (field) => said(field);
}

/** The cells of a row with what a person has written over them, as far as the file has a column for it. */
export function mendedCells({ cells, edited = {} }: FileRow, { at }: Columns): string[] {
  const mended = [...cells];
  for (const field of COLUMN_FIELDS) {
    const [place, text] = [at[field], edited[field]];
    if (place === undefined || text === undefined) continue;
    while (mended.length < place) mended.push('');
    mended[place] = text;
  }
  return mended;
}

/** A type as a person has said what its value means, else the one whose code or shown name it is; the default one where there is none. */
export const typeMeant = (value: string, { types }: Columns): string => {
  const plain = value.normalize('NFC').trim();
  return types?.[folded(plain)] ?? typeNamed(plain) ?? (plain || DEFAULT_TEMPLE_TYPE);
};

function columnNamed({ names }: Columns, name: string): number | undefined {
  const index = names.findIndex((header) => folded(header) === folded(name));
  return index < 0 ? undefined : index;
}
