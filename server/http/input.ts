import * as z from 'zod/mini';
import { Code } from '../../contract/codes';
import type { Declaration } from '../../contract/endpoint';
import { Refused } from './refused';

interface Raw {
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
}

/** Makes the function that decodes a request of this call: query and path parts side by side, the body under `body`. */
export function inputReader(endpoint: Declaration): (raw: Raw) => Record<string, unknown> {
  const query = endpoint.query && z.object(endpoint.query);
  const params = endpoint.params && z.object(endpoint.params);
  const { body } = endpoint;
  return (raw) => ({
    ...(query && (decode(query, firstOfEach(raw.query)) as object)),
    ...(params && (decode(params, raw.params) as object)),
    ...(body && { body: decode(body, raw.body ?? {}, 'body') }),
  });
}

/** A parameter given twice counts once: the first. */
function firstOfEach(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query as object).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

function decode(schema: z.core.$ZodType, value: unknown, within?: string): unknown {
  const read = z.safeDecode(schema as z.ZodMiniType, value as never);
  if (read.success) return read.data;
  const issues = read.error.issues.map((issue) => ({
    path: [within, ...issue.path].filter((part) => part !== undefined).join('.') || (within ?? ''),
    message: issue.message,
  }));
  const [first] = issues;
  throw new Refused(Code.malformed, `${first?.path ?? 'request'}: ${first?.message ?? 'malformed'}`, { issues });
}
