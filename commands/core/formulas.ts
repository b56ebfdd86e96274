/**
 * A text that a spreadsheet would take for a formula, with any apostrophes before it (OWASP, "CSV injection"; the full-width signs
 * too). A plain number keeps its sign.
 */
const FORMULA = /^'*(?:\s*[=@＝＠]|\s*[+＋\-－](?![\d\s.,]*(?:\de[+-]?\d+)?$)|[\t\r\n])/i;

/**
 * Exports put an apostrophe before such a text, and the import takes exactly one away: `=cmd` is written `'=cmd`, and `'=cmd` is
 * written `''=cmd`, so that what is read is what was written, whatever it begins with. An apostrophe before anything else, as in
 * `'Ang`, stays in both directions.
 */
export const asCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What an export wrote as this cell. A `'=cmd` from elsewhere reads as `=cmd`, which is what its writer had meant. */
export const fromCell = (cell: string): string =>
  cell.charCodeAt(0) === APOSTROPHE && FORMULA.test(cell) ? cell.slice(1) : cell;

const APOSTROPHE = 0x27;
