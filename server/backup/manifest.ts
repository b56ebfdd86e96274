import * as z from 'zod/mini';
import { isKnownMigration } from '../store/migrations';

/** Grows when an archive can't be read as those before. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** The last entry: a sum of the manifest, in the form of sha256sum. What has it is whole. */
export const MANIFEST_SUM = 'manifest.sha256';
export const PHOTOS = 'photos/';

const Sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Count = z.int().check(z.nonnegative());

const Part = z.object({ name: z.string(), rows: Count, sha256: Sum });
export type Part = z.infer<typeof Part>;

const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.literal('tamquan'),
  version: z.string(),
  /** The last migration that the store had had; its number is what it begins with. */
  migration: z.string(),
  storeKind: z.enum(['pglite', 'postgres']),
  /** ISO 8601: the moment of the snapshot, by the clock of the store. */
  takenAt: z.string(),
  /** In the order in which they are filled. A part has a JSON array of texts and nulls a line, by columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count, parts: z.array(Part) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** The sum is of the name, a line end and the content of each photo, one after the other. */
  photos: z.object({ count: Count, bytes: Count, sha256: Sum }),
});
export type Manifest = z.infer<typeof Manifest>;

const Readable = z.object({ format: z.number(), version: z.string(), migration: z.string() });

/** Reads a manifest. Throws a sentence where it is of a newer version, or none. */
export function manifestOf(text: string, file: string): Manifest {
  const given: unknown = JSON.parse(text);
  const { format, version, migration } = z.parse(Readable, given);
  if (format > FORMAT || !isKnownMigration(migration))
    throw new Error(
      `${file} is of a newer version (${version}, migration ${migration}) than this one: restore it with that version or a later one.`,
    );
  return z.parse(Manifest, given);
}
