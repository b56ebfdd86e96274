export { askInPalette, choosePlace, confirmInDialog, palette, togglePalette } from './paletteState';
