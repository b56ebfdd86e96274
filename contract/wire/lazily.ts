/** A thing that is made when it is first asked for, and kept: what costs more to make than to use, and is not always used. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
