import type { MouseEvent } from 'react';

/** The click of a link that the console follows itself; one that asks for a new tab or window is left to the browser. */
export const onPlainClick = (follow: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
};
