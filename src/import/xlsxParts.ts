import { unzipSync, zipSync } from 'fflate';
import { ROWS_MAX } from './draft';
import { ImportFailure } from './failure';

const PARTS_MAX_BYTES = 500 * 1024 * 1024;
/** 200,000 rows of 60 columns. Rows are padded to the widest, so that one stray cell far to the right would cost all the memory. */
const CELLS_MAX = 12_000_000;
const SHEET_ROWS_MAX = 1_048_576;
/** Blank rows and rows above the header. */
const SPARE_ROWS = 1000;
const SCANNED_BYTES = 4 * 1024 * 1024;
const LONGEST_TAG = 512;

/**
 * Takes an XLSX file apart here and puts it together again uncompressed for read-excel-file: to unpack what is larger than 512 KiB,
 * its library (fflate) starts workers from `blob:` addresses, which the console's content security policy forbids and for whose
 * answer it would wait for ever. Throws `notASpreadsheet`, `tooLarge`, `tooManyRows`.
 */
export function unpacked(bytes: Uint8Array): { readonly workbook: string; readonly stored: ArrayBuffer } {
  const parts = partsOf(bytes);
  for (const [path, part] of Object.entries(parts)) if (path.includes('sheets/')) mustBeBounded(part);
  const workbook = parts['xl/workbook.xml'];
  if (!workbook) throw new ImportFailure('notASpreadsheet');
  const names = new TextDecoder().decode(workbook);
  // Only the copy goes on: the parts themselves are garbage from here.
  return { workbook: names, stored: zipSync(parts, { level: 0 }).buffer as ArrayBuffer };
}

function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.xml(\.rels)?$/.test(name)) return false;
        total += originalSize;
        if (total > PARTS_MAX_BYTES) throw new ImportFailure('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure('notASpreadsheet');
  }
}

/** An address of a row or a cell: `r="12"`, `r="AB12"`, and whether its element has anything in it. */
const ADDRESS = /\sr="([A-Z]{0,3})(\d+)"[^<>]*(\/?)>/g;

/** Looks through a sheet for how far its cells reach, before anything is made of them. */
function mustBeBounded(sheet: Uint8Array): void {
  const decoder = new TextDecoder('latin1');
  let lastRow = 0;
  let lastColumn = 0;
  // Pieces overlap, so that no tag is cut in all of them.
  for (let start = 0; start < sheet.length; start += SCANNED_BYTES - LONGEST_TAG) {
    const text = decoder.decode(sheet.subarray(start, start + SCANNED_BYTES));
    for (const [tag, letters = '', digits] of text.matchAll(ADDRESS)) {
      const row = Number(digits);
      if (row > SHEET_ROWS_MAX) throw new ImportFailure('notASpreadsheet');
      if (letters === '' || tag.endsWith('/>')) continue;
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, columnOf(letters));
    }
  }
  if (lastRow > ROWS_MAX + SPARE_ROWS) throw new ImportFailure('tooManyRows');
  if (lastRow * lastColumn > CELLS_MAX) throw new ImportFailure('tooLarge');
}

/** “A” is 1, “AB” 28. */
function columnOf(letters: string): number {
  let column = 0;
  for (let place = 0; place < letters.length; place += 1) column = column * 26 + letters.charCodeAt(place) - 64;
  return column;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The sheets of a workbook in their order, as its tabs show them. */
export const sheetNames = (workbook: string): string[] =>
  [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/g)].map(([, name = '']) =>
    name.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, word) =>
      word ? (ENTITIES[word] ?? entity) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    ),
  );
