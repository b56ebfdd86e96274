import { csvLine } from '../../commands/core/csv';
import type { Choice } from './read';

const LINE_END = '\r\n';

/** How a file that was made of rows is to be read, whatever its cells look like. */
export const READ_AS = { encoding: 'utf-8', delimiter: ',' } as const satisfies Choice;

/**
 * A CSV file that has these rows, the first on top, at the lines where another file had them, below its headers; `columns` is empty where it
 * has none. Lines between them are blank, and so counted by who reads them and otherwise left out.
 */
export function fileOfRows(
  columns: readonly string[],
  rows: readonly { readonly line: number; readonly cells?: readonly string[] | undefined }[],
): Blob {
  const parts: string[] = [];
  let next = 1;
  if (columns.length > 0) {
    parts.push(csvLine(columns, READ_AS.delimiter));
    next += 1;
  }
  for (const { line, cells = [] } of rows) {
    parts.push(LINE_END.repeat(Math.max(0, line - next)), csvLine(cells, READ_AS.delimiter));
    next = Math.max(line, next) + 1;
  }
  return new Blob(parts);
}
