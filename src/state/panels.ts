import { proxy } from 'valtio/vanilla';

/** Which overlay of the shell is open. Palette and key sheet have their own. */
export const panels = proxy<{
  open: 'settings' | 'history' | 'keys' | 'sessions' | 'secondFactor' | 'passkeys' | null;
}>({
  open: null,
});
