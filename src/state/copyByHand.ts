import { proxy } from 'valtio/vanilla';

/** What the browser did not let the console copy, shown to be copied by hand; null where there is nothing. */
export const copyByHand = proxy<{ text: string | null }>({ text: null });
