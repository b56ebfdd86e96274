import type * as z from 'zod/mini';
import type { Extension } from './endpoint';

type Schema = z.core.$ZodType;

const NEEDS = new WeakMap<Schema, Extension>();

/**
 * Marks a parameter, or a field of a body, that docs/specification.md section 7 does not name: it goes only to servers that list the
 * extension.
 */
export function onlyWith<S extends Schema>(extension: Extension, schema: S): S {
  NEEDS.set(schema, extension);
  return schema;
}

/** The extension without which a parameter or field is not sent; undefined for what section 7 names. */
export const neededFor = (schema: Schema): Extension | undefined => NEEDS.get(schema);

/** The fields of a body as it is on the wire; empty where the body is not an object. */
export function fieldsOf(body: Schema | undefined): Readonly<Record<string, Schema>> {
  const { def } = (body as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === 'pipe') return fieldsOf(def.in);
  return def?.type === 'object' ? def.shape : {};
}
