/** A part of a row that a server sent in a way that could not be read: what stands in its place says nothing. */
export interface Unread {
  /** The row's field that it belongs to. */
  readonly field: string;
  /** Where it stands on the wire, as `listMediaItems.0.url`. */
  readonly at: string;
  /** The field as a whole; else the rest of it is as the server has it. */
  readonly isWhole: boolean;
}

/**
 * What of a row could not be read; of nearly all rows nothing. It stands in the row itself, so that it goes wherever the row goes:
 * into changes, other tabs and ledgers (made by src/client/oddRows.ts).
 */
export const unreadOf = (row: unknown): readonly Unread[] =>
  (row as { readonly unread?: readonly Unread[] } | null)?.unread ?? NONE;
const NONE: readonly Unread[] = [];

/** Whether `read` looks at anything in the row that could not be read. A spread looks at nothing. */
export function looksAtUnread<Row>(
  row: Row,
  read: (row: Row) => unknown,
  unread: readonly Unread[] = unreadOf(row),
): boolean {
  if (unread.length === 0) return false;
  const fields = new Set<unknown>(unread.map(({ field }) => field));
  let looked = false;
  const watched = new Proxy(
    {},
    {
      get: (_, name) => {
        if (fields.has(name)) looked = true;
        return (row as Readonly<Record<PropertyKey, unknown>>)[name];
      },
    },
  );
  try {
    read(watched as Row);
  } catch {
    // What stands in for the part may be more than it can take: it has looked.
  }
  return looked;
}
