import type { Temple, TempleChange, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { NAME_MISSING } from '../../contract/temples/calls';
import { namesIn, pickFields } from '../../contract/temples/fill';
import { Code } from '../../contract/wire/codes';
import type { Answer, Refusal } from '../../contract/wire/endpoint';
import { unreadOf } from '../../contract/wire/unread';
import type { World } from '../core/world';
import { fieldsOf, sameFields } from './fields';

/** Somebody has changed the temple since. */
export const CHANGED: Refusal = { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };

const presentOf = ({ call }: Pick<World, 'call'>, { templeId }: Temple) =>
  call(temples.detail, { idlocation: templeId });

/**
 * Sends fields of a temple as it was read. The row goes out whole, with the moment it was read, so that no other user's change is
 * overwritten unseen.
 */
export async function sendSeen(world: World, row: Temple, fields: Partial<TempleFields>): Promise<Answer<Temple>> {
  if (world.has('edits.partial')) return sendEdit(world, row, fields);
  // A server that does not hold an edit against `updated` would write over what somebody else has changed.
  const present = await presentOf(world, row);
  if (present.refused !== undefined) return present;
  return isChanged(row, present.data) ? { ...CHANGED, data: present.data } : sendEdit(world, present.data, fields);
}

/** Whether somebody has changed a temple since it was read as `seen`; a list may say less of it than the call for one. */
const isChanged = (seen: Temple, present: Temple): boolean =>
  (seen.updatedAt === undefined || present.updatedAt === undefined || seen.updatedAt !== present.updatedAt) &&
  !sameFields(seen, present);

/** Sends fields onto the temple as it is by now, so that changes by other users to its other fields stay. */
export async function sendOntoPresent(
  world: World,
  row: Temple,
  fields: Partial<TempleFields>,
): Promise<Answer<Temple>> {
  const present = await presentOf(world, row);
  return present.refused === undefined ? sendEdit(world, present.data, fields) : present;
}

/** The same, but a temple that has the fields so already is left as it is. */
export async function sendUnlessSo(world: World, row: Temple, fields: Partial<TempleFields>): Promise<Answer<Temple>> {
  const present = await presentOf(world, row);
  if (present.refused !== undefined) return present;
  const isSo = Object.entries(fields).every(([name, value]) => present.data[name as keyof TempleFields] === value);
  if (isSo) return { refused: Code.taskEnded, message: 'It is so already.' };
  return sendEdit(world, present.data, fields);
}

/** Sends an edit; the temple as it is then, asked for where the answer does not hold it. */
export const sendEdit = async (world: World, row: Temple, fields: Partial<TempleFields>): Promise<Answer<Temple>> => {
  const { call, has } = world;
  const { templeId } = row;
  // It goes out as a whole: what could not be read of it would be lost.
  if (unreadOf(row).length > 0) return { refused: Code.unreadable, message: 'It could not be read as a whole.' };
  const wanted = { ...row, ...fields };
  const answer = await withName(wanted.name, () => call(temples.edit, { body: changeOf(world, row, fields) }));
  if (answer.refused !== undefined) return answer;
  if (answer.data && (has('edits.partial') || sameFields(answer.data, wanted))) return { data: answer.data };
  const present = await call(temples.detail, { idlocation: templeId });
  return { data: present.refused === undefined ? present.data : wanted };
};

/** An edit on the wire: every field, those that stay as another server sent them. */
function changeOf({ has }: World, row: Temple, fields: Partial<TempleFields>): TempleChange {
  const { templeId, updatedAt } = row;
  if (has('edits.partial')) return { ...fieldsOf({ ...row, ...fields }), templeId, updatedAt };
  const changed = namesIn(fields).filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(row[name]));
  return { templeId, ...pickFields(fields, changed), asCame: temples.leftAsCame(row, changed) };
}

/** docs/specification.md section 5: a temple without a name is not saved, in the server's own words. */
export const withName = async (
  name: string,
  save: () => Promise<Answer<Temple | null>>,
): Promise<Answer<Temple | null>> => (/\S/.test(name) ? save() : { refused: Code.malformed, message: NAME_MISSING });
