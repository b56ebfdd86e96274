import { proxy } from 'valtio/vanilla';

/** Recovery codes that were just made, until the person has kept them; in no storage. */
export const recoveryCodes = proxy<{ shown: readonly string[] | null }>({ shown: null });
