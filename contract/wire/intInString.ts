import * as z from 'zod/mini';

/**
 * A whole number written as a string, as every query parameter is; `check` says which numbers, and may name each. In a file of its own,
 * since signing in needs no other codec.
 */
export function intInString<T extends number>(check: z.core.$ZodType<T, T>) {
  return z.codec(z.string().check(z.regex(/^-?\d{1,15}$/, 'expected a whole number')), check, {
    // Only a claim until `check` has seen it, which it does next.
    decode: (text) => Number(text) as T,
    encode: (value) => String(value),
  });
}
