import type { Where } from '../../commands/core/definition';

/** One key of one command. `press` has two parts for a sequence. */
export interface Binding {
  readonly commandId: string;
  readonly press: string;
  readonly where: Where;
  readonly repeats: boolean;
  /** A dialog lets it through. */
  readonly inDialogs: boolean;
  /** It changes data of the row that has the cursor, or of those that are selected. */
  readonly changesRows: boolean;
}

/** How single keys may be used (WCAG 2.1.4). */
export type SingleKeys = 'everywhere' | 'lists' | 'off';

/** Where a press arrives. */
export interface KeyTarget {
  readonly repeat: boolean;
  /** In a text field: only Mod combinations and Esc. */
  readonly inText: boolean;
  /** On a button, link or checkbox: Enter and Space are its own. */
  readonly onControl: boolean;
  /** Inside the list or the detail that has the focus. */
  readonly inSurface: boolean;
  /** There, or among the buttons for what is selected: the rows that a command would change are those that the person looks at. */
  readonly onRows: boolean;
  /** The scopes that apply, the strongest first. */
  readonly scopes: readonly Where[];
  /** What lies over everything: a dialog or palette blocks, a popover lets Mod+K through. */
  readonly layer: 'none' | 'popover' | 'dialog' | 'palette';
  readonly singleKeys: SingleKeys;
}

export type Resolution =
  | { readonly is: 'command'; readonly commandId: string }
  | { readonly is: 'prefix'; readonly prefix: string }
  /** A second key that continues nothing: swallowed, with a notice. */
  | { readonly is: 'unmatched' }
  /** It would change rows, and the focus is elsewhere: swallowed, with a notice. */
  | { readonly is: 'away' }
  /** Esc while a prefix was pending. */
  | { readonly is: 'abandoned' }
  | { readonly is: 'nothing' };

const NOTHING: Resolution = { is: 'nothing' };
const PALETTE = 'Mod+K';
/** In text fields these are editing. */
const EDITING = new Set(['Mod+Z', 'Mod+Shift+Z', 'Mod+A', 'Mod+C', 'Mod+Home', 'Mod+End']);
/** A letter or sign without Mod: what can be switched off (WCAG 2.1.4). */
export const isSingle = (press: string) =>
  !press.startsWith('Mod+') && (press.length === 1 || /^Shift\+[A-Z]$/.test(press) || press === 'Space');

/** What a press means here: docs/specification.md section 10.2, rules 3, 4, 6, 7 and 9. Pure; `pending` is the prefix so far. */
export function resolve(press: string, pending: string | null, all: readonly Binding[], place: KeyTarget): Resolution {
  const bindings = place.layer === 'dialog' ? all.filter(({ inDialogs }) => inDialogs) : all;
  if ((place.layer === 'palette' || place.layer === 'popover') && press !== PALETTE) return NOTHING;
  if (pending !== null) return continued(press, pending, bindings, place);
  if (place.inText && (!press.startsWith('Mod+') || EDITING.has(press)) && press !== 'Escape') return NOTHING;
  if (place.onControl && (press === 'Enter' || press === 'Space')) return NOTHING;
  if (isSingle(press)) {
    if (place.singleKeys === 'off') return NOTHING;
    if (place.singleKeys === 'lists' && !place.inSurface) return NOTHING;
  }
  for (const scope of place.scopes) {
    const here = bindings.filter((binding) => binding.where === scope);
    const found = here.find((binding) => binding.press === press);
    if (found) return place.repeat && !found.repeats ? NOTHING : meantBy(found, place);
    if (!place.repeat && here.some((binding) => binding.press.startsWith(`${press} `)))
      return { is: 'prefix', prefix: press };
  }
  return NOTHING;
}

function continued(press: string, pending: string, bindings: readonly Binding[], place: KeyTarget): Resolution {
  // The prefix key held down is not its own second key.
  if (place.repeat) return NOTHING;
  if (press === 'Escape') return { is: 'abandoned' };
  const found = bindings.find(
    (binding) => place.scopes.includes(binding.where) && binding.press === `${pending} ${press}`,
  );
  return found ? meantBy(found, place) : { is: 'unmatched' };
}

/** A key without Mod changes no row that the focus is not on (docs/specification.md section 10.2, rule 7): on a filter's button, say. */
const meantBy = ({ commandId, changesRows, press }: Binding, { onRows }: KeyTarget): Resolution =>
  changesRows && !onRows && !press.startsWith('Mod+') ? { is: 'away' } : { is: 'command', commandId };

/** The bindings that continue a prefix here, for the hint. */
export const continuations = (
  prefix: string,
  bindings: readonly Binding[],
  scopes: readonly Where[],
): readonly Binding[] =>
  bindings.filter((binding) => scopes.includes(binding.where) && binding.press.startsWith(`${prefix} `));
