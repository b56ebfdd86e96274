import { proxy, ref, subscribe } from 'valtio/vanilla';
import { DRAFT_ID, EMPTY_TEMPLE, type Temple, type TempleFields } from '../../../contract/temples/calls';
import { isSame } from '../../../contract/wire/isSame';
import { nowMs } from '../../client/serverClock';
import { baseOf, putRows, rowOf } from '../../state/rows';
import { session } from '../../state/session';
import { storageName } from '../../state/storageNames';
import { notify } from '../../ui/notify';

/** What somebody typed about a temple and has not saved. */
export interface Draft {
  /** The temple as it was when this was begun, or as seen since: what others changed is told by it. */
  readonly base: Temple;
  /** Only what was changed. */
  readonly changes: Partial<TempleFields>;
  /** The text of the field for the place, while no point can be read from it. */
  readonly placeTyped?: string | undefined;
  /** What was sent of it last, whatever becomes of that: a value that the server has of it is this person's doing. */
  readonly sent?: Partial<TempleFields>;
}

const placeOf = (uid: number) => `${storageName('temples')}.${uid}`;

/** The drafts of the signed-in user, by temple; a new temple's is under `DRAFT_ID`. They outlive the page. */
export const drafts = proxy<{ byId: Readonly<Record<string, Draft>> }>({ byId: {} });
let loadedFor: number | null = null;

/** Reads what this person left; drafts of others stay theirs. */
export function loadDrafts(): void {
  const uid = session.user?.uid ?? null;
  if (uid === loadedFor) return;
  loadedFor = uid;
  drafts.byId = ref(uid === null ? {} : read(uid));
}
subscribe(session, loadDrafts, true);

function read(uid: number): Record<string, Draft> {
  try {
    return JSON.parse(localStorage.getItem(placeOf(uid)) ?? '{}') as Record<string, Draft>;
  } catch {
    // Unreadable: as good as none.
    return {};
  }
}

function put(byId: Record<string, Draft>): void {
  drafts.byId = ref(byId);
  if (loadedFor === null) return;
  try {
    if (Object.keys(byId).length === 0) localStorage.removeItem(placeOf(loadedFor));
    else localStorage.setItem(placeOf(loadedFor), JSON.stringify(byId));
  } catch {
    // Full or closed: the draft lives as long as the page, and the person knows.
    notify({ key: 'run.notKept', tone: 'bad' });
  }
}

export const templeDraftOf = (templeId: string): Draft | undefined => drafts.byId[templeId];

/** A new temple's row, as far as it is typed; undefined where none is begun. */
export function newTemple(): Temple | undefined {
  const draft = templeDraftOf(DRAFT_ID);
  return draft && withDraft(draft.base, draft);
}

/** Begins a new temple, unless one is begun. */
export function beginNew(): void {
  loadDrafts();
  const now = Math.floor(nowMs() / 1000);
  const base: Temple = { ...EMPTY_TEMPLE, templeId: DRAFT_ID, createdAt: now, updatedAt: now };
  if (!templeDraftOf(DRAFT_ID)) put({ ...drafts.byId, [DRAFT_ID]: { base, changes: {} } });
  showNew();
}

/** A new temple is begun, and nothing is typed into it yet. */
export const isUntouched = (): boolean => {
  const draft = templeDraftOf(DRAFT_ID);
  return draft !== undefined && draft.placeTyped === undefined && Object.keys(draft.changes).length === 0;
};

/** The list and the commands see the new temple as a row like any other. */
function showNew(): void {
  const row = newTemple();
  if (row) putRows('temple', [row]);
}

/** The row with what was typed over it. */
export const withDraft = (row: Temple, draft: Draft | undefined): Temple =>
  draft ? { ...row, ...draft.changes } : row;

/** Whether a row has something typed that is not in it. */
export function hasUnsaved(row: Temple, draft: Draft | undefined): boolean {
  if (!draft) return false;
  if (row.templeId === DRAFT_ID || draft.placeTyped !== undefined) return true;
  return Object.entries(draft.changes).some(([field, value]) => !isSame(row[field as keyof Temple], value));
}

/** Writes down what was typed; a field that is as it was is no change any more. */
export function type(templeId: string, part: Partial<TempleFields>, placeTyped?: string): void {
  const row = baseOf('temple', templeId) ?? rowOf('temple', templeId);
  const before: Draft | undefined = templeDraftOf(templeId) ?? (row && { base: row, changes: {} });
  if (!before) return;
  const all = Object.entries({ ...before.changes, ...part });
  const asSent = { ...before.base, ...before.sent };
  const isIn = (was: Temple, [field, value]: [string, unknown]) => isSame(was[field as keyof Temple], value);
  // Typed back to what it was before it was sent, it is a change of what was sent.
  const changes = Object.fromEntries(all.filter((typed) => !isIn(before.base, typed) || !isIn(asSent, typed)));
  const typed = 'place' in part || placeTyped !== undefined ? placeTyped : before.placeTyped;
  if (templeId !== DRAFT_ID && Object.keys(changes).length === 0 && typed === undefined) {
    discard(templeId);
    return;
  }
  const { placeTyped: _before, ...rest } = before;
  put({ ...drafts.byId, [templeId]: { ...rest, changes, ...(typed === undefined ? {} : { placeTyped: typed }) } });
  if (templeId === DRAFT_ID) showNew();
}

/** What was typed into a new temple by the time it was sent. */
let sent: Partial<TempleFields> = {};
export const rememberSent = (): void => {
  sent = templeDraftOf(DRAFT_ID)?.changes ?? {};
};

/** The draft of a new temple goes with it; what was typed after it was sent stays unsaved in the temple that it has become. */
export function becomes(templeId: string): void {
  const draft = templeDraftOf(DRAFT_ID);
  if (!draft) return;
  const later = Object.entries(draft.changes).filter(
    ([field, value]) => !isSame(sent[field as keyof TempleFields], value),
  );
  discard(DRAFT_ID);
  if (later.length > 0 || draft.placeTyped !== undefined) type(templeId, Object.fromEntries(later), draft.placeTyped);
}

/** Forgets what was typed. */
export function discard(templeId: string): void {
  const { [templeId]: _gone, ...rest } = drafts.byId;
  if (_gone) put(rest);
}

/**
 * Answers what is to be sent of a draft, over `present`, the temple as the server has it: what others changed has been seen, and is what the
 * draft is based on from here on. A value that the server has, and that no call under way changes, is not sent.
 */
export function sendDraft(templeId: string, present: Temple): Partial<TempleFields> {
  const draft = templeDraftOf(templeId);
  if (!draft) return {};
  const shown = rowOf('temple', templeId) ?? present;
  const changes = Object.fromEntries(
    Object.entries(draft.changes).filter(
      ([field, value]) => ![present, shown].every((row) => isSame(row[field as keyof Temple], value)),
    ),
  );
  put({ ...drafts.byId, [templeId]: { ...draft, base: present, changes, sent: changes } });
  return changes;
}

/** Leaves a field as others have saved it. */
export function takeTheirs(templeId: string, field: keyof TempleFields): void {
  const draft = templeDraftOf(templeId);
  if (!draft) return;
  const { [field]: _mine, ...changes } = draft.changes;
  const { placeTyped, ...rest } = draft;
  const typed = field === 'place' || placeTyped === undefined ? {} : { placeTyped };
  put({ ...drafts.byId, [templeId]: { ...rest, ...typed, changes } });
}

/** The fields that somebody else has changed since the draft was begun, to something else than what is typed. */
export function changedByOthers(draft: Draft, present: Temple): readonly (keyof TempleFields)[] {
  return (Object.keys(EMPTY_TEMPLE) as (keyof TempleFields)[]).filter(
    (field) =>
      !isSame(present[field], draft.base[field]) &&
      ![draft.changes, draft.sent].some((own) => own && field in own && isSame(present[field], own[field])),
  );
}
