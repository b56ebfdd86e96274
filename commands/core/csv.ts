import { asCell } from './formulas';

/** The separators between the cells of a CSV file. */
export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** So that Excel reads UTF-8. A line `sep=;` would say the separator too, but makes Excel forget this mark, and then `ệ` is `á»‡`. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a CSV file after RFC 4180: every cell in quotes, and none a spreadsheet would run (./formulas.ts). */
export const csvLine = (cells: readonly string[], separator: Separator): string =>
  `${cells.map((cell) => `"${asCell(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
