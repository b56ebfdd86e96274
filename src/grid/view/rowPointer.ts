import type { MouseEvent } from 'react';
import type { GridModel } from '../model/gridState';

/** What a mouse does to a row, be it a line or a picture: a click opens or selects it, the other button opens its menu. */
export function rowPointer(model: GridModel, id: string, isCursor: boolean) {
  return {
    onMouseDown: (event: MouseEvent) => {
      // Nor does it take the focus to that one, where the detail would follow.
      if (!isCursor && !onOwnControl(event) && isSecondOfTwo(event)) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (onOwnControl(event) || isSecondOfTwo(event)) return;
      model.click(id, { shift: event.shiftKey, mod: event.metaKey || event.ctrlKey });
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      model.focusRow(id);
      model.openPanel('menu', { x: event.clientX, y: event.clientY });
    },
  };
}

/** Of a double click the second: a list that was read again between the two has another row there. */
const isSecondOfTwo = ({ detail, shiftKey, metaKey, ctrlKey }: MouseEvent) =>
  detail > 1 && !shiftKey && !metaKey && !ctrlKey;

/** Links, buttons and boxes inside a row mean themselves. */
const onOwnControl = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('button, a, input, select, textarea, label') !== null;
