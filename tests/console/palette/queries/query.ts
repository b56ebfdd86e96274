import type { Kind } from '../../../../commands/core/rows';

/**
 * What somebody types, the command that is meant (with the option after a space where one is), and where: a kind of row, or the
 * statistics.
 */
export type Query = readonly [typed: string, wanted: string, at?: Kind | 'stats'];
