type Place = Pick<PointerEvent, 'screenX' | 'screenY'>;

/**
 * Remembers where the pointer was last, on the screen. A browser tells of a pointer that comes and moves also where only what lies beneath has
 * moved: whoever works by keys does not point at that.
 */
export function pointerPlace() {
  let last: Place = { screenX: Number.NaN, screenY: Number.NaN };
  return {
    isAnother: ({ screenX, screenY }: Place): boolean => screenX !== last.screenX || screenY !== last.screenY,
    keep: ({ screenX, screenY }: Place): void => {
      last = { screenX, screenY };
    },
  };
}
