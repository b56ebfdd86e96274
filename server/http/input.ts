import * as z from 'zod/mini';
import { Code } from '../../contract/wire/codes';
import type { Declaration } from '../../contract/wire/endpoint';
import { isStorable } from '../../contract/wire/storable';
import { strangePictures } from './pictures';
import { RefusalError } from './refusalError';

interface Raw {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
}

/** A place in a request and what is wrong there. */
interface Flaw {
  readonly path: string;
  readonly message: string;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Makes the function that decodes a request of this call: query and path parts side by side, the body under `body`. It refuses
 * with 400 and names what is malformed.
 */
export function inputReader(endpoint: Declaration): (raw: Raw) => Record<string, unknown> {
  const query = endpoint.query && z.object(endpoint.query);
  const names = Object.keys(endpoint.query ?? {});
  const params = endpoint.params && z.object(endpoint.params);
  const { body } = endpoint;
  return (raw) => ({
    ...(query && (decode(query, firstOfEach(raw.query, names)) as object)),
    ...(params && (decode(params, raw.params) as object)),
    ...(body && { body: decode(body, raw.body ?? {}, 'body', endpoint.validatesEachRow) }),
  });
}

/** The parameters that the call knows; one that is given twice counts once: the first. */
function firstOfEach(query: unknown, names: readonly string[]): Record<string, unknown> {
  const given = query as Record<string, unknown>;
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(given, name))
      .map((name) => {
        const value = given[name];
        return [name, Array.isArray(value) ? value[0] : value];
      }),
  );
}

// By default zod/mini says only that something is invalid: the locale adds the rule that was broken.
z.config(z.locales.en());

/** More would not be read, and a small request would get a large answer. */
const ISSUES_MAX = 100;

function decode(schema: z.core.$ZodType, value: unknown, within?: string, judgedLater?: readonly string[]): unknown {
  const read = z.safeDecode(schema as z.ZodMiniType, value as never);
  const issues = flawsOf(value, read, within, judgedLater);
  if (read.success && issues.length === 0) return read.data;
  const [first] = issues;
  throw new RefusalError(Code.malformed, `${first?.path || 'request'}: ${first?.message ?? 'malformed'}`, {
    issues: issues.slice(0, ISSUES_MAX),
  });
}

/**
 * The flaws of a value that was read, including texts that no store could keep and addresses that can't be a picture's; those in parts that
 * are `judgedLater`, wherever in it these are, are for who judges them.
 */
export function flawsOf(
  value: unknown,
  read: { readonly success: boolean; readonly error?: { readonly issues: readonly Issue[] } | undefined },
  within?: string,
  judgedLater: readonly string[] = [],
): readonly Flaw[] {
  const pictures = judgedLater.length > 0 ? [] : strangePictures(value);
  return [...unstorable(value, judgedLater), ...pictures, ...(read.error?.issues ?? [])].map(({ path, message }) => ({
    path: [within, ...path].filter((part) => part !== undefined).join('.'),
    message,
  }));
}

/** The texts anywhere in a value that no store could keep. Where each stands is put together once one is found: rarely, and of many rows. */
function unstorable(value: unknown, except: readonly string[]): readonly Issue[] {
  if (typeof value === 'string') return isStorable(value) ? NONE : [NO_TEXT_HOLDS_IT];
  if (typeof value !== 'object' || value === null) return NONE;
  let found: Issue[] = NONE;
  for (const name of Object.keys(value)) {
    if (except.includes(name)) continue;
    for (const { path, message } of unstorable((value as Readonly<Record<string, unknown>>)[name], except)) {
      if (found === NONE) found = [];
      found.push({ path: [name, ...path], message });
    }
  }
  return found;
}
/** What nearly every value has, so that none is made for it. */
const NONE: Issue[] = [];
const NO_TEXT_HOLDS_IT: Issue = { path: [], message: 'has a character that no text can hold' };
