import type { Kind } from '../../commands/core/rows';
import { currentPath } from '../navigation/basePath';
import { hasAddress, rowAddress } from '../navigation/rowAddress';
import { activeView } from '../state/activeView';
import { rowOf } from '../state/rows';
import { type Found, idOfFound } from './found';

/** What the palette's commands would act on. */
export interface Target {
  readonly rows: readonly unknown[];
  readonly kind: Kind | undefined;
  /** How many they are, with those that are not loaded. */
  readonly count: number;
  /** It is one row, and the page shows it already: to open it would do nothing. */
  readonly isOpen?: boolean;
}

/** The row whose page is shown, as the console has it by now; else the rows that are chosen in the list. */
export function targetOf(subject: Found | null): Target {
  if (subject) {
    const { kind } = subject;
    const id = idOfFound(subject);
    return { rows: [rowOf(kind, id) ?? subject.row], kind, count: 1, isOpen: isShown(kind, id) };
  }
  const view = activeView.active;
  if (!view?.kind) return { rows: [], kind: undefined, count: 0 };
  const { kind } = view;
  const size = view.selectionSize();
  const ids = size > 0 ? view.selectedIds() : [view.cursorId()];
  const rows = ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? [])));
  const [id = null, another] = ids;
  return { rows, kind, count: size || 1, isOpen: id !== null && another === undefined && isShown(kind, id) };
}

/** Whether the address of the page is that of the row. */
function isShown(kind: Kind, id: string): boolean {
  if (!hasAddress(kind)) return false;
  const { pathname, searchParams } = new URL(rowAddress(kind, id), location.origin);
  const shown = new URLSearchParams(location.search);
  return currentPath() === pathname && [...searchParams].every(([name, value]) => shown.get(name) === value);
}
