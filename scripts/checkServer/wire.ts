// One request and what came of it, whatever that is: nothing here throws for what a server answers.
import { CALLS } from '../../contract/calls';
import type { Endpoint } from '../../contract/wire/endpoint';

/** How the server is spoken to. */
export interface Manner {
  readonly apiUrl: string;
  readonly header: string;
  /** Empty: the key alone. */
  readonly scheme: string;
  readonly key?: string;
  readonly paths: Readonly<Record<string, string | null>>;
}

/** `envelope`: has an `error.code`; `page`: anything else with a status; `lost`: no answer. */
export interface Heard {
  readonly is: 'envelope' | 'page' | 'lost';
  /** 0 where no answer came. */
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly total: unknown;
  readonly headers: Headers;
  /** The whole body, where it is JSON. */
  readonly json: unknown;
}

const WITHIN_MS = 15_000;
const OK = 200;
export const isGood = ({ is, code }: Heard) => is === 'envelope' && code === OK;

export async function request(url: string, init: RequestInit = {}): Promise<Heard> {
  const nothing = { code: 0, data: undefined, total: undefined, json: undefined };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS), ...init });
    text = await answer.text();
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message || message : message;
    return { is: 'lost', status: 0, message: why, headers: new Headers(), ...nothing };
  }
  const { status, headers } = answer;
  const json = parsed(text);
  const body = record(json);
  const error = record(body?.error);
  const code = Number(error?.code ?? Number.NaN);
  if (!Number.isInteger(code)) return { is: 'page', status, message: '', headers, ...nothing, json };
  return {
    is: 'envelope',
    status,
    code,
    message: String(error?.message ?? ''),
    data: body?.data,
    total: body?.total,
    headers,
    json,
  };
}

/** A call of the contract, its parameters as the wire has them. */
export function ask(
  manner: Manner,
  id: string,
  input: Readonly<Record<string, string | number>> = {},
  body?: unknown,
): Promise<Heard> {
  const { method, url } = wayOf(manner, id, input);
  return request(url, {
    method,
    headers: { ...sessionOf(manner), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export const sessionOf = ({ header, scheme, key }: Manner): Record<string, string> =>
  key === undefined ? {} : { [header]: scheme === '' ? key : `${scheme} ${key}` };

/** Where a call is: as the contract says, or as the configuration names it. */
export function wayOf({ apiUrl, paths }: Manner, id: string, input: Readonly<Record<string, string | number>> = {}) {
  const call = callOf(id);
  const [, method = call.method, path = call.path] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(paths[id] ?? call.path) ?? [];
  const left = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? '';
    left.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...left].map(([name, value]) => [name, String(value)]));
  const sign = filled.includes('?') ? '&' : '?';
  return { method, url: `${apiUrl}${filled}${query.size > 0 ? sign + query : ''}` };
}

export function callOf(id: string): Endpoint {
  const call = CALLS.find((one) => one.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

export const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What came instead of a success, for a person. */
export function saidOf({ is, status, code, message }: Heard): string {
  if (is === 'lost') return `no answer (${message})`;
  if (is === 'page') return `HTTP ${status} without an error.code`;
  return `error ${code}${message ? ` "${message}"` : ''}`;
}
