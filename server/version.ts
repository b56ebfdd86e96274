import { name, version } from '../package.json';

/** What this program is called, and which one it is. */
export const PROGRAM = { name, version };
