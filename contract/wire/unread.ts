/** A part of a row that a server sent in a form that could not be read: its substitute value means nothing. */
export interface Unread {
  /** The row's field that it belongs to. */
  readonly field: string;
  /** Its path on the wire, as `listMediaItems.0.url`. */
  readonly at: string;
  /** The field as a whole; else the rest of it is as the server has it. */
  readonly isWhole: boolean;
}

/**
 * The parts of a row that could not be read; for nearly all rows none. Kept in the row itself, so that it goes wherever the row goes:
 * into changes, other tabs and ledgers (made by src/client/oddRows.ts).
 */
export const unreadOf = (row: unknown): readonly Unread[] =>
  (row as { readonly unread?: readonly Unread[] } | null)?.unread ?? NONE;
const NONE: readonly Unread[] = [];

/** An id that a row has got because its own could not be read (src/client/oddRows.ts): no call can name the row by it. */
export const MADE_UP_ID = /^(\?|-\d{7})/;

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
    // `read` may fail on the substitute value: then it has looked.
  }
  return looked;
}
