/** In the address and in the list: the filter for the rows that are refused for one reason. */
export const WHY = 'why';
