import { late } from '../core/late';

/** How an edit is sent. Loaded late: no temple is changed before the first list works. */
export const sending = late(() => import('./sendEdit'));
