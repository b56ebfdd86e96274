import * as z from 'zod/mini';
import { Code } from '../../contract/codes';
import {
  type Answer,
  type DataOf,
  type Declaration,
  type Endpoint,
  type InputOf,
  JOB_HEADER,
} from '../../contract/endpoint';
import type { ConsoleConfig } from '../../contract/server';

// The content security policy forbids evaluation, and zod would try it.
z.config({ jitless: true });

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that create: the same key again creates nothing new. */
  readonly idempotencyKey?: string;
  /** The job that the call is part of. */
  readonly job?: string;
}

export type Call = <D extends Declaration>(
  endpoint: Endpoint<D>,
  input: InputOf<D>,
  options?: CallOptions,
) => Promise<Answer<DataOf<D>>>;

interface Surroundings {
  readonly config: ConsoleConfig;
  readonly key: () => string | null;
  readonly fetch?: typeof fetch;
  /** A call with the present session was answered 303. */
  readonly onSessionEnded: () => void;
  /** A call was answered 308: what this person may do is not what the console thought. */
  readonly onForbidden: () => void;
  /** How many calls are under way, after each change of that. */
  readonly onPending: (count: number) => void;
}

/** Makes the one function that performs any call of the contract. A refusal is a value; no answer at all is `Code.lost`. */
export function createClient({
  config,
  key,
  fetch: send = fetch,
  onSessionEnded,
  onForbidden,
  onPending,
}: Surroundings): {
  readonly call: Call;
} {
  let pending = 0;
  const count = (by: 1 | -1) => {
    pending += by;
    onPending(pending);
  };
  const call: Call = async (endpoint, input, options = {}) => {
    const session = endpoint.permission === 'public' ? null : key();
    count(1);
    try {
      const make = () => perform(config, send, endpoint, input, session, options);
      let answer = await make();
      if (answer.refused === Code.tooManyTries && endpoint.method === 'GET')
        answer = await (await import('./patience')).servedLater(answer, make, options.signal);
      if (answer.refused === Code.sessionEnded && session !== null && session === key()) onSessionEnded();
      if (answer.refused === Code.forbidden) onForbidden();
      return answer as never;
    } finally {
      count(-1);
    }
  };
  return { call };
}

async function perform(
  config: ConsoleConfig,
  send: typeof fetch,
  endpoint: Endpoint,
  input: unknown,
  session: string | null,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const { address, body } = requestOf(config.apiUrl, endpoint, input as Record<string, unknown>);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (session !== null)
    headers[config.sessionHeader] = config.sessionScheme ? `${config.sessionScheme} ${session}` : session;
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.job) headers[JOB_HEADER] = options.job;
  let response: Response;
  try {
    response = await send(address, {
      method: endpoint.method,
      headers,
      body: body ?? null,
      signal: options.signal ?? null,
      cache: 'no-store',
    });
  } catch (error) {
    // No connection, a broken one, or an abort: no answer came.
    return { refused: Code.lost, message: String(error) };
  }
  const envelope = await envelopeOf(response);
  if (envelope === null) return { refused: codeOfPage(response.status), message: `HTTP ${response.status}` };
  const { error, data, total } = envelope;
  if (error.code !== Code.ok) {
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      refused: error.code,
      message: error.message,
      data,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    };
  }
  const decoded = decode(endpoint.data, data);
  const counted = Number.isInteger(Number(total ?? '?')) ? { total: Number(total) } : {};
  if (decoded.success) return { data: decoded.data, ...counted };
  const odd = await import('./oddRows').catch(() => null);
  const rows = odd?.oddRows(endpoint, data, decode);
  if (rows !== undefined) return { data: rows, ...counted };
  // A server that speaks another contract: nothing can be made of its answer, and asking again would not change that.
  return { refused: Code.unexpected, message: odd?.whatDoesNotFit(endpoint, decoded.error) ?? endpoint.id };
}

const decode = (schema: z.core.$ZodType, value: unknown) => z.safeDecode(schema as z.ZodMiniType, value as never);

interface Envelope {
  readonly error: { readonly code: Code; readonly message: string };
  readonly data?: unknown;
  readonly total?: unknown;
}

/** The envelope of an answer; null for what is none: a page of a proxy, or a body that broke off. */
async function envelopeOf(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'object' && error !== null && 'code' in error ? (body as Envelope) : null;
}

/** What stands between can refuse for good (too large) or for now; anything else is as good as no answer. */
const codeOfPage = (status: number): Code =>
  status === Code.tooLarge || status === Code.tooManyTries || status === Code.unavailable ? status : Code.lost;

/** The address and body that say this input on the wire. */
export function requestOf(apiUrl: string, endpoint: Endpoint, input: Readonly<Record<string, unknown>>) {
  let path = endpoint.path;
  for (const [name, schema] of Object.entries(endpoint.params ?? {})) {
    path = path.replace(`{${name}}`, encodeURIComponent(encoded(schema, input[name])));
  }
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(endpoint.query ?? {})) {
    if (input[name] !== undefined) query.set(name, encoded(schema, input[name]));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return {
    address: `${apiUrl}${path}${search}`,
    body: bodyOf(endpoint, input),
  };
}

/** JSON; a form where the call has files, with the fields of its body as text. */
function bodyOf(endpoint: Endpoint, { body, files }: Readonly<Record<string, unknown>>): string | FormData | undefined {
  const fields: unknown = endpoint.body && z.encode(endpoint.body as z.ZodMiniType, body as never);
  if (!endpoint.files) return fields === undefined ? undefined : JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const [name, some] of Object.entries(files as Readonly<Record<string, readonly Blob[]>>))
    for (const file of some) form.append(name, file);
  return form;
}

const encoded = (schema: z.core.$ZodType, value: unknown) => String(z.encode(schema as z.ZodMiniType, value as never));
