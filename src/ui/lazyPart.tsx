import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { useAutoRetry } from './useAutoRetry';

/**
 * Stands in the place of a part that could not be had, and asks for it: whether it is there now. It is asked for now and then as well.
 * `part`: what the part itself would be given.
 */
export type LoadFailed<P extends object = object> = FunctionComponent<{
  readonly again: () => Promise<boolean>;
  readonly part: P;
}>;

/**
 * A part of the console that is a file of its own. It is drawn in the turn in which it is there, and at once where it was there
 * before: React's own `lazy` shows its fallback even then, and keeps it for 300 ms. What can't be had takes nothing with it: in its
 * place stands `Missing`, by default what stands there meanwhile, until it can.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Meanwhile: FunctionComponent<{ readonly part: P }> = Nothing,
  Missing: LoadFailed<P> = Meanwhile,
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
    const [state, setState] = useState<'coming' | 'lost' | 'there'>(There ? 'there' : 'coming');
    const ask = async () => {
      const isThere = await fetch().then(
        () => true,
        (error: unknown) => {
          console.error('A part of the console did not come', error);
          return false;
        },
      );
      setState(isThere ? 'there' : 'lost');
      return isThere;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; what does not come is asked for below
    useEffect(() => {
      if (state !== 'there') void ask();
    }, []);
    useAutoRetry(state === 'lost', () => void ask());
    if (There) return <There {...props} />;
    return state === 'lost' ? <Missing again={ask} part={props} /> : <Meanwhile part={props} />;
  }
  return { Part: Arriving as ComponentType<P>, fetch };
}

/** For what shows nothing until it is there. */
export const Nothing = () => null;
