/**
 * Which rows are selected: ids, or all that match with exceptions. Known by id, so it outlives sorting, filtering and
 * paging (docs/specification.md section 10.4). Every function returns a new selection; none knows of a list on screen.
 */
export interface RowSelection {
  readonly mode: 'some' | 'all';
  /** The selected ones of `some`, the exceptions of `all`. */
  readonly ids: Set<string>;
  /** Where a range begins: the row last selected by itself. */
  readonly anchor: string | null;
}

export const NONE: RowSelection = { mode: 'some', ids: new Set(), anchor: null };

export const isSelected = (selection: RowSelection, id: string) =>
  selection.ids.has(id) === (selection.mode === 'some');

/** How many are selected; `matching` is how many rows match now. An exception that `isGone` from these is none any more. */
export function sizeOf({ mode, ids }: RowSelection, matching: number, isGone: (id: string) => boolean = () => false) {
  if (mode === 'some') return ids.size;
  let exceptions = 0;
  for (const id of ids) if (!isGone(id)) exceptions += 1;
  return Math.max(0, matching - exceptions);
}

export const isEmptySelection = ({ mode, ids }: RowSelection) => mode === 'some' && ids.size === 0;

/** Whether no other row than this one is selected: what acts on the selection, or on this row without one, acts on it. */
export const isOnlyOf = ({ mode, ids }: RowSelection, id: string) =>
  mode === 'some' && (ids.size === 0 || (ids.size === 1 && ids.has(id)));

/** One row in or out; the next range begins at it. */
export function toggled(selection: RowSelection, id: string): RowSelection {
  return { ...withIds(selection, [id], !isSelected(selection, id)), anchor: id };
}

/**
 * Everything from the anchor to this row, in the order shown; the anchor stays. `range` answers the ids between two rows, or
 * null where the anchor is not in the list any more: then the row begins a range itself.
 */
export function extended(
  selection: RowSelection,
  id: string,
  range: (from: string, to: string) => readonly string[] | null,
): RowSelection {
  const ids = selection.anchor === null ? null : range(selection.anchor, id);
  if (ids === null) return { ...withIds(selection, [id], true), anchor: id };
  return withIds(selection, ids, true);
}

/**
 * Moves the far end of a range from `before` to `id`: rows that the range leaves behind are selected no more, as when
 * Shift+J is followed by Shift+K.
 */
export function rangeEndMoved(
  selection: RowSelection,
  before: string,
  id: string,
  range: (from: string, to: string) => readonly string[] | null,
): RowSelection {
  const anchor = selection.anchor !== null && isSelected(selection, selection.anchor) ? selection.anchor : before;
  const was = range(anchor, before) ?? [before];
  const is = range(anchor, id) ?? [id];
  const stays = new Set(is);
  const shrunk = withIds(
    selection,
    was.filter((one) => !stays.has(one)),
    false,
  );
  return { ...withIds(shrunk, is, true), anchor };
}

export const all = (): RowSelection => ({ mode: 'all', ids: new Set(), anchor: null });

export const some = (ids: Iterable<string>, anchor: string | null = null): RowSelection => ({
  mode: 'some',
  ids: new Set(ids),
  anchor,
});

/** What was selected is not, and the other way round: of rows by id within all that match. */
export const inverted = ({ mode, ids }: RowSelection): RowSelection => ({
  mode: mode === 'some' ? 'all' : 'some',
  ids,
  anchor: null,
});

export function withIds(selection: RowSelection, ids: Iterable<string>, isIn: boolean): RowSelection {
  const next = new Set(selection.ids);
  const isListed = isIn === (selection.mode === 'some');
  for (const id of ids) {
    if (isListed) next.add(id);
    else next.delete(id);
  }
  return { ...selection, ids: next };
}

/** Mod+A: all loaded; again all matching; again none. With everything loaded the two are one step. */
export function nextAll(selection: RowSelection, loaded: readonly string[], matching: number): RowSelection {
  if (selection.mode === 'all' && selection.ids.size === 0) return NONE;
  const hasAllLoaded = loaded.length > 0 && loaded.every((id) => isSelected(selection, id));
  if (!hasAllLoaded) return withIds(selection, loaded, true);
  return loaded.length >= matching ? NONE : all();
}

/** How many of the selected ones are not among the ids in view. Null of all that match: there it says nothing. */
export function outside({ mode, ids }: RowSelection, isInView: (id: string) => boolean): number {
  if (mode === 'all') return 0;
  let count = 0;
  for (const id of ids) if (!isInView(id)) count += 1;
  return count;
}

/**
 * Takes rows out of a selection that nobody else holds: its set is changed in place, since a job of a hundred thousand rows
 * takes them out one by one.
 */
export function without(selection: RowSelection, ids: Iterable<string>): RowSelection {
  for (const id of ids) {
    if (selection.mode === 'some') selection.ids.delete(id);
    else selection.ids.add(id);
  }
  return { ...selection };
}
