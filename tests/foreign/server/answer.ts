import type { AdminUser, Community } from './records';
import type { Switches } from './switches';

/** One call as it arrived; kept for tests to read. */
export interface Call {
  readonly method: string;
  /** Below the address of the calls, without its parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** `error.code` of the answer; absent where none was given. */
  code?: number;
}

/** What a route has at hand. */
export interface Asked {
  readonly data: Community;
  readonly switches: Switches;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** What stands for `{id}` in its path. */
  readonly id: string;
  /** Who asks; a call without a session has nobody. */
  readonly me: AdminUser;
  readonly key: string;
  readonly now: number;
}

export interface Answer {
  readonly code: number;
  readonly message: string;
  /** Absent where the answer has none. */
  readonly data?: unknown;
  readonly total?: number;
}

/** A call that docs/specification.md section 7 names, or one to which this server has given a path of its own. */
export interface Route {
  /** `METHOD /path`. */
  readonly call: string;
  readonly query?: readonly string[];
  /** Parameters for which section 7 has a default. */
  readonly mayLack?: readonly string[];
  /** Fields of the body. */
  readonly body?: readonly string[];
  /** Any of these lets in; `public` asks for no session, `session` for nothing more than that. */
  readonly may: 'public' | 'session' | readonly string[];
  readonly answer: (asked: Asked) => Answer;
}

export const refuse = (code: number, message: string): Answer => ({ code, message });
export const missing = (what: string) => refuse(304, `${what} does not exist`);
export const ok = (data: unknown): Answer => ({ code: 200, message: 'OK', data });

/** A change that was made: how much it says of what came of it is the server's choice. */
export function changed({ switches }: Asked, id: unknown, row: () => unknown): Answer {
  if (switches.answers === 'absent') return { code: 200, message: 'OK' };
  if (switches.answers === 'null') return ok(null);
  return ok(switches.answers === 'id' ? id : row());
}

/** A page by offset, or by number and size. `total` where the switch or section 7 itself says so. */
export function list<T>(
  { query, switches }: Asked,
  rows: readonly T[],
  draw: (row: T) => unknown,
  hasTotal = switches.totals,
): Answer {
  const asked = Number(query.count ?? query.page_size ?? 20);
  const size = Math.min(asked, switches.pageMax ?? asked);
  const from = query.page_number ? (Number(query.page_number) - 1) * size : Number(query.pos ?? query.position ?? 0);
  if (!Number.isInteger(asked) || asked < 1 || !Number.isInteger(from) || from < 0) return refuse(400, 'no such page');
  const data = rows.slice(from, from + size).map(draw);
  return { ...ok(data), ...(hasTotal ? { total: rows.length } : {}) };
}

/** Numbers in quotes, however deep. */
export function inQuotes(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(inQuotes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inQuotes(one)]));
}

/** As a search does that minds neither marks nor capitals. */
export const plainly = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
