import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes the focus to `to` when what had it inside goes: a chart turns into a table, a button to try again has done so. The focus is
 * never on nothing (docs/specification.md section 10.4).
 */
export function useFocusKept(to: RefObject<Pick<HTMLElement, 'focus'> | null>) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    to.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // What leaves the page loses the focus too, and that is no leaving by the person.
      if (target.isConnected) isInside.current = false;
    },
  };
}
