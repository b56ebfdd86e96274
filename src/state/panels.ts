import { proxy } from 'valtio/vanilla';

export type Panel = 'settings' | 'history' | 'keys' | 'sessions' | 'secondFactor' | 'passkeys';

/** Which overlay of the shell is open. The palette has its own. */
export const panels = proxy<{ open: Panel | null }>({ open: null });
