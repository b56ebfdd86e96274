import hotkeys from 'hotkeys-js';

/** The one source of key events from here on: hotkeys-js on the document, for every key and wherever the focus is. */
export function hearKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  hotkeys.filter = () => true;
  hotkeys('*', { element: document }, onKeyDown);
}
