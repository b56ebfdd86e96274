import { Code } from '../contract/codes';
import type { Answer } from '../contract/endpoint';
import type { Temple, TempleFields } from '../contract/temples';
import * as temples from '../contract/temples';
import { answered } from './definition';
import type { TempleRow, TempleWrite } from './templeRow';
import { sendEdit } from './temples';
import type { World } from './world';

type Fill = TempleWrite & { readonly is: 'update' };
type Field = keyof TempleFields;

/** An edit is refused where the temple has changed since it was read, of whatever field: then it is read and judged anew. */
const TRIES = 10;

/** What is under way for each temple: rows that fill one temple go one after the other, for an edit goes out whole. */
const underWay = new Map<string, Promise<unknown>>();

function inTurn<T>(templeId: string, act: () => Promise<T>): Promise<T> {
  const turn = (underWay.get(templeId) ?? Promise.resolve()).then(act, act);
  underWay.set(templeId, turn);
  const leave = () => {
    if (underWay.get(templeId) === turn) underWay.delete(templeId);
  };
  void turn.then(leave, leave);
  return turn;
}

/**
 * Writes what a row fills in. A field must be as it was when a person decided, or as rows of the same file leave it: anything else is
 * somebody's change, which is for a person to look at, and refused.
 */
export const fillTemple = (world: World, row: TempleRow, write: Fill): Promise<Answer<TempleRow>> =>
  inTurn(write.templeId, async () => {
    for (let tried = 1; ; tried += 1) {
      const answer = await tryToFill(world, row, write);
      if (answer !== 'again') return answer;
      if (tried === TRIES) return { refused: Code.changedMeanwhile, message: 'Somebody keeps changing it.' };
    }
  });

async function tryToFill(world: World, row: TempleRow, write: Fill): Promise<Answer<TempleRow> | 'again'> {
  const { templeId, fields, was } = write;
  const present = await world.call(temples.detail, { idlocation: templeId });
  // Gone since the rows were judged: that is for a person to look at, and nothing that is there already.
  if (present.refused === Code.notFound) return { refused: Code.changedMeanwhile, message: present.message };
  if (present.refused !== undefined) return present;
  const { data } = present;
  const names = Object.keys(fields) as Field[];
  if (!names.every((name) => isOurs(data, write, name)))
    return { refused: Code.changedMeanwhile, message: 'Somebody has changed it since.' };
  // Another row of the file, or an earlier try whose answer was lost, has written these.
  const open = names.filter((name) => !isSame(data[name], fields[name]));
  const former = Object.fromEntries(names.map((name) => [name, open.includes(name) ? data[name] : was[name]]));
  const made: TempleRow = { ...row, templeId, former };
  if (open.length === 0) return { data: made };
  const answer = await sendEdit(world, data, pick(fields, open));
  return answer.refused === Code.changedMeanwhile ? 'again' : answered(answer, () => made);
}

const isOurs = (present: Temple, { was, fields, between = [] }: Fill, name: Field): boolean =>
  [was, fields, ...between].some((state) => name in state && isAlike(present[name], state[name]));

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
      const open = (Object.keys(former) as Field[]).filter((name) => !isSame(data[name], former[name]));
      if (!open.every((name) => isAlike(data[name], written[name]))) return CHANGED_SINCE;
      if (open.length === 0) return present;
      const answer = await sendEdit(world, data, pick(former, open));
      if (answer.refused !== Code.changedMeanwhile || tried === TRIES) return answer;
    }
  });

const pick = (fields: Partial<TempleFields>, names: readonly Field[]): Partial<TempleFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Photos that rows of one file add may have come in another order. */
const isAlike = (one: unknown, other: unknown) => isSame(inAnyOrder(one), inAnyOrder(other));
const inAnyOrder = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
