import * as z from 'zod/mini';
import { Code } from '../../contract/codes';
import type { Answer, DataOf, Declaration, Endpoint, InputOf } from '../../contract/endpoint';
import type { ConsoleConfig } from '../../contract/server';

// The content security policy forbids evaluation, and zod would try it.
z.config({ jitless: true });

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that create: the same key again creates nothing new. */
  readonly idempotencyKey?: string;
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
  /** A call with a session was answered 303. */
  readonly onSessionEnded: () => void;
  /** How many calls are under way, after each change of that. */
  readonly onPending: (count: number) => void;
}

/** Makes the one function that performs any call of the contract. A refusal is a value; no answer at all is `Code.lost`. */
export function createClient({ config, key, fetch: send = fetch, onSessionEnded, onPending }: Surroundings): {
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
      const answer = await perform(config, send, endpoint, input, session, options);
      if (answer.refused === Code.sessionEnded && session !== null && session === key()) onSessionEnded();
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
  let response: Response;
  let envelope: { error?: { code: Code; message: string }; data?: unknown; total?: number };
  try {
    response = await send(address, {
      method: endpoint.method,
      headers,
      body: body ?? null,
      signal: options.signal ?? null,
      cache: 'no-store',
    });
    envelope = await response.json();
  } catch (error) {
    // No connection, a broken one, an abort, or an answer that is no JSON (a proxy's page): there was no answer of the server.
    return { refused: Code.lost, message: String(error) };
  }
  const { error, data, total } = envelope;
  if (error?.code !== Code.ok) {
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      refused: error?.code ?? Code.lost,
      message: error?.message ?? `HTTP ${response.status}`,
      data,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    };
  }
  const decoded = z.decode(endpoint.data as z.ZodMiniType, data as never);
  return { data: decoded, ...(total === undefined ? {} : { total }) };
}

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
    body: endpoint.body ? JSON.stringify(z.encode(endpoint.body as z.ZodMiniType, input.body as never)) : undefined,
  };
}

const encoded = (schema: z.core.$ZodType, value: unknown) => String(z.encode(schema as z.ZodMiniType, value as never));
