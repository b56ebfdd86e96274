import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { isSame } from '../../contract/wire/isSame';
import { mapAnswer } from '../core/definition';
import type { World } from '../core/world';
import { fieldsOf } from './fields';
import { makeTempleAgain, restoreTemple } from './remove';
import { CHANGED, sendEdit, sendOntoPresent } from './sendEdit';

// What merging temples does, fetched when somebody merges: no list needs it to work.

interface Merge {
  /** The id of the one that stays. */
  readonly keep: string;
  /** Its fields as the person saw them, and as they were chosen. */
  readonly was: TempleFields;
  readonly fields: TempleFields;
}

/** One of the merged temples: the one that stays takes the fields, another one goes once it has them. */
export async function mergeRow(
  world: World,
  row: Temple,
  { keep: stays, was, fields }: Merge,
): Promise<Answer<Temple | null>> {
  if (row.templeId === stays) return takeFields(world, stays, was, fields);
  const present = await world.call(temples.detail, { idlocation: row.templeId });
  if (present.refused !== undefined) return present;
  if (!isSame(fieldsOf(present.data), fieldsOf(row))) return CHANGED;
  const kept = await takeFields(world, stays, was, fields);
  if (kept.refused !== undefined) return kept;
  return mapAnswer(await world.call(temples.remove, { idlocation: row.templeId }), () => null);
}

/** Takes that back: the one that stayed gets its `former` fields, another one comes back. */
export function unmergeRow(
  world: World,
  row: Temple,
  former: Partial<TempleFields> | null,
): Promise<Answer<Temple | null>> {
  if (former) return sendOntoPresent(world, row, former);
  return (world.has('bin') ? restoreTemple : makeTempleAgain).run(world, row, {});
}

/**
 * Writes the chosen fields, unless they are there: each of the merged rows sees to it, and whichever comes first does it. What
 * somebody has changed since the person chose is not written over.
 */
async function takeFields(
  world: World,
  templeId: string,
  was: TempleFields,
  fields: TempleFields,
): Promise<Answer<Temple>> {
  const present = await world.call(temples.detail, { idlocation: templeId });
  if (present.refused !== undefined || isSame(fieldsOf(present.data), fields)) return present;
  if (!isSame(fieldsOf(present.data), was)) return CHANGED;
  const answer = await sendEdit(world, present.data, fields);
  if (answer.refused !== Code.changedMeanwhile) return answer;
  const now = await world.call(temples.detail, { idlocation: templeId });
  return now.refused === undefined && !isSame(fieldsOf(now.data), fields) ? CHANGED : now;
}
