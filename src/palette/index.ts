export { askInPalette, confirmInDialog, openGoTo, openSearch, palette, togglePalette } from './paletteState';
