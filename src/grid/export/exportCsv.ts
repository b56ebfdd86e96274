import { BYTE_ORDER_MARK, csvLine } from '../../../commands/core/csv';
import type { Sheet } from '../../../commands/core/world';
import { t } from '../../i18n';
import { csvSeparator } from '../../state/csvSeparator';
import { download } from '../../ui/download';
import type { Column } from '../screen';
import { asCsv } from './delimitedText';

const TYPE = 'text/csv;charset=utf-8';

export interface Export<Row> {
  readonly columns: readonly Column<Row>[];
  /** Titles in the person's language, one a column. */
  readonly titles: readonly string[];
  /** The rows, some at a time. */
  readonly pages: AsyncIterable<readonly Row[]>;
  readonly onProgress: (rows: number) => void;
}

/**
 * Writes rows to a CSV file as they arrive. Each page becomes a part of the file at once, which the browser keeps outside
 * the page's memory, so a million rows cost no more of it than one page.
 */
export async function csvOf<Row>({ columns, titles, pages, onProgress }: Export<Row>): Promise<Blob> {
  const separator = csvSeparator();
  let file = new Blob([BYTE_ORDER_MARK, csvLine(titles, separator)], { type: TYPE });
  let count = 0;
  for await (const rows of pages) {
    file = new Blob([file, asCsv(rows, columns, separator)], { type: TYPE });
    count += rows.length;
    onProgress(count);
  }
  return file;
}

/** Writes a command's rows to a CSV file, their titles in the person's language, and hands it to the downloads. */
export function saveSheet({ name, titles, rows }: Sheet): void {
  const separator = csvSeparator();
  const lines = [titles.map((title) => t(title)), ...rows].map((cells) => csvLine(cells, separator));
  download(new Blob([BYTE_ORDER_MARK, ...lines], { type: TYPE }), `${name}.csv`);
}
