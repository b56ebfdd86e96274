import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { DRAFT_ID } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Answer, Refusal } from '../../contract/wire/endpoint';
import type { World } from '../core/world';
import { fieldsOf } from './fields';
import { makeTemple } from './made';
import { makingOf } from './making';
import { isDraft } from './saved';
import { withName } from './sendEdit';

/** Saved, but the answer does not say as which temple. */
const UNSEEN: Refusal = { refused: Code.taskEnded, message: 'The server does not say which temple it is.' };

/** Makes a temple of a draft, or makes again one that was deleted. */
export const saveNew = (
  world: World,
  row: Temple,
  fields: TempleFields,
  again: boolean,
): Promise<Answer<Temple | null>> =>
  withName(fields.name, async () => {
    if (world.has('idempotency'))
      return world.call(temples.create, {
        body: { ...fieldsOf(fields), ...(isDraft(row) ? {} : { templeId: row.templeId }) },
      });
    const made = await makeTemple(world, makingOf(row, fields), again);
    if (made.refused !== undefined || made.data) return made;
    if (isDraft(row)) world.screen('templeEditor').discard(DRAFT_ID);
    return UNSEEN;
  });
