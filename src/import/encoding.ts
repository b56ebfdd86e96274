import { ImportFailure } from './failure';
import { fromTcvn3, fromVni, vietnameseIn } from './oldVietnamese';

/** What a person can choose from. TCVN3 and VNI are ours (oldVietnamese.ts), the others `TextDecoder` reads. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1258', 'tcvn3', 'vni'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * How an encoding was found: a byte order mark says it, and the bytes do not give it the lie; zero bytes stand where UTF-16 has them;
 * every byte is valid UTF-8; only this one makes Vietnamese words of them; or none of these, which leaves Windows-1258, the guess that
 * may be wrong.
 */
export interface FoundEncoding {
  readonly encoding: Encoding;
  readonly because: 'mark' | 'zeros' | 'valid' | 'words' | 'notUtf8' | 'chosen';
}

/** What the bytes are decoded as, as the Encoding Standard calls it. Of Windows-1252 the upper half is Latin-1, which ours begin with. */
const labelOf = (encoding: Encoding): string =>
  encoding === 'tcvn3' || encoding === 'vni' ? 'windows-1252' : encoding;

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_BYTES = 64 * 1024;
const MARKS: readonly (readonly [Encoding, ...number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];
/** So many bytes without a zero among them are no UTF-16: its commas and line ends have one each. */
const NO_ZEROS_BYTES = 16;
/** Of a hundred pairs of bytes in UTF-16, digits, commas and plain letters make far more than this many have a zero. */
const ZEROS_SHARE = 0.1;

/** The bytes of a file behind its byte order mark, a piece at a time; no more than one piece is held. */
async function* bytesOf(file: Blob, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = (await markOf(file)).length; start < file.size; start += CHUNK_BYTES) {
    signal?.throwIfAborted();
    yield await piece(file, start, start + CHUNK_BYTES);
  }
}

/** Bytes `[start, end)`. Throws `gone` where the browser has lost the file. */
export async function piece(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer());
  } catch {
    throw new ImportFailure('gone');
  }
}

/** Reads the whole file once where no mark tells, since a single byte far down can say that it is not UTF-8. */
export async function findEncoding(file: Blob, signal?: AbortSignal): Promise<FoundEncoding> {
  const mark = await markOf(file);
  const sample = await piece(file, mark.length, SAMPLE_BYTES);
  const wide = utf16By(sample);
  if (mark.encoding && isBelieved(mark.encoding, wide, sample)) {
    // Programs that put the mark before bytes of another encoding are common enough.
    if (mark.encoding !== 'utf-8' || (await isUtf8(file, signal))) return { encoding: mark.encoding, because: 'mark' };
  }
  if (wide) return { encoding: wide, because: 'zeros' };
  return (await isUtf8(file, signal)) ? { encoding: 'utf-8', because: 'valid' } : byWords(file, signal);
}

const EIGHT_BIT = ['windows-1258', 'tcvn3', 'vni'] as const;
/** So many pieces are looked through for words; where nothing has marks until there, the encoding makes little difference. */
const PIECES_FOR_WORDS = 8;

/** Of the encodings with 8 bits the one that gives most words that can be Vietnamese. */
async function byWords(file: Blob, signal?: AbortSignal): Promise<FoundEncoding> {
  const scores = EIGHT_BIT.map(() => 0);
  let pieces = 0;
  for await (const bytes of bytesOf(file, signal)) {
    pieces += 1;
    for (const [at, encoding] of EIGHT_BIT.entries())
      scores[at] =
        (scores[at] ?? 0) + vietnameseIn(composeLetters(encoding, new TextDecoder(labelOf(encoding)).decode(bytes)));
    if (pieces === PIECES_FOR_WORDS) break;
  }
  const best = Math.max(...scores);
  const encoding = EIGHT_BIT[scores.indexOf(best)] ?? 'windows-1258';
  return best > 0 && encoding !== 'windows-1258'
    ? { encoding, because: 'words' }
    : { encoding: 'windows-1258', because: 'notUtf8' };
}

/** The byte order mark at the beginning of a file, and how many bytes it has. */
async function markOf(file: Blob): Promise<{ readonly encoding: Encoding | null; readonly length: number }> {
  const start = await piece(file, 0, 3);
  for (const [encoding, ...mark] of MARKS)
    if (mark.every((byte, at) => start[at] === byte)) return { encoding, length: mark.length };
  return { encoding: null, length: 0 };
}

/** Whether the bytes behind a mark can be what it says, as far as their zeros tell. */
function isBelieved(marked: Encoding, wide: Encoding | null, sample: Uint8Array): boolean {
  if (wide) return wide === marked;
  return marked === 'utf-8' || sample.length < NO_ZEROS_BYTES || sample.includes(0);
}

/** UTF-16 without a mark: the upper byte of ASCII is zero, at odd places in little-endian and at even ones in big-endian. */
function utf16By(sample: Uint8Array): Encoding | null {
  const zeros: [number, number] = [0, 0];
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  const enough = (sample.length / 2) * ZEROS_SHARE;
  if (odd > enough && odd > 10 * even) return 'utf-16le';
  if (even > enough && even > 10 * odd) return 'utf-16be';
  return null;
}

async function isUtf8(file: Blob, signal?: AbortSignal): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytesOf(file, signal)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file as it streams in; a character whose bytes lie in two pieces stays whole. A byte order mark is left out. */
export async function* decodedText(file: Blob, encoding: Encoding, signal?: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder(labelOf(encoding), { ignoreBOM: true });
  for await (const bytes of bytesOf(file, signal)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The beginning of a file's text, to find its delimiter by. */
export async function sampleText(file: Blob, encoding: Encoding): Promise<string> {
  const { length } = await markOf(file);
  const bytes = await piece(file, length, SAMPLE_BYTES);
  return composeLetters(
    encoding,
    new TextDecoder(labelOf(encoding), { ignoreBOM: true }).decode(bytes, { stream: true }),
  );
}

/** Windows-1258 and VNI write marks as letters of their own; put together, they are the text that everything else writes. */
export function composeLetters(encoding: Encoding, cell: string): string {
  if (encoding === 'tcvn3') return fromTcvn3(cell);
  if (encoding === 'vni') return fromVni(cell);
  return encoding === 'windows-1258' ? cell.normalize('NFC') : cell;
}
