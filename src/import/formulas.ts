import { FORMULA } from '../../commands/formulas';

/**
 * What an export wrote as this cell (commands/formulas.ts). A `'=cmd` from elsewhere reads as `=cmd`, which is what its writer had
 * meant.
 */
export const fromCell = (cell: string): string =>
  cell.charCodeAt(0) === APOSTROPHE && FORMULA.test(cell) ? cell.slice(1) : cell;

const APOSTROPHE = 0x27;
