import { proxy } from 'valtio/vanilla';

/** Whether the server has another version of this console by now than the one that is at work here (live/lookForNewer.ts). */
export const newerConsole = proxy({ isThere: false });
