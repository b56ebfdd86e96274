import type { Kind, Rows } from '../../../commands/core/rows';
import { baseOf, evictRows, putRows, rowOf } from '../../state/rows';
import type { RowsOf } from './source';

/** Holds the rows of one list, by id. Rows of a kind live in the console's one place for them; others in the list alone. */
export interface RowRetainer<Row> {
  /** Takes rows as the server had them when they were asked for, at `sinceMs`; the ids in the same order, each once. */
  readonly take: (rows: readonly Row[], sinceMs: number) => string[];
  /** Lets go of rows that this list shows no more; they leave memory when no other list shows them either. */
  readonly release: (ids: Iterable<string>) => void;
  /** As shown, with changes under way. */
  readonly row: (id: string) => Row | undefined;
  /** As the server said it last. */
  readonly base: (id: string) => Row | undefined;
}

/** How many lists show a row: two lists may show the same one, and letting go in one must not blank the other. */
const holders = new Map<Kind, Map<string, number>>();

function holdersOf(kind: Kind) {
  const known = holders.get(kind) ?? new Map<string, number>();
  holders.set(kind, known);
  return known;
}

export function retainerFor<Row>(rows: RowsOf<Row>): RowRetainer<Row> {
  return rows.kind === null ? ownRetainer(rows.idOf) : kindRetainer<Row>(rows.kind);
}

function kindRetainer<Row>(kind: Kind): RowRetainer<Row> {
  const mine = new Set<string>();
  const counts = holdersOf(kind);
  return {
    take(rows, sinceMs) {
      // The registry of kinds ties the name to the shape of its rows; a list of that kind loads no others.
      const ids = [...new Set(putRows(kind, rows as readonly unknown[] as readonly Rows[typeof kind][], sinceMs))];
      for (const id of ids) {
        if (mine.has(id)) continue;
        mine.add(id);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return ids;
    },
    release(ids) {
      const free: string[] = [];
      for (const id of ids) {
        if (!mine.delete(id)) continue;
        const left = (counts.get(id) ?? 1) - 1;
        if (left > 0) counts.set(id, left);
        else {
          counts.delete(id);
          free.push(id);
        }
      }
      evictRows(kind, free);
    },
    row: (id) => rowOf(kind, id) as Row | undefined,
    base: (id) => baseOf(kind, id) as Row | undefined,
  };
}

function ownRetainer<Row>(idOf: (row: Row) => string): RowRetainer<Row> {
  const rows = new Map<string, Row>();
  return {
    take(more) {
      for (const row of more) rows.set(idOf(row), row);
      return [...new Set(more.map(idOf))];
    },
    release(ids) {
      for (const id of ids) rows.delete(id);
    },
    row: (id) => rows.get(id),
    base: (id) => rows.get(id),
  };
}
