import { useLayoutEffect } from 'react';
import { losesByReload } from '../state/reloadLoses';

/** The parts of the open question with input that would be lost with it. */
const parts = new Set<symbol>();

/** Says of a part of a question whether something was typed or picked in it that nothing else keeps. */
export function useUnsent(isUnsent: boolean): void {
  useLayoutEffect(() => {
    if (!isUnsent) return;
    const part = Symbol();
    parts.add(part);
    return () => void parts.delete(part);
  }, [isUnsent]);
}

/** Whether leaving the open question would lose anything. */
export const hasUnsentInput = (): boolean => parts.size > 0;
losesByReload(hasUnsentInput);
