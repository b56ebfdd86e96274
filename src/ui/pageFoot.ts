import { proxy } from 'valtio/vanilla';

/** Whether the page has something to say at its foot that is about what it does now: the tour waits for that, as two bars are one too many. */
export const pageFoot = proxy({ isTaken: false });
