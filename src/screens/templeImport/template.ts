import { BYTE_ORDER_MARK, csvLine } from '../../../commands/core/csv';
import { DEFAULT_TEMPLE_TYPE } from '../../../contract/temples/limits';
import { t } from '../../i18n';
import { DRAFT_FIELDS, type DraftField } from '../../import/draft';
import { csvSeparator } from '../../state/csvSeparator';
import { download } from '../../ui/download';

const TOLD = ['name', 'nickname', 'address', 'city', 'country', 'description'] as const;

/** The fields in the person's language, each with its own name behind it, by which the import knows it again; and one temple to follow. */
function templateRows(): readonly [headers: readonly string[], example: readonly string[]] {
  const example: Readonly<Partial<Record<DraftField, string>>> = {
    ...Object.fromEntries(TOLD.map((field) => [field, t(`screens.templeImport.exampleRow.${field}`)])),
    type: DEFAULT_TEMPLE_TYPE,
    lat: '21.03586',
    lng: '105.83363',
  };
  return [
    DRAFT_FIELDS.map((field) => `${t(`screens.templeImport.fields.${field}`)} (${field})`),
    DRAFT_FIELDS.map((field) => example[field] ?? ''),
  ];
}

/** A table to fill in, as spreadsheets of the person's language open it. */
export async function downloadTemplate(as: 'csv' | 'xlsx'): Promise<void> {
  const [headers, example] = templateRows();
  const name = t('screens.templeImport.templateName');
  if (as === 'csv') {
    const separator = csvSeparator();
    const lines = [headers, example].map((cells) => csvLine(cells, separator));
    download(new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
    return;
  }
  const { beginWorkbook } = await import('../../grid/export/xlsx');
  const book = await beginWorkbook(
    name,
    headers,
    headers.map(() => 'text'),
  );
  book.write([[...example]]);
  download(book.end(), `${name}.xlsx`);
}
