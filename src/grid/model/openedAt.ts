import { currentPath } from '../../navigation/basePath';
import { ROW } from './address';

/** The id of the row whose detail is open on the list at this path, from the address; null where none is, or another screen is shown. */
export const openedAt = (path: string): string | null =>
  currentPath() === path ? new URLSearchParams(location.search).get(ROW) : null;
