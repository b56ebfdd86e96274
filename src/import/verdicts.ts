import { DECISIONS, type DuplicateDecision } from '../../commands/core/templeRow';
import type { ColumnField, StoredTemple } from './draft';
import { COLUMN_FIELDS } from './draft';
import type { CellRefusal, RefusalCode, WarningCode } from './values';
import { REFUSAL_CODES, WARNING_CODES } from './values';

/** What an import would do with a row. `metres` is null where both have no place and one address. */
export type Verdict =
  | { readonly is: 'created' }
  | ({ readonly is: 'refused' } & CellRefusal)
  /** `index` is that of the row store. */
  | { readonly is: 'likeRow'; readonly index: number; readonly metres: number | null }
  | { readonly is: 'likeStored'; readonly temple: StoredTemple; readonly metres: number | null };
export type VerdictKind = Verdict['is'];

/** So many rows are refused for this reason, or are worth a look for it. */
export interface ReasonCount {
  readonly code: ReasonCode;
  readonly field: ColumnField | null;
  readonly count: number;
}
/** The rows of the file that have more or fewer cells than it has columns: how many they are, and the numbers of the first. */
export interface Uneven {
  readonly count: number;
  readonly lines: readonly number[];
}
/** So many are named: whoever sees what is wrong with these knows it of the others. */
const UNEVEN_NAMED = 5;
export type ReasonCode = RefusalCode | WarningCode;

const KINDS: readonly VerdictKind[] = ['created', 'refused', 'likeRow', 'likeStored'];
const [CREATED, REFUSED, LIKE_ROW, LIKE_STORED] = [0, 1, 2, 3];
const NO_METRES = -1;
const NO_REASONS: readonly ReasonCode[] = [];
const bitOf = (code: WarningCode): number => 1 << WARNING_CODES.indexOf(code);

/** The verdicts, warnings and decisions of all rows, 15 bytes each; the temples of the store only where a row is like one. */
export class Verdicts {
  #kind: Uint8Array;
  #code: Uint8Array;
  #field: Int8Array;
  #like: Int32Array;
  #metres: Float32Array;
  #decision: Uint8Array;
  /** A bit for each, by its place in WARNING_CODES. */
  #warnings: Uint8Array;
  #uneven = { count: 0, lines: [] as number[] };
  #temples: StoredTemple[] = [];
  #templeAt = new Map<StoredTemple, number>();

  constructor(
    /** Rows of the store, those above the temples with them. */
    readonly count: number,
    /** Index of the first row that is a temple. */
    readonly first: number,
  ) {
    this.#kind = new Uint8Array(count);
    this.#code = new Uint8Array(count);
    this.#field = new Int8Array(count);
    this.#like = new Int32Array(count);
    this.#metres = new Float32Array(count);
    this.#decision = new Uint8Array(count);
    this.#warnings = new Uint8Array(count);
  }

  create(index: number): void {
    this.#kind[index] = CREATED;
  }

  /** `code` and `field` are places in REFUSAL_CODES and COLUMN_FIELDS; a field of -1 is none. */
  refuse(index: number, code: number, field: number): void {
    this.#kind[index] = REFUSED;
    this.#code[index] = code;
    this.#field[index] = field;
  }

  likeRow(index: number, earlier: number, metres: number | null): void {
    this.#kind[index] = LIKE_ROW;
    this.#like[index] = earlier;
    this.#metres[index] = metres ?? NO_METRES;
  }

  likeStored(index: number, temple: StoredTemple, metres: number | null): void {
    const place = this.#templeAt.get(temple) ?? this.#temples.push(temple) - 1;
    this.#templeAt.set(temple, place);
    this.#kind[index] = LIKE_STORED;
    this.#like[index] = place;
    this.#metres[index] = metres ?? NO_METRES;
  }

  /** Whatever becomes of the row, it is worth a look. */
  warn(index: number, codes: readonly WarningCode[]): void {
    this.#warnings[index] = codes.reduce((bits, code) => bits | bitOf(code), 0);
  }

  /** The row of this number in the file has not as many cells as the others. */
  addUneven(line: number): void {
    this.#uneven.count += 1;
    if (this.#uneven.lines.length < UNEVEN_NAMED) this.#uneven.lines.push(line);
  }

  uneven(): Uneven {
    return this.#uneven;
  }

  kindOf(index: number): VerdictKind {
    return KINDS[this.#kind[index] ?? REFUSED] ?? 'refused';
  }

  at(index: number): Verdict {
    const like = this.#like[index] ?? 0;
    const far = this.#metres[index] ?? NO_METRES;
    const metres = far === NO_METRES ? null : far;
    const temple = this.#temples[like];
    switch (this.kindOf(index)) {
      case 'created':
        return { is: 'created' };
      case 'likeRow':
        return { is: 'likeRow', index: like, metres };
      case 'likeStored':
        if (temple) return { is: 'likeStored', temple, metres };
        throw new RangeError(`no temple ${like}`);
      case 'refused':
        return { is: 'refused', code: this.#codeAt(index), field: this.#fieldAt(index) };
    }
  }

  #codeAt(index: number): RefusalCode {
    return REFUSAL_CODES[this.#code[index] ?? 0] ?? 'noName';
  }

  #fieldAt(index: number): ColumnField | null {
    return COLUMN_FIELDS[this.#field[index] ?? -1] ?? null;
  }

  decisionOf(index: number): DuplicateDecision {
    return DECISIONS[this.#decision[index] ?? 0] ?? 'skip';
  }

  /** Decides about duplicates; a row that is none has nothing to decide and stays as it is. */
  decide(indices: Iterable<number>, decision: DuplicateDecision): void {
    for (const index of indices) if (this.isDuplicate(index)) this.#decision[index] = DECISIONS.indexOf(decision);
  }

  /** Takes over the decisions about rows that are duplicates as they were. */
  decideAs(before: Verdicts): void {
    for (const index of this.indices(['likeRow', 'likeStored']))
      if (before.kindOf(index) === this.kindOf(index)) this.decide([index], before.decisionOf(index));
  }

  isDuplicate(index: number): boolean {
    return this.#kind[index] === LIKE_ROW || this.#kind[index] === LIKE_STORED;
  }

  /** Indices of the rows with these verdicts, all without any, in the order of the file. */
  *indices(kinds: readonly VerdictKind[] = KINDS): Generator<number> {
    const wanted = KINDS.map((kind) => kinds.includes(kind));
    for (let index = this.first; index < this.count; index += 1) if (wanted[this.#kind[index] ?? REFUSED]) yield index;
  }

  /**
   * Why rows are refused or worth a look, the commonest first; of a reason that is about several fields no field is said, and of a warning
   * none. A row that is worth a look for several reasons counts for each.
   */
  reasons(): readonly ReasonCount[] {
    const found = new Map<ReasonCode, { field: ColumnField | null; count: number }>();
    for (const index of this.indices()) {
      const field = this.#kind[index] === REFUSED ? this.#fieldAt(index) : null;
      for (const code of this.#reasonsAt(index)) {
        const before = found.get(code);
        found.set(code, { field: before && before.field !== field ? null : field, count: (before?.count ?? 0) + 1 });
      }
    }
    return [...found].map(([code, of]) => ({ code, ...of })).sort((one, other) => other.count - one.count);
  }

  /** How many rows are worth a look. */
  toCheck(): number {
    let count = 0;
    for (const index of this.indices()) if (this.#kind[index] !== REFUSED && this.#warnings[index] !== 0) count += 1;
    return count;
  }

  /** Whether a row is refused, or worth a look, for this reason. */
  isFor(index: number, code: ReasonCode): boolean {
    return this.#reasonsAt(index).includes(code);
  }

  #reasonsAt(index: number): readonly ReasonCode[] {
    if (this.#kind[index] === REFUSED) return [this.#codeAt(index)];
    const bits = this.#warnings[index] ?? 0;
    return bits === 0 ? NO_REASONS : WARNING_CODES.filter((code) => bits & bitOf(code));
  }

  counts(): Readonly<Record<VerdictKind, number>> {
    const counts = { created: 0, refused: 0, likeRow: 0, likeStored: 0 };
    for (let index = this.first; index < this.count; index += 1) counts[this.kindOf(index)] += 1;
    return counts;
  }
}
