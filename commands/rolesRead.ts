import { actionsInRole, actions as ownActions } from '../contract/roleActions';
import * as roles from '../contract/roles';
import type { Answer } from '../contract/wire/endpoint';
import type { RoleRow } from './core/rows';
import type { World } from './core/world';

const PAGE_SIZE = 200;
/** More than any server has; one that gives no total and always fills its pages is read no further. */
const PAGES_MAX = 25;

/** Every role, page by page, whatever size of page a server gives. */
export async function everyRole({ call }: Pick<World, 'call'>): Promise<Answer<readonly roles.Role[]>> {
  const all = new Map<number, roles.Role>();
  let page_size = PAGE_SIZE;
  for (let page_number = 1; page_number <= PAGES_MAX; page_number += 1) {
    const answer = await call(roles.list, { page_number, page_size });
    if (answer.refused !== undefined) return answer;
    // It is the end, or pages are smaller here than they are asked for: then the next one is asked for as small.
    if (page_number === 1 && answer.data.length > 0) page_size = Math.min(page_size, answer.data.length);
    const before = all.size;
    for (const role of answer.data) all.set(role.role_id, role);
    // A server that gives the same page again, or none, has no more.
    if (all.size === before || all.size >= (answer.total ?? Number.POSITIVE_INFINITY)) break;
    if (answer.data.length < page_size) break;
  }
  return { data: [...all.values()] };
}

/** The role of this name, or null; role names are there once (305). */
export async function roleNamed(world: Pick<World, 'call'>, name: string): Promise<Answer<roles.Role | null>> {
  const answer = await everyRole(world);
  if (answer.refused !== undefined) return answer;
  return { data: answer.data.find(({ role_name }) => role_name.trim() === name.trim()) ?? null };
}

/** A role as it is now: its name, where its own call says it, and all its actions, by either of the calls that name them. */
export async function roleNow({ call }: Pick<World, 'call'>, row: RoleRow): Promise<Answer<WholeRole>> {
  const id = row.role_id;
  const whole = await call(actionsInRole, { id });
  if (whole.refused === undefined) {
    const { role_name = row.role_name, action_ids } = whole.data;
    return { data: { ...row, role_name, action_ids } };
  }
  const actions = await call(ownActions, { id });
  return actions.refused === undefined ? { data: { ...row, action_ids: actions.data } } : whole;
}

export type WholeRole = RoleRow & { readonly action_ids: string[] };
