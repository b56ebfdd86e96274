import { proxy } from 'valtio/vanilla';

/** Recovery codes, or the token of a service account, that were just made, until the person has kept them; in no storage. */
export const shownOnce = proxy<{ secrets: readonly string[] | null; isToken: boolean }>({
  secrets: null,
  isToken: false,
});
