import type { Where } from '../../commands/core/definition';
import { activeView } from '../state/activeView';
import { allBindings, keySettings, pressesOf } from './bindings';
import { type Binding, type KeyTarget, resolve } from './resolve';

/** The scopes of the active view: its kind of row, then what every list knows, then everywhere. Charts are no list. */
export function activeScopes(): readonly Where[] {
  const view = activeView.active;
  if (!view) return ['anywhere'];
  if (view.part === 'charts') return ['stats', 'anywhere'];
  return view.kind ? [view.kind, 'list', 'anywhere'] : ['list', 'anywhere'];
}

/**
 * The presses of a command that run it from the list, detail or charts that have the focus: no key of another place, none that means
 * something else here, none that was switched off. What prints a key prints these and no others (docs/specification.md section 10.9).
 */
export function workingHere(commandId: string): readonly string[] {
  const bindings = allBindings();
  return pressesOf(commandId).filter((press) => meaningOf(press, bindings) === commandId);
}

/** The command that a press, or both of a sequence, runs here; undefined where it runs none. */
function meaningOf(press: string, bindings: readonly Binding[]): string | undefined {
  const place: KeyTarget = {
    repeat: false,
    inText: false,
    onControl: false,
    inSurface: activeView.active !== null,
    scopes: activeScopes(),
    layer: 'none',
    singleKeys: keySettings.single,
  };
  const [first = '', second] = press.split(' ');
  const found = resolve(first, null, bindings, place);
  const last = found.is === 'prefix' && second !== undefined ? resolve(second, found.prefix, bindings, place) : found;
  return last.is === 'command' ? last.commandId : undefined;
}
