import type { GridState } from '../model/gridState';
import { isSelected } from '../model/selection';
import type { ListState } from '../rows/listState';

interface GridNow extends Readonly<Pick<GridState, 'cursor' | 'opened' | 'selection'>> {
  /** The cursor's position; undefined where its row is in no page. */
  readonly cursorAt: number | undefined;
  readonly phase: ListState['phase'];
  /** Whether a row that is still shown matches no more: it is none of all that match. */
  readonly hasLeft: (id: string) => boolean;
}

/** How a row is marked, drawn as a line of the table or as a picture. */
export const rowFlags =
  ({ cursor, opened, selection, cursorAt, phase, hasLeft }: GridNow) =>
  (id: string, position: number) => ({
    isSelected: isSelected(selection, id) && !(selection.mode === 'all' && hasLeft(id)),
    // Without the cursor's row the first one can have the focus, so that Tab still leads into the list.
    isCursor: id === cursor || (cursorAt === undefined && position === 0),
    isOpened: id === opened,
    isDim: phase === 'loading',
  });
