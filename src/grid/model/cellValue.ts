/** What a spreadsheet is given of a cell: a text, a number, a moment or a day of the calendar in unix seconds; null for nothing. */
export type CellValue = string | number | null | { readonly moment: number } | { readonly day: number };
/** What the cells of a column are; all that is neither a number nor a time is a text, ids and phone numbers too. */
export type CellKind = 'text' | 'number' | 'moment' | 'day';
