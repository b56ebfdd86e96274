import * as z from 'zod/mini';
import { type ConsoleConfig, isServed } from '../../contract/server';
import { fieldsOf, neededFor } from '../../contract/wire/beyond';
import { Code } from '../../contract/wire/codes';
import {
  type Answer,
  type AnswerOf,
  type Declaration,
  type Endpoint,
  type Extension,
  type InputOf,
  JOB_HEADER,
  type Refusal,
} from '../../contract/wire/endpoint';

import { hearTime } from './serverClock';
import { sessionHeader } from './sessionHeader';

// The content security policy forbids evaluation, and zod would try it.
z.config({ jitless: true });

interface CallOptions {
  readonly signal?: AbortSignal;
  /** For calls that create: the same key again creates nothing new. */
  readonly idempotencyKey?: string;
  /** The job that the call is part of. */
  readonly job?: string;
  /** It goes on when the page does not. */
  readonly keepalive?: boolean;
}

export type Call = <D extends Declaration>(
  endpoint: Endpoint<D>,
  input: InputOf<D>,
  options?: CallOptions,
) => Promise<Answer<AnswerOf<D>>>;

interface Deps {
  readonly config: ConsoleConfig;
  readonly key: () => string | null;
  /** What the server has beyond section 7. */
  readonly extensions: () => readonly Extension[];
  readonly fetch?: typeof fetch;
  /** A call with the present session was answered 303. */
  readonly onSessionEnded: () => void;
  /** A call was answered 308 or 310: what this person may do is not what the console thought. */
  readonly onForbidden: () => void;
  /** The server itself has answered, whatever it said, and is not overloaded. */
  readonly onAnswered?: () => void;
  /** How many calls are under way, after each change of that. */
  readonly onPending: (count: number) => void;
}

/** Makes the one function that performs any call of the contract. A refusal is a value; no answer at all is `Code.lost`. */
export function createClient({
  config,
  key,
  extensions,
  fetch: send = fetch,
  onSessionEnded,
  onForbidden,
  onAnswered,
  onPending,
}: Deps): {
  readonly call: Call;
} {
  let pending = 0;
  const count = (by: 1 | -1) => {
    pending += by;
    onPending(pending);
  };
  const call: Call = async (endpoint, input, options = {}) => {
    const session = endpoint.permission === 'public' ? null : key();
    const has: ReadonlySet<Extension> = new Set(extensions());
    if (!isServed(endpoint, { extensions: has, paths: config.paths })) return notThere(endpoint);
    count(1);
    try {
      const make = () => perform({ config, send, has, session }, endpoint, input, options);
      let answer = await make();
      if (answer.refused === Code.tooManyTries && endpoint.method === 'GET')
        answer = await (await import('./patience')).servedLater(answer, make, options.signal);
      if (answer.refused === Code.sessionEnded && session !== null && session === key()) onSessionEnded();
      if (answer.refused === Code.forbidden || answer.refused === Code.secondFactorFirst) onForbidden();
      if (!isUnserved(answer)) onAnswered?.();
      return answer as never;
    } finally {
      count(-1);
    }
  };
  return { call };
}

/** No answer of the server, or that it has no time for any. */
const isUnserved = ({ refused }: Answer<unknown>) =>
  refused === Code.lost || refused === Code.unreadable || refused === Code.unavailable || refused === Code.tooManyTries;

/** Of a server that has no such call nothing is asked. */
const notThere = ({ id }: Endpoint): Refusal => ({
  refused: Code.notFound,
  message: `${id}: this server has no such call`,
});

interface Server {
  readonly config: ConsoleConfig;
  readonly send: typeof fetch;
  readonly has: ReadonlySet<Extension>;
  /** Null for a call that is public, and before sign-in. */
  readonly session: string | null;
}

async function perform(
  { config, send, has, session }: Server,
  endpoint: Endpoint,
  input: unknown,
  options: CallOptions,
): Promise<Answer<unknown>> {
  const { method, address, body } = requestOf(config, endpoint, input as Record<string, unknown>, has);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (session !== null) {
    const [name, value] = sessionHeader(config, session);
    headers[name] = value;
  }
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  if (options.idempotencyKey && has.has('idempotency')) headers['idempotency-key'] = options.idempotencyKey;
  if (options.job && has.has('audit.jobs')) headers[JOB_HEADER] = options.job;
  let response: Response;
  const sentAtMs = Date.now();
  try {
    response = await send(address, {
      method,
      headers,
      body: body ?? null,
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
      cache: 'no-store',
      // A header of any name but Authorization would follow to wherever a redirect leads, and with it the session.
      redirect: 'error',
    });
  } catch (error) {
    // No connection, a broken one, or an abort: no answer came.
    return { refused: Code.lost, message: String(error) };
  }
  hearTime(response.headers.get('date'), sentAtMs, Date.now());
  const envelope = await envelopeOf(response);
  if (envelope === null)
    return { refused: codeOfPage(response.status), message: `HTTP ${response.status}`, status: response.status };
  const { error, total } = envelope;
  if (error.code !== Code.ok) {
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      refused: error.code,
      message: error.message,
      data: envelope.data,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    };
  }
  const states = (config.postHidden ?? config.postBlocked) && (await import('./postState').catch(() => null));
  const data = states ? states.withPostState(config, endpoint, envelope.data) : envelope.data;
  const decoded = decode(endpoint.data, data);
  const counted = total !== '' && Number.isInteger(Number(total ?? '?')) ? { total: Number(total) } : {};
  if (decoded.success) return { data: decoded.data, ...counted };
  // The data that a change answers is up to the server: its code says that the change was made. A created row needs its id at least.
  const isChange = endpoint.method !== 'GET' && endpoint.extension === undefined && endpoint.permission !== 'public';
  if (isChange && !endpoint.creates) return { data: null, isBare: true };
  const odd = await import('./oddRows').catch(() => null);
  const read = odd?.readAnyway(endpoint, { ...envelope, data }, decode);
  if (read) return { ...read, ...counted };
  if (isChange) return { data: null, isBare: true };
  // A server that speaks another contract: nothing can be made of its answer, and asking again would not change that.
  return { refused: Code.unexpected, message: odd?.whatDoesNotFit(endpoint, decoded.error) ?? endpoint.id };
}

const decode = (schema: z.core.$ZodType, value: unknown) => z.safeDecode(schema as z.ZodMiniType, value as never);

interface Envelope {
  /** Of another server the code may be one that this console does not know. */
  readonly error: { readonly code: Code; readonly message: string };
  readonly data?: unknown;
  readonly total?: unknown;
}

/** The envelope of an answer; null if it has none: a page of a proxy, an empty body, or one that broke off. */
export async function envelopeOf(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const code = Number(error.code);
  if (!Number.isInteger(code) || error.code === '' || error.code === null) return null;
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return { ...(body as object), error: { code: code as Code, message } };
}

/** A proxy can refuse permanently (too large) or temporarily; any other status of its page is treated as an unreadable answer. */
const codeOfPage = (status: number): Code =>
  status === Code.tooLarge || status === Code.tooManyTries || status === Code.unavailable ? status : Code.unreadable;

/** The address and body that say this input on the wire, without what this server does not know. */
function requestOf(
  { apiUrl, paths = {} }: Pick<ConsoleConfig, 'apiUrl' | 'paths'>,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  has: ReadonlySet<Extension>,
) {
  const isKnown = (schema: z.core.$ZodType) => {
    const needed = neededFor(schema);
    return needed === undefined || has.has(needed);
  };
  const parts = new Map<string, string>();
  for (const [name, schema] of Object.entries({ ...endpoint.params, ...endpoint.query }))
    if (input[name] !== undefined && isKnown(schema)) parts.set(name, encoded(schema, input[name]));
  const { method, path } = wayOf(endpoint, paths[endpoint.id]);
  // Parameters in the path are not repeated in the query.
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parts.get(name) ?? '';
    parts.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...parts]);
  const search = query.size > 0 ? `${filled.includes('?') ? '&' : '?'}${query}` : '';
  return { method, address: `${apiUrl}${filled}${search}`, body: bodyOf(endpoint, input, isKnown) };
}

/** Where a server has a call: as the contract says, or at the path, or method and path, that the configuration names. */
export function wayOf({ method, path }: Endpoint, named: string | null | undefined): { method: string; path: string } {
  if (!named) return { method, path };
  const [, other = method, at = path] = /^(?:([A-Z]+)\s+)?(\/\S*)$/.exec(named.trim()) ?? [];
  return { method: other, path: at };
}

/** JSON; a form where the call has files, with the fields of its body as text. */
function bodyOf(
  endpoint: Endpoint,
  { body, files }: Readonly<Record<string, unknown>>,
  isKnown: (schema: z.core.$ZodType) => boolean,
): string | FormData | undefined {
  const all: unknown = endpoint.body && z.encode(endpoint.body as z.ZodMiniType, body as never);
  const beyond = Object.entries(fieldsOf(endpoint.body)).flatMap(([name, schema]) => (isKnown(schema) ? [] : [name]));
  // Fields that an edit leaves as another server sent them: they keep to that one's rules, not to the contract's.
  const { asCame } = (body ?? {}) as { readonly asCame?: object };
  const fields: unknown =
    beyond.length === 0 && asCame === undefined
      ? all
      : { ...Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => !beyond.includes(name))), ...asCame };
  if (!endpoint.files) return fields === undefined ? undefined : JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const [name, some] of Object.entries(files as Readonly<Record<string, readonly Blob[]>>))
    for (const file of some) form.append(name, file);
  return form;
}

const encoded = (schema: z.core.$ZodType, value: unknown) => String(z.encode(schema as z.ZodMiniType, value as never));
