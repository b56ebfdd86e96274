import { type RefObject, useEffect } from 'react';
import { onceUsable } from '../state/firstUsable';

/**
 * Makes a bar of buttons one stop of Tab: arrows walk it by the visual side and from its end to its beginning, Home and End lead to its
 * ends, and it is come back to where it was left (docs/specification.md section 10.2, rule 10; WAI-ARIA, toolbar pattern). One that is
 * `noStop` is entered by other keys than Tab; one that `isColumn` is walked up and down as well.
 */
export function useRoving(bar: RefObject<HTMLElement | null>, { noStop = false, isColumn = false } = {}): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    onceUsable(() => {
      if (isGone) return;
      void import('./rove').then(({ rove }) => {
        if (!isGone && bar.current) stop = rove(bar.current, { noStop, isColumn });
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [bar, noStop, isColumn]);
}
