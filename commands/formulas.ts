/**
 * A text that a spreadsheet would take for a formula, with any apostrophes before it (OWASP, "CSV injection"; the full-width signs
 * too). A plain number keeps its sign.
 */
export const FORMULA = /^'*(?:\s*[=@＝＠]|\s*[+＋\-－](?![\d\s.,]*$)|[\t\r\n])/;

/**
 * Exports put an apostrophe before such a text, and the import takes exactly one away: `=cmd` is written `'=cmd`, and `'=cmd` is
 * written `''=cmd`, so that what is read is what was written, whatever it begins with. An apostrophe before anything else, as in
 * `'Ang`, stays in both directions.
 */
export const asCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
