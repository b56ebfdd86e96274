import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { isSameSpot, templeNameKey } from '../../contract/temples/sameTemple';
import { COUNT_MAX } from '../../contract/wire/constants';
import type { Answer } from '../../contract/wire/endpoint';
import { unreadOf } from '../../contract/wire/unread';
import { inTurn } from '../core/batches';
import { cannotTell } from '../core/elsewhere';
import type { World } from '../core/world';

// For servers that know no Idempotency-Key: a temple is created by one call, and what came of it is found out by looking.

/** More of one name than any place has: who has so many is not looked through for one. */
const NAMESAKES_MAX = 1000;
const CLOCKS_DIFFER_SECONDS = 300;

/** Of a run: the temples of its name that were there before it. */
const before = new Map<string, ReadonlySet<string>>();
/** Names that have been created from this page: the next of the same name has to check which temples exist by now. */
const begun = new Set<string>();
/** Temples that are known to be made by a run, so that no other takes them for its own. */
const claimed = new Map<string, string>();

/** What a run makes. */
export interface Making {
  /** Names the run. */
  readonly run: string;
  readonly fields: TempleFields;
  /** The temples of this name that were there before, where that has been read already. */
  readonly known?: readonly string[] | undefined;
  /** Others that are under way with it make the same: only the page that ran it can tell them apart. */
  readonly hasTwins?: boolean | undefined;
  /** When it was begun, unix seconds, where the temples before it have not been read. */
  readonly since?: number | undefined;
  /** Whether it matters at once which temple it has become; else that is found out when somebody asks. */
  readonly isAwaited?: boolean;
}

/**
 * Creates a temple by one call (`again`: one may have gone out before), and says which it has become; null where the server does not say
 * and looking does not either. Those of one name go one after the other, so that none takes another's temple for its own.
 */
export const makeTemple = (world: World, making: Making, again = false): Promise<Answer<Temple | null>> =>
  inTurn(turnOf(making), async () => {
    const { run, fields, known } = making;
    const key = templeNameKey(fields.name);
    const isNew = known !== undefined && !begun.has(key);
    begun.add(key);
    const there = isNew && !again ? known : await idsOf(world, fields.name);
    // What an earlier try has made was not there before that one.
    if (!again) remember(run, there);
    const answer = await world.call(temples.create, { body: fields });
    if (answer.refused !== undefined) return answer;
    remember(run, there);
    const made = answer.data === null ? null : await wholeOf(world, answer.data, fields);
    if (made) claimed.set(made.templeId, run);
    if (made || (isNew && !again && !making.isAwaited)) return { data: made };
    const found = await look(world, making);
    return { data: found.refused === undefined ? found.data : null };
  });

function remember(run: string, there: readonly string[] | undefined) {
  if (there) before.set(run, new Set(there));
  else before.delete(run);
}

/** A temple is gone, and another may get its id. */
export const release = (templeId: string): void => void claimed.delete(templeId);

/** Looks for the temple that a run may have made: null where there is none, a refusal where that can't be known. */
export const findMade = (world: World, making: Making): Promise<Answer<Temple | null>> =>
  inTurn(turnOf(making), () => look(world, making));

const turnOf = ({ fields }: Making) => `made ${templeNameKey(fields.name)}`;

async function look(world: World, { run, fields, known, hasTwins, since }: Making): Promise<Answer<Temple | null>> {
  const there = before.get(run) ?? (known && new Set(known));
  const namesakes = await namesakesOf(world, fields.name);
  if (namesakes.refused !== undefined) return namesakes;
  const isFresh = ({ templeId, createdAt = 0 }: Temple) =>
    there ? !there.has(templeId) : since === undefined || createdAt >= since - CLOCKS_DIFFER_SECONDS;
  const fresh = namesakes.data.filter((temple) => isFresh(temple) && (claimed.get(temple.templeId) ?? run) === run);
  if (fresh.length === 0) return { data: null };
  const [made, other] = fresh.filter((temple) => isAlike(temple, fields));
  const isKnown = there !== undefined || since !== undefined;
  if (!made || other || !isKnown || (hasTwins && !before.has(run))) return cannotTell;
  claimed.set(made.templeId, run);
  return { data: made };
}

/** The temple that an answer names: as it says, or as the server has it where the answer does not hold all of it. */
async function wholeOf({ call }: World, row: Temple, fields: TempleFields): Promise<Temple> {
  if (unreadOf(row).length === 0 && isAlike(row, fields)) return row;
  const present = await call(temples.detail, { idlocation: row.templeId });
  return present.refused === undefined ? present.data : { ...fields, templeId: row.templeId };
}

/** Whether a temple can be the one that these fields have made: a server may trim what it is sent, and know types of its own. */
const isAlike = (temple: TempleFields, fields: TempleFields) =>
  isSameSpot(temple, fields) && ALIKE.every((field) => trimmed(temple[field]) === trimmed(fields[field]));
const ALIKE = ['name', 'nickname', 'address', 'city', 'country', 'description'] as const;
const trimmed = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

async function idsOf(world: World, name: string): Promise<readonly string[] | undefined> {
  const found = await namesakesOf(world, name);
  return found.refused === undefined ? found.data.map(({ templeId }) => templeId) : undefined;
}

/** All temples of this name: by search, or where that finds none, on the first and the last page of the list. */
async function namesakesOf(world: World, name: string): Promise<Answer<readonly Temple[]>> {
  const key = templeNameKey(name);
  const isNamesake = (temple: Temple) => templeNameKey(temple.name) === key;
  const found = new Map<string, Temple>();
  for (let pos = 0; ; ) {
    if (pos >= NAMESAKES_MAX) return cannotTell;
    const answer = await world.call(temples.search, { text: name.trim().slice(0, 200), pos, count: COUNT_MAX });
    if (answer.refused !== undefined) break;
    const size = found.size;
    for (const temple of answer.data) found.set(temple.templeId, temple);
    pos += answer.data.length;
    if (answer.data.length === 0 || found.size === size) break;
    // Who does not count them has them all where nothing new comes.
    if (answer.data.length < COUNT_MAX && answer.total !== undefined && pos >= answer.total) break;
  }
  const namesakes = [...found.values()].filter(isNamesake);
  if (namesakes.length > 0) return { data: namesakes };
  const first = await world.call(temples.list, { pos: 0, count: COUNT_MAX });
  if (first.refused !== undefined) return first;
  const rest = (first.total ?? 0) - first.data.length;
  const last =
    rest > 0
      ? await world.call(temples.list, {
          pos: Math.max(first.data.length, first.data.length + rest - COUNT_MAX),
          count: COUNT_MAX,
        })
      : { data: [] };
  if (last.refused !== undefined) return last;
  return { data: [...first.data, ...last.data].filter(isNamesake) };
}
