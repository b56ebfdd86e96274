import { useEffect } from 'react';
import { useLayer } from '../keys';
import { keys, releaseKeys } from './heldKeys';
import { closePalette } from './paletteState';

/** The palette's fallback while its script loads; keys pressed in that time are kept for the palette (heldKeys.ts). */
export function PalettePlaceholder() {
  useLayer('dialog', { onEscape: closePalette });
  // If the script failed to load, the page gets its keys back. If it loaded, the palette has taken them by then.
  useEffect(() => () => void setTimeout(() => keys.isTaken || releaseKeys()), []);
  return null;
}
