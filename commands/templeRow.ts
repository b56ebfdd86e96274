import type { TempleFields } from '../contract/temples';
import type { Verdict } from './definition';

/** A row of a file that is being imported. */
export interface TempleRow {
  /** Of this row in this import, and of no other. */
  readonly rowId: string;
  /** Its number in the file, the first being 1. */
  readonly line: number;
  readonly name: string;
  /** The cells of a row that could not be read as a temple; else none. */
  readonly cells: readonly string[];
  readonly fields: Partial<TempleFields>;
  readonly judged: Judged;
  readonly decision: DuplicateDecision;
  /** What goes out; null in the list, where decisions may still change it. */
  readonly write: TempleWrite | null;
  /** The temple that it made, or filled in. */
  readonly templeId?: string;
  /** What an update has overwritten. */
  readonly former?: Partial<TempleFields>;
}

/** What an import would do with a row. `metres` is null where neither has a place and both have one address. */
export type Judged =
  | { readonly is: 'created' }
  /** `code` and `field` as src/import/values.ts has them. */
  | { readonly is: 'refused'; readonly code: string; readonly field: string | null }
  | { readonly is: 'likeRow'; readonly line: number; readonly metres: number | null }
  | { readonly is: 'likeStored'; readonly templeId: string; readonly name: string; readonly metres: number | null };

/** What a person decides about a duplicate. An update writes the row's filled cells over the temple or the earlier row. */
export const DECISIONS = ['skip', 'create', 'update'] as const;
export type DuplicateDecision = (typeof DECISIONS)[number];

export type TempleWrite =
  /** `anyway`: a person knows that there is one like it. */
  | { readonly is: 'create'; readonly fields: TempleFields; readonly anyway: boolean }
  /** Only these fields; the temple keeps the others. */
  | { readonly is: 'update'; readonly templeId: string; readonly fields: Partial<TempleFields> };

/** Whether there is something to decide about the row, and for whom it would make a difference. */
export function undecided({ judged, templeId }: TempleRow): Verdict {
  if (templeId !== undefined) return 'temple.rowWritten';
  return judged.is === 'likeRow' || judged.is === 'likeStored' ? null : 'temple.noDuplicate';
}
