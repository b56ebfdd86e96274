export { askInPalette, choosePlace, confirmInDialog, palette, togglePalette } from './state';
