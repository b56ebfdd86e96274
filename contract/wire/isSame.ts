/** Whether two values say the same: equal, or alike to the last part, as JSON has them, in whatever order their fields stand. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
