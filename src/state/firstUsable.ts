import { proxy } from 'valtio/vanilla';
import { afterPaint } from './afterPaint';

/** Whether the first list works, and the network is free for the rest. */
export const firstUsable = proxy({ isDone: false });

const waiting: (() => void)[] = [];

/** Does something once the first screen is usable: at once where it is. */
export function onceUsable(act: () => void): void {
  if (firstUsable.isDone) act();
  else waiting.push(act);
}

let isMarked = false;

/**
 * The first screen is usable: what has waited for that begins, once it is painted. A list says so with its first rows, any other page as
 * soon as it is there. A second call does nothing.
 */
export function markFirstUsable(): void {
  if (isMarked) return;
  isMarked = true;
  performance.mark('tamquan.firstWork');
  afterPaint(() => {
    firstUsable.isDone = true;
    for (const act of waiting.splice(0)) act();
  });
}
