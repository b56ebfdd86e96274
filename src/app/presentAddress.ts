import { currentPath } from '../navigation/basePath';

/** Path and query of the open screen, below the base path. `changes`: other values of parameters of the query, null for one to leave out. */
export function presentAddress(changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const asked = String(query);
  return asked === '' ? currentPath() : `${currentPath()}?${asked}`;
}
