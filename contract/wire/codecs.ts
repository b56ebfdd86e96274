import * as z from 'zod/mini';

export { intInString } from './intInString';

/** docs/specification.md section 12.3. */
export const ID_MAX_LENGTH = 64;

/** An id on the wire: a non-empty string of at most 64 characters (docs/specification.md section 12.3). */
export const Id = z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH));

/** Unix seconds, UTC. */
export const UnixSeconds = z.int();

/** `'true'` or `'false'`, which is how the wire writes booleans of members and of query parameters (docs/specification.md section 3). */
export const boolInString = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** A JSON document inside a string (`blockstatus`, `languageTags`, …), with the schema of what is inside. */
export function jsonInString<Inner extends z.core.SomeType>(inner: Inner) {
  const parsed = z.codec(z.string(), z.unknown(), {
    decode: (text, payload) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        payload.issues.push({ code: 'custom', message: 'expected JSON in a string', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
  return z.pipe(parsed, inner as Inner & z.core.$ZodType<unknown, unknown>);
}

/** `1,2` on the wire, a list of whole numbers inside. */
export const commaSeparatedInts = z.codec(z.string().check(z.regex(/^\d{1,6}(,\d{1,6})*$/)), z.array(z.int()), {
  decode: (text) => [...new Set(text.split(',').map(Number))],
  encode: (list) => list.join(','),
});

/** `17,18` on the wire, a list of ids inside, each once. */
export const commaSeparatedIds = z.codec(z.string().check(z.maxLength(4000)), z.array(Id), {
  decode: (text) => [...new Set(text.split(',').filter((id) => id !== ''))],
  encode: (list) => list.join(','),
});
