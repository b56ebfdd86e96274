import { useEffect } from 'react';
import { useLayer } from '../keys';
import { closePalette, palette } from './state';

/** Stands for the palette while its script is on its way: keys mean nothing else meanwhile, and what is typed is there when it comes. */
export function PaletteToCome() {
  useLayer('dialog', { onEscape: closePalette });
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (!palette.open || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') palette.text = palette.text.slice(0, -1);
      else if ([...event.key].length === 1) palette.text += event.key;
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', keep);
    return () => removeEventListener('keydown', keep);
  }, []);
  return null;
}
