import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank } from '../../src/import/csv';
import { fileOfRows, READ_AS } from '../../src/import/fileOfRows';
import { readFile } from '../../src/import/read';

const unit = fc.oneof(
  fc.constantFrom('"', ',', ';', '\t', '\n', '\r', "'", '=', '-', ' ', 'ộ', '🛕'),
  fc.string({ maxLength: 1 }),
);
const cells = fc
  .array(
    fc.string({ unit, maxLength: 6 }).map((text) => text.replaceAll('\0', '').normalize('NFC')),
    { minLength: 1, maxLength: 4 },
  )
  .filter((some) => !isBlank(some));
const rows = fc
  .uniqueArray(fc.record({ line: fc.integer({ min: 2, max: 400 }), cells }), {
    selector: ({ line }) => line,
    minLength: 1,
    maxLength: 8,
  })
  .map((some) => some.sort((one, other) => one.line - other.line));

test('rows that are written as a file are read as what they were, at the lines where they stood', async () => {
  await fc.assert(
    fc.asyncProperty(fc.option(cells, { nil: [] }), rows, async (columns, written) => {
      const { rows: read } = await readFile(fileOfRows(columns, written), { choice: READ_AS });
      const all = Array.from({ length: read.count }, (_, at) => read.at(at)).map(({ row, cells: said }) => ({
        line: row,
        cells: said,
      }));
      expect(all).toEqual(columns.length > 0 ? [{ line: 1, cells: columns }, ...written] : written);
    }),
  );
});
