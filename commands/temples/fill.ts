import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { fillingOf, openBack, pickFields } from '../../contract/temples/fill';
import { Code } from '../../contract/wire/codes';
import type { Answer } from '../../contract/wire/endpoint';
import { inTurn } from '../core/batches';
import { mapAnswer } from '../core/definition';
import type { TempleRow, TempleWrite } from '../core/templeRow';
import type { World } from '../core/world';
import { sendEdit } from './sendEdit';

type Fill = TempleWrite & { readonly is: 'update' };

/** An edit is refused where any field of the temple has changed since it was read: then it is read and judged again. */
const TRIES = 10;

/**
 * Writes what a row fills in. A field must be as it was when a person decided, or as rows of the same file leave it: anything else is
 * another user's change, which is refused for a person to look at.
 */
export const fillTemple = (world: World, row: TempleRow, write: Fill): Promise<Answer<TempleRow>> =>
  // Rows that fill one temple go one after the other, for an edit goes out whole.
  inTurn(write.templeId, async () => {
    for (let tried = 1; ; tried += 1) {
      const answer = await tryToFill(world, row, write);
      if (answer !== 'again') return answer;
      if (tried === TRIES) return { refused: Code.changedMeanwhile, message: 'Somebody keeps changing it.' };
    }
  });

async function tryToFill(world: World, row: TempleRow, write: Fill): Promise<Answer<TempleRow> | 'again'> {
  const { templeId, fields } = write;
  const present = await world.call(temples.detail, { idlocation: templeId });
  // Gone since the rows were judged: that is for a person to look at, and nothing that is there already.
  if (present.refused === Code.notFound) return { refused: Code.changedMeanwhile, message: present.message };
  if (present.refused !== undefined) return present;
  const { data } = present;
  const filling = fillingOf(data, write);
  if (!filling) return { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };
  const { open, former } = filling;
  const made: TempleRow = { ...row, templeId, former };
  if (open.length === 0) return { data: made };
  const answer = await sendEdit(world, data, pickFields(fields, open));
  return answer.refused === Code.changedMeanwhile ? 'again' : mapAnswer(answer, () => made);
}

/** Somebody has changed since what an undo would take back. */
export const CHANGED_SINCE = { refused: Code.taskEnded, message: 'Somebody has changed it since.' } as const;

/**
 * Gives back what a row has filled in: fields that another row of the same import has given back already are as they should be. Settled
 * where somebody has changed one since.
 */
export const giveBack = (
  world: World,
  templeId: string,
  written: Partial<TempleFields>,
  former: Partial<TempleFields>,
): Promise<Answer<Temple>> =>
  inTurn(templeId, async () => {
    for (let tried = 1; ; tried += 1) {
      const present = await world.call(temples.detail, { idlocation: templeId });
      if (present.refused !== undefined) return present;
      const { data } = present;
      const open = openBack(data, written, former);
      if (!open) return CHANGED_SINCE;
      if (open.length === 0) return present;
      const answer = await sendEdit(world, data, pickFields(former, open));
      if (answer.refused !== Code.changedMeanwhile || tried === TRIES) return answer;
    }
  });
