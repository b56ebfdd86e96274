export const NARROWEST_PX = 340;
/** What is left to the list beside a detail. */
export const LIST_LEAST_PX = 440;

/** How wide a list of this page is beside a detail that the person has made so wide. */
export const widthBeside = (pagePx: number, detailPx: number): number =>
  pagePx - Math.max(NARROWEST_PX, Math.min(detailPx, pagePx - LIST_LEAST_PX));
