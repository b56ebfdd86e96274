import type { Temple, TempleChange, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { DRAFT_ID, NAME_MISSING } from '../../contract/temples/calls';
import { namesIn, pickFields } from '../../contract/temples/fill';
import { Code } from '../../contract/wire/codes';
import type { Answer, Refusal } from '../../contract/wire/endpoint';
import { unreadOf } from '../../contract/wire/unread';
import {
  defineChoice,
  defineConsoleCommand,
  defineMutation,
  internal,
  many,
  mapAnswer,
  nothing,
  one,
} from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import type { World } from '../core/world';

const isDraft = (row: Temple) => row.templeId === DRAFT_ID;
const isThere = (row: Temple) => !row.deleted;
/** What is no row of the server can't be changed there. */
export const saved = (row: Temple) => (isDraft(row) ? 'temple.unsaved' : row.deleted ? 'temple.gone' : ok);

/** The fields of a row, as a call that creates takes them. */
export function fieldsOf(row: TempleFields): TempleFields {
  const { name, nickname, type, address, city, country, description, place, avatar, photos } = row;
  return { name, nickname, type, address, city, country, description, place, avatar, photos };
}

const sameFields = (one: TempleFields, other: TempleFields) =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/** docs/specification.md section 5: a temple without a name is not saved, in the server's own words. */
const withName = async (name: string, save: () => Promise<Answer<Temple | null>>): Promise<Answer<Temple | null>> =>
  /\S/.test(name) ? save() : { refused: Code.malformed, message: NAME_MISSING };

const openTemple = defineConsoleCommand({
  id: 'temple.open',
  on: one('temple'),
  permission: 'LOCATION_VIEW',
  icon: 'panel-right-open',
  run: (world, [row]) => row && world.open('temple', row.templeId),
});

/** The temples of the present list where they lie, or the list again. */
const mapTemples = defineConsoleCommand({
  id: 'temple.map',
  on: nothing(),
  permission: 'LOCATION_VIEW',
  key: { press: 'Shift+M', where: 'temple' },
  icon: 'map',
  run: (world) => world.screen('templeEditor').toggleMap(),
});

/** A new draft in the editor; what is typed there goes out with `temple.add`. */
const createTemple = defineConsoleCommand({
  id: 'temple.create',
  on: nothing(),
  permission: 'LOCATION_ADD',
  key: { press: 'c', where: 'temple' },
  icon: 'plus',
  run: (world) => world.screen('templeEditor').begin(),
});

/** How a temple is created where no key keeps it from being made twice. Nobody creates one before the first list works. */
export const making = late(() => import('./made'));

/** Saved, and which of the temples it has become nobody can say. */
const UNSEEN: Refusal = { refused: Code.taskEnded, message: 'The server does not say which temple it is.' };

/** Makes a temple of the draft, or makes again one that was deleted. */
export const addTemple = defineMutation({
  id: 'temple.add',
  on: one('temple'),
  endpoint: temples.create,
  asks: { fields: internal<TempleFields>() },
  listed: false,
  when: (row) => (isDraft(row) || row.deleted ? ok : 'temple.savedAlready'),
  change: (row, { fields }) => ({ ...row, ...fields, deleted: false }),
  run: (world, row, { fields }, again = false) =>
    withName(fields.name, async () => {
      if (world.has('idempotency'))
        return world.call(temples.create, {
          body: { ...fieldsOf(fields), ...(isDraft(row) ? {} : { templeId: row.templeId }) },
        });
      const made = await (await making()).makeTemple(world, makingOf(row, fields), again);
      if (made.refused !== undefined || made.data) return made;
      if (isDraft(row)) world.screen('templeEditor').discard(DRAFT_ID);
      return UNSEEN;
    }),
  arrived: async (world, row, { fields }) => (await making()).findMade(world, makingOf(row, fields)),
  noopMessage: 'temple.addedUnseen',
  undo: () => ['temple.delete', {}],
  stillApplies: sameFields,
});

/** What a run on this row makes. A draft was begun before it was sent. */
const makingOf = (row: Temple, fields: TempleFields) => ({
  run: `${row.templeId} ${row.createdAt ?? ''}`,
  fields: fieldsOf(fields),
  isAwaited: true,
  ...(isDraft(row) && row.createdAt !== undefined ? { since: row.createdAt } : {}),
});

/** Saves fields. The row goes out whole, with the moment it was read, so that nobody's change is written over unseen. */
export const editTemple = defineMutation({
  id: 'temple.edit',
  on: one('temple'),
  reads: 'all',
  endpoint: temples.edit,
  asks: { fields: internal<Partial<TempleFields>>() },
  listed: false,
  when: saved,
  change: (row, { fields }) => ({ ...row, ...fields }),
  run: async (world, row, { fields }) => {
    if (world.has('edits.partial')) return sendEdit(world, row, fields);
    // A server that does not hold an edit against `updated` would write over what somebody else has changed.
    const present = await world.call(temples.detail, { idlocation: row.templeId });
    if (present.refused !== undefined) return present;
    return isChanged(row, present.data) ? { ...CHANGED, data: present.data } : sendEdit(world, present.data, fields);
  },
  undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
});

/** What undo of an edit runs: only these fields, on the temple as it is by then. */
export const revertTemple = defineMutation({
  id: 'temple.revert',
  on: one('temple'),
  reads: 'all',
  endpoint: temples.edit,
  asks: { fields: internal<Partial<TempleFields>>() },
  listed: false,
  when: saved,
  change: (row, { fields }) => ({ ...row, ...fields }),
  run: async (world, row, { fields }) => {
    const present = await world.call(temples.detail, { idlocation: row.templeId });
    return present.refused === undefined ? sendEdit(world, present.data, fields) : present;
  },
  undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
});

export const CHANGED: Refusal = { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };

/** Whether somebody has changed a temple since it was read as `seen`; a list may say less of it than the call for one. */
const isChanged = (seen: Temple, present: Temple): boolean =>
  (seen.updatedAt === undefined || present.updatedAt === undefined || seen.updatedAt !== present.updatedAt) &&
  !sameFields(seen, present);

/** Sends an edit; the temple as it is then, asked for where the answer does not hold it. */
export const sendEdit = async (world: World, row: Temple, fields: Partial<TempleFields>): Promise<Answer<Temple>> => {
  const { call, has } = world;
  const { templeId } = row;
  // It goes out as a whole: what could not be read of it would be lost.
  if (unreadOf(row).length > 0) return { refused: Code.unreadable, message: 'It could not be read as a whole.' };
  const wanted = { ...row, ...fields };
  const answer = await withName(wanted.name, () => call(temples.edit, { body: changeOf(world, row, fields) }));
  if (answer.refused !== undefined) return answer;
  if (answer.data && (has('edits.partial') || sameFields(answer.data, wanted))) return { data: answer.data };
  const present = await call(temples.detail, { idlocation: templeId });
  return { data: present.refused === undefined ? present.data : wanted };
};

/** An edit on the wire: every field, those that stay as another server sent them. */
function changeOf({ has }: World, row: Temple, fields: Partial<TempleFields>): TempleChange {
  const { templeId, updatedAt } = row;
  if (has('edits.partial')) return { ...fieldsOf({ ...row, ...fields }), templeId, updatedAt };
  const changed = namesIn(fields).filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(row[name]));
  return { templeId, ...pickFields(fields, changed), asCame: temples.leftAsCame(row, changed) };
}

/** The fields that a change names, as they were. */
export const formerOf = (before: Temple, fields: Partial<TempleFields>): Partial<TempleFields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof TempleFields]]));

export const deleteTemple = defineMutation({
  id: 'temple.delete',
  on: many('temple'),
  endpoint: temples.remove,
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: saved,
  change: (row) => ({ ...row, deleted: true }),
  run: async ({ call }, row) => mapAnswer(await call(temples.remove, { idlocation: row.templeId }), () => null),
  undo: () => ['temple.restore', {}],
  thenSelectFirst: isThere,
});

/** Brings a deleted temple back as it was, by whoever may delete. */
export const restoreTemple = defineMutation({
  id: 'temple.restore',
  on: many('temple'),
  endpoint: temples.restore,
  orElse: 'temple.makeAgain',
  key: { press: 'r', where: 'temple' },
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'temple.notDeleted'),
  change: ({ deletion: _restored, ...row }) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(temples.restore, { idlocation: row.templeId }),
  undo: () => ['temple.delete', {}],
});

/** The same on a server that has no bin: it creates the temple again, under its id or under a new one. */
export const makeTempleAgain = defineMutation({
  id: 'temple.makeAgain',
  on: many('temple'),
  reads: 'all',
  endpoint: temples.create,
  listed: false,
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'temple.notDeleted'),
  change: (row) => ({ ...row, deleted: false }),
  run: async (world, row, _, again = false) =>
    world.has('idempotency')
      ? world.call(temples.create, { body: { ...fieldsOf(row), templeId: row.templeId } })
      : (await making()).makeTemple(world, makingOf(row, row), again),
  arrived: async (world, row) => (await making()).findMade(world, makingOf(row, row)),
  restores: 'bin',
  undo: () => ['temple.delete', {}],
});

/** Forgets what was typed and is not saved; of a draft that is all there is, so no call is made (docs/specification.md section 4). */
const discardTemple = defineConsoleCommand({
  id: 'temple.discard',
  on: one('temple'),
  permission: 'LOCATION_VIEW',
  icon: 'eraser',
  run: (world, [row]) => row && world.screen('templeEditor').discard(row.templeId),
});

/** `v`: an unsaved draft goes at once, a temple that is saved is deleted. */
export const removeTemple = defineChoice({
  id: 'temple.remove',
  on: many('temple'),
  alternatives: ['temple.delete', 'temple.discard'],
  key: { press: 'v', where: 'temple' },
  listed: false,
  pick: (rows) => [rows.length === 1 && rows.every(isDraft) ? 'temple.discard' : 'temple.delete', {}],
});

const saveTemple = defineConsoleCommand({
  id: 'temple.save',
  on: nothing(),
  permission: { anyOf: ['LOCATION_ADD', 'LOCATION_EDIT'] },
  key: { press: 'Mod+S', where: 'temple' },
  icon: 'save',
  run: (world) => world.screen('templeEditor').save(),
});

/** Which files, the browser asks; where they go is the draft, and with it they are saved. */
const picks = (what: 'avatar' | 'photos') =>
  ({
    sendsPicturesAs: what === 'avatar' ? 'avatar' : 'photo',
    on: one('temple'),
    permission: 'LOCATION_EDIT',
    when: (row: Temple) => (row.deleted ? 'temple.gone' : ok),
    run: (world: World, [row]: readonly Temple[]) => row && world.screen('templeEditor').pickFiles(row.templeId, what),
  }) as const;

const uploadAvatar = defineConsoleCommand({ id: 'temple.uploadAvatar', icon: 'circle-user', ...picks('avatar') });
const uploadPhotos = defineConsoleCommand({ id: 'temple.uploadPhotos', icon: 'image-plus', ...picks('photos') });

export const exportTemplesCsv = defineConsoleCommand({
  id: 'temple.export',
  on: nothing(),
  permission: 'LOCATION_VIEW',
  icon: 'file-down',
  run: async (world) => world.saveFile('tamquan-temples.csv', (await import('./export')).exportTemples(world)),
});

export const templeCommands = [
  openTemple,
  mapTemples,
  createTemple,
  addTemple,
  editTemple,
  revertTemple,
  deleteTemple,
  restoreTemple,
  makeTempleAgain,
  discardTemple,
  removeTemple,
  saveTemple,
  uploadAvatar,
  uploadPhotos,
  exportTemplesCsv,
] as const;
