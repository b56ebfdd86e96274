import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { DRAFT_ID } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer, Refusal } from '../../contract/wire/endpoint';
import { defineConsoleCommand, defineMutation, internal, nothing, one } from '../core/definition';
import { ok } from '../core/disabledReason';
import type { World } from '../core/world';
import { fieldsOf, formerOf, sameFields } from './fields';
import { making, makingOf } from './making';
import { deleteTemple, makeTempleAgain, removeTemple, restoreTemple } from './remove';
import { isDraft, saved } from './saved';
import { sendEdit, withName } from './sendEdit';

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

/** Saved, but the answer does not say as which temple. */
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

/** Sends these fields onto the temple that `onto` answers. */
const sendsFields = <const Id extends string>(id: Id, onto: (world: World, row: Temple) => Promise<Answer<Temple>>) =>
  defineMutation({
    id,
    on: one('temple'),
    reads: 'all',
    endpoint: temples.edit,
    asks: { fields: internal<Partial<TempleFields>>() },
    listed: false,
    when: saved,
    change: (row, { fields }) => ({ ...row, ...fields }),
    run: async (world, row, { fields }) => {
      const present = await onto(world, row);
      return present.refused === undefined ? sendEdit(world, present.data, fields) : present;
    },
    undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
  });

const presentOf = ({ call }: World, { templeId }: Temple) => call(temples.detail, { idlocation: templeId });

/** Saves fields. The row goes out whole, with the moment it was read, so that no other user's change is overwritten unseen. */
export const editTemple = sendsFields('temple.edit', async (world, row) => {
  if (world.has('edits.partial')) return { data: row };
  // A server that does not hold an edit against `updated` would write over what somebody else has changed.
  const present = await presentOf(world, row);
  if (present.refused !== undefined) return present;
  return isChanged(row, present.data) ? { ...CHANGED, data: present.data } : present;
});

/** What undo of an edit runs: only these fields, on the temple as it is by then. */
export const revertTemple = sendsFields('temple.revert', presentOf);

export const CHANGED: Refusal = { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };

/** Whether somebody has changed a temple since it was read as `seen`; a list may say less of it than the call for one. */
const isChanged = (seen: Temple, present: Temple): boolean =>
  (seen.updatedAt === undefined || present.updatedAt === undefined || seen.updatedAt !== present.updatedAt) &&
  !sameFields(seen, present);

/** Forgets what was typed and is not saved; of a draft that is all there is, so no call is made (docs/specification.md section 4). */
const discardTemple = defineConsoleCommand({
  id: 'temple.discard',
  on: one('temple'),
  permission: 'LOCATION_VIEW',
  icon: 'eraser',
  run: (world, [row]) => row && world.screen('templeEditor').discard(row.templeId),
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
