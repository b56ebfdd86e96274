import type { Kind } from '../../commands/core/rows';
import { activeView } from '../state/activeView';
import { rowOf } from '../state/rows';
import { type Found, idOfFound } from './found';

/** What the palette's commands would act on. */
export interface Target {
  readonly rows: readonly unknown[];
  readonly kind: Kind | undefined;
  /** How many they are, with those that are not loaded. */
  readonly count: number;
}

/** The row whose page is shown, as the console has it by now; else the rows that are chosen in the list. */
export function targetOf(subject: Found | null): Target {
  if (subject) return { rows: [rowOf(subject.kind, idOfFound(subject)) ?? subject.row], kind: subject.kind, count: 1 };
  const view = activeView.active;
  if (!view?.kind) return { rows: [], kind: undefined, count: 0 };
  const { kind } = view;
  const size = view.selectionSize();
  const ids = size > 0 ? view.selectedIds() : [view.cursorId()];
  return { rows: ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? []))), kind, count: size || 1 };
}
