/** Whether `Mod` is the command key. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether there are only fingers: nobody is told of keys that are not there. */
export const isTouchOnly = (): boolean => globalThis.matchMedia?.('(any-hover: none)').matches ?? false;
