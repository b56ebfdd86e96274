import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Schema } from '../store/schema';
import { afterFailure } from './failure';
import { mailFor } from './letter';
import { type Claimed, claim, type MailOutcome, nextDue, settle } from './queue';
import type { MailSettings } from './settings';

/** Sends what waits in the outbox; calls only write into it. */
export interface Postman {
  /** Something may be due: looks at once, and never makes anybody wait. */
  readonly wake: () => void;
  /** Begins nothing more and lets go of what a silent mail server holds up; what was not sent waits for the next start. */
  readonly close: () => Promise<void>;
}

interface Surroundings {
  readonly db: Kysely<Schema>;
  readonly settings: MailSettings;
  /** Hears what kept the store from answering; a mail that failed is written into its reply. */
  readonly trouble: (error: unknown) => void;
  /** Hears what became of each try that was written down. */
  readonly mailed?: ((outcome: MailOutcome) => void) | undefined;
  /** Seconds between tries, for tests. */
  readonly tryAgainAfter?: readonly number[];
}

const AT_ONCE = 4;
/** A try ends before its claim does, so that no second process takes it up while it is in flight. */
const TRY_MS = 60_000;
const CLAIM_SECONDS = 90;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** How long another process's letters, and those of one that was killed, may wait before this process looks. */
const LOOK_EVERY_MS = 15_000;
const STORE_AGAIN_MS = 1000;
/** A due letter that could not be claimed is being claimed by another process right now. */
const PAUSE_MS = 200;
const FINISH_WITHIN_MS = 3000;

/** Starts sending. Each reply goes out at least once; a second copy, after a crash at the wrong moment, has the same Message-ID. */
export function openPostman({ db, settings, trouble, mailed, tryAgainAfter }: Surroundings): Postman {
  const transport = transportOf(settings);
  const stopping = new AbortController();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isDueAgain = false;

  const wake = () => {
    if (isStopped) return;
    isDueAgain = true;
    round ??= work().finally(() => {
      round = undefined;
    });
  };

  async function work(): Promise<void> {
    clearTimeout(timer);
    let waitMs = LOOK_EVERY_MS;
    try {
      while (isDueAgain && !isStopped) {
        isDueAgain = false;
        for (;;) {
          const letters = isStopped ? [] : await claim(db, { now: now(), forSeconds: CLAIM_SECONDS, most: AT_ONCE });
          if (letters.length === 0) break;
          await Promise.all(letters.map(deliver));
        }
      }
      const due = isStopped ? undefined : await nextDue(db);
      if (due !== undefined) waitMs = Math.min(waitMs, Math.max(PAUSE_MS, due * 1000 - Date.now()));
    } catch (error) {
      trouble(error);
    }
    // A letter may have arrived during the query for the next due one.
    if (!isStopped) timer = setTimeout(wake, isDueAgain ? 0 : waitMs);
  }

  async function deliver(letter: Claimed): Promise<void> {
    const outcome = await tryOnce(letter);
    // The mail may have gone out: a store that is away for a moment must not make it go out again.
    for (;;) {
      try {
        await settle(db, letter.reply_id, outcome, now());
        mailed?.(outcome);
        return;
      } catch (error) {
        trouble(error);
        if (isStopped) return;
        await sleep(STORE_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function tryOnce({ message_id, address, display_name, text, tries }: Claimed): Promise<MailOutcome> {
    const mail = mailFor({ messageId: message_id, to: { name: display_name, address }, text }, settings);
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TRY_MS)]) });
      return { is: 'sent' };
    } catch (error) {
      if (stopping.signal.aborted) return { is: 'later', at: now(), isTried: false, words: null };
      return afterFailure(error, { tries, address, now: now(), ...(tryAgainAfter && { tryAgainAfter }) });
    }
  }

  return {
    wake,
    close: async () => {
      isStopped = true;
      clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), FINISH_WITHIN_MS);
      await round;
      clearTimeout(late);
      transport.close();
    },
  };
}

const now = () => Math.floor(Date.now() / 1000);
const LOOPBACK = /^(localhost|127\.[\d.]+|::1)$/;

/** What speaks to the mail server. Connects when it is first used. */
export const transportOf = ({ host, port, secure, auth }: MailSettings) =>
  createTransport({
    host,
    port,
    secure,
    ...(auth && { auth: { ...auth } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    // A relay on the same machine has a self-signed certificate, and there is no network in between.
    tls: { rejectUnauthorized: !LOOPBACK.test(host) },
  });
