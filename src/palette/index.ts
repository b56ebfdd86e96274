export { askInPalette, confirmInDialog, openGoTo, palette, togglePalette } from './paletteState';
