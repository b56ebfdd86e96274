import * as temples from '../../contract/temples/calls';
import { defineChoice, defineMutation, many, mapAnswer } from '../core/definition';
import { ok } from '../core/disabledReason';
import { fieldsOf } from './fields';
import { making, makingOf } from './making';
import { isDraft, saved } from './saved';

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
  list: { thenSelectFirst: (row) => !row.deleted },
});

/** Restores a deleted temple as it was; takes the permission to delete. */
export const restoreTemple = defineMutation({
  id: 'temple.restore',
  on: many('temple'),
  endpoint: temples.restore,
  elsewhere: { orElse: 'temple.makeAgain' },
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
  recordedAs: 'temple.create',
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
  elsewhere: {
    arrived: async (world, row) => (await making()).findMade(world, makingOf(row, row)),
    restores: 'bin',
  },
  undo: () => ['temple.delete', {}],
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
