import { type Asked, changed, list, missing, ok, type Route, refuse } from './answer';
import type { Role } from './records';

const BODY = ['role_id', 'role_name', 'action_ids'];
const find = ({ data, id }: Asked) => data.roles.find(({ role_id }) => String(role_id) === id);
const row = ({ switches }: Asked, role: Role) => ({
  ...role,
  ...(switches.fields === 'extra' ? { editor: 'x', updated: 1 } : {}),
});
const taken = ({ data, body }: Asked, but?: Role) =>
  data.roles.some((role) => role !== but && role.role_name === body.role_name);
const TAKEN = refuse(305, 'this permission already exists');

export const ROLES: readonly Route[] = [
  {
    call: 'GET /roles',
    query: ['page_number', 'page_size'],
    mayLack: ['page_number', 'page_size'],
    may: ['ROLE_VIEW', 'USER_VIEW'],
    // Section 7 names the total of this list.
    answer: (asked) =>
      list(
        { ...asked, query: { page_number: '1', page_size: '30', ...asked.query } },
        asked.data.roles,
        (role) => row(asked, role),
        true,
      ),
  },
  {
    call: 'POST /roles',
    body: BODY,
    may: ['ROLE_ADD'],
    answer: (asked) => {
      const { data, body } = asked;
      if (taken(asked)) return TAKEN;
      const role = { role_id: data.nextId(), role_name: String(body.role_name), action_ids: actionsIn(asked) };
      data.roles.push(role);
      return changed(asked, role.role_id, () => row(asked, role));
    },
  },
  {
    call: 'GET /roles/{id}/actions',
    may: 'session',
    answer: (asked) => {
      const role = find(asked);
      if (!role) return missing('role');
      const isOwn = asked.me.roles.includes(role.role_id);
      return isOwn || may(asked, 'ROLE_VIEW') ? ok(role.action_ids) : refuse(308, 'no permission');
    },
  },
  {
    call: 'GET /roles/{id}',
    may: ['ROLE_VIEW', 'USER_VIEW'],
    answer: (asked) => {
      const role = find(asked);
      return role ? ok(row(asked, role)) : missing('role');
    },
  },
  {
    call: 'PUT /roles/{id}',
    body: BODY,
    may: ['ROLE_EDIT'],
    answer: (asked) => {
      const role = find(asked);
      if (!role) return missing('role');
      if (taken(asked, role)) return TAKEN;
      if (asked.body.role_name !== undefined) role.role_name = String(asked.body.role_name);
      if (asked.body.action_ids !== undefined) role.action_ids = actionsIn(asked);
      return changed(asked, role.role_id, () => row(asked, role));
    },
  },
  {
    call: 'DELETE /roles/{id}',
    may: ['ROLE_DELETE'],
    answer: (asked) => {
      const role = find(asked);
      if (!role) return missing('role');
      asked.data.roles.splice(asked.data.roles.indexOf(role), 1);
      return changed(asked, role.role_id, () => row(asked, role));
    },
  },
];

const actionsIn = ({ body }: Asked) => (Array.isArray(body.action_ids) ? body.action_ids.map(String) : []);

/** Whether the first role of whoever asks has an action; the others do not count. */
export const may = ({ data, me }: Asked, action: string) =>
  data.roles.find(({ role_id }) => role_id === me.roles[0])?.action_ids.includes(action) ?? false;
