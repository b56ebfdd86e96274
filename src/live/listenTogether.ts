import type { Listening, ListeningDeps } from './keepListening';
import type { Message } from './messages';

/** What tabs of one session say to each other. */
type Passed =
  /** The tab that holds the connection has heard this. */
  | { readonly is: 'told'; readonly message: Message }
  /** Where it is; also said to whoever has just come. */
  | { readonly is: 'at'; readonly isHeard: boolean; readonly lastId: string | undefined }
  /** A tab has just come. */
  | { readonly is: 'here' }
  /** Somebody has come back to a tab, or the network has. */
  | { readonly is: 'wake'; readonly isNetworkBack: boolean };

/** As much of a BroadcastChannel as is needed. */
export interface Channel {
  readonly postMessage: (passed: Passed) => void;
  readonly addEventListener: (type: 'message', hear: (event: { readonly data: Passed }) => void) => void;
  readonly close: () => void;
}

interface Deps {
  /** Of the lock and of the channel: one for the tabs of one session. */
  readonly name: string;
  /** Undefined where the browser has none, as over plain http: then each tab listens for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly openChannel: (name: string) => Channel;
  readonly listen: (how: Pick<ListeningDeps, 'lastId' | 'hear' | 'onHeard'>) => Listening;
  /** Where this tab is: it knows all that has happened before. */
  readonly lastId: string | undefined;
  readonly hear: (message: Message) => void;
  /** `isSinceThen`: this tab hears all that has happened since it was at `lastId`, and not only what comes from now on. */
  readonly onHeard: (isHeard: boolean, isSinceThen: boolean) => void;
}

/**
 * Listens with one connection for all tabs of a session. The tab that has the lock holds the connection and passes on at once what it
 * hears, without a clock, since those of a tab in the background hardly go. When it goes, the next tab has the lock and goes on from the
 * last message that it was passed: nothing is missed, and what is told twice does no harm (contract/events.ts).
 */
export function listenTogether({ name, locks, openChannel, listen, ...deps }: Deps): Listening {
  let { lastId } = deps;
  let isHeard = false;
  let isSinceThen = lastId !== undefined;
  let own: Listening | undefined;
  const hear = (message: Message) => {
    lastId = message.id ?? lastId;
    deps.hear(message);
  };
  const heard = (now: boolean) => {
    isHeard = now;
    deps.onHeard(now, isSinceThen);
  };
  if (!locks) return listen({ lastId, hear, onHeard: heard });

  const channel = openChannel(name);
  const sayWhere = () => channel.postMessage({ is: 'at', isHeard, lastId });
  channel.addEventListener('message', ({ data }) => {
    if (data.is === 'wake') own?.wake(data.isNetworkBack);
    else if (data.is === 'here') own && sayWhere();
    // By now this tab may hold the connection itself, and what the last one has said still come.
    else if (own) return;
    else {
      // What that tab was told before this one came, nobody says again.
      isSinceThen = false;
      if (data.is === 'told') return hear(data.message);
      lastId = data.lastId ?? lastId;
      heard(data.isHeard);
    }
  });
  channel.postMessage({ is: 'here' });

  let release = () => {};
  const gone = new AbortController();
  const lead = () => {
    own = listen({
      lastId,
      hear: (message) => {
        channel.postMessage({ is: 'told', message });
        hear(message);
      },
      onHeard: (now) => {
        if (gone.signal.aborted) return;
        heard(now);
        sayWhere();
      },
    });
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // Refused where this tab waits no longer; and by a browser that is to keep nothing, as if it had none.
  locks.request(name, { signal: gone.signal }, lead).catch(() => {
    if (!gone.signal.aborted) void lead();
  });
  return {
    wake: (isNetworkBack = false) => {
      if (own) own.wake(isNetworkBack);
      else channel.postMessage({ is: 'wake', isNetworkBack });
    },
    stop: () => {
      gone.abort();
      own?.stop();
      release();
      channel.close();
    },
  };
}
