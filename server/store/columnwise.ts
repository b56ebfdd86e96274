import { type RawBuilder, sql } from 'kysely';

/** How each column of a row is read from what PostgreSQL writes for it as text; an empty text for null. */
export type Reads<O> = { readonly [Name in keyof O]: (text: string) => O[Name] };

export const asText = (text: string): string => text;
export const asBoolean = (text: string): boolean => text === 'true';
/** Of what is never an empty text. */
export const orNull =
  <T>(read: (text: string) => T) =>
  (text: string): T | null =>
    text === '' ? null : read(text);

/** Of an array of names, which PostgreSQL writes without quotes. */
export const asNames = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));

/** Stands between two values; hardly any text holds it. */
const BETWEEN = '\x1f';

/** A page of rows as PostgreSQL hands it out column by column: how many rows, and of each column the values of all, in one text. */
export type Packed<O> = { readonly [Name in keyof O]: string | null } & { readonly packed_rows: number };

/**
 * SQL for `Packed` of what `page` selects, in its order. The driver takes values apart and decodes them one by one, which for fifty rows of
 * fifteen columns took longer than finding them; one text for each column takes a third of that, and PostgreSQL no more than before.
 */
export function packed<O>(page: RawBuilder<O>, reads: Reads<O>): RawBuilder<Packed<O>> {
  const columns = Object.keys(reads).map((name) => {
    const column = sql.ref(name);
    return sql`string_agg(coalesce(${column}::text, ''), ${sql.lit(BETWEEN)}) AS ${column}`;
  });
  return sql`SELECT count(*)::int AS packed_rows, ${sql.join(columns)} FROM (${page}) page`;
}

/**
 * Makes what takes such a page apart into its rows; undefined where a text in it holds what stands between two. Written out, as
 * http/encode.ts does: naming each field anew for each row took as long as all else of it.
 */
export function unpackerOf<O>(reads: Reads<O>): (page: Packed<O>) => O[] | undefined {
  const names = Object.keys(reads).map((name) => JSON.stringify(name));
  const texts = names.map(
    (name, nth) => `
      const texts${nth} = page[${name}] === null ? [] : page[${name}].split(${JSON.stringify(BETWEEN)});
      if (texts${nth}.length !== page.packed_rows) return undefined;
      const read${nth} = reads[${name}];`,
  );
  const fields = names.map((name, nth) => `${name}: read${nth}(texts${nth}[nth])`);
  const compiled = new Function(
    'reads',
    `return (page) => {
      ${texts.join('')}
      const rows = [];
      for (let nth = 0; nth < page.packed_rows; nth += 1) rows.push({ ${fields.join(', ')} });
      return rows;
    };`,
  );
  return compiled(reads) as (page: Packed<O>) => O[] | undefined;
}
