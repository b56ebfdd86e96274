import { PLACES, type Place } from '../../contract/presence';
import { menuPath } from './menuPath';
import { screenCommand } from './screenCommand';

const NAMES = Object.keys(PLACES) as readonly Place[];

/** Which screen a path leads to, by the name that others are told; undefined for what each has for themselves, as their jobs. */
export const placeOf = (path: string): Place | undefined =>
  NAMES.find((name) => screenCommand(`go.${name}`).path === menuPath(path));
