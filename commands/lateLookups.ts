import { late } from './core/late';

/** What looks whether something is there already. */
export const lookups = late(() => import('./lookups'));
