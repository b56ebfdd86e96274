import type { Prefs } from './prefs';

interface Arrangeable {
  readonly id: string;
  readonly hidden?: boolean;
}

/** Columns in the order that a person gave them: those named first, the others after them as the screen has them. */
export function inOrder<One extends Arrangeable>(
  columns: readonly One[],
  order: Readonly<Prefs['order']>,
): readonly One[] {
  if (order.length === 0) return columns;
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...new Set([...named, ...columns])];
}

/** Whether a column is shown: as the person has said, else as the screen has it. */
export const isVisible = ({ id, hidden }: Arrangeable, shown: Readonly<Prefs['shown']>) => shown[id] ?? hidden !== true;
