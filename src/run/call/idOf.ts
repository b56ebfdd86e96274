import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';

/** The id of a row of whichever kind. */
export const idOf = (kind: Kind, row: unknown): string => (KINDS[kind].idOf as (row: unknown) => string)(row);
