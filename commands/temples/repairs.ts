import type { RowField, TempleRow } from '../core/templeRow';

/** What a person changes about the file that is open in the import, before anything of it is written. */
export type Repair =
  /** A field of one row. */
  | { readonly is: 'cell'; readonly rowId: string; readonly field: RowField; readonly value: string }
  /** Latitude and longitude of these rows change places. */
  | { readonly is: 'swapPlace'; readonly rows: readonly Pick<TempleRow, 'rowId' | 'texts'>[] }
  /** What a column of the file holds. */
  | { readonly is: 'column'; readonly column: number; readonly field: RowField }
  /** Empty cells of a field get a text, with fields or headers in braces: `{city}`. */
  | { readonly is: 'text'; readonly field: RowField; readonly text: string }
  /** Empty cells of a field get what another column has. */
  | { readonly is: 'take'; readonly field: RowField; readonly column: number }
  /** Empty cells of a field get no substitute any more. */
  | { readonly is: 'clear'; readonly field: RowField }
  /** What a value of the type means; the value itself again where `type` is empty. */
  | { readonly is: 'type'; readonly value: string; readonly type: string }
  /** All values mean what the console thinks they do, or these alone. */
  | { readonly is: 'types'; readonly values?: readonly string[] }
  | { readonly is: 'sheet'; readonly sheet: number }
  | { readonly is: 'encoding'; readonly encoding: string };

/** What the open file offers to choose from. */
export type ImportChoice = 'columns' | 'values' | 'sheets' | 'encodings';
