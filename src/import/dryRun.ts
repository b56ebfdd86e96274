import { type Columns, firstRow } from './columns';
import type { StoredTemple } from './draft';
import { COLUMN_FIELDS } from './draft';
import { folded } from './fold';
import type { RowStore } from './rowStore';
import { SameNames } from './sameNames';
import type { RowRead } from './values';
import { hasMoreCells, REFUSAL_CODES, readRow } from './values';
import { Verdicts } from './verdicts';
import { yieldToMessages } from './yieldToMessages';

/** Asks the store for all temples with one of these folded names (`folded`, fold.ts); each name is asked for once, `STEP_ROWS` at most. */
export type LookUp = (nameKeys: readonly string[]) => Promise<readonly StoredTemple[]>;

interface Deps {
  readonly lookUp: LookUp;
  /** What was looked up before, by name; what is looked up now goes in. */
  readonly known?: Map<string, readonly StoredTemple[]>;
  readonly signal?: AbortSignal | undefined;
  /** Rows judged so far. */
  readonly onRows?: (rows: number) => void;
}

const STEP_ROWS = 1000;
const NONE: readonly StoredTemple[] = [];

interface Step {
  readonly start: number;
  readonly reads: readonly RowRead[];
  readonly nameKeys: readonly string[];
  readonly stored: Promise<readonly StoredTemple[]>;
}

/**
 * Says of every row what an import would do with it. A row is a probable duplicate of a temple in the store or, where there is none,
 * of an earlier row that would itself be created: rows that are skipped are no reason to skip others, or a chain of neighbours would
 * leave only its first. The next step's names are looked up while this one is judged. Rejects as `lookUp` does, or with the signal's
 * reason.
 */
export async function dryRun(rows: RowStore, columns: Columns, deps: Deps): Promise<Verdicts> {
  const { lookUp, known = new Map(), signal, onRows } = deps;
  const breathe = yieldToMessages(signal);
  const first = firstRow(columns);
  const verdicts = new Verdicts(rows.count, first);
  const asked = new Set<string>();
  const inStore = new SameNames();
  const inFile = new SameNames();
  const stored: StoredTemple[] = [];

  const askFor = async (keys: readonly string[]): Promise<readonly StoredTemple[]> => {
    const found = await lookUp(keys);
    const byName = new Map<string, StoredTemple[]>();
    for (const temple of found) {
      const key = folded(temple.name);
      const there = byName.get(key);
      if (there) there.push(temple);
      else byName.set(key, [temple]);
    }
    for (const key of keys) known.set(key, byName.get(key) ?? NONE);
    return found;
  };

  const begin = (start: number): Step => {
    const end = Math.min(start + STEP_ROWS, rows.count);
    const reads: RowRead[] = [];
    for (let index = start; index < end; index += 1) {
      const row = rows.at(index);
      reads.push(readRow(row, columns));
      if (row.cells.length < columns.width || hasMoreCells(row, columns)) verdicts.addUneven(row.row);
    }
    const nameKeys: string[] = [];
    const there: StoredTemple[] = [];
    const unknown: string[] = [];
    for (const read of reads) {
      const key = 'draft' in read ? folded(read.draft.name) : '';
      nameKeys.push(key);
      if (!('draft' in read) || asked.has(key)) continue;
      asked.add(key);
      const temples = known.get(key);
      if (temples) there.push(...temples);
      else unknown.push(key);
    }
    const answer =
      unknown.length === 0 ? Promise.resolve(there) : askFor(unknown).then((found) => [...there, ...found]);
    // It is awaited one step later; until then this keeps a rejection from being reported as unhandled.
    answer.catch(() => {});
    return { start, reads, nameKeys, stored: answer };
  };

  const judge = (index: number, read: RowRead, nameKey: string) => {
    if ('refused' in read) {
      const { code, field } = read.refused;
      verdicts.refuse(index, REFUSAL_CODES.indexOf(code), field === null ? -1 : COLUMN_FIELDS.indexOf(field));
      return;
    }
    if (read.warnings) verdicts.warn(index, read.warnings);
    const twin = inStore.find(nameKey, read.draft);
    const twinTemple = twin && stored[twin.tag];
    if (twin && twinTemple) return verdicts.likeStored(index, twinTemple, twin.metres);
    const earlier = inFile.find(nameKey, read.draft);
    if (earlier) return verdicts.likeRow(index, earlier.tag, earlier.metres);
    inFile.add(nameKey, read.draft, index);
    verdicts.create(index);
  };

  let next: Step | null = first < rows.count ? begin(first) : null;
  while (next) {
    const step: Step = next;
    const end = step.start + step.reads.length;
    next = end < rows.count ? begin(end) : null;
    for (const temple of await step.stored) {
      inStore.add(folded(temple.name), temple, stored.length);
      stored.push(temple);
    }
    for (const [at, read] of step.reads.entries()) judge(step.start + at, read, step.nameKeys[at] ?? '');
    onRows?.(end - first);
    await breathe();
  }
  return verdicts;
}
