import { remPx } from '../../ui/remPx';

/**
 * Height of the bar for the selection, which stands over the foot of the list; as high as the bar of a detail beside it. On a phone it has two
 * lines, unless each counts: in one the gravest words would have to be cut.
 */
export const bulkBarPx = (isLow: boolean, isCard: boolean): number => remPx(isLow ? 44 : isCard ? 108 : 56);
