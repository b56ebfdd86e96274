import type { Temple, TempleChange, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { NAME_MISSING } from '../../contract/temples/calls';
import { namesIn, pickFields } from '../../contract/temples/fill';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { unreadOf } from '../../contract/wire/unread';
import type { World } from '../core/world';
import { fieldsOf, sameFields } from './fields';

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
