import * as z from 'zod/mini';

type Encode = (value: unknown) => unknown;

/** What needs no encoding: shared, so that whatever holds nothing but such parts is passed on whole. */
const asItIs: Encode = (value) => value;

/**
 * Makes the function that brings a value of this schema's domain into its wire form: what `z.encode` answers, without looking at
 * every value again. Handlers are held to the contract's types by the compiler and to its values by the tests, and checking fifty
 * rows once more cost more than fetching them. An object still gives away no field that its schema does not name; `keepsAll`
 * spares that where the value is on its way into another object.
 */
export function encoderOf(schema: z.core.$ZodType, keepsAll = false): Encode {
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
    case 'nullable':
      return whereGiven(encoderOf(def.innerType, keepsAll));
    case 'union':
      return def.options.every((option) => encoderOf(option) === asItIs) ? asItIs : byZod(schema);
    case 'array':
      return eachOf(encoderOf(def.element, keepsAll));
    case 'object':
      return def.catchall ? byZod(schema) : fieldsOf(def.shape, keepsAll);
    case 'pipe': {
      const { reverseTransform } = def;
      const [first, last] = [encoderOf(def.out, true), encoderOf(def.in, keepsAll)];
      if (!reverseTransform) return (value) => last(first(value));
      return (value) => last(reverseTransform(first(value), { value, issues: [] }));
    }
    default:
      return byZod(schema);
  }
}

/** Kinds that no list is made of. */
const byZod =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema as z.ZodMiniType, value);

const whereGiven = (encode: Encode): Encode =>
  encode === asItIs ? asItIs : (value) => (value === undefined || value === null ? value : encode(value));

const eachOf = (encode: Encode): Encode =>
  encode === asItIs ? asItIs : (value) => (value as readonly unknown[]).map(encode);

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>, keepsAll: boolean): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema, keepsAll)] as const);
  if (keepsAll && fields.every(([, encode]) => encode === asItIs)) return asItIs;
  return (value) => {
    const given = value as Readonly<Record<string, unknown>>;
    const encoded: Record<string, unknown> = {};
    for (const [name, encode] of fields) {
      const part = given[name];
      if (part !== undefined) encoded[name] = encode === asItIs ? part : encode(part);
    }
    return encoded;
  };
}
