import pg from 'pg';
import { type Doing, type Heartbeat, streamOf } from './heartbeat';
import { StoreUnavailable } from './unavailable';

/** A statement that has no answer for so long is asked after, and again as often. */
const ASK_AFTER_MS = 1000;
const TICK_MS = 250;
/** A server that ends a statement in time has answered by then. */
const GRACE_MS = 1000;
/** A process that lost more than this while it waited may not have seen an answer that was there. */
const TRUSTED_LATENESS_MS = TICK_MS;
/** So often in a row at most: on a machine that never gives it its time, a server that is dead is still found to be. */
const DISTRUSTED_MAX = 5;
const NOT_AT_WORK = new Set(['idle', 'idle in transaction', 'idle in transaction (aborted)']);

interface Outstanding {
  readonly sentMs: number;
  askedMs: number;
  /** Whether the server was found not to be working on it the last time it was asked after. */
  suspect: boolean;
}

/**
 * Tells a slow statement from one that the server does not work on. A timeout of the server's own never goes off in a server that is
 * stopped or cut off, and a short one of ours would end what is only slow: so a statement without an answer for a second is asked
 * after over another connection (heartbeat.ts). Where that is silent too, all connections are given up; where it says twice that the
 * backend is not at work, or the server has overstepped its own limit, this one is. What waited is thrown as `StoreUnavailable`,
 * three seconds at most after the silence began. Where this process itself did not get its time meanwhile, it asks again: answers may lie
 * unread.
 */
export class Watch {
  readonly #clients = new Set<pg.PoolClient>();
  readonly #outstanding = new Map<pg.PoolClient, Outstanding>();
  /** Clients whose number is that of a backend; a pooler between gives numbers of its own. */
  readonly #direct = new WeakMap<pg.PoolClient, number>();
  readonly #patient = new WeakSet<pg.PoolClient>();
  #timer: NodeJS.Timeout | undefined;
  #heardMs = 0;
  readonly #ownDelay = new OwnDelay();
  #distrusted = 0;

  constructor(
    private readonly heartbeat: Heartbeat,
    private readonly statementTimeoutMs: number,
  ) {}

  add(client: pg.PoolClient): void {
    this.#clients.add(client);
    client.once('end', () => this.#clients.delete(client));
  }

  knows(client: pg.PoolClient, backend: number): void {
    this.#direct.set(client, backend);
  }

  /** From now on its statements may take as long as the server works on them. */
  letBePatient(client: pg.PoolClient): void {
    this.#patient.add(client);
  }

  /** Waits for the answer to a statement that has just been sent. */
  async answered<T>(client: pg.PoolClient, statement: Promise<T>): Promise<T> {
    const now = performance.now();
    this.#outstanding.set(client, { sentMs: now, askedMs: now, suspect: false });
    this.#timer ??= this.#start();
    try {
      const answer = await statement;
      this.#heardMs = performance.now();
      return answer;
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#heardMs = performance.now();
      throw error;
    } finally {
      this.#outstanding.delete(client);
      if (this.#outstanding.size === 0) this.#rest();
    }
  }

  /** Ends all connections without a goodbye. */
  giveUp(words: string): void {
    for (const client of this.#clients) lose(client, words);
  }

  #start(): NodeJS.Timeout {
    this.#ownDelay.start();
    return setInterval(() => {
      this.#ownDelay.tick();
      this.#look();
    }, TICK_MS);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const now = performance.now();
    const due = [...this.#outstanding.entries()].filter(([, { askedMs }]) => now - askedMs >= ASK_AFTER_MS);
    if (due.length === 0) return;
    for (const [, statement] of due) statement.askedMs = now;
    const lateBeforeMs = this.#ownDelay.totalMs();
    const judge = (doing: Doing) => {
      for (const [client, statement] of due) this.#judge(client, statement, doing);
    };
    const isTrusted = () => {
      if (this.#ownDelay.totalMs() - lateBeforeMs <= TRUSTED_LATENESS_MS) return true;
      this.#distrusted += 1;
      return this.#distrusted > DISTRUSTED_MAX;
    };
    this.heartbeat.ask().then(
      (doing) => {
        if (isTrusted()) judge(doing);
        // It lives, and what it says of others may be of before.
        else judge(new Map());
        this.#distrusted = 0;
      },
      (error) => {
        // An error from the server itself, as that it has too many connections, is a sign of life; so is any answer since the question.
        if (error instanceof pg.DatabaseError || this.#heardMs > now) {
          this.#distrusted = 0;
          judge(new Map());
        } else if (isTrusted()) this.giveUp('The PostgreSQL does not answer.');
      },
    );
  }

  #judge(client: pg.PoolClient, statement: Outstanding, doing: Doing): void {
    // It has been answered since, and the client may be on its next statement.
    if (this.#outstanding.get(client) !== statement) return;
    const state = doing.get(this.#direct.get(client) ?? 0);
    const wasSuspect = statement.suspect;
    statement.suspect = state !== undefined && NOT_AT_WORK.has(state);
    if (statement.suspect && wasSuspect) lose(client, 'The PostgreSQL does not work on what it was sent.');
    else if (!this.#patient.has(client) && performance.now() - statement.sentMs > this.statementTimeoutMs + GRACE_MS)
      lose(client, 'The PostgreSQL has overstepped the time of a statement.');
  }
}

/** How much later than they were due this process' own ticks have come, all together: it was at work, or the machine was. */
class OwnDelay {
  #lateMs = 0;
  #lastMs = 0;

  start(): void {
    this.#lastMs = performance.now();
  }

  tick(): void {
    this.#lateMs = this.totalMs();
    this.#lastMs = performance.now();
  }

  /** With that of a tick that should have come by now. */
  totalMs(): number {
    return this.#lateMs + Math.max(0, performance.now() - this.#lastMs - TICK_MS);
  }
}

/** The driver rejects the pending query with the reason, and the pool opens a new connection for the next one. */
const lose = (client: pg.PoolClient, words: string) => streamOf(client).destroy(new StoreUnavailable(words));
