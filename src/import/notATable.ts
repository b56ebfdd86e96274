import { type FoundEncoding, piece } from './encoding';
import { ImportFailure } from './failure';

const START_BYTES = 64;
/** How files begin that are no table: PDF, pictures, archives, rich text, programs, sounds, a database. */
const BEGINNINGS = [
  ...['%PDF-', '\x89PNG', 'GIF8', '\xff\xd8\xff', 'RIFF', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh'],
  ...['{\\rtf', '\x7fELF', 'MZ\x90', 'OggS', 'ID3', 'SQLite format'],
];
const PAGE = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|svg)\b/i;
/** One sign in a hundred that no text has, and never for a stray few. */
const CONTROLS_SHARE = 0.01;
const CONTROLS_FEW = 3;
const SPREADSHEET_NAME = /\.xls[xm]$/i;

/** Throws `notATable` for a file, neither ZIP nor old Excel, whose first bytes or name say that it is no text. */
export async function mustBeNoOther(file: Blob): Promise<void> {
  const bytes = await piece(file, 0, START_BYTES);
  if (bytes.length === 0) return;
  const start = String.fromCharCode(...bytes);
  const isNamedSpreadsheet = 'name' in file && typeof file.name === 'string' && SPREADSHEET_NAME.test(file.name);
  if (isNamedSpreadsheet || PAGE.test(start) || BEGINNINGS.some((beginning) => start.startsWith(beginning)))
    throw new ImportFailure('notATable');
}

/**
 * Throws `notATable` where a text, read in an encoding that was guessed, is full of signs that no text has: all of C0 but tab, line ends
 * and form feed. What is valid UTF-8 or says what it is, is text.
 */
export function mustBeText(sample: string, { because }: FoundEncoding): void {
  if (because !== 'words' && because !== 'notUtf8' && because !== 'zeros') return;
  let controls = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32)) controls += 1;
  }
  if (controls > CONTROLS_FEW && controls > sample.length * CONTROLS_SHARE) throw new ImportFailure('notATable');
}
