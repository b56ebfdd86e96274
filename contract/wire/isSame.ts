/** Whether two values say the same: equal, or alike to the last part, as JSON has them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
