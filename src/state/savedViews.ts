import { proxy, subscribe } from 'valtio/vanilla';
import type { World } from '../../commands/core/world';
import { VIEWS_MOST, viewCommands } from '../../commands/views';
import { keyText } from '../keys/keyText';
import { currentPath } from '../navigation/basePath';
import { navigate } from '../navigation/navigate';
import { notify } from '../ui/notify';
import { readPersonal, writePersonal } from './personalStorage';
import { session } from './session';

interface View {
  readonly name: string;
  /** Path and query, below the base path. */
  readonly address: string;
}

const PLACE = 'views';
/** Which row was open and in which language belong to the moment. */
const OF_THE_MOMENT = ['row', 'lang'];

/** The signed-in person's views by the digit that leads to each, in this browser. */
export const savedViews = proxy<{ at: Readonly<Record<number, View>> }>({ at: {} });

const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'name' in view && 'address' in view && typeof view.address === 'string';

function read(): void {
  try {
    const kept = Object.entries(JSON.parse(readPersonal(PLACE) ?? '{}')).filter(([, view]) => isView(view));
    savedViews.at = Object.fromEntries(kept) as Record<number, View>;
  } catch {
    // Unreadable: as if there were none, and the next one writes it anew.
    savedViews.at = {};
  }
}

/** Reads what whoever is signed in has kept, now and whenever that is somebody else. */
export function loadViews(): void {
  let uid = session.user?.uid;
  read();
  subscribe(session, () => {
    if (session.user?.uid === uid) return;
    uid = session.user?.uid;
    read();
  });
}

function write(at: Readonly<Record<number, View>>): void {
  savedViews.at = at;
  writePersonal(PLACE, Object.keys(at).length === 0 ? '' : JSON.stringify(at));
}

/** The screen that is open, and what it is asked for. */
function present(): string {
  const query = new URLSearchParams(location.search);
  for (const name of OF_THE_MOMENT) query.delete(name);
  const asked = String(query);
  return asked === '' ? currentPath() : `${currentPath()}?${asked}`;
}

/** How the person gets to what is kept at a digit, in words. */
function keyTo(place: number): string {
  const command = viewCommands.find((one) => one.view === place);
  return command ? keyText(command.id) : '';
}

/** What commands do with them. */
export const viewVerbs: World['views'] = {
  all: () => Object.entries(savedViews.at).map(([place, { name }]) => ({ place: Number(place), name })),
  open: (place) => {
    const view = savedViews.at[place];
    if (view) navigate(view.address);
  },
  keep: (name) => {
    const places = Array.from({ length: VIEWS_MOST }, (_, index) => index + 1);
    const place =
      places.find((one) => savedViews.at[one]?.name === name) ?? places.find((one) => savedViews.at[one] === undefined);
    if (place === undefined) return notify({ key: 'view.full', tone: 'bad' });
    write({ ...savedViews.at, [place]: { name, address: present() } });
    notify({ key: 'view.kept', params: { name, key: keyTo(place) }, tone: 'good' });
  },
  forget: (place) => {
    const { [place]: gone, ...others } = savedViews.at;
    write(others);
    if (gone) notify({ key: 'view.forgotten', params: { name: gone.name }, tone: 'info' });
  },
};

/** What the person called the view that a command opens; undefined for any other command. */
export const viewName = (view: number | 'any' | undefined): string | undefined =>
  typeof view === 'number' ? savedViews.at[view]?.name : undefined;
