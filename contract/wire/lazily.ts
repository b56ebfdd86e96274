/**
 * Returns a function that makes a thing when it is first called, and keeps it: for what costs more to make than to use, and is not always
 * used.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
