const sources = new Set<() => boolean>();

/** Says of something that is typed or chosen, and kept in memory alone, whether there is any of it just now. */
export const losesByReload = (isThere: () => boolean): void => void sources.add(isThere);

/** Whether a reload would lose anything that a person has put in. */
export const wouldLoseInput = (): boolean => [...sources].some((isThere) => isThere());
