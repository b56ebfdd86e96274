import type { Insertable, Kysely } from 'kysely';
import type { TempleFields } from '../../contract/temples/calls';
import { columnsOf } from '../resources/temples/rows';
import { bulkInsert } from '../store/bulk';
import type { Schema, TempleTable } from '../store/schema';
import { moments } from './calendar';
import { addressOf, sceneFile, VARIANTS } from './pictures/names';
import { type Random, randomFor, timedId } from './random';
import {
  CHURCH_NAMES,
  CITIES,
  FAMOUS_TEMPLES,
  STREETS,
  TEMPLE_KINDS,
  TEMPLE_NAMES,
  TEMPLE_STORIES,
} from './words/temples';

/** How many temples the first start makes. */
export const DEMO_TEMPLES = 366;
const STREAM = 11;
const DAYS = 900;
const BATCH = 4000;
/** Around a city's middle, in degrees: some 8 km. */
const SPREAD = 0.08;
const SCENES = ['gate', 'lotus', 'bell', 'lantern'] as const;

interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** Unix seconds. */
  readonly now: number;
}

/** Makes temples: the well-known ones first, then as many others as are wanted, some of them without a place. */
export async function buildTemples(tx: Kysely<Schema>, { count, seed, now }: Wanted): Promise<void> {
  const madeAt = moments(count, DAYS, 1.3, now - 600);
  for (let from = 0; from < count; from += BATCH) {
    const rows: Insertable<TempleTable>[] = [];
    for (let index = from; index < Math.min(count, from + BATCH); index++) {
      const at = madeAt(index);
      const templeId = timedId(at, index);
      const fields = templeAt(randomFor(seed, STREAM, index), index);
      rows.push({ temple_id: templeId, ...columnsOf(fields), created_at: at, updated_at: at });
    }
    await bulkInsert(tx, 'temple', rows);
  }
}

function templeAt(random: Random, index: number): TempleFields {
  const famous = FAMOUS_TEMPLES[index];
  const [name, nickname, type, address, city, lat, lng] = famous ?? another(random);
  const photos = random.chance(famous ? 1 : 0.4)
    ? Array.from({ length: random.between(1, 4) }, () => photo(random))
    : [];
  return {
    name,
    nickname,
    type,
    address,
    city,
    country: 'Việt Nam',
    description: random.chance(0.35) ? random.pick(TEMPLE_STORIES) : '',
    place: famous || random.chance(0.86) ? { lat, lng } : null,
    avatar: photos[0] ?? '',
    photos,
  };
}

function another(random: Random): (typeof FAMOUS_TEMPLES)[number] {
  const [city, middleLat, middleLng] = random.pick(CITIES);
  const [word, type] = random.weighted(TEMPLE_KINDS);
  const name = random.pick(type === 'CHURCH' ? CHURCH_NAMES : TEMPLE_NAMES);
  const around = (middle: number) => Number((middle + (random.next() - 0.5) * 2 * SPREAD).toFixed(5));
  return [
    `${word} ${name}`,
    type === 'PAGODA' && random.chance(0.15) ? `${name} tự` : '',
    type,
    random.chance(0.9) ? `${random.between(1, 480)} ${random.pick(STREETS)}` : '',
    city,
    around(middleLat),
    around(middleLng),
  ];
}

const photo = (random: Random) => addressOf(sceneFile(random.pick(SCENES), random.between(0, VARIANTS - 1)));
