import { proxy, subscribe } from 'valtio/vanilla';
import { readPersonal, writePersonal } from './personalStorage';
import { session } from './session';

interface View {
  readonly name: string;
  /** Path and query, below the base path. */
  readonly address: string;
}

const NAME = 'views';

/** The signed-in person's views by the digit that leads to each, in this browser. */
export const savedViews = proxy<{ at: Readonly<Record<number, View>> }>({ at: {} });

const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'name' in view && 'address' in view && typeof view.address === 'string';

function read(): void {
  try {
    const kept = Object.entries(JSON.parse(readPersonal(NAME) ?? '{}')).filter(([, view]) => isView(view));
    savedViews.at = Object.fromEntries(kept) as Record<number, View>;
  } catch {
    // Unreadable: as if there were none, and the next saved view overwrites it.
    savedViews.at = {};
  }
}

/** Reads the saved views of the signed-in user, now and whenever the user changes. */
export function loadViews(): void {
  let uid = session.user?.uid;
  read();
  subscribe(session, () => {
    if (session.user?.uid === uid) return;
    uid = session.user?.uid;
    read();
  });
}

/** Keeps the views, in this browser and for this person. */
export function writeViews(at: Readonly<Record<number, View>>): void {
  savedViews.at = at;
  writePersonal(NAME, Object.keys(at).length === 0 ? '' : JSON.stringify(at));
}

/** What the person called the view that a command opens; undefined for any other command. */
export const viewName = (view: number | string | undefined): string | undefined =>
  typeof view === 'number' ? savedViews.at[view]?.name : undefined;
