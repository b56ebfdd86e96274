/** Height of the bar for the selection, which the list keeps clear below its last row; in a narrow list it has two lines. */
export const bulkBarPx = (isNarrow: boolean): number => (isNarrow ? 96 : 52);
