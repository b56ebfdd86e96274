import * as z from 'zod/mini';
import { neededFor } from '../../contract/wire/beyond';
import { documented } from '../../contract/wire/documented';

type Schema = z.core.$ZodType;

/** An object longer than this is written a field a line. */
const LINE_MAX = 90;

/** Writes schemas as the types of what is on the wire, each under the name by which the contract exports it. */
export interface WireTypes {
  /** The type of a value; `indent` is how deep it stands in a block. */
  readonly typeOf: (schema: Schema, indent?: string) => string;
  /** What is behind a name that was written. */
  readonly definitionOf: (schema: Schema) => string;
  /** The names written so far, with their schemas. */
  readonly written: ReadonlyMap<string, Schema>;
}

/** Whether a field or parameter may be left out. */
export const isOptional = (schema: Schema): boolean => documented(schema)._zod.optin === 'optional';

/** The types of the wire, with the names of exported schemas: of a codec the side that is sent. */
export function wireTypes(names: ReadonlyMap<Schema, string>): WireTypes {
  const written = new Map<string, Schema>();

  const typeOf = (given: Schema, indent = ''): string => {
    const schema = documented(given);
    const name = names.get(schema);
    if (name === undefined) return definitionOf(schema, indent);
    // Two may have one name: the second keeps its own as a whole, and is written out where that is taken too.
    const isFree = (one: string) => (written.get(one) ?? schema) === schema;
    const own = [name.replace(/(OnWire|Schema)$/, ''), name].find(isFree);
    if (own === undefined) return definitionOf(schema, indent);
    written.set(own, schema);
    return own;
  };

  const definitionOf = (schema: Schema, indent = ''): string => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'optional':
        return typeOf(def.innerType, indent);
      case 'nullable':
        return `${typeOf(def.innerType, indent)} | null`;
      case 'array':
        return `${bracketed(typeOf(def.element, indent))}[]`;
      case 'record':
        return `Record<${typeOf(def.keyType, indent)}, ${typeOf(def.valueType, indent)}>`;
      case 'union':
        return unionText(def.options, indent);
      case 'pipe':
        return pipeText(def.in, def.out, indent);
      case 'object':
        return objectText(def, indent);
      default:
        return leafText(schema);
    }
  };

  const pipeText = (sent: Schema, read: Schema, indent: string): string => {
    if (isNumberInText(sent, read)) return typeOf(read, indent);
    // What is read out of a text and has parts was JSON in it.
    const isJson = holdsJson(sent) && ['array', 'object'].includes(typeWordOf(read));
    return isJson ? `JsonText<${typeOf(read, indent)}>` : typeOf(sent, indent);
  };

  /** The option that takes whatever another server says besides is no form of ours. */
  const unionText = (options: readonly Schema[], indent: string): string => {
    const ours = options.map((option) => typeOf(option, indent)).filter((text) => text !== 'unknown');
    return ours.join(' | ') || 'unknown';
  };

  const objectText = ({ shape, catchall }: z.core.$ZodObjectDef, indent: string): string => {
    const isOpen = catchall !== undefined && (catchall as z.core.$ZodTypes)._zod.def.type !== 'never';
    const deeper = `${indent}  `;
    const fields = Object.entries(shape).map(([name, schema]) => {
      const extension = neededFor(schema);
      const note = extension === undefined ? '' : ` // extension ${extension}`;
      return { text: `${name}${isOptional(schema) ? '?' : ''}: ${typeOf(schema, deeper)}`, note };
    });
    if (isOpen) fields.push({ text: '…', note: '' });
    const line = `{ ${fields.map(({ text }) => text).join(', ')} }`;
    const fits = line.length <= LINE_MAX && !line.includes('\n') && fields.every(({ note }) => note === '');
    if (fields.length === 0 || fits) return line.replace('{  }', '{}');
    return `{\n${fields.map(({ text, note }) => `${deeper}${text}${note}\n`).join('')}${indent}}`;
  };

  return { typeOf, definitionOf, written };
}

/** What is one of several needs brackets before it is a list of them; bars inside an object are its own. */
function bracketed(type: string): string {
  let outside = type;
  while (/\{[^{}]*\}/.test(outside)) outside = outside.replaceAll(/\{[^{}]*\}/g, '');
  return outside.includes(' | ') ? `(${type})` : type;
}

/** A type of several lines in one, for a cell of a table. */
export const inOneLine = (type: string): string =>
  type
    .replaceAll(/\{\n\s*/g, '{ ')
    .replaceAll(/\n\s*\}/g, ' }')
    .replaceAll(/\n\s*/g, ', ');

/** Query and path hold texts: what a number's text holds says more than that it is one. */
function isNumberInText(sent: Schema, read: Schema): boolean {
  const { type, pattern } = jsonSchemaOf(sent);
  return type === 'string' && pattern?.startsWith('^-?\\d') === true && /^integer|^number/.test(typeWordOf(read));
}

const typeWordOf = (schema: Schema) => String(jsonSchemaOf(schema).type ?? '');

/** A codec from text to whatever is in it. */
function holdsJson(sent: Schema): boolean {
  const { def } = (sent as z.core.$ZodTypes)._zod;
  if (def.type !== 'pipe') return false;
  const reads = (def.out as z.core.$ZodTypes)._zod.def.type;
  const { enum: values, type } = jsonSchemaOf(def.in);
  return reads === 'unknown' && type === 'string' && values === undefined;
}

const jsonSchemaOf = (schema: Schema) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as z.core.JSONSchema.BaseSchema;

/** A value without parts, with its bounds. */
function leafText(schema: Schema): string {
  const json = jsonSchemaOf(schema);
  if ('const' in json) return JSON.stringify(json.const);
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = [json.type ?? 'unknown'].flat().join(' | ');
  const bounds = [lengthText(json), rangeText(json), patternText(json)].filter((text) => text !== '').join(', ');
  return bounds === '' ? types : `${types}(${bounds})`;
}

const lengthText = ({ minLength, maxLength }: z.core.JSONSchema.BaseSchema) =>
  between(minLength || undefined, maxLength);

function rangeText({ minimum, maximum, type }: z.core.JSONSchema.BaseSchema): string {
  const isMeant = (bound: number | undefined) => type !== 'integer' || Math.abs(bound ?? 0) < Number.MAX_SAFE_INTEGER;
  return between(isMeant(minimum) ? minimum : undefined, isMeant(maximum) ? maximum : undefined);
}

function between(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least}…${most}`;
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? '' : `≥ ${least}`;
}

/** Patterns that only say how a number is written are known from its type. */
const patternText = ({ pattern }: z.core.JSONSchema.BaseSchema) =>
  pattern === undefined || pattern.startsWith('^-?\\d') ? '' : `/${pattern}/`;
