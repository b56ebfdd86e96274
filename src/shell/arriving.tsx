import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the console that is a file of its own. It is drawn in the turn in which it is there, and at once where it was there
 * before: React's own `lazy` shows its fallback even then, and keeps it for 300 ms. What can't be had is thrown where it would be
 * drawn; drawn again, it is asked for again.
 */
export function arriving<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Meanwhile: ComponentType = Nothing,
) {
  let There: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const fetch = () => {
    coming ??= load().then(
      (part) => {
        There = part.default;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  function Arriving(props: P) {
    const [isThere, setThere] = useState(There !== undefined);
    const [trouble, setTrouble] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (isThere) return;
      let gone = false;
      fetch().then(
        () => !gone && setThere(true),
        (error: unknown) => !gone && setTrouble({ error }),
      );
      return () => {
        gone = true;
      };
    }, [isThere]);
    if (trouble) throw trouble.error;
    return There ? <There {...props} /> : <Meanwhile />;
  }
  return { Part: Arriving as ComponentType<P>, fetch };
}

/** For what shows nothing until it is there. */
export const Nothing = () => null;
