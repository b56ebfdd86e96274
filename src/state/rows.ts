import { proxy, ref } from 'valtio/vanilla';
import type { Kind, Rows } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { rememberUnreported, withUnreported } from './unreportedChanges';

/** What a screen shows of one row; a valtio proxy of its own, so that a change repaints this row and no other. */
export interface Cell<Row = unknown> {
  /** The row as shown: what the server said last, with the changes under way on top. */
  row: Row;
  /** How many changes of it are under way. */
  pending: number;
  /** Why its last change failed: a code of contract/wire/codes.ts and the command, until the next change of the row. */
  trouble: { readonly code: number; readonly message?: string; readonly commandId: string } | null;
}

interface Change {
  readonly token: string;
  readonly change: (row: never) => unknown;
}

interface Kept {
  readonly cell: Cell;
  base: unknown;
  /** In the order they were begun; each is a pure function of the row below it. */
  changes: Change[];
  /** When a change of it was last committed here, in milliseconds. */
  committedAt?: number;
}

/** Something for each kind, whichever there are. */
const eachKind = <T>(make: () => T) =>
  Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, make()])) as { [K in Kind]: T };

const entries = eachKind(() => new Map<string, Kept>());

/** Changes under way of rows that are not loaded: a job goes on beyond what lists show. A row that arrives shows them at once. */
const changesOfUnloaded = eachKind(() => new Map<string, Change[]>());

const object = (row: unknown) => ref(row as object);

function repaint(entry: Kept) {
  const row = entry.changes.reduce((below, { change }) => change(below as never), entry.base);
  if (row !== entry.cell.row) entry.cell.row = object(row);
  entry.cell.pending = entry.changes.length;
}

/**
 * Takes rows as the server has them now, or had them when they were asked for at `sinceMs`: one of which a change was committed here since
 * stays as that has left it. Changes under way stay on top. Returns their ids in the same order.
 */
export function putRows<K extends Kind>(
  kind: K,
  rows: readonly Rows[K][],
  sinceMs = Number.POSITIVE_INFINITY,
): string[] {
  const { idOf } = KINDS[kind];
  return rows.map((said) => {
    const id = idOf(said);
    if (isCommittedSince(kind, id, sinceMs)) return id;
    const row = withUnreported(kind, id, said);
    const entry = entries[kind].get(id);
    if (entry) {
      entry.base = row;
      repaint(entry);
    } else {
      const cell = proxy<Cell>({ row: object(row), pending: 0, trouble: null });
      const arrived: Kept = { cell, base: row, changes: changesOfUnloaded[kind].get(id) ?? [] };
      changesOfUnloaded[kind].delete(id);
      entries[kind].set(id, arrived);
      if (arrived.changes.length > 0) repaint(arrived);
    }
    return id;
  });
}

/** A row as another tab has changed it: taken where this one shows it. */
export function updateIfLoaded<K extends Kind>(kind: K, row: Rows[K]): void {
  const id = KINDS[kind].idOf(row);
  rememberUnreported(kind, id, row as object as Readonly<Record<string, unknown>>);
  const before = baseOf(kind, id);
  if (before === undefined) return;
  putRows(kind, [row]);
  tell(kind, id, false, before);
}

/** The live cell of a row (for `useSnapshot`), or undefined where the row was never loaded or has been let go. */
export function cellOf<K extends Kind>(kind: K, id: string): Cell<Rows[K]> | undefined {
  return entries[kind].get(id)?.cell as Cell<Rows[K]> | undefined;
}

/** The row as shown now. */
export const rowOf = <K extends Kind>(kind: K, id: string): Rows[K] | undefined => cellOf(kind, id)?.row;

/** The row as the server said it last, without the changes under way. */
export const baseOf = <K extends Kind>(kind: K, id: string): Rows[K] | undefined =>
  entries[kind].get(id)?.base as Rows[K] | undefined;

/** Whether a change of the row was committed here since a moment: what was read before that is older than the row. */
export const isCommittedSince = (kind: Kind, id: string, ms: number): boolean =>
  (entries[kind].get(id)?.committedAt ?? Number.NEGATIVE_INFINITY) >= ms;

/** Shows a change at once; `token` names it for `commitChange` and `dropChange`. */
export function beginChange<K extends Kind>(kind: K, id: string, token: string, change: (row: Rows[K]) => Rows[K]) {
  const entry = entries[kind].get(id);
  if (!entry) {
    changesOfUnloaded[kind].set(id, [...(changesOfUnloaded[kind].get(id) ?? []), { token, change }]);
    return;
  }
  entry.changes.push({ token, change });
  entry.cell.trouble = null;
  repaint(entry);
}

/** `isOwn`: changed in this tab. `before`: the row as the server had said it, where it is loaded. */
type Hear = (kind: Kind, id: string, isOwn: boolean, before?: unknown) => void;
const listeners = new Set<Hear>();
const tell: Hear = (...change) => {
  for (const hear of listeners) hear(...change);
};

/** Subscribes to every committed change, of rows that are loaded and of others; returns the unsubscribe function. */
export function onCommitted(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Commits an optimistic change: `said` is the server's row, or null if it answered none, so that the change itself becomes the row. */
export function commitChange<K extends Kind>(kind: K, id: string, token: string, said: Rows[K] | null) {
  const row = said && withUnreported(kind, id, said);
  const entry = entries[kind].get(id);
  const before = entry?.base;
  if (!entry) forgetEarly(kind, id, token);
  else {
    entry.committedAt = Date.now();
    settle(entry, token, row);
  }
  tell(kind, id, true, before);
}

function settle(entry: Kept, token: string, row: unknown) {
  const settled = entry.changes.find((one) => one.token === token);
  entry.changes = entry.changes.filter((one) => one !== settled);
  entry.base = row ?? (settled ? settled.change(entry.base as never) : entry.base);
  repaint(entry);
}

/** The change did not come about: the row goes back to what it was without it, and keeps why. */
export function dropChange(kind: Kind, id: string, token: string, trouble: Cell['trouble']) {
  const entry = entries[kind].get(id);
  if (!entry) return forgetEarly(kind, id, token);
  entry.changes = entry.changes.filter((one) => one.token !== token);
  entry.cell.trouble = trouble;
  repaint(entry);
}

function forgetEarly(kind: Kind, id: string, token: string) {
  const left = (changesOfUnloaded[kind].get(id) ?? []).filter((one) => one.token !== token);
  if (left.length > 0) changesOfUnloaded[kind].set(id, left);
  else changesOfUnloaded[kind].delete(id);
}

/** Evicts rows that no list shows any more; those with pending changes stay. Keeps memory bounded. */
export function evictRows(kind: Kind, ids: Iterable<string>) {
  for (const id of ids) if (entries[kind].get(id)?.changes.length === 0) entries[kind].delete(id);
}

/** How many rows of a kind are held, for tests of bounded memory. */
export const rowCount = (kind: Kind) => entries[kind].size;
