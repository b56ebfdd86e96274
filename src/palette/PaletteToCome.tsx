import { useKeysHeld, useLayer } from '../keys';
import { closePalette, palette } from './state';

/** Stands for the palette while its script is on its way: keys mean nothing else meanwhile, and what is typed is there when it comes. */
export function PaletteToCome() {
  useLayer('dialog', { onEscape: closePalette });
  useKeysHeld(({ key }) => {
    if (key === 'Backspace') palette.text = palette.text.slice(0, -1);
    else if ([...key].length === 1) palette.text += key;
    return key === 'Escape';
  });
  return null;
}
