/** Lets the page take in what has just been done, as it does between two keys. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
