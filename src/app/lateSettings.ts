import { latePart } from './latePart';

/** What turns settings. A key pressed after one was turned goes by it. */
export const settings = latePart(() => import('./settings'), true);
