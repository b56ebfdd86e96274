import * as z from 'zod/mini';
import { MADE_UP_ID, unreadOf } from '../../contract/wire/unread';
import { readAnyway } from '../../src/client/oddRows';
import { callOf, type Heard, record } from './wire';

/** What the console makes of a success. */
export interface Reading {
  /** `odd`: it goes on with less, `words` say with what; `NO`: there is nothing left to go on with. */
  readonly is: 'ok' | 'odd' | 'NO';
  /** Null where it is as our own server would have said it. */
  readonly words: string | null;
  /** The rows, or the row, as the console has them. */
  readonly data?: unknown;
}

/** Reads a success by the console's own code: what another reader makes of it would say nothing of the console. */
export function readAsConsole(id: string, { json, data: answered }: Heard): Reading {
  const endpoint = callOf(id);
  const decoded = decode(endpoint.data, answered);
  if (decoded.success) return { is: 'ok', words: null, data: decoded.data };
  const places = decoded.error.issues.map(({ path }) => path);
  const read = readAnyway(endpoint, record(json) ?? {}, decode);
  if (!read) return { is: 'NO', words: `the console can make nothing of it: ${named(places, answered)}` };
  const { data } = read;
  const what = named(places, answered);
  const lack = Array.isArray(data) && Array.isArray(answered) ? ofRows(data, answered, what) : ofOne(data, answered);
  return lack
    ? { ...lack, data }
    : { is: 'ok', words: `in a form of its own, which the console reads whole: ${what}`, data };
}

const decode = (schema: z.core.$ZodType, value: unknown) => z.safeDecode(schema as z.ZodMiniType, value as never);

type Lack = Pick<Reading, 'is' | 'words'>;

/** What the console lacks of these rows, of which this is in another form than ours; undefined where it lacks nothing. */
function ofRows(rows: readonly unknown[], answered: readonly unknown[], differs: string): Lack | undefined {
  const total = answered.length;
  // Of ids in a list, those that are none are left out; rows never are.
  const left = total - rows.length;
  if (left > 0)
    return {
      is: left === total ? 'NO' : 'odd',
      words: `the console leaves out ${left} of ${total}, which it can't read: ${differs}`,
    };
  const odd = rows.flatMap((row, at) => (unreadOf(row).length > 0 ? [at] : []));
  if (odd.length === 0) return undefined;
  const nameless = odd.filter((at) => hasNoId(rows[at]));
  const what = named(
    odd.flatMap((at) => unreadOf(rows[at]).map((part) => [at, ...part.at.split('.')])),
    answered,
  );
  if (nameless.length === total)
    return { is: 'NO', words: `the console can read none of them, and can do nothing on them: ${what}` };
  const without = nameless.length > 0 ? `; ${nameless.length} of them have no id, and nothing can be done on them` : '';
  return { is: 'odd', words: `in ${odd.length} of ${total} rows the console can't read ${what}: ${COPES}${without}` };
}

function ofOne(row: unknown, answered: unknown): Lack | undefined {
  const parts = unreadOf(row);
  if (parts.length === 0) return undefined;
  const what = named(
    parts.map(({ at }) => at.split('.')),
    answered,
  );
  return { is: 'odd', words: `the console can't read ${what}: ${COPES}` };
}

const COPES = 'it marks them as missing, and commands that need them are off there';

/** A row that got an id from the console, since the server's could not be read. */
const hasNoId = (row: unknown) =>
  unreadOf(row).some(({ field, isWhole }) => isWhole && MADE_UP_ID.test(String(record(row)?.[field])));

type Place = readonly PropertyKey[];

/** The fields at these places, each once, with what stands there: never the value, which may be a person's. */
function named(places: readonly Place[], answered: unknown): string {
  const all = places.map((place) => {
    const name = place.filter((part) => !/^\d+$/.test(String(part))).join('.') || 'it';
    const stands = kindAt(place, answered);
    return stands ? `${name} (${stands})` : name;
  });
  const names = [...new Set(all)];
  return names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');
}
const NAMED = 5;

/** What stands at a place of an answer; null where that is within a text, as in a document of its own. */
function kindAt(place: Place, answered: unknown): string | null {
  let value = answered;
  for (const part of place) {
    if (typeof value === 'string') return null;
    value = (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[part];
  }
  if (value === undefined) return 'absent';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  return { string: 'a text', number: 'a number', boolean: 'a yes or no' }[typeof value as string] ?? 'an object';
}
