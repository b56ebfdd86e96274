import { late } from '../core/late';

/** What adds and changes admin users comes when the first one is. */
export const saving = late(() => import('./saveAdminUser'));
