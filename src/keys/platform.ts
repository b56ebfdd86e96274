/** Whether `Mod` is the command key. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
