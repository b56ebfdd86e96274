import { proxy, subscribe } from 'valtio/vanilla';
import type { World } from '../../commands/core/world';
import { VIEWS_MOST, viewCommands } from '../../commands/views';
import { keyNamed } from '../keys/keyText';
import { here } from '../navigation/basePath';
import { navigate } from '../navigation/navigate';
import { say } from '../ui/notify';
import { keepOwn, ownText } from './personalStorage';
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
export const views = proxy<{ at: Readonly<Record<number, View>> }>({ at: {} });

const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'name' in view && 'address' in view && typeof view.address === 'string';

function read(): void {
  try {
    const kept = Object.entries(JSON.parse(ownText(PLACE) ?? '{}')).filter(([, view]) => isView(view));
    views.at = Object.fromEntries(kept) as Record<number, View>;
  } catch {
    // Unreadable: as if there were none, and the next one writes it anew.
    views.at = {};
  }
}

/** Reads what whoever is signed in has kept, now and whenever that is somebody else. */
export function rememberViews(): void {
  let uid = session.user?.uid;
  read();
  subscribe(session, () => {
    if (session.user?.uid === uid) return;
    uid = session.user?.uid;
    read();
  });
}

function write(at: Readonly<Record<number, View>>): void {
  views.at = at;
  keepOwn(PLACE, Object.keys(at).length === 0 ? '' : JSON.stringify(at));
}

/** The screen that is open, and what it is asked for. */
function present(): string {
  const query = new URLSearchParams(location.search);
  for (const name of OF_THE_MOMENT) query.delete(name);
  const asked = String(query);
  return asked === '' ? here() : `${here()}?${asked}`;
}

/** How the person gets to what is kept at a digit, in words. */
function keyTo(place: number): string {
  const command = viewCommands.find((one) => one.view === place);
  return command ? keyNamed(command.id) : '';
}

/** What commands do with them. */
export const savedViews: World['views'] = {
  all: () => Object.entries(views.at).map(([place, { name }]) => ({ place: Number(place), name })),
  open: (place) => {
    const view = views.at[place];
    if (view) navigate(view.address);
  },
  keep: (name) => {
    const places = Array.from({ length: VIEWS_MOST }, (_, index) => index + 1);
    const place =
      places.find((one) => views.at[one]?.name === name) ?? places.find((one) => views.at[one] === undefined);
    if (place === undefined) return say({ key: 'view.full', tone: 'bad' });
    write({ ...views.at, [place]: { name, address: present() } });
    say({ key: 'view.kept', params: { name, key: keyTo(place) }, tone: 'good' });
  },
  forget: (place) => {
    const { [place]: gone, ...others } = views.at;
    write(others);
    if (gone) say({ key: 'view.forgotten', params: { name: gone.name }, tone: 'info' });
  },
};

/** What the person called the view that a command opens; undefined for any other command. */
export const viewName = (view: number | 'any' | undefined): string | undefined =>
  typeof view === 'number' ? views.at[view]?.name : undefined;
