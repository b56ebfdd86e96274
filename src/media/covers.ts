/** How far media are uncovered: wholly blurred, without colour, as they are (docs/specification.md section 13.2). */
export type Uncovered = 0 | 1 | 2;

export const COVERED: Uncovered = 0;
export const UNCOVERED: Uncovered = 2;

/** After the last step they are covered again. */
export const nextCover = (uncovered: Uncovered): Uncovered => (uncovered === 0 ? 1 : uncovered === 1 ? 2 : 0);

/** The covers of a picture in a row's height, where less is enough to make it out. */
export const THUMB_COVERS = ['blur-[3px] grayscale scale-125', 'grayscale', ''] as const;
