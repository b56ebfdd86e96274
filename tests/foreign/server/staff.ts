import { type Asked, changed, list, missing, ok, plainly, type Route, refuse } from './answer';
import type { AdminUser } from './records';

const FIELDS = [
  'display_name',
  'organ_id',
  'position',
  'tier_id',
  'user_name',
  'status',
  'avatar',
  'uid',
  'rank_id',
  'actions',
  'roles',
  'password',
];

const rolesOf = ({ data }: Asked, { roles }: AdminUser) =>
  roles
    .flatMap((id) => data.roles.filter(({ role_id }) => role_id === id))
    .map(({ role_id, role_name }) => ({ role_id, role_name }));

/** An admin user as lists show one. */
function row(asked: Asked, user: AdminUser) {
  const { password: _, roles, ...shown } = user;
  const actions = asked.data.roles.find(({ role_id }) => role_id === roles[0])?.action_ids ?? [];
  const more = asked.switches.fields === 'extra' ? { last_login_ip: '10.0.0.7', displayName: user.display_name } : {};
  return { ...shown, actions, roles: rolesOf(asked, user), ...more };
}

const byUid = ({ data }: Asked, uid: unknown) => data.staff.find((one) => String(one.uid) === String(uid));

/** Whoever may not work here any more is out at once. */
function endSessions({ data }: Asked, uid: number) {
  for (const [key, whose] of data.sessions) if (whose === uid) data.sessions.delete(key);
}

function write(user: AdminUser, body: Asked['body']) {
  for (const name of ['display_name', 'user_name', 'avatar'] as const)
    if (typeof body[name] === 'string') user[name] = body[name];
  for (const name of ['organ_id', 'position', 'tier_id', 'status', 'rank_id'] as const)
    if (body[name] !== undefined) user[name] = Number(body[name]);
  if (typeof body.password === 'string' && body.password !== '') user.password = body.password;
  if (Array.isArray(body.roles))
    user.roles = body.roles.map((one) => Number(typeof one === 'object' ? one?.role_id : one));
}

const listed = (asked: Asked, text = '') =>
  list(
    asked,
    asked.data.staff.filter(
      ({ status, user_name, display_name }) =>
        (Number(asked.query.status ?? 0) === 0 || status === Number(asked.query.status)) &&
        plainly(`${user_name} ${display_name}`).includes(plainly(text)),
    ),
    (user) => row(asked, user),
  );

const setStatus = (asked: Asked, status: number) => {
  const user = byUid(asked, asked.query.uid);
  if (!user) return missing('user');
  user.status = status;
  if (status !== 1) endSessions(asked, user.uid);
  return changed(asked, user.uid, () => row(asked, user));
};

export const STAFF: readonly Route[] = [
  {
    call: 'POST /adminusers/login',
    body: ['user_name', 'password'],
    may: 'public',
    answer: (asked) => {
      const { data, body, switches } = asked;
      const user = data.staff.find(
        ({ user_name, password }) => user_name === body.user_name && password === body.password,
      );
      if (user?.status !== 1) return refuse(306, 'Login failed - username or password incorrect');
      const key = `k-${data.nextId()}-${Math.random().toString(36).slice(2)}`;
      data.sessions.set(key, user.uid);
      const userinfo = { display_name: user.display_name, roles: rolesOf(asked, user) };
      const whole = { ...userinfo, uid: user.uid, avatar: user.avatar, tier_id: user.tier_id };
      return ok({ [switches.token]: key, userinfo: switches.token === 'access_token' ? whole : userinfo });
    },
  },
  {
    call: 'POST /adminusers/logout',
    may: 'session',
    answer: (asked) => {
      asked.data.sessions.delete(asked.key);
      return changed(asked, asked.me.uid, () => ({}));
    },
  },
  { call: 'GET /adminusers/profile', may: 'session', answer: (asked) => ok(row(asked, asked.me)) },
  {
    call: 'GET /adminusers/pages',
    query: ['page_number', 'page_size', 'status'],
    may: ['USER_VIEW'],
    answer: (asked) => listed(asked),
  },
  {
    call: 'GET /search/users',
    query: ['page_number', 'page_size', 'status', 'text'],
    may: ['USER_VIEW'],
    answer: (asked) => listed(asked, asked.query.text),
  },
  {
    call: 'POST /adminusers/create',
    body: FIELDS,
    may: ['USER_ADD'],
    answer: (asked) => {
      const { data, body } = asked;
      if (typeof body.user_name !== 'string' || body.user_name === '' || typeof body.password !== 'string')
        return refuse(400, 'user_name and password are needed');
      if (data.staff.some(({ user_name }) => user_name === body.user_name))
        return refuse(305, 'user name already exists');
      const user: AdminUser = {
        uid: data.nextId(),
        user_name: body.user_name,
        password: body.password,
        display_name: '',
        organ_id: 0,
        position: 1,
        tier_id: 99,
        status: 1,
        rank_id: 0,
        avatar: '',
        roles: [],
      };
      write(user, body);
      data.staff.push(user);
      return changed(asked, user.uid, () => row(asked, user));
    },
  },
  {
    call: 'GET /adminusers/query',
    query: ['uid'],
    may: ['USER_VIEW'],
    answer: (asked) => {
      const user = byUid(asked, asked.query.uid);
      return user ? ok(row(asked, user)) : missing('user');
    },
  },
  {
    call: 'PUT /adminusers/updatestatus',
    query: ['uid', 'status'],
    may: ['USER_EDIT'],
    answer: (asked) => setStatus(asked, Number(asked.query.status)),
  },
  // What section 7 does not show has names of this server's own from here on.
  { call: 'PUT /adminusers/lockout', query: ['uid'], may: ['OTHER_BAN_USER'], answer: (asked) => setStatus(asked, 2) },
  {
    call: 'DELETE /adminusers/{id}/remove',
    may: ['USER_DELETE'],
    answer: (asked) => {
      const user = byUid(asked, asked.id);
      if (!user) return missing('user');
      asked.data.staff.splice(asked.data.staff.indexOf(user), 1);
      endSessions(asked, user.uid);
      return changed(asked, user.uid, () => row(asked, user));
    },
  },
  {
    call: 'PUT /adminusers/{id}',
    body: FIELDS,
    may: ['USER_EDIT'],
    answer: (asked) => {
      const user = byUid(asked, asked.id);
      if (!user) return missing('user');
      write(user, asked.body);
      return changed(asked, user.uid, () => row(asked, user));
    },
  },
  {
    call: 'GET /check/username',
    query: ['username'],
    may: ['USER_VIEW'],
    answer: ({ data, query }) =>
      data.staff.some(({ user_name }) => user_name === query.username) ? refuse(305, 'already exists') : ok(null),
  },
  {
    call: 'POST /adminusers/resetpass',
    body: ['password_new', 'uname'],
    may: ['OTHER_RESET_PASSWORD'],
    answer: (asked) => {
      const user = asked.data.staff.find(({ user_name }) => user_name === asked.body.uname);
      if (!user) return missing('user');
      user.password = String(asked.body.password_new);
      return changed(asked, user.uid, () => row(asked, user));
    },
  },
  {
    call: 'POST /adminusers/changepass',
    body: ['password_old', 'password_new'],
    may: 'session',
    answer: (asked) => {
      const { me, body } = asked;
      if (me.password !== body.password_old) return refuse(306, 'old password incorrect, please re-enter');
      me.password = String(body.password_new);
      return changed(asked, me.uid, () => row(asked, me));
    },
  },
];
