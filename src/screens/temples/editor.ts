import { proxy } from 'valtio/vanilla';
import type { TempleEditorVerbs } from '../../../commands/temples/screenVerbs';
import { DRAFT_ID, type Temple } from '../../../contract/temples/calls';
import { LOOK_PARAM, MAP, ROW, SORT } from '../../grid/model/address';
import { openedAt } from '../../grid/model/openedAt';
import { t } from '../../i18n';
import { currentPath } from '../../navigation/basePath';
import { navigate } from '../../navigation/navigate';
import { screenCommand } from '../../navigation/screenCommand';
import { activeView } from '../../state/activeView';
import { announce } from '../../ui/announcer';
import { becomes, beginNew, discard, isUntouched } from './drafts';

const PATH = screenCommand('go.temples').path;

/** Of an address, what a list with a new temple keeps. */
const STAYS: ReadonlySet<string> = new Set([SORT, LOOK_PARAM]);

/** What the editor is to do once it is there: commands ask for it before it is drawn. */
export const editorRequest = proxy<{
  focus: { readonly rowId: string; readonly field: string } | null;
  files: { readonly rowId: string; readonly as: 'avatar' | 'photo' } | null;
  /** The temple whose editor is to save what it has. */
  save: string | null;
}>({ focus: null, files: null, save: null });

/** The files on their way to temples, once somebody has chosen one: what sends them arrives with the editor. */
export const sending: {
  drop: (rowId: string) => void;
  move: (fromId: string, toId: string) => void;
  isTo: (rowId: string) => boolean;
} = {
  drop: () => {},
  move: () => {},
  isTo: () => false,
};

/** Saves what the open editor holds. */
export const editorHandle: { save: (() => void) | null } = { save: null };

/** What the new temple has become, from when it is made until another is begun. */
let madeId: string | null = null;

/** Saves what was typed into a new temple after it was sent, once it is made and its editor is there. */
export function saveOnceMade(): void {
  editorRequest.save = madeId ?? DRAFT_ID;
}

interface Follower {
  readonly showTop: () => void;
  readonly readAgain: () => void;
}
const followers = new Set<Follower>();
/** Subscribes the list of temples to drafts that come and go; returns the unsubscribe function. */
export function subscribe(list: Follower): () => void {
  followers.add(list);
  return () => void followers.delete(list);
}

const opened = () => openedAt(PATH);

/** Opens another row in the editor, or none; the other parameters of the address are kept. */
function show(rowId: string | null): void {
  const address = new URLSearchParams(location.search);
  if (rowId === null) address.delete(ROW);
  else address.set(ROW, rowId);
  navigate(address.size > 0 ? `${PATH}?${address}` : PATH, { replace: true });
}

export const templeEditor: TempleEditorVerbs = {
  begin() {
    beginNew();
    madeId = null;
    editorRequest.focus = { rowId: DRAFT_ID, field: 'name' };
    if (opened() === DRAFT_ID) return;
    // A list that is searched or filtered does not hold the draft; how it is ordered and looked at stays.
    const stays =
      currentPath() === PATH ? [...new URLSearchParams(location.search)].filter(([name]) => STAYS.has(name)) : [];
    navigate(`${PATH}?${new URLSearchParams([...stays, [ROW, DRAFT_ID]])}`);
    for (const { showTop } of followers) showTop();
  },
  discard(rowId) {
    discard(rowId);
    if (rowId !== DRAFT_ID) return;
    sending.drop(rowId);
    if (opened() === DRAFT_ID) show(null);
    for (const { readAgain } of followers) readAgain();
    activeView.active?.focus();
  },
  write(rowId, open) {
    editorRequest.focus = { rowId, field: 'name' };
    if (opened() !== rowId) open();
  },
  save: () => editorHandle.save?.(),
  pickFiles(rowId, what) {
    editorRequest.files = { rowId, as: what === 'avatar' ? 'avatar' : 'photo' };
    if (opened() !== rowId) navigate(`${PATH}?${ROW}=${encodeURIComponent(rowId)}`);
  },
  toggleMap,
};

/** The address follows what is open after less. */
const ADDRESS_FOLLOWS_MS = 500;

/** A new temple was left: it goes if nothing was typed into it. */
export function forgetUntouched(): void {
  setTimeout(() => {
    if (opened() === DRAFT_ID || !isUntouched() || sending.isTo(DRAFT_ID)) return;
    discard(DRAFT_ID);
    for (const { readAgain } of followers) readAgain();
  }, ADDRESS_FOLLOWS_MS);
}

/** A new temple was left by Esc before its editor was there: nothing of it comes. Where its list is there, Esc closes it like any detail. */
export function leaveNew(): void {
  if (opened() === DRAFT_ID && activeView.active?.kind !== 'temple') show(null);
  forgetUntouched();
}

/** Switches between the map of the temples and their list; from other screens to the map. Keeps the other parameters of the address. */
function toggleMap(): void {
  if (currentPath() !== PATH) {
    navigate(`${PATH}?${LOOK_PARAM}=${MAP}`);
    return;
  }
  const address = new URLSearchParams(location.search);
  const isMap = address.get(LOOK_PARAM) === MAP;
  if (isMap) address.delete(LOOK_PARAM);
  else address.set(LOOK_PARAM, MAP);
  navigate(address.size > 0 ? `${PATH}?${address}` : PATH);
  announce(t(isMap ? 'screens.temples.map.hidden' : 'screens.temples.map.shown'));
}

type Hear = (temple: Temple) => void;
const hearers = new Set<Hear>();
/** Calls `hear` for each temple that is made in this page. Returns the unsubscribe function. */
export function onTempleMade(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** A draft has become a temple, or one that was deleted has come back under another id. */
export function templeReplaced(fromId: string, temple: Temple): void {
  const { templeId } = temple;
  for (const hear of hearers) hear(temple);
  if (fromId === DRAFT_ID) {
    sending.move(fromId, templeId);
    becomes(templeId);
    madeId = templeId;
    if (editorRequest.save === fromId) saveOnceMade();
    if (opened() === fromId) {
      const field = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
      if (field !== undefined) editorRequest.focus = { rowId: templeId, field };
      show(templeId);
    }
  }
}
