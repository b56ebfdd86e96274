import * as z from 'zod/mini';

type Encode = (value: unknown) => unknown;

/** What needs no encoding: shared, so that whatever holds nothing but such parts is passed on whole. */
const asItIs: Encode = (value) => value;

/**
 * Makes the function that writes a value of this schema's domain as the JSON that is sent; of undefined it makes undefined. It is compiled
 * when it is first called: of the calls that there are, a start would wait for all.
 */
export function writerOf(schema: z.core.$ZodType): (value: unknown) => string | undefined {
  let encode: Encode | undefined;
  return (value) => {
    encode ??= encoderOf(schema);
    return JSON.stringify(encode(value));
  };
}

/**
 * Makes the function that brings a value of this schema's domain into its wire form: what `z.encode` answers, without looking at
 * every value again. Handlers are held to the contract's types by the compiler and to its values by the tests, and checking fifty
 * rows once more cost more than fetching them. An object still gives away no field that its schema does not name; `keepsAll`
 * spares that where the value is on its way into another object.
 */
function encoderOf(schema: z.core.$ZodType, keepsAll = false): Encode {
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
      return eitherOf(def.options) ?? byZod(schema);
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

/** Of a list and a kind of object a value itself says which it is; undefined of what cannot be told apart. */
function eitherOf(options: readonly z.core.$ZodType[]): Encode | undefined {
  if (options.every((option) => encoderOf(option) === asItIs)) return asItIs;
  const of = (type: 'array' | 'pipe') => options.find((option) => (option as z.core.$ZodTypes)._zod.def.type === type);
  const [list, object] = [of('array'), of('pipe')];
  if (!list || !object || options.length > 2) return undefined;
  const [ofList, ofObject] = [encoderOf(list), encoderOf(object)];
  return (value) => (Array.isArray(value) ? ofList : ofObject)(value);
}

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>, keepsAll: boolean): Encode {
  const fields = Object.entries(shape).map(([name, schema]) => [name, encoderOf(schema, keepsAll)] as const);
  const encodes = fields.map(([, encode]) => encode);
  if (keepsAll && encodes.every((encode) => encode === asItIs)) return asItIs;
  const literal = fields.map(([name, encode], nth) => {
    const part = `given[${JSON.stringify(name)}]`;
    const encoded = encode === asItIs ? part : `${part} === undefined ? undefined : encodes[${nth}](${part})`;
    return `${JSON.stringify(name)}: ${encoded}`;
  });
  // Written out, as Fastify compiles its serializers: naming each field anew for each row took longer than making JSON of them all.
  const compiled = new Function('encodes', `return (given) => ({ ${literal.join(', ')} });`);
  return compiled(encodes) as Encode;
}
