import { proxy, subscribe } from 'valtio/vanilla';
import type { Uncovered } from '../../media/covers';
import { readPersonal, writePersonal } from '../../state/personalStorage';
import { PAGE_ROWS } from '../rows/list';

/** How a person likes one list; kept in this browser, by person and screen. */
export interface Prefs {
  /** Column ids in their order; those not named come after, as the screen has them. */
  order: string[];
  /** What was shown or hidden against what the screen says. */
  shown: Record<string, boolean>;
  /** Pixels. */
  widths: Record<string, number>;
  rowPx: number;
  pageRows: number;
  /** Where a list can be looked at as pictures. */
  look: 'pictures' | 'table';
  uncovered: Uncovered;
  /** Width of the detail beside the list. */
  detailPx: number;
}

export const ROW_HEIGHTS = [32, 40, 52] as const;
export const PAGE_SIZES = [25, 50, 100, 150] as const;
const FIRST: Prefs = {
  order: [],
  shown: {},
  widths: {},
  rowPx: 40,
  pageRows: PAGE_ROWS,
  look: 'pictures',
  uncovered: 0,
  detailPx: 460,
};

const open = new Map<string, Prefs>();

/** How a list is before anybody has changed it, where that is not as every list is. */
type Begins = Partial<Pick<Prefs, 'pageRows' | 'uncovered'>>;

/** The preferences of a screen; changing them keeps them. What is stored and can't be read any more counts as nothing. */
export function prefsOf(path: string, begins: Begins = {}): Prefs {
  const known = open.get(path);
  if (known) return known;
  const place = `list.${path}`;
  const prefs = proxy<Prefs>({ ...structuredClone(FIRST), ...begins, ...stored(place) });
  subscribe(prefs, () => writePersonal(place, JSON.stringify(prefs)));
  open.set(path, prefs);
  return prefs;
}

function stored(place: string): Partial<Prefs> {
  const text = readPersonal(place);
  if (text === null) return {};
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Unreadable: as good as none.
    return {};
  }
}
