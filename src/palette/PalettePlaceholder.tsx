import { useEffect } from 'react';
import { useLayer } from '../keys';
import { dropUntaken } from './heldKeys';
import { closePalette } from './paletteState';

/** Stands for the palette while its script is on its way; what is pressed meanwhile is kept for it (heldKeys.ts). */
export function PalettePlaceholder() {
  useLayer('dialog', { onEscape: closePalette });
  // Where the script can't be had, the page has its keys again. Where it is there, the palette has taken them by then.
  useEffect(() => () => void setTimeout(dropUntaken), []);
  return null;
}
