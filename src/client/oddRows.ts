import type * as z from 'zod/mini';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Unread } from '../../contract/wire/unread';
import { asOurs } from './otherShapes';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** What names a row of each kind, the most telling first: a case has a post's id as well (`idOf` in commands/kinds.ts). */
const IDS = ['caseId', 'reportId', 'commentId', 'postId', 'idmedia', 'templeId', 'pubkey', 'role_id', 'uid', 'id'];

/** What a schema makes of a value. Given by who asks: a part that imported zod by itself would make zod a file of its own. */
type Decode = (schema: Schema, value: unknown) => { readonly success: boolean; readonly data?: unknown };

/** What an answer says whose data does not fit its schema: in other words, or row by row. Undefined where nothing can be made of it. */
export function readAnyway(
  endpoint: Endpoint,
  answer: { readonly data?: unknown },
  decode: Decode,
): { readonly data: unknown } | undefined {
  const meant = asOurs(endpoint, answer);
  const read = meant && decode(endpoint.data, meant.data);
  if (read?.success) return { data: read.data };
  const rows = oddRows(endpoint, answer.data, decode);
  return rows === undefined ? undefined : { data: rows };
}

/**
 * Reads an answer whose data does not fit its schema, row by row: one odd row takes no other with it. What could not be read of a row
 * has a stand-in, and the row says so (`unreadOf` in contract/wire/unread.ts). A row without an id has one made up, so that it keeps its
 * place. Undefined where the answer holds no rows at all.
 */
function oddRows({ data, list, permission }: Endpoint, answered: unknown, decode: Decode): unknown {
  if (list) {
    const { element } = (data as z.core.$ZodArray)._zod.def;
    if (!Array.isArray(answered)) return undefined;
    const seen = new Map<string, number>();
    return answered.map((row) => {
      const decoded = decode(element, row);
      return decoded.success ? decoded.data : oddRow(element, row, seen, decode);
    });
  }
  // Who is signed in, and with which rights, is not guessed at.
  const id = idIn(data);
  if (permission === 'public' || permission === 'session' || id === undefined) return undefined;
  const row = oddRow(data, answered, new Map(), decode);
  return row.unread?.some(({ field }) => field === id) ? undefined : row;
}

/** What is wrong with an answer that could not be read at all, for the ledger's small print. */
export const whatDoesNotFit = ({ id }: Endpoint, { issues }: z.core.$ZodError) =>
  `${id}: ${issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`;

type OddRow = Record<string, unknown> & { unread?: readonly Unread[] };

function oddRow(schema: Schema, raw: unknown, seen: Map<string, number>, decode: Decode): OddRow {
  const { fields, turn } = rowOf(schema);
  const odd: Path[] = [];
  const wire = readFields({ decode, odd }, fields, raw, []);
  const row: OddRow = { ...turn(wire) };
  const parts = odd.flatMap((path) => {
    const [name = ''] = path;
    const field = fields[name];
    // What the row has by another name, or made of several: what becomes different when this is different.
    const other = field ? turn({ ...wire, [name]: standIn(field, 'other') }) : {};
    const named = Object.keys(row).filter((key) => key === name || !isSame(row[key], other[key]));
    return named.map((key) => ({ field: key, at: path.join('.'), isWhole: path.length === 1 }));
  });
  const id = idIn(schema);
  if (id !== undefined && parts.some(({ field, isWhole }) => field === id && isWhole))
    row[id] = madeUpId(raw, row[id], seen);
  if (parts.length > 0) row.unread = parts;
  return row;
}

/** The fields of a row on the wire, and what makes the row of them. */
function rowOf(schema: Schema): { fields: Readonly<Record<string, Schema>>; turn: (wire: Fields) => Fields } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'pipe') return { fields: def.type === 'object' ? def.shape : {}, turn: (wire) => wire };
  return {
    fields: rowOf(def.in).fields,
    turn: (wire) => (def.transform?.(wire, { value: wire, issues: [] }) ?? wire) as Fields,
  };
}

/** The field that names a row of this schema; undefined where it describes no row. */
function idIn(schema: Schema): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return idIn(def.out);
  return def.type === 'object' ? IDS.find((name) => name in def.shape) : undefined;
}

/** The same for the same row, whenever it is read; its second twin in one answer has another. Numbers are below all that mean something. */
function madeUpId(raw: unknown, likeThis: unknown, seen: Map<string, number>): string | number {
  const text = JSON.stringify(raw) ?? '';
  const twin = seen.get(text) ?? 0;
  seen.set(text, twin + 1);
  let hash = twin;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 999_999_937;
  return typeof likeThis === 'number' ? -1_000_000 - hash : `?${hash}`;
}

interface Reading {
  readonly decode: Decode;
  /** The paths of the values that could not be read. */
  readonly odd: Path[];
}

function readFields(
  reading: Reading,
  fields: Readonly<Record<string, Schema>>,
  raw: unknown,
  path: Path,
): Record<string, unknown> {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, read(reading, schema, given[name], [...path, name])]),
  );
}

/** What the value says, by its schema, as far as it says anything. */
function read(reading: Reading, schema: Schema, value: unknown, path: Path): unknown {
  const { decode, odd } = reading;
  const decoded = decode(schema, value);
  if (decoded.success) return decoded.data;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const unread = () => {
    odd.push(path);
    return standIn(schema);
  };
  switch (def.type) {
    case 'optional':
    case 'nullable': {
      // What is no value of it and says nothing is left out: an empty id above all.
      if (value === undefined || value === null || value === '') return def.type === 'optional' ? undefined : null;
      return read(reading, def.innerType, value, path);
    }
    case 'string': {
      // Servers are not of one mind about numbers and strings, nor about leaving out what is empty.
      const text = value === undefined || value === null ? '' : typeof value === 'object' ? undefined : String(value);
      return text !== undefined && decode(schema, text).success ? text : unread();
    }
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : unread();
    }
    case 'literal': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return decode(schema, number).success ? number : unread();
    }
    case 'boolean': {
      const said = BOOLEANS.get(value);
      return said === undefined ? unread() : said;
    }
    case 'enum': {
      // A yes or no that is written as a word.
      const word = String(BOOLEANS.get(value) ?? value);
      return decode(schema, word).success ? word : unread();
    }
    case 'array':
      // Null is none; what is left out may be anything.
      if (value === null) return [];
      return Array.isArray(value)
        ? value.map((one, index) => read(reading, def.element, one, [...path, index]))
        : unread();
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return unread();
      return readFields(reading, def.shape, value, path);
    }
    case 'pipe': {
      // A document inside a string, from a server that does not put it into one.
      const isBare = typeOf(def.in) === 'string' && (typeof value === 'object' || typeof value === 'boolean');
      const before = odd.length;
      const inside = read(reading, def.in, isBare ? JSON.stringify(value) : value, path);
      if (odd.slice(before).some((one) => one.length === path.length)) return standIn(schema);
      const payload: z.core.ParsePayload = { value: inside, issues: [] };
      const turned = def.transform ? def.transform(inside, payload) : inside;
      if (payload.issues.length > 0) return unread();
      // What was made of an object has been looked at in its parts.
      return def.transform && typeOf(def.out) === 'object' ? turned : read(reading, def.out, turned, path);
    }
    case 'union':
      // What is none of several is read as the first, of which the others are shorter forms.
      return def.options[0] ? read(reading, def.options[0], value, path) : unread();
    default:
      return unread();
  }
}

/** Left out is no. */
const BOOLEANS = new Map<unknown, boolean>([
  ...[undefined, null, false, 'false', 'False', 'FALSE', 0, '0'].map((no) => [no, false] as const),
  ...[true, 'true', 'True', 'TRUE', 1, '1'].map((yes) => [yes, true] as const),
]);

const typeOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type;

/** A value of the schema's type that says nothing: no text, no number. `other` is a second one, to see what depends on it. */
function standIn(schema: Schema, which?: 'other'): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return which ? 'x' : '';
    case 'number':
      return which ? 1 : Number.NaN;
    case 'boolean':
      return which !== undefined;
    case 'literal':
      return which ? def.values.at(-1) : def.values[0];
    case 'enum':
      return which ? Object.values(def.entries).at(-1) : Object.values(def.entries)[0];
    case 'array':
      return which ? [standIn(def.element, which)] : [];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, standIn(field, which)]));
    case 'pipe':
      return standIn(def.out, which);
    case 'optional':
      return which ? standIn(def.innerType, which) : undefined;
    case 'nullable':
      return which ? standIn(def.innerType, which) : null;
    case 'union':
      return def.options[0] && standIn(def.options[0], which);
    default:
      return which;
  }
}

const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
