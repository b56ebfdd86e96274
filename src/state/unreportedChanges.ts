import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';

type Fields = Readonly<Record<string, unknown>>;

/** The rows that this page remembers something of; the oldest are forgotten first. */
const REMEMBERED_MAX = 10_000;
const known = new Map<string, Fields>();

const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;
const unsaidOf = (kind: Kind) => (KINDS[kind].unreported ?? []) as readonly string[];

/**
 * What was done to a row, of the fields that its server may not say (`unsaid` in commands/kinds.ts): kept for as long as the page is
 * there.
 */
export function rememberUnreported(kind: Kind, id: string, made: Fields): void {
  const some = Object.entries(made).filter(([name, value]) => value !== undefined && unsaidOf(kind).includes(name));
  if (some.length === 0) return;
  const place = keyOf(kind, id);
  const before = known.get(place);
  known.delete(place);
  known.set(place, { ...before, ...Object.fromEntries(some) });
  const [oldest] = known.keys();
  if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest);
}

/** The row as a server has it, with what has been done to it from here of what that server does not say. */
export function withUnreported<Row>(kind: Kind, id: string, row: Row): Row {
  const some = known.get(keyOf(kind, id));
  if (!some) return row;
  const missing = Object.entries(some).filter(([name]) => (row as Fields)[name] === undefined);
  return missing.length === 0 ? row : { ...row, ...Object.fromEntries(missing) };
}
