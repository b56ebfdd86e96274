import { takesPictures } from '../../contract/photos';
import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { defineConsoleCommand, defineMutation, internal, nothing, one } from '../core/definition';
import { ok } from '../core/disabledReason';
import { late } from '../core/late';
import type { Titled } from '../core/textKey';
import type { World } from '../core/world';
import { formerOf, sameFields } from './fields';
import { making, makingOf } from './making';
import { deleteTemple, makeTempleAgain, removeTemple, restoreTemple } from './remove';
import { isDraft, saved } from './saved';
import { sending } from './sending';

const openTemple = defineConsoleCommand({
  id: 'temple.open',
  on: one('temple'),
  permission: 'LOCATION_VIEW',
  icon: 'panel-right-open',
  run: (world, [row]) => row && world.open('temple', row.templeId),
});

/** Opens a temple to be written: Enter reads it, as any row. */
const editTempleFields = defineConsoleCommand({
  id: 'temple.editFields',
  on: one('temple'),
  permission: 'LOCATION_EDIT',
  key: { press: 'Mod+E', where: 'temple' },
  icon: 'pencil',
  when: (row) => (row.deleted ? 'temple.gone' : ok),
  run: (world, [row]) =>
    row && world.screen('templeEditor').write(row.templeId, () => world.open('temple', row.templeId)),
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

/** How what is new is saved. Loaded late, as what sends an edit is (sending.ts). */
const saving = late(() => import('./saveNew'));

/** Makes a temple of the draft, or makes again one that was deleted. */
export const addTemple = defineMutation({
  id: 'temple.add',
  recordedAs: 'temple.create',
  on: one('temple'),
  endpoint: temples.create,
  asks: { fields: internal<TempleFields>() },
  listed: false,
  when: (row) => (isDraft(row) || row.deleted ? ok : 'temple.savedAlready'),
  change: (row, { fields }) => ({ ...row, ...fields, deleted: false }),
  run: async (world, row, { fields }, again = false) => (await saving()).saveNew(world, row, fields, again),
  elsewhere: {
    arrived: async (world, row, { fields }) => (await making()).findMade(world, makingOf(row, fields)),
  },
  words: { noopMessage: 'temple.addedUnseen' },
  undo: () => ['temple.delete', {}],
  outcome: { stillApplies: sameFields },
});

/** Sends these fields, by one of the ways of sendEdit.ts. */
const sendsFields = <const Id extends Titled>(id: Id, how: 'sendSeen' | 'sendOntoPresent') =>
  defineMutation({
    id,
    recordedAs: 'temple.edit',
    on: one('temple'),
    reads: 'all',
    endpoint: temples.edit,
    asks: { fields: internal<Partial<TempleFields>>() },
    listed: false,
    when: saved,
    change: (row, { fields }) => ({ ...row, ...fields }),
    run: async (world, row, { fields }) => (await sending())[how](world, row, fields),
    undo: (before, { fields }) => ['temple.revert', { fields: formerOf(before, fields) }],
  });

/** Saves fields of a temple as it was read. */
export const editTemple = sendsFields('temple.edit', 'sendSeen');

/** What undo of an edit runs: only these fields, on the temple as it is by then. */
const revertTemple = sendsFields('temple.revert', 'sendOntoPresent');

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
  key: { press: ['Mod+S', 'Mod+Enter'], where: 'temple' },
  icon: 'save',
  run: (world) => world.screen('templeEditor').save(),
});

/** Which files, the browser asks; where they go is the draft, and with it they are saved. */
const picks = (what: 'avatar' | 'photos') =>
  ({
    isTakenBy: (server: Parameters<typeof takesPictures>[1]) =>
      takesPictures(what === 'avatar' ? 'avatar' : 'photo', server),
    on: one('temple'),
    permission: 'LOCATION_EDIT',
    when: (row: Temple) => (row.deleted ? 'temple.gone' : ok),
    run: (world: World, [row]: readonly Temple[]) => row && world.screen('templeEditor').pickFiles(row.templeId, what),
  }) as const;

const uploadAvatar = defineConsoleCommand({ id: 'temple.uploadAvatar', icon: 'image', ...picks('avatar') });
const uploadPhotos = defineConsoleCommand({ id: 'temple.uploadPhotos', icon: 'image-plus', ...picks('photos') });

export const exportTemplesCsv = defineConsoleCommand({
  id: 'temple.export',
  on: nothing(),
  permission: 'LOCATION_VIEW',
  icon: 'file-down',
  savesFile: true,
  run: async (world) => world.saveFile('tamquan-temples.csv', (await import('./export')).exportTemples(world)),
});

export const templeCommands = [
  openTemple,
  editTempleFields,
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
