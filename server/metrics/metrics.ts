import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StreamFigures } from '../events/hub';
import type { Answered } from '../http/answered';
import type { MailOutcome } from '../mail/queue';
import type { Connections } from '../store/engine';
import { PROGRAM } from '../version';

/** What is measured of a store now and then (metrics/refreshed.ts). */
export interface StoreFigures {
  readonly bytes: number;
  readonly mailsWaiting: number;
}

export type Metrics = ReturnType<typeof openMetrics>;

/** A page of a list takes some milliseconds; an import, or a call that waits for a database, seconds. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** It lasts for as long as somebody listens, which says nothing about the server. */
const ENDLESS = 'GET /events';

/**
 * Counts what this process does, in a registry of its own. Labels are calls of the contract and the few words of http/answered.ts, never
 * anything that a caller or a row brings along.
 */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tamquan_info',
    help: 'The program and its version.',
    labelNames: ['name', 'version'],
    registers,
  }).set(PROGRAM, 1);
  const answers = new Counter({
    name: 'tamquan_http_requests_total',
    help: 'Requests by call, method, class of the HTTP status ("gone": the caller left before the answer was sent) and code of the envelope.',
    labelNames: ['call', 'method', 'status', 'code'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'tamquan_http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by call; without event streams.',
    labelNames: ['call'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'tamquan_mails_total',
    help: 'Tries of this process to send a mail: sent, put off to another try, or given up.',
    labelNames: ['outcome'] as const,
    registers,
  });

  return {
    answered: ({ call, method, status, code, seconds: took }: Answered): void => {
      const statusClass = status === undefined ? 'gone' : `${Math.floor(status / 100)}xx`;
      answers.inc({ call, method, status: statusClass, code: code ?? '' });
      if (call !== ENDLESS) seconds.observe({ call }, took);
    },

    /** What became of one try to send a mail. */
    mailed: ({ is }: MailOutcome): void => mails.inc({ outcome: MAILED[is] }),

    watchStreams: (figures: () => StreamFigures): void => {
      new Gauge({
        name: 'tamquan_event_streams',
        help: 'Event streams that are open.',
        registers,
        collect() {
          this.set(figures().streams);
        },
      });
      new Counter({
        name: 'tamquan_events_told_total',
        help: 'Messages about changed rows, one for each stream that was told.',
        registers,
        collect() {
          this.reset();
          this.inc(figures().told);
        },
      });
    },

    watchStore: (connections: () => Connections, figures: () => Promise<StoreFigures | undefined>): void => {
      new Gauge({
        name: 'tamquan_store_connections',
        help: 'Connections to the store that are in use or idle, and callers who wait for one; the embedded store has one.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          const { inUse, idle, waiting } = connections();
          this.set({ state: 'in_use' }, inUse);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      });
      const gauge = (name: string, help: string, of: (figures: StoreFigures) => number) =>
        new Gauge({
          name,
          help: `${help}, measured at most once a minute.`,
          registers,
          async collect() {
            const present = await figures();
            if (present) this.set(of(present));
            else this.remove();
          },
        });
      gauge('tamquan_store_bytes', 'Size of the store on its disk', ({ bytes }) => bytes);
      gauge('tamquan_mails_waiting', 'Mails in the outbox of the store', ({ mailsWaiting }) => mailsWaiting);
    },

    contentType: registry.contentType,
    /** In the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),
  };
}

const MAILED: Readonly<Record<MailOutcome['is'], string>> = { sent: 'sent', later: 'put_off', givenUp: 'failed' };
