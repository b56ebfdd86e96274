import { ImportFailure } from './failure';

/** What a person can choose from. Each is a label of the Encoding Standard, so `TextDecoder` reads it. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1258'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * How an encoding was found: a byte order mark says it; zero bytes stand where UTF-16 has them; every byte is valid UTF-8; or none
 * of these, which leaves Windows-1258, the guess that may be wrong.
 */
export interface FoundEncoding {
  readonly encoding: Encoding;
  readonly because: 'mark' | 'zeros' | 'valid' | 'notUtf8' | 'chosen';
}

const CHUNK_BYTES = 256 * 1024;
const SAMPLE_BYTES = 64 * 1024;
/** Of a hundred pairs of bytes in UTF-16, digits, commas and plain letters make far more than this many have a zero. */
const ZEROS_SHARE = 0.1;

/** The bytes of a file, a piece at a time; no more than one piece is held. */
export async function* bytesOf(file: Blob, signal?: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
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
  const sample = await piece(file, 0, SAMPLE_BYTES);
  const marked = markOf(sample);
  if (marked) return { encoding: marked, because: 'mark' };
  const wide = utf16By(sample);
  if (wide) return { encoding: wide, because: 'zeros' };
  return (await isUtf8(file, signal))
    ? { encoding: 'utf-8', because: 'valid' }
    : { encoding: 'windows-1258', because: 'notUtf8' };
}

function markOf([first, second, third]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
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
export async function* textOf(file: Blob, encoding: Encoding, signal?: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(file, signal)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The beginning of a file's text, to find its delimiter by. */
export async function sampleText(file: Blob, encoding: Encoding): Promise<string> {
  return new TextDecoder(encoding).decode(await piece(file, 0, SAMPLE_BYTES), { stream: true });
}

/** Windows-1258 writes tone marks as letters of their own; put together, they are the text that everything else writes. */
export const composed = (encoding: Encoding, cell: string): string =>
  encoding === 'windows-1258' ? cell.normalize('NFC') : cell;
