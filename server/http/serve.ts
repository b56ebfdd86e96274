import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DataOf, Declaration, Endpoint, InputOf } from '../../contract/wire/endpoint';
import type { Postman } from '../mail/postman';
import type { PhotoStore } from '../photos/photoStore';
import type { Schema } from '../store/schema';
import type { Asker } from '../store/signedIn';
import type { Browser } from './browserCookie';

/** Who makes the call, read live on each one; `null` only for public calls. */
export interface Caller {
  readonly uid: number;
  readonly userName: string;
  readonly displayName: string;
  readonly tierId: number;
  readonly actions: ReadonlySet<string>;
  readonly sessionId: string;
  /** Has to choose a new password first: only calls that are `beforePasswordChange` may be made. */
  readonly mustChangePassword: boolean;
  /** The role asks for a second factor, and there is none: only calls that serve to set one up may be made. */
  readonly mustSetUpSecondFactor: boolean;
  /** The organisation has let the caller in: nothing is asked beside that. */
  readonly byOrganisation: boolean;
  /** Unix seconds; null for a program, which can't sign in. */
  readonly signedInAt: number | null;
}

/** What the audit log names as changed; audit/names.ts says of each kind how it is called. */
export type AuditedKind =
  | 'profile'
  | 'vip'
  | 'tvUser'
  | 'hotlive'
  | 'tvSlider'
  | 'post'
  | 'comment'
  | 'report'
  | 'case'
  | 'replyTemplate'
  | 'policy'
  | 'teamView'
  | 'temple'
  | 'adminUser'
  | 'role'
  | 'session'
  | 'notification'
  | 'sticker'
  | 'photo';

/** What a change was, for the audit log; the caller and the time are added. `command` is the id of the command that makes it. */
export interface Change {
  readonly command: string;
  readonly kind: AuditedKind;
  readonly id: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** Everything a handler has. One transaction a call that changes, opened by the route; rolled back when the handler throws. */
export interface Context<D extends Declaration> {
  readonly input: InputOf<D>;
  /** The call's transaction; the store itself for a GET, and for a handler that opens its own. */
  readonly tx: Kysely<Schema>;
  readonly caller: D['permission'] extends 'public' ? Caller | null : Caller;
  /** Told by what reads a list who asks for it, as the same statement found it (store/lists.ts). */
  readonly asker: Asker;
  /** Writes the audit log in the same transaction, which a handler that opens its own passes. */
  readonly audit: (change: Change | readonly Change[], own?: Kysely<Schema>) => Promise<void>;
  /** Where uploaded photos are kept. */
  readonly photos: PhotoStore;
  /** Sends what waits in the outbox of replies; undefined where no mail server is set. */
  readonly postman: Pick<Postman, 'wake'> | undefined;
  /** Runs after the commit: events, mail. */
  readonly after: (effect: () => void | Promise<void>) => void;
  /** Unix seconds, one moment for the whole call. */
  readonly now: number;
  /** The caller's, past the proxies that are trusted (http/trustProxy.ts). */
  readonly address: string;
  readonly agent: string;
  /** Of the console in the caller's browser (http/origin.ts). */
  readonly origin: string;
  readonly browser: Browser;
  /** The process log, with the call's id in it. */
  readonly log: FastifyBaseLogger;
}

/** A list handler answers its page with the total; any other answers its data. */
type Result<D extends Declaration> = D['list'] extends true
  ? { readonly data: DataOf<D>; readonly total: number }
  : DataOf<D>;

export type Handler<D extends Declaration> = (context: Context<D>) => Promise<Result<D>>;

/**
 * `own`: the handler opens its transactions itself, because something slow must not hold a connection, or because a refusal has
 * to leave something behind. Such a call takes no Idempotency-Key.
 */
type Transaction = 'perCall' | 'own';

export interface ServedCall {
  readonly endpoint: Endpoint;
  readonly handler: (context: never) => Promise<unknown>;
  readonly transaction: Transaction;
}

/** Pairs a call of the contract with what answers it; http/routes.ts makes the route. */
export function serve<D extends Declaration>(
  endpoint: Endpoint<D>,
  handler: Handler<D>,
  transaction: Transaction = 'perCall',
): ServedCall {
  return { endpoint, handler: handler as ServedCall['handler'], transaction };
}
