import * as z from 'zod/mini';

/** How the OpenAPI document describes what our own server sends. */
type Like = Readonly<Record<string, unknown>>;

/**
 * A field that servers are not of one mind about: whatever comes, `read` says what `inner` is given, undefined for nothing. Our own
 * server sends what `write` makes, which is `like` this.
 */
export function leniently<Inner extends z.core.SomeType>(
  like: Like,
  inner: Inner,
  read: (value: unknown) => unknown,
  write: (value: unknown) => unknown = (value) => value,
) {
  const anything = z.codec(z.unknown().register(z.globalRegistry, like), z.unknown(), {
    decode: (value) => read(value),
    encode: (value) => write(value),
  });
  return z.pipe(anything, inner as Inner & z.core.$ZodType<unknown, unknown>);
}

/** JSON in a string as docs/specification.md section 3 has it, or plain as some servers send it; null and '' are nothing. */
export function jsonOrPlain<Inner extends z.core.SomeType>(inner: Inner, read: (value: unknown) => unknown) {
  return leniently({ type: 'string' }, inner, (value) => read(insideOf(value)), JSON.stringify);
}

function insideOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value) ?? undefined;
  } catch {
    return value;
  }
}

/** A number, in quotes or not; anything else is passed on, for its schema to refuse. */
export const numberIn = (value: unknown): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
};

/** What says yes, in any of the ways of saying it. */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value.trim()));

/** A text; left out or null means there is none. */
export const LenientText = z.optional(z.nullable(z.string()));
/** A whole number, in quotes or not; left out, null or '' means there is none. */
export const Whole = z.optional(leniently({ type: 'integer' }, z.optional(z.int()), numberIn));
/** A moment in unix seconds; none where it is left out, null, '' or 0, with which some servers say that they don't know. */
export const Moment = z.optional(
  leniently({ type: 'integer' }, z.optional(z.int()), (value) => numberIn(value) || undefined),
);
