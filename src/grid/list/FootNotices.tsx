import { asBottomBar } from '../../ui/bottomBars';
import type { GridModel } from '../model/gridState';
import type { ReadingState } from '../rows/readWholeList';
import { ReadingBar } from '../view/ReadingBar';
import { UnreadRows } from '../view/UnreadRows';
import { NotRead } from './NotRead';

interface Given {
  readonly model: GridModel;
  readonly reading: ReadingState;
  /** What a bar below it takes. */
  readonly bottomPx: number;
}

/**
 * What the list has to say of itself: over the room that is kept for the bar of a selection, or above that bar, so that no row moves
 * when it comes and goes.
 */
export default function FootNotices({ model, reading, bottomPx }: Given) {
  return (
    <div
      ref={asBottomBar}
      className="absolute inset-x-0 z-20 shadow-layer empty:hidden *:border-t *:border-line"
      style={{ bottom: bottomPx }}
    >
      <NotRead model={model} />
      <ReadingBar list={model.list} reading={reading} />
      <UnreadRows model={model} />
    </div>
  );
}
