import { Code } from '../contract/codes';
import { ACTION_IDS, type ActionId } from '../contract/permissions';
import * as roles from '../contract/roles';
import type { RoleRow } from './definition';
import { answered, defineCommand, defineLook, given, many, nothing, ok, one, oneOf, text } from './definition';
import type { World } from './world';

const notGone = (row: RoleRow) => (row.gone ? 'role.gone' : ok);
const nameOf = (prefill?: (rows: readonly unknown[]) => string | undefined) =>
  text({
    ...(prefill ? { prefill } : {}),
    check: (value) => (value.trim() === '' ? 'role.nameMissing' : ok),
    refusals: { fields: ['role_name'], codes: [Code.alreadyExists] },
  });

/** Without repetitions, in the catalogue's order. */
export const inCatalogueOrder = (actions: readonly string[]): ActionId[] =>
  ACTION_IDS.filter((action) => actions.includes(action));
/** One action more or less (SPEC.md section 5: adds or removes without duplicates). */
export const withToggled = (actions: readonly string[], action: string): ActionId[] =>
  inCatalogueOrder(actions.includes(action) ? actions.filter((other) => other !== action) : [...actions, action]);

/** Sends the whole new set; refused when somebody else has changed the role since this row was read (409). */
const save = ({ call }: Pick<World, 'call'>, row: RoleRow, actions: readonly string[]) =>
  call(roles.edit, {
    id: row.role_id,
    body: { action_ids: inCatalogueOrder(actions), ...(row.updated === undefined ? {} : { updated: row.updated }) },
  });
const back = (before: RoleRow) => ['role.setActions', { actions: before.action_ids }] as const;

export const openRole = defineLook({
  id: 'role.open',
  on: one('role'),
  needs: 'ONLY_SUPER_ADMIN',
  icon: 'key-round',
  show: (world, [row]) => row && world.open('role', String(row.role_id)),
});

/** Makes a role without actions and opens it, to choose them. */
export const addRole = defineCommand({
  id: 'role.add',
  on: nothing(),
  does: roles.create,
  asks: { name: nameOf() },
  key: { press: 'c', where: 'role' },
  tone: 'good',
  icon: 'plus',
  run: async (world, _none, { name }) => {
    const answer = await world.call(roles.create, { body: { role_name: name.trim(), action_ids: [] } });
    if (answer.refused === undefined && answer.data) {
      const id = String(answer.data.role_id);
      world.open('role', id);
      world.find('role', id);
    }
    return answered(answer, () => null);
  },
});

export const editRole = defineCommand({
  id: 'role.edit',
  on: one('role'),
  does: roles.edit,
  asks: { name: nameOf((rows) => (rows as readonly RoleRow[])[0]?.role_name) },
  icon: 'pencil',
  when: notGone,
  change: (row, { name }) => ({ ...row, role_name: name.trim() }),
  run: ({ call }, row, { name }) =>
    call(roles.edit, {
      id: row.role_id,
      body: { role_name: name.trim(), ...(row.updated === undefined ? {} : { updated: row.updated }) },
    }),
  undo: (before) => ['role.edit', { name: before.role_name }],
});

export const deleteRole = defineCommand({
  id: 'role.delete',
  on: many('role'),
  does: roles.remove,
  key: { press: 'v', where: 'role' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'always',
  when: (row) => notGone(row) ?? ((row.user_count ?? 0) > 0 ? 'role.inUse' : ok),
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) => answered(await call(roles.remove, { id: row.role_id }), () => null),
});

/** Sets exactly these actions: what the editor saves, and what undo of every change of actions runs. */
export const setActions = defineCommand({
  id: 'role.setActions',
  on: one('role'),
  reads: ['action_ids'],
  does: roles.edit,
  asks: { actions: given<readonly string[]>() },
  listed: false,
  icon: 'save',
  when: notGone,
  change: (row, { actions }) => ({ ...row, action_ids: inCatalogueOrder(actions) }),
  run: (world, row, { actions }) => save(world, row, actions),
  undo: back,
});

export const toggleAction = defineCommand({
  id: 'role.toggleAction',
  on: one('role'),
  reads: ['action_ids'],
  does: roles.edit,
  asks: { action: oneOf<ActionId>(ACTION_IDS.map((value) => ({ value }))) },
  icon: 'square-check',
  when: notGone,
  change: (row, { action }) => ({ ...row, action_ids: withToggled(row.action_ids, action) }),
  run: (world, row, { action }) => save(world, row, withToggled(row.action_ids, action)),
  undo: back,
});

export const setAllActions = defineCommand({
  id: 'role.setAllActions',
  on: one('role'),
  does: roles.edit,
  icon: 'check-check',
  when: (row) => notGone(row) ?? (inCatalogueOrder(row.action_ids).length === ACTION_IDS.length ? 'role.hasAll' : ok),
  change: (row) => ({ ...row, action_ids: [...ACTION_IDS] }),
  run: (world, row) => save(world, row, ACTION_IDS),
  undo: back,
});

export const clearAllActions = defineCommand({
  id: 'role.clearAllActions',
  on: one('role'),
  does: roles.edit,
  icon: 'square',
  when: (row) => notGone(row) ?? (row.action_ids.length === 0 ? 'role.hasNone' : ok),
  change: (row) => ({ ...row, action_ids: [] }),
  run: (world, row) => save(world, row, []),
  undo: back,
});

export const roleCommands = [
  openRole,
  addRole,
  editRole,
  toggleAction,
  setAllActions,
  clearAllActions,
  setActions,
  deleteRole,
] as const;
