import { useEffect, useRef } from 'react';

const TRY_EVERY_MS = 10_000;

/** Tries again what failed as soon as the browser is online, and now and then: a server that is back tells nobody. */
export function useAutoRetry(hasFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(tryAgain, TRY_EVERY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [hasFailed]);
}
