import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { useAutoRetry } from './useAutoRetry';

/**
 * Shown when a part failed to load. Call `again()` to retry; it resolves to whether the part has loaded. Retries also happen on their own.
 * `part`: the props that the part itself would be given.
 */
export type LoadFailed<P extends object = object> = FunctionComponent<{
  readonly again: () => Promise<boolean>;
  readonly part: P;
}>;

/** A lazy component; `fetch` resolves once its file has loaded, and rejects if that failed. */
export type LazyPart<P> = ComponentType<P> & { readonly fetch: () => Promise<unknown> };

/**
 * A component in a file of its own. It renders as soon as the file has loaded, synchronously if it already has: React.lazy would show its
 * fallback even then, and keep it for 300 ms. A failed load leaves the rest of the page alone: `Failed` (default: the fallback) is shown in
 * its place until a retry succeeds. `fetch` resolves to what else the file has.
 */
export function lazyPart<P extends object, More extends object = object>(
  load: () => Promise<{ default: ComponentType<P> } & More>,
  Fallback: FunctionComponent<{ readonly part: P }> = Nothing,
  Failed: LoadFailed<P> = Fallback,
) {
  let Loaded: ComponentType<P> | undefined;
  let coming: Promise<More> | undefined;
  const fetch = () => {
    coming ??= load().then(
      (part) => {
        Loaded = part.default;
        return part;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  function Arriving(props: P) {
    const [state, setState] = useState<'coming' | 'lost' | 'there'>(Loaded ? 'there' : 'coming');
    const ask = async () => {
      const isThere = await fetch().then(
        () => true,
        (error: unknown) => {
          console.error('A part did not come', error);
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
    if (Loaded) return <Loaded {...props} />;
    return state === 'lost' ? <Failed again={ask} part={props} /> : <Fallback part={props} />;
  }
  return { Part: Object.assign(Arriving, { fetch }) as LazyPart<P>, fetch };
}

/** For what shows nothing until it is there. */
export const Nothing = () => null;
