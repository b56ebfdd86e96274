import type { UserInfoSaid } from '../../contract/signIn';
import type { Endpoint } from '../../contract/wire/endpoint';

/** The whole of an answer. */
type Answered = Readonly<Record<string, unknown>>;

/**
 * What servers of section 7 say in other words, call by call: each turns it into the words of `contract/`. The specification names these
 * calls, and of what they answer hardly more than the names.
 */
const READERS: Readonly<Record<string, (data: unknown, answer: Answered) => unknown>> = {
  'GET /capabilities': (data) => (Array.isArray(data) ? data.filter((one) => typeof one === 'string') : data),
  'POST /adminusers/login': loginIn,
  'GET /adminusers/profile': (data) => personIn(fieldsIn(data).userinfo ?? data),
  'GET /roles/{id}/actions': actionIdsIn,
  'GET /roles': (data) => (Array.isArray(data) ? data.map(roleIn) : data),
  'GET /roles/{id}': roleIn,
  'GET /adminusers/pages': (data) => (Array.isArray(data) ? data.map(staffIn) : data),
  'GET /search/users': (data) => (Array.isArray(data) ? data.map(staffIn) : data),
  'GET /adminusers/query': (data) => staffIn(Array.isArray(data) ? data[0] : (fieldsIn(data).userinfo ?? data)),
  'GET /check/username': freeIn,
  'GET /statistical/registeruser': pointsIn,
  'GET /statistical/comment': pointsIn,
  'GET /statistical/post': pointsIn,
};

/** The data of an answer as our own server would have said it; undefined where nobody knows of another way to say it. */
export function asOurs({ id }: Endpoint, answer: { readonly data?: unknown }): { readonly data: unknown } | undefined {
  const read = READERS[id];
  return read && { data: read(answer.data, answer as Answered) };
}

const TOKENS = ['sessionkey', 'access_token', 'accessToken', 'token'] as const;

/** The key may stand in `data`, in `userinfo` or beside `data`. */
function loginIn(data: unknown, answer: Answered): unknown {
  const inData = fieldsIn(data);
  const userinfo = inData.userinfo ?? answer.userinfo;
  const places = [inData, fieldsIn(userinfo), answer];
  const tokens = TOKENS.map((name) => [name, places.map((place) => textIn(place[name])).find(Boolean)]);
  return { ...Object.fromEntries(tokens), ...(userinfo ? { userinfo: personIn(userinfo) } : {}) };
}

function roleIn(said: unknown): unknown {
  const { role_id, role_name, ...role } = fieldsIn(said);
  const action_ids = actionIdsIn(said);
  return {
    ...role,
    ...{ role_id: wholeNumberIn(role_id) ?? role_id, role_name: role_name ?? undefined },
    action_ids,
  };
}

/** A member of staff in a list; what can't be read of one stays as it is, and is noticed there. */
function staffIn(said: unknown): unknown {
  const { roles, actions, avatar, ...row } = fieldsIn(said);
  const numbers = ['uid', 'tier_id', 'status', 'organ_id', 'position', 'rank_id', 'created', 'updated'];
  return {
    ...row,
    ...Object.fromEntries(numbers.map((name) => [name, wholeNumberIn(row[name]) ?? row[name] ?? undefined])),
    avatar: textIn(avatar) ?? '',
    roles: rolesIn(roles),
    actions: actionIdsIn(actions),
  };
}

/** Counts of a series, which some write as strings, and under the name of the parameter. None is no list to some. */
function pointsIn(said: unknown): unknown {
  const rows = said ?? [];
  if (!Array.isArray(rows)) return said;
  return rows.map((row) => {
    const { time, startTime, total } = fieldsIn(row);
    return { time: wholeNumberIn(time ?? startTime), total: wholeNumberIn(total) };
  });
}

/** That a name can be taken is said by a success without a word as well. A bare no may mean either: nobody can say. */
function freeIn(said: unknown): unknown {
  const { available = said } = fieldsIn(said);
  const isFree = [null, undefined, true, 'true', 1].includes(available as null);
  return isFree ? { available: true } : said === available ? said : { available: false };
}

/** A person as other servers describe one: numbers as strings, roles by their ids alone. */
function personIn(said: unknown): Partial<UserInfoSaid> {
  const { uid, user_name, display_name, avatar, tier_id, status, roles, actions, must_change_password } =
    fieldsIn(said);
  return {
    uid: wholeNumberIn(uid),
    user_name: textIn(user_name),
    display_name: textIn(display_name) ?? textIn(user_name) ?? '',
    avatar: textIn(avatar),
    tier_id: wholeNumberIn(tier_id),
    status: wholeNumberIn(status),
    roles: rolesIn(roles),
    actions: actionIdsIn(actions),
    ...(must_change_password === true ? { must_change_password } : {}),
  };
}

/** Roles as objects or by their ids alone, in their order: the first counts. Undefined where nothing is said of them. */
function rolesIn(said: unknown): { role_id: number; role_name: string }[] | undefined {
  const all = Array.isArray(said) ? said : said ? [said] : undefined;
  return all?.flatMap((one) => {
    const { role_id, id, role_name, name } = fieldsIn(one);
    const role = wholeNumberIn(role_id ?? id ?? one);
    // Roles count from 1 (contract/roleActions.ts); some write 0 where there is none. What no call can name gives nobody a right.
    return role && role > 0 && role < 2 ** 31 ? { role_id: role, role_name: textIn(role_name ?? name) ?? '' } : [];
  });
}

/** What is known of an answer before anything of it is: an object's fields, none of what is no object. */
const fieldsIn = (said: unknown): Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Record<string, unknown>) : {};

/** A whole number, also one written as a string; undefined for anything else. */
function wholeNumberIn(said: unknown): number | undefined {
  const number = typeof said === 'string' && said.trim() !== '' ? Number(said) : said;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** A text that says something; undefined for anything else. */
const textIn = (said: unknown): string | undefined => (typeof said === 'string' && said !== '' ? said : undefined);

/**
 * Action ids as servers list them: ids, objects that name them, or either below `action_ids` or `actions`. Undefined where there is no
 * list; what names no action in it gives no right.
 */
function actionIdsIn(said: unknown): string[] | undefined {
  const { action_ids, actions } = fieldsIn(said);
  const list = [said, action_ids, actions].find(Array.isArray) as readonly unknown[] | undefined;
  return list?.flatMap((one) => {
    const { action_id, id, action, name } = fieldsIn(one);
    return [one, action_id, id, action, name].find((value) => typeof value === 'string') ?? [];
  }) as string[] | undefined;
}
