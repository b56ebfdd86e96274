import * as z from 'zod/mini';
import type { Columns } from './columns';
import { COLUMN_FIELDS, type ColumnField } from './draft';
import { folded } from './fold';
import { isReason } from './headers';

/** Where columns are remembered: the browser's local storage, or a map in tests. */
export type ColumnStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'tamquan.import.columns';
/** The oldest is forgotten beyond so many kinds of file. */
const KEPT_MAX = 50;
const Index = z.optional(z.int().check(z.minimum(0)));
const At = z.object(
  Object.fromEntries(COLUMN_FIELDS.map((field) => [field, Index])) as Record<ColumnField, typeof Index>,
);
const Otherwise = z.array(
  z.union([
    z.object({ column: z.int().check(z.minimum(0)) }),
    z.object({ text: z.string(), types: z.optional(z.record(z.string(), z.string())) }),
  ]),
);
const Stand = z.object(
  Object.fromEntries(COLUMN_FIELDS.map((field) => [field, z.optional(Otherwise)])) as Record<
    ColumnField,
    z.ZodMiniOptional<typeof Otherwise>
  >,
);
const Kept = z.array(z.object({ headers: z.string(), at: At, otherwise: z.optional(Stand) }));

/**
 * What makes two files one kind: the same headers in the same order, but for marks and case. The reasons that an earlier import
 * wrote behind them make no difference. Without headers there is no kind.
 */
function signatureOf({ names }: Columns): string | null {
  const own = isReason(names.at(-1) ?? '') ? names.slice(0, -1) : names;
  return own.length === 0 ? null : JSON.stringify(own.map(folded));
}

/** The columns as a person corrected them in an earlier file with the same headers; as given where there was none. */
export function loadColumns(keeper: ColumnStore, columns: Columns): Columns {
  const signature = signatureOf(columns);
  const { at, otherwise } = keptIn(keeper).find(({ headers }) => headers === signature) ?? {};
  if (!at || !Object.values(at).every((index) => index < columns.width)) return columns;
  const { guessed: _, ...known } = columns;
  return { ...known, at, ...(otherwise && { otherwise: otherwise as NonNullable<Columns['otherwise']> }) };
}

/** Remembers the columns for the next file with these headers. A storage that is full or forbidden remembers nothing. */
export function saveColumns(keeper: ColumnStore, columns: Columns): void {
  const signature = signatureOf(columns);
  if (signature === null) return;
  const others = keptIn(keeper).filter(({ headers }) => headers !== signature);
  const kept = [...others, { headers: signature, at: columns.at, otherwise: columns.otherwise }].slice(-KEPT_MAX);
  try {
    keeper.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing depends on it: the columns are guessed again.
  }
}

function keptIn(keeper: ColumnStore): z.output<typeof Kept> {
  try {
    return z.parse(Kept, JSON.parse(keeper.getItem(KEY) ?? '[]'));
  } catch {
    // Written by another version, or by hand.
    return [];
  }
}
