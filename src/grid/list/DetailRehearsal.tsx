import { useEffect, useState } from 'react';
import { whenIdle } from '../../state/whenIdle';
import type { LazyPart } from '../../ui/lazyPart';
import { Rehearsal } from '../../ui/Rehearsal';
import type { GridModel } from '../model/gridState';
import type { DetailProps } from '../screen';

interface DetailRehearsalProps {
  readonly model: GridModel;
  readonly detail: LazyPart<DetailProps<unknown>>;
}

/** Details that have been drawn: once is enough, whichever row it was. */
const rehearsed = new WeakSet<object>();

/**
 * Draws the detail of the row with the cursor once before one is opened: the first opening of a page took twice as long as those after it
 * (docs/decisions.md).
 */
export function DetailRehearsal({ model, detail: Detail }: DetailRehearsalProps) {
  const [drawn, setDrawn] = useState<Pick<DetailProps<unknown>, 'row' | 'rowId'>>();
  useEffect(() => {
    if (rehearsed.has(Detail)) return undefined;
    let callOff = () => {};
    let isLeft = false;
    const begin = () => {
      const { cursor: rowId, opened } = model.state;
      if (rowId === null || opened !== null) return;
      const row = model.list.row(rowId);
      if (row !== undefined) setDrawn({ row, rowId });
    };
    // One that does not come is fetched again with the first row that is opened, which says so.
    Detail.fetch().then(
      () => {
        if (!isLeft) callOff = whenIdle(begin);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      callOff();
    };
  }, [model, Detail]);
  if (!drawn) return null;
  return (
    <Rehearsal
      onDone={() => {
        rehearsed.add(Detail);
        setDrawn(undefined);
      }}
    >
      <div className="fixed inset-y-0 w-120 bg-surface">
        <Detail {...drawn} isOpened onClose={() => {}} />
      </div>
    </Rehearsal>
  );
}
