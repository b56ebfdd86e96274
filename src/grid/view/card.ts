import type { Shown } from '../hooks/useColumns';
import type { Column } from '../screen';

/** A row on a phone: the columns in its first line, at that line's end, in its second line, and small below. */
export interface Card {
  readonly title: Column<unknown> | undefined;
  readonly end: Column<unknown> | undefined;
  readonly line: readonly Column<unknown>[];
  readonly notes: readonly Column<unknown>[];
  /** At the end of the small ones. */
  readonly noteEnd: Column<unknown> | undefined;
}

/** Where each column goes on a card: as its `onCard` says, else the first is the title and the others make the second line. */
export function cardOf(visible: readonly Shown<unknown>[]): Card {
  const columns = visible.map(({ column }) => column);
  const title = columns.find(({ onCard }) => onCard === undefined || onCard === 'title') ?? columns[0];
  const others = columns.filter((column) => column !== title);
  const end = others.find(({ onCard }) => onCard === 'end');
  return {
    title,
    end,
    line: others.filter(({ onCard }) => onCard === undefined || onCard === 'line'),
    notes: others.filter((column) => column.onCard === 'note' || (column.onCard === 'end' && column !== end)),
    noteEnd: others.find(({ onCard }) => onCard === 'noteEnd'),
  };
}
