import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../contract/**/*.ts', { eager: true });

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** Every schema that the contract exports, with the name of its first export. */
export function exportedSchemas(): ReadonlyMap<Schema, string> {
  const names = new Map<Schema, string>();
  for (const module of Object.values(MODULES))
    for (const [name, value] of Object.entries(module))
      if (isSchema(value) && !names.has(value)) names.set(value, name);
  return names;
}
