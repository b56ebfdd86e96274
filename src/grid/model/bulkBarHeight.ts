import { remPx } from '../../ui/remPx';

/** Height of the bar for the selection, which stands over the foot of the list; as high as the bar of a detail beside it. */
export const bulkBarPx = (isLow: boolean): number => remPx(isLow ? 44 : 56);
