export { askInPalette, choosePlace, closePalette, confirmInDialog, palette, togglePalette } from './state';
