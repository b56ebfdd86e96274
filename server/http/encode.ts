import * as z from 'zod/mini';

type Encode = (value: unknown) => unknown;
/** Makes the JSON of a value; of `undefined`, as of a field that is not there, it makes `undefined`. */
type Write = (value: unknown) => string | undefined;

/**
 * Makes the function that writes a value of this schema's domain as the JSON that is sent: what `JSON.stringify(z.encode(…))` answers,
 * without looking at every value again and without a copy of each row. Handlers are held to the contract's types by the compiler and
 * to its values by the tests, and checking fifty rows once more cost more than fetching them. An object still gives away no field
 * that its schema does not name.
 */
export function writerOf(schema: z.core.$ZodType): Write {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
      return writeText;
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'unknown':
      return writeAny;
    case 'optional':
    case 'nullable':
      return whereThere(writerOf(def.innerType));
    case 'union':
      return def.options.every((option) => encoderOf(option) === asItIs) ? writeAny : byZod(schema);
    case 'array':
      return listOf(writerOf(def.element));
    case 'object':
      return def.catchall ? byZod(schema) : fieldsOf(def.shape);
    case 'pipe': {
      const { reverseTransform } = def;
      const [encode, write] = [encoderOf(def.out), writerOf(def.in)];
      if (!reverseTransform) return encode === asItIs ? write : (value) => write(encode(value));
      return (value) => write(reverseTransform(encode(value), { value, issues: [] }));
    }
    default:
      return byZod(schema);
  }
}

/** What JSON may not hold between quotes as it is: half a surrogate pair among it. */
const ESCAPED = /["\\\p{Cc}\p{Surrogate}]/u;

function writeText(value: unknown): string | undefined {
  return typeof value === 'string' && !ESCAPED.test(value) ? `"${value}"` : JSON.stringify(value);
}

function writeAny(value: unknown): string | undefined {
  if (typeof value === 'string') return writeText(value);
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : JSON.stringify(value);
}

const whereThere =
  (write: Write): Write =>
  (value) =>
    value === null ? 'null' : value === undefined ? undefined : write(value);

const listOf =
  (write: Write): Write =>
  (value) => {
    let json = '';
    for (const one of value as readonly unknown[]) json += `${json === '' ? '' : ','}${write(one) ?? 'null'}`;
    return `[${json}]`;
  };

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, key: `"${name}":`, write: writerOf(schema) }));
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>;
    let json = '';
    for (const { name, key, write } of fields) {
      const part = given[name];
      const written = part === undefined ? undefined : write(part);
      if (written !== undefined) json += (json === '' ? '' : ',') + key + written;
    }
    return `{${json}}`;
  };
}

/** Kinds that no list is made of. */
const byZod =
  (schema: z.core.$ZodType): Write =>
  (value) =>
    JSON.stringify(z.encode(schema as z.ZodMiniType, value));

/** What needs no encoding: shared, so that whatever holds nothing but such parts is passed on whole. */
const asItIs: Encode = (value) => value;

/** The same for a value on its way into a codec: its wire form, in which what the schema does not name may still be. */
function encoderOf(schema: z.core.$ZodType): Encode {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'unknown':
      return asItIs;
    case 'optional':
    case 'nullable': {
      const encode = encoderOf(def.innerType);
      return encode === asItIs ? asItIs : (value) => (value === undefined || value === null ? value : encode(value));
    }
    case 'array': {
      const encode = encoderOf(def.element);
      return encode === asItIs ? asItIs : (value) => (value as readonly unknown[]).map(encode);
    }
    case 'union':
      if (def.options.every((option) => encoderOf(option) === asItIs)) return asItIs;
      break;
    case 'object':
      if (!def.catchall && Object.values(def.shape).every((part) => encoderOf(part) === asItIs)) return asItIs;
      break;
    case 'pipe': {
      const { reverseTransform } = def;
      const [first, last] = [encoderOf(def.out), encoderOf(def.in)];
      if (!reverseTransform) return (value) => last(first(value));
      return (value) => last(reverseTransform(first(value), { value, issues: [] }));
    }
  }
  return (value) => z.encode(schema as z.ZodMiniType, value);
}
