import { proxy } from 'valtio/vanilla';

/** Whether `Mod` is the command key. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether there are only fingers: nobody is told of keys that are not there. A key that is pressed shows that there are some. */
export const fingers = proxy({
  only: globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false,
});

if (fingers.only) document.documentElement.dataset.fingers = '';

/** A key was pressed, and by somebody: not written by the keyboard that a phone draws, whose signs go to a text field. */
export function sawKey({ isTrusted, ctrlKey, metaKey }: KeyboardEvent, inText: boolean): void {
  if (!fingers.only || !isTrusted || (inText && !ctrlKey && !metaKey)) return;
  fingers.only = false;
  delete document.documentElement.dataset.fingers;
}

/** Commands about keys, for those who have none. */
export const isAboutMissingKeys = (commandId: string): boolean => fingers.only && /^(help|keys)\./.test(commandId);
