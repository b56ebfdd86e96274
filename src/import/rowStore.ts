import type { ColumnField } from './draft';
import { ImportFailure } from './failure';

/** A row as the file has it: its number in the file, the first being 1, and its cells. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Its quotation marks do not match, so cells may have run together. */
  readonly odd: boolean;
  /** What a person has written over it, by field. */
  readonly edited?: RowEdits;
}

export type RowEdits = Readonly<Partial<Record<ColumnField, string>>>;

const BLOCK_ROWS = 256;
/** Rows that fill in others lie far from them: a few places of the file are read side by side. */
const DECODED_MAX = 16;
/** A row of the sample file is about 100 bytes; this is room for 200,000 of 1.5 kB each. */
const MAX_BYTES = 300 * 1024 * 1024;

/**
 * The rows of a file in blocks of UTF-8, about a third of what they cost as strings. They are read in order or a page at a time,
 * and so a block is decoded whole, and the last few are kept decoded.
 */
export class RowStore {
  #blocks: Uint8Array[] = [];
  #open: string[][] = [];
  #numbers = new Uint32Array(1024);
  #odd = new Set<number>();
  #edits = new Map<number, RowEdits>();
  /** The blocks last asked for, the latest last. */
  #decoded = new Map<number, readonly (readonly string[])[]>();
  /** The one asked for last: rows are mostly read in order. */
  #latest: { readonly block: number; readonly rows: readonly (readonly string[])[] } = { block: -1, rows: [] };
  /** How many rows have so many cells. */
  #lengths = new Map<number, number>();
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  count = 0;
  bytes = 0;

  constructor(
    /** Rows may end with their last cell that is not empty, as those of a spreadsheet do: a short one then lacks nothing. */
    readonly endsEarly = false,
  ) {}

  /** Throws `tooLarge` beyond `MAX_BYTES`. */
  append(row: number, cells: string[], odd = false): void {
    if (this.count === this.#numbers.length) {
      const longer = new Uint32Array(this.count * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.count] = row;
    if (odd) this.#odd.add(this.count);
    this.count += 1;
    this.#lengths.set(cells.length, (this.#lengths.get(cells.length) ?? 0) + 1);
    this.#open.push(cells);
    if (this.#open.length === BLOCK_ROWS) this.#close();
  }

  /** Index 0 is the first row that is not blank. Throws a RangeError beyond the last. */
  at(index: number): FileRow {
    const block = Math.floor(index / BLOCK_ROWS);
    const cells = this.#rowsOf(block)[index % BLOCK_ROWS];
    if (!cells) throw new RangeError(`row ${index} of ${this.count}`);
    const row = { row: this.rowNumber(index), cells, odd: this.#odd.size > 0 && this.#odd.has(index) };
    const edited = this.#edits.size > 0 ? this.#edits.get(index) : undefined;
    return edited ? { ...row, edited } : row;
  }

  /** What has been written over a row; none where nothing was. */
  editsOf(index: number): RowEdits {
    return this.#edits.get(index) ?? {};
  }

  /** Puts these in the place of what was written over the row before. */
  edit(index: number, edits: RowEdits): void {
    if (Object.keys(edits).length === 0) this.#edits.delete(index);
    else this.#edits.set(index, edits);
  }

  /** How many cells most rows have; of two numbers that are as common, the greater. */
  usualCells(): number {
    let usual = { cells: 0, rows: 0 };
    for (const [cells, rows] of this.#lengths)
      if (rows > usual.rows || (rows === usual.rows && cells > usual.cells)) usual = { cells, rows };
    return usual.cells;
  }

  rowNumber(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  /** JSON keeps halves of surrogate pairs, which UTF-8 alone would not. */
  #close(): void {
    const block = this.#encoder.encode(JSON.stringify(this.#open));
    this.bytes += block.length;
    if (this.bytes > MAX_BYTES) throw new ImportFailure('tooLarge');
    this.#blocks.push(block);
    this.#open = [];
  }

  #rowsOf(block: number): readonly (readonly string[])[] {
    if (block === this.#latest.block) return this.#latest.rows;
    const bytes = this.#blocks[block];
    if (!bytes) return this.#open;
    const rows: readonly (readonly string[])[] = this.#decoded.get(block) ?? JSON.parse(this.#decoder.decode(bytes));
    this.#decoded.delete(block);
    this.#decoded.set(block, rows);
    const [oldest] = this.#decoded.keys();
    if (oldest !== undefined && this.#decoded.size > DECODED_MAX) this.#decoded.delete(oldest);
    this.#latest = { block, rows };
    return rows;
  }
}
