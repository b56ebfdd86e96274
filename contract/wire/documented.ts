import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const DOCUMENTED = new WeakMap<Schema, Schema>();

/** Marks what is taken from other servers in more forms than ours sends: the OpenAPI document, which is ours, has the one that `as` says. */
export function documentedAs<S extends Schema>(as: Schema, schema: S): S {
  DOCUMENTED.set(schema, as);
  return schema;
}

/** The form that the document has of it. */
export const documented = (schema: Schema): Schema => DOCUMENTED.get(schema) ?? schema;
