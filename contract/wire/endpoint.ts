import type * as z from 'zod/mini';
import type { Code } from './codes';
import type { PermissionRule } from './permissions';

/**
 * The extensions beyond docs/specification.md section 7 that a server may have, docs/specification.md section 12.7; `imports`, `cases`,
 * `cases.assign`, `cases.opinion`, `cases.records`, `cases.weight`, `colleagues`, `notes`, `presence`, `filters`, `post.detail`, `posts.together`,
 * `reports.together`, `audit.jobs`, `edits.partial` (an edit may send only the fields that it changes), `added` (an addition says whether it was new), `sessions` (the user's
 * others), `profile.edit` (the user's own name and picture), `secondFactor` (a code beside the password), `passkeys` (a passkey in its place),
 * `teamViews`, `organisation` (signing in by another's accounts), `serviceAccounts` (accounts of programs), `personal` (what the user has saved),
 * `policies` (what decisions can rest on) and `reports.policy` (there are some by now) are ours (ARCHITECTURE.md).
 */
export const EXTENSIONS = [
  'search.profiles',
  'search.posts',
  'restore',
  'audit',
  'claims',
  'events',
  'notifications',
  'stickers',
  'stats.reports',
  'waiting',
  'reply',
  'reply.thread',
  'reply.templates',
  'temples.import',
  'temples.filters',
  'temples.points',
  'imports',
  'cases',
  'cases.assign',
  'cases.opinion',
  'cases.records',
  'cases.weight',
  'colleagues',
  'notes',
  'presence',
  'filters',
  'post.detail',
  'posts.together',
  'reports.together',
  'bin',
  'comments.act',
  'audit.jobs',
  'idempotency',
  'sort',
  'edits.partial',
  'added',
  'sessions',
  'profile.edit',
  'secondFactor',
  'passkeys',
  'teamViews',
  'organisation',
  'serviceAccounts',
  'personal',
  'policies',
  'reports.policy',
] as const;
export type Extension = (typeof EXTENSIONS)[number];

type Schema = z.core.$ZodType;
/** The parts of a request by name; each value is a codec from the wire's string to the domain. */
type Shape = Readonly<Record<string, Schema>>;

export interface Declaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `{name}` for a part of the path, as in `/roles/{id}`. */
  readonly path: string;
  /** Who may call. There is no default: a public call says `'public'`. */
  readonly permission: PermissionRule;
  readonly query?: Shape;
  /** The `{name}`s of the path. */
  readonly params?: Shape;
  /** A JSON body; the text fields of a multipart one where the call has `files`. */
  readonly body?: Schema;
  /** The body holds a password: nothing that is kept of the call may be derived from the body by itself. */
  readonly secret?: true;
  /** A body longer than the server's usual limit of 1 MiB. */
  readonly bodyLimitBytes?: number;
  /** The handler judges these parts of the body, unstorable characters too, wherever they are in it: one bad row refuses no other. */
  readonly validatesEachRow?: readonly string[];
  /** Multipart file fields. */
  readonly files?: readonly string[];
  /** Parts of `data` that the answer has at its top as well, where clients of docs/specification.md section 7 look for them. */
  readonly mirroredAtTop?: readonly string[];
  /** May be called although a new password has to be chosen first; whatever is not is then refused (308). */
  readonly beforePasswordChange?: true;
  /**
   * May be called although a second factor has to be set up first, as whatever may be called before a new password is chosen; all else
   * is then refused (310).
   */
  readonly beforeSecondFactor?: true;
  /** What `data` of a successful answer holds. */
  readonly data: Schema;
  /** A list answers with `total` beside `data`, and its query pages through it. */
  readonly list?: true;
  /**
   * Codes this call can answer besides those that every call can. One that names `Code.signInAnew` gives or takes what others may do here, or
   * what somebody signs in with: it is answered for a while after signing in, and then refused (311) until one has signed in once more.
   */
  readonly errors?: readonly Code[];
  readonly extension?: Extension;
  /**
   * Makes something, and made again would make a second one: it goes out with an Idempotency-Key, and to servers that know none it goes
   * out once (src/run/call/pacer.ts).
   */
  readonly creates?: true;
  /** A sentence for the OpenAPI document. */
  readonly summary: string;
}

/** One call of the contract. Client, commands and handlers take their types from it. */
export type Endpoint<D extends Declaration = Declaration> = D & { readonly id: string };

/**
 * Declares a call. The id (`GET /users/list`) names it in errors, logs and the OpenAPI document.
 * docs/specification.md section 7.
 */
export function endpoint<const D extends Declaration>(declaration: D): Endpoint<D> {
  return { ...declaration, id: `${declaration.method} ${declaration.path}` };
}

type Optionals<S extends Shape> = { [K in keyof S]: undefined extends z.output<S[K]> ? K : never }[keyof S];
/** What a caller passes for the query and the path, in domain types; optional parts may be left out. */
type Parts<S> = S extends Shape
  ? { readonly [K in Exclude<keyof S, Optionals<S>>]: z.output<S[K]> } & {
      readonly [K in Optionals<S>]?: z.output<S[K]>;
    }
  : unknown;

/** Everything a caller gives: query and path parts side by side, and `body` (and `files`) where the call has one. */
export type InputOf<D extends Declaration> = Parts<D['query']> &
  Parts<D['params']> &
  (D['body'] extends Schema ? { readonly body: z.output<D['body']> } : unknown) &
  (D['files'] extends readonly string[]
    ? { readonly files: Readonly<Record<D['files'][number], readonly Blob[]>> }
    : unknown);

/** What the call answers with, in domain types. */
export type DataOf<D extends Declaration> = z.output<D['data']>;

/**
 * What a caller gets of it. `error.code` 200 is all that docs/specification.md section 7 promises of a change: its `data` may be the row,
 * its id or nothing, so it is null where it is not what our own server answers.
 */
export type AnswerOf<D extends Declaration> = D['method'] extends 'GET'
  ? DataOf<D>
  : D['extension'] extends Extension
    ? DataOf<D>
    : D['permission'] extends 'public'
      ? DataOf<D>
      : DataOf<D> | null;

/** A refusal is a value, not an exception: who called decides what it means. */
export interface Refusal {
  readonly refused: Code;
  /** The server's words; the console shows its own by code, and these only in the ledger's small print. */
  readonly message: string;
  /** The HTTP status of an answer that could not be read. */
  readonly status?: number;
  /**
   * For 409: the row as it is now. For 313 of a report: how it was decided. For 305 of a claim: who holds it. For 400: the
   * issues. For 503: `preparing`, where the store is being prepared.
   */
  readonly data?: unknown;
  /** For 429 and 503: how long to wait. */
  readonly retryAfterSeconds?: number;
}

interface Success<T> {
  readonly data: T;
  /** Lists only. */
  readonly total?: number;
  /** A change whose answer did not hold what the contract says: that it was made is all that is known. */
  readonly isBare?: true;
  readonly refused?: undefined;
}

export type Answer<T> = Success<T> | Refusal;

/** The job that a changing call is part of, where a server has the extension `audit.jobs`; at most `ID_MAX_LENGTH` characters. */
export const JOB_HEADER = 'x-tamquan-job';
