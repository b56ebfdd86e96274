import type { TempleFields } from '../../contract/temples/calls';
import type { UnsentRow } from '../../contract/temples/imports';
import type { DisabledReason } from './disabledReason';

/** What a column of a file can hold, `place` being latitude and longitude in one cell. */
export const ROW_FIELDS = [
  ...(['name', 'nickname', 'type', 'address', 'city', 'country', 'description'] as const),
  ...(['avatar', 'photos', 'lat', 'lng', 'place'] as const),
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

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
  /** What it says of each field, as text, before it is understood: what a person can write over. */
  readonly texts?: Readonly<Partial<Record<RowField, string>>>;
  readonly judged: Judged;
  /** The type that its own word for one, which is none of ours, probably means. */
  readonly likelyType?: string;
  /** Why it is worth a look, refused or not: codes of src/import/values.ts. */
  readonly warnings?: readonly string[];
  /** Of a place that it names, how far its latitude and longitude lie from there, where that is why. */
  readonly far?: { readonly name: string; readonly metres: number };
  readonly decision: DuplicateDecision;
  /** What goes out; null in the list, where decisions may still change it. */
  readonly write: TempleWrite | null;
  /** Rows of the file of which nothing is sent: they go along with this one, to be kept beside it. */
  readonly alongside?: readonly UnsentRow[];
  /** The temple that it made, or filled in; empty where it made one, and the server has not said which. */
  readonly templeId?: string;
  /** It went out and may have arrived: its job asks the person about it. */
  readonly isUnsure?: true;
  /** What an update has overwritten. */
  readonly former?: Partial<TempleFields>;
}

/** The fields that a row changes of what it is like, as they are and as they become. */
export interface TempleFill {
  readonly was: Partial<TempleFields>;
  readonly becomes: Partial<TempleFields>;
}

interface Likeness {
  /** Null where neither has a place and both have one address. */
  readonly metres: number | null;
  readonly fill: TempleFill;
}

/** `code` and `field` as src/import/values.ts has them. */
interface Fault {
  readonly code: string;
  readonly field: string | null;
}

/** What an import would do with a row. */
export type Judged =
  | { readonly is: 'created' }
  /** `also`: what else is wrong with it. */
  | ({ readonly is: 'refused'; readonly also?: readonly Fault[] } & Fault)
  | ({ readonly is: 'likeRow'; readonly line: number } & Likeness)
  | ({ readonly is: 'likeStored'; readonly templeId: string; readonly name: string } & Likeness);

/** What a person decides about a duplicate. An update writes into the temple, or into the earlier row, what `TempleFill` says. */
export const DECISIONS = ['skip', 'create', 'update'] as const;
export type DuplicateDecision = (typeof DECISIONS)[number];

/** What can be filled in, `place` being latitude and longitude. */
export const FILL_FIELDS = [
  ...(['name', 'nickname', 'type', 'address', 'city', 'country', 'description'] as const),
  ...(['place', 'avatar', 'photos'] as const),
] as const satisfies readonly (keyof TempleFields)[];
export type FillField = (typeof FILL_FIELDS)[number];

/** What a row may do to a field of a temple that is there: nothing, fill it where it is empty (photos: add), or put its own into it. */
export const FILL_WAYS = ['keep', 'fill', 'replace'] as const;
export type FillWay = (typeof FILL_WAYS)[number];

export type TempleWrite =
  /** `anyway`: a person knows that there is one like it. */
  | {
      readonly is: 'create';
      readonly fields: TempleFields;
      readonly anyway: boolean;
      /** Temples of this name that were there when the rows were judged; absent where the server looks itself. */
      readonly known?: readonly string[];
      /** Another row makes the same. */
      readonly hasTwins?: boolean;
    }
  /** Only these fields; the temple keeps the others. `was`: as they were when a person decided. */
  | {
      readonly is: 'update';
      readonly templeId: string;
      readonly fields: Partial<TempleFields>;
      readonly was: Partial<TempleFields>;
      /** Their values while only some of the file's rows for this temple are written: no change by another user. */
      readonly between?: readonly Partial<TempleFields>[];
    };

/** Whether it can still be changed here. */
export const unwritten = ({ templeId, isUnsure }: TempleRow): DisabledReason =>
  templeId !== undefined ? 'temple.rowWritten' : isUnsure ? 'temple.rowUnsure' : null;

/** Whether there is something to decide about the row, and for whom it would make a difference. */
export function undecided(row: TempleRow): DisabledReason {
  const { judged } = row;
  const why = unwritten(row);
  if (why !== null) return why;
  return judged.is === 'likeRow' || judged.is === 'likeStored' ? null : 'temple.noDuplicate';
}

/** Whether the row has anything for the temple, or the earlier row, that it is like. */
export function fillable(row: TempleRow): DisabledReason {
  const why = undecided(row);
  if (why !== null || !('fill' in row.judged)) return why;
  return Object.keys(row.judged.fill.becomes).length > 0 ? null : 'temple.nothingNew';
}

/** Whether what it is refused for, or one thing of it, is that latitude and longitude stand in each other's place. */
export const isSwapped = ({ judged }: Pick<TempleRow, 'judged'>): boolean =>
  judged.is === 'refused' && [judged, ...(judged.also ?? [])].some(({ code }) => code === 'swappedPlace');
