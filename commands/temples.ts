import { Code } from '../contract/codes';
import type { Answer } from '../contract/endpoint';
import type { Temple, TempleFields } from '../contract/temples';
import * as temples from '../contract/temples';
import { DRAFT_ID, NAME_MISSING } from '../contract/temples';
import { answered, defineChoice, defineCommand, defineLook, given, many, nothing, ok, one } from './definition';
import type { World } from './world';

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

/** SPEC.md section 5: a temple without a name is not saved, in the server's own words. */
const withName = async (name: string, save: () => Promise<Answer<Temple | null>>): Promise<Answer<Temple | null>> =>
  /\S/.test(name) ? save() : { refused: Code.malformed, message: NAME_MISSING };

export const openTemple = defineLook({
  id: 'temple.open',
  on: one('temple'),
  needs: 'LOCATION_VIEW',
  icon: 'panel-right-open',
  show: (world, [row]) => row && world.open('temple', row.templeId),
});

/** The temples of the present list where they lie, or the list again. */
export const mapTemples = defineLook({
  id: 'temple.map',
  on: nothing(),
  needs: 'LOCATION_VIEW',
  key: { press: 'Shift+M', where: 'temple' },
  icon: 'map',
  show: (world) => world.map(),
});

/** A new draft in the editor; what is typed there goes out with `temple.add`. */
export const createTemple = defineLook({
  id: 'temple.create',
  on: nothing(),
  needs: 'LOCATION_ADD',
  key: { press: 'c', where: 'temple' },
  icon: 'plus',
  show: (world) => world.editor.begin('temple'),
});

/** Makes a temple of the draft, or makes again one that was deleted. */
export const addTemple = defineCommand({
  id: 'temple.add',
  on: one('temple'),
  does: temples.create,
  asks: { fields: given<TempleFields>() },
  listed: false,
  when: (row) => (isDraft(row) || row.deleted ? ok : 'temple.savedAlready'),
  change: (row, { fields }) => ({ ...row, ...fields, deleted: false }),
  run: ({ call }, row, { fields }) =>
    withName(fields.name, () =>
      call(temples.create, { body: { ...fieldsOf(fields), ...(isDraft(row) ? {} : { templeId: row.templeId }) } }),
    ),
  undo: () => ['temple.delete', {}],
  stands: sameFields,
});

/** Saves fields. The row goes out whole, with the moment it was read, so that nobody's change is written over unseen. */
export const editTemple = defineCommand({
  id: 'temple.edit',
  on: one('temple'),
  reads: 'all',
  does: temples.edit,
  asks: { fields: given<Partial<TempleFields>>() },
  listed: false,
  when: saved,
  change: (row, { fields }) => ({ ...row, ...fields }),
  run: (world, row, { fields }) => sendEdit(world, row, fields),
  undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
});

/** What undo of an edit runs: only these fields, on the temple as it is by then. */
export const revertTemple = defineCommand({
  id: 'temple.revert',
  on: one('temple'),
  reads: 'all',
  does: temples.edit,
  asks: { fields: given<Partial<TempleFields>>() },
  listed: false,
  when: saved,
  change: (row, { fields }) => ({ ...row, ...fields }),
  run: async (world, row, { fields }) => {
    const present = await world.call(temples.detail, { idlocation: row.templeId });
    return present.refused === undefined ? sendEdit(world, present.data, fields) : present;
  },
  undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
});

/** Sends an edit; the temple as it is then, asked for where the answer does not hold it. */
export const sendEdit = async (
  { call }: World,
  row: Temple,
  fields: Partial<TempleFields>,
): Promise<Answer<Temple>> => {
  const { templeId, updatedAt } = row;
  const body = { ...fieldsOf({ ...row, ...fields }), templeId, updatedAt };
  const answer = await withName(body.name, () => call(temples.edit, { body }));
  if (answer.refused !== undefined) return answer;
  if (answer.data) return { data: answer.data };
  const present = await call(temples.detail, { idlocation: templeId });
  return { data: present.refused === undefined ? present.data : { ...row, ...fields } };
};

/** The fields that a change names, as they were. */
export const formerOf = (before: Temple, fields: Partial<TempleFields>): Partial<TempleFields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof TempleFields]]));

export const deleteTemple = defineCommand({
  id: 'temple.delete',
  on: many('temple'),
  does: temples.remove,
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: saved,
  change: (row) => ({ ...row, deleted: true }),
  run: async ({ call }, row) => answered(await call(temples.remove, { idlocation: row.templeId }), () => null),
  undo: () => ['temple.restore', {}],
  selectsFirst: isThere,
});

/** Brings a deleted temple back as it was, by whoever may delete. */
export const restoreTemple = defineCommand({
  id: 'temple.restore',
  on: many('temple'),
  does: temples.restore,
  orElse: 'temple.makeAgain',
  key: { press: 'r', where: 'temple' },
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'temple.notDeleted'),
  change: ({ deletion: _restored, ...row }) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(temples.restore, { idlocation: row.templeId }),
  undo: () => ['temple.delete', {}],
});

/** The same on a server that has no bin: it creates the temple again, under its id or under a new one. */
export const makeTempleAgain = defineCommand({
  id: 'temple.makeAgain',
  on: many('temple'),
  reads: 'all',
  does: temples.create,
  listed: false,
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'temple.notDeleted'),
  change: (row) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(temples.create, { body: { ...fieldsOf(row), templeId: row.templeId } }),
  undo: () => ['temple.delete', {}],
});

/** Forgets what was typed and is not saved; of a draft that is all there is, so no call is made (SPEC.md section 4). */
export const discardTemple = defineLook({
  id: 'temple.discard',
  on: one('temple'),
  needs: 'LOCATION_VIEW',
  icon: 'eraser',
  show: (world, [row]) => row && world.editor.discard('temple', row.templeId),
});

/** `v`: an unsaved draft goes at once, a temple that is saved is deleted. */
export const removeTemple = defineChoice({
  id: 'temple.remove',
  on: many('temple'),
  among: ['temple.delete', 'temple.discard'],
  key: { press: 'v', where: 'temple' },
  listed: false,
  becomes: (rows) => [rows.length === 1 && rows.every(isDraft) ? 'temple.discard' : 'temple.delete', {}],
});

export const saveTemple = defineLook({
  id: 'temple.save',
  on: nothing(),
  needs: { anyOf: ['LOCATION_ADD', 'LOCATION_EDIT'] },
  key: { press: 'Mod+S', where: 'temple' },
  icon: 'save',
  show: (world) => world.editor.save(),
});

/** Which files, the browser asks; where they go is the draft, and with it they are saved. */
const picks = (what: 'avatar' | 'photos') =>
  ({
    on: one('temple'),
    needs: 'LOCATION_EDIT',
    when: (row: Temple) => (row.deleted ? 'temple.gone' : ok),
    show: (world: World, [row]: readonly Temple[]) => row && world.editor.pickFiles('temple', row.templeId, what),
  }) as const;

export const uploadAvatar = defineLook({ id: 'temple.uploadAvatar', icon: 'circle-user', ...picks('avatar') });
export const uploadPhotos = defineLook({ id: 'temple.uploadPhotos', icon: 'image-plus', ...picks('photos') });

export const exportTemplesCsv = defineLook({
  id: 'temple.export',
  on: nothing(),
  needs: 'LOCATION_VIEW',
  icon: 'file-down',
  show: async (world) => world.saveFile('tamquan-temples.csv', (await import('./templesExport')).exportTemples(world)),
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
