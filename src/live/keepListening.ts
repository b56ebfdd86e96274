import { createParser } from 'eventsource-parser';
import { Code } from '../../contract/wire/codes';
import type { OpenedStream } from '../client/openEvents';
import { backOffMs } from './backOff';
import { type Message, messageOf } from './messages';

/** The server says something every 15 seconds: what was silent for so long is dead, whatever the network says. */
const SILENT_MS = 40_000;
const LOOK_MS = 5000;
/** Silent for so long it has missed a beat: whoever comes back does not wait for the rest. */
const LATE_MS = 20_000;
/** A stream that has lasted so long was none of a row of failures. */
const LASTED_MS = 10_000;

export interface ListeningDeps {
  readonly open: (lastId: string | undefined, signal: AbortSignal) => Promise<OpenedStream>;
  /** Where the last reader was. */
  readonly lastId?: string | undefined;
  readonly hear: (message: Message) => void;
  /** Whether the stream is heard, after each change of that. */
  readonly onHeard: (isHeard: boolean) => void;
  /** Whether somebody is there who wants to know: to come again counts as use of the session, which ends without any. */
  readonly isAttended: () => boolean;
  readonly random?: () => number;
}

export interface Listening {
  /** Somebody has come back, or the network has: tries again at once, and gives up a stream that is late. */
  readonly wake: (isNetworkBack?: boolean) => void;
  readonly stop: () => void;
}

/** Listens to the stream for as long as it may, and comes back to where it was whenever that breaks off. */
export function keepListening({ lastId, isAttended, random = Math.random, ...deps }: ListeningDeps): Listening {
  let at = lastId;
  let failures = 0;
  let isOver = false;
  let heardAt = 0;
  let attempt = new AbortController();
  let endRest = () => {};

  const hear = (message: Message) => {
    at = message.id ?? at;
    if (message.is === 'begin') deps.onHeard(true);
    if (message.is === 'end') isOver = true;
    deps.hear(message);
  };

  async function listenOnce(): Promise<void> {
    const { signal } = attempt;
    const begunAt = Date.now();
    heardAt = begunAt;
    const watch = setInterval(() => {
      if (Date.now() - heardAt > SILENT_MS) attempt.abort();
    }, LOOK_MS);
    try {
      const opened = await deps.open(at, signal);
      if (opened.refused === undefined) await readTo(opened.body, signal);
      else if (opened.refused === Code.sessionEnded && !signal.aborted) hear({ is: 'end' });
    } finally {
      clearInterval(watch);
    }
    failures = Date.now() - begunAt < LASTED_MS ? failures + 1 : 0;
  }

  /** Reads to the end of the stream, which may break off. */
  async function readTo(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void> {
    const parser = createParser({
      onEvent: (event) => {
        const message = messageOf(event);
        if (message && !signal.aborted) hear(message);
      },
    });
    const text = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read().catch(() => BROKEN);
      if (done || signal.aborted) return;
      heardAt = Date.now();
      parser.feed(text.decode(value, { stream: true }));
    }
  }

  /** Until the time has come or somebody wakes it; with nobody there only for the latter. */
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => isAttended() && resolve(), backOffMs(failures, random()));
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function listen(): Promise<void> {
    while (!isOver) {
      attempt = new AbortController();
      await listenOnce();
      deps.onHeard(false);
      if (!isOver) await rest();
    }
  }

  void listen();
  return {
    wake: (isNetworkBack = false) => {
      if (isNetworkBack || Date.now() - heardAt > LATE_MS) attempt.abort();
      endRest();
    },
    stop: () => {
      isOver = true;
      attempt.abort();
      endRest();
    },
  };
}

const BROKEN = { done: true, value: undefined } as const;
