import { inOrder } from '../model/columnPrefs';

/** What an exported file has: the columns shown, and those that stand in every file, in the order that a person gave all of them. */
export const columnsOfFile = <Column extends { readonly id: string; readonly inFiles?: boolean }>(
  all: readonly Column[],
  shown: readonly Column[],
  order: readonly string[],
): readonly Column[] => inOrder(all, order).filter((column) => column.inFiles === true || shown.includes(column));
