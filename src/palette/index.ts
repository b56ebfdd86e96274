export { askInPalette, closePalette, confirmInDialog, palette, togglePalette } from './state';
