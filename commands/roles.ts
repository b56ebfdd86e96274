import * as roles from '../contract/roles';
import { ACTION_IDS, type ActionId, OF_TEAM_VIEWS } from '../contract/wire/areas';
import { Code } from '../contract/wire/codes';
import { inCatalogueOrder } from './catalogueOrder';
import {
  defineConsoleCommand,
  defineMutation,
  internal,
  many,
  mapAnswer,
  nothing,
  one,
  oneOf,
  text,
} from './core/definition';
import { ok } from './core/disabledReason';
import { late } from './core/late';
import type { RoleRow } from './core/rows';
import type { World } from './core/world';
import type { Wanted } from './saveRole';

declare module './core/world' {
  interface ScreenVerbs {
    readonly roleEditor: {
      /** Goes to the search among the actions of a role, which is opened where it is not. */
      readonly write: (roleId: string, open: () => void) => void;
    };
  }
}

const notGone = (row: RoleRow) => (row.gone ? 'role.gone' : ok);
const nameOf = (prefill?: (rows: readonly unknown[]) => string | undefined) =>
  text({
    ...(prefill ? { prefill } : {}),
    check: (value) => (value.trim() === '' ? 'role.nameMissing' : ok),
    refusals: { fields: ['role_name'], codes: [Code.alreadyExists] },
  });

/** One action more or less (docs/specification.md section 5: adds or removes without duplicates). */
export const withToggled = (actions: readonly string[], action: string): string[] =>
  inCatalogueOrder(actions.includes(action) ? actions.filter((other) => other !== action) : [...actions, action]);

/** What a list has not said of a role is read when it is opened. */
const known = (row: RoleRow) => notGone(row) ?? (row.action_ids === undefined ? 'role.actionsUnsaid' : ok);

const saving = late(() => import('./saveRole'));
const save = async (world: Pick<World, 'call' | 'has'>, row: RoleRow, wanted: Wanted) =>
  (await saving()).saveRole(world, row, wanted);
const back = (before: RoleRow) => ['role.setActions', { actions: before.action_ids ?? [] }] as const;

const openRole = defineConsoleCommand({
  id: 'role.open',
  on: one('role'),
  permission: 'ONLY_SUPER_ADMIN',
  icon: 'key-round',
  run: (world, [row]) => row && world.open('role', String(row.role_id)),
});

/** Opens a role to choose its actions: Enter reads it, as any row. */
const editActions = defineConsoleCommand({
  id: 'role.editActions',
  on: one('role'),
  permission: 'ONLY_SUPER_ADMIN',
  key: { press: 'Mod+E', where: 'role' },
  icon: 'list-checks',
  when: notGone,
  run: async (world, [row]) => row && (await saving()).chooseActions(world, String(row.role_id)),
});

/** Makes a role without actions and opens it, to choose them. */
export const addRole = defineMutation({
  id: 'role.add',
  on: nothing(),
  endpoint: roles.create,
  asks: { name: nameOf() },
  key: { press: 'c', where: 'role' },
  icon: 'plus',
  run: async (world, _none, { name }) => (await saving()).makeRole(world, name),
  elsewhere: { arrived: async (world, _none, { name }) => (await saving()).findMadeRole(world, name) },
});

export const editRole = defineMutation({
  id: 'role.edit',
  on: one('role'),
  endpoint: roles.edit,
  asks: { name: nameOf((rows) => (rows as readonly RoleRow[])[0]?.role_name) },
  icon: 'pencil',
  when: notGone,
  change: (row, { name }) => ({ ...row, role_name: name.trim() }),
  run: (world, row, { name }) => save(world, row, { role_name: name.trim() }),
  undo: (before) => ['role.edit', { name: before.role_name }],
});

const deleteRole = defineMutation({
  id: 'role.delete',
  on: many('role'),
  endpoint: roles.remove,
  key: { press: 'v', where: 'role' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'always',
  when: (row) => notGone(row) ?? ((row.user_count ?? 0) > 0 ? 'role.inUse' : ok),
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) => mapAnswer(await call(roles.remove, { id: row.role_id }), () => null),
});

/** Sets exactly these actions: what the editor saves, and what undo of every change of actions runs. */
export const setActions = defineMutation({
  id: 'role.setActions',
  on: one('role'),
  reads: ['action_ids'],
  endpoint: roles.edit,
  asks: { actions: internal<readonly string[]>() },
  listed: false,
  icon: 'save',
  when: known,
  change: (row, { actions }) => ({ ...row, action_ids: inCatalogueOrder(actions) }),
  run: (world, row, { actions }) => save(world, row, { action_ids: actions }),
  undo: back,
});

export const toggleAction = defineMutation({
  id: 'role.toggleAction',
  recordedAs: 'role.setActions',
  on: one('role'),
  reads: ['action_ids'],
  endpoint: roles.edit,
  asks: {
    action: oneOf<ActionId>(
      ACTION_IDS.filter((value) => value !== OF_TEAM_VIEWS).map((value) => ({ value })),
      { loadOptions: async ({ has }) => ({ data: has('teamViews') ? [{ value: OF_TEAM_VIEWS }] : [] }) },
    ),
  },
  icon: 'square-check',
  when: known,
  change: (row, { action }) => ({ ...row, action_ids: withToggled(row.action_ids ?? [], action) }),
  run: (world, row, { action }) => save(world, row, { action_ids: withToggled(row.action_ids ?? [], action) }),
  undo: back,
});

/** Everything of the catalogue, beside what another server has of its own. */
const allOf = ({ action_ids = [] }: RoleRow) => inCatalogueOrder([...ACTION_IDS, ...action_ids]);

export const setAllActions = defineMutation({
  id: 'role.setAllActions',
  recordedAs: 'role.setActions',
  on: one('role'),
  endpoint: roles.edit,
  icon: 'check-check',
  when: (row) => known(row) ?? (ACTION_IDS.every((action) => row.action_ids?.includes(action)) ? 'role.hasAll' : ok),
  change: (row) => ({ ...row, action_ids: allOf(row) }),
  run: (world, row) => save(world, row, { action_ids: allOf(row) }),
  undo: back,
});

export const clearAllActions = defineMutation({
  id: 'role.clearAllActions',
  recordedAs: 'role.setActions',
  on: one('role'),
  endpoint: roles.edit,
  icon: 'square',
  when: (row) => known(row) ?? (row.action_ids?.length === 0 ? 'role.hasNone' : ok),
  change: (row) => ({ ...row, action_ids: [] }),
  run: (world, row) => save(world, row, { action_ids: [] }),
  undo: back,
});

/** Asks whoever has it as first role for a second factor, or asks no more. */
const toggleSecondFactor = defineMutation({
  id: 'role.toggleSecondFactor',
  recordedAs: 'role.edit',
  on: one('role'),
  endpoint: roles.edit,
  extension: 'secondFactor',
  icon: 'shield-check',
  when: notGone,
  words: {
    titles: {
      of: (row) => (row.needs_second_factor ? 'role.toggleSecondFactor.titleOff' : undefined),
      others: () => ['role.toggleSecondFactor.titleOff'],
    },
  },
  change: (row) => ({ ...row, needs_second_factor: !row.needs_second_factor }),
  run: (world, row) => save(world, row, { needs_second_factor: !row.needs_second_factor }),
  undo: () => ['role.toggleSecondFactor', {}],
});

export const roleCommands = [
  openRole,
  editActions,
  addRole,
  editRole,
  toggleAction,
  setAllActions,
  clearAllActions,
  setActions,
  toggleSecondFactor,
  deleteRole,
] as const;
