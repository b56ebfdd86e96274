import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListeningDeps } from '../../../src/live/keepListening';
import { type Channel, listenTogether } from '../../../src/live/listenTogether';
import type { Message } from '../../../src/live/messages';

/** One browser: its lock, which goes to whoever has waited longest, and its channel; and a server that says one thing after the other. */
function aBrowser() {
  const channels = new Set<{ hear: (event: { data: never }) => void }>();
  const queue: { readonly grant: () => void; isGone: boolean }[] = [];
  let said = 0;
  const streams = new Set<Pick<ListeningDeps, 'hear'>>();
  let opened = 0;
  let woken = 0;

  const next = () => {
    while (queue[0]?.isGone) queue.shift();
    queue[0]?.grant();
  };
  const request = (async (_name: string, { signal }: LockOptions, hold: () => Promise<void>) => {
    await new Promise<void>((grant) => {
      const waiting = { grant, isGone: false };
      queue.push(waiting);
      signal?.addEventListener('abort', () => {
        if (queue[0] !== waiting) waiting.isGone = true;
      });
      if (queue[0] === waiting) next();
    });
    await hold();
    queue.shift();
    next();
  }) as unknown as LockManager['request'];

  const refused = (async () => {
    throw new DOMException('denied', 'SecurityError');
  }) as LockManager['request'];

  const openChannel = (): Channel => {
    const own = { hear: (_event: { data: never }) => {} };
    channels.add(own);
    return {
      postMessage: (passed) => {
        for (const other of channels) if (other !== own) other.hear({ data: structuredClone(passed) as never });
      },
      addEventListener: (_type, hear) => {
        own.hear = hear as typeof own.hear;
      },
      close: () => channels.delete(own),
    };
  };

  /** Tells from where its reader was, as the server does. */
  const listen = ({ lastId, hear, onHeard }: Pick<ListeningDeps, 'lastId' | 'hear' | 'onHeard'>) => {
    opened += 1;
    const stream = { hear };
    streams.add(stream);
    hear({ is: 'begin', ...(lastId === undefined && { id: String(said) }) });
    onHeard(true);
    for (let id = Number(lastId ?? said) + 1; id <= said; id += 1) hear(messageOf(id));
    return { wake: () => (woken += 1), stop: () => streams.delete(stream) };
  };
  const messageOf = (id: number): Message => ({
    is: 'rows',
    id: String(id),
    rows: [{ kind: 'post', id: String(id), at: 0 }],
  });

  return {
    /** `isPlaced`: it knows all that was said before it came. */
    openTab: ({ hasLocks = true, refusesLocks = false, isPlaced = false } = {}) => {
      const heard: string[] = [];
      let isHeard = false;
      const since = said;
      /** What was said before it heard the stream at all. */
      let before: number | undefined;
      const listening = listenTogether({
        name: 'one',
        locks: hasLocks ? { request: refusesLocks ? refused : request } : undefined,
        openChannel,
        listen,
        lastId: isPlaced ? String(said) : undefined,
        hear: (message) => message.is === 'rows' && heard.push(...message.rows.map(({ id }) => String(id))),
        onHeard: (now, isSinceThen) => {
          isHeard = now;
          if (now) before ??= isSinceThen ? since : said;
        },
      });
      return { heard, isHeard: () => isHeard, before: () => before ?? said, ...listening };
    },
    say: () => {
      said += 1;
      for (const { hear } of streams) hear(messageOf(said));
    },
    said: () => said,
    streams: () => streams.size,
    opened: () => opened,
    woken: () => woken,
  };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
};

test('the tabs of a browser hold one stream, and each hears what it says', async () => {
  const browser = aBrowser();
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
  await settled();
  browser.say();
  expect(browser.opened()).toBe(1);
  expect(tabs.map(({ heard }) => heard)).toEqual([['1'], ['1'], ['1']]);
  expect(tabs.map(({ isHeard }) => isHeard())).toEqual([true, true, true]);
});

test('a tab that knows where it is hears all since then by its own stream, and by that of another what comes from now on', async () => {
  const browser = aBrowser();
  const first = browser.openTab({ isPlaced: true });
  browser.say();
  await settled();
  const second = browser.openTab({ isPlaced: true });
  browser.say();
  expect(second.before()).toBe(1);
  await settled();
  expect([first.before(), first.heard]).toEqual([0, ['1', '2']]);
  expect([second.before(), second.heard]).toEqual([1, ['2']]);
});

test('a tab that comes later knows that the stream is heard, and where it is', async () => {
  const browser = aBrowser();
  const first = browser.openTab();
  await settled();
  browser.say();
  const later = browser.openTab();
  await settled();
  expect(later.isHeard()).toBe(true);
  first.stop();
  browser.say();
  await settled();
  expect(later.heard).toEqual(['2']);
});

test('who comes back to any of them wakes the one that holds the stream', async () => {
  const browser = aBrowser();
  browser.openTab();
  const other = browser.openTab();
  await settled();
  other.wake();
  expect(browser.woken()).toBe(1);
});

test.each([
  ['has no locks', { hasLocks: false }],
  ['gives nobody its locks, since it is to keep nothing,', { refusesLocks: true }],
])('where a browser %s each tab listens for itself', async (_what, how) => {
  const browser = aBrowser();
  const tabs = [browser.openTab(how), browser.openTab(how)];
  await settled();
  browser.say();
  expect(browser.opened()).toBe(2);
  expect(tabs.map(({ heard }) => heard)).toEqual([['1'], ['1']]);
});

test('whichever tabs come and go, none that stays misses anything, and one at most holds a stream', async () => {
  const step = fc.oneof(fc.constantFrom('say', 'open', 'openPlaced'), fc.nat(5));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, isHurried) => {
      const browser = aBrowser();
      const tabs = [browser.openTab()];
      for (const what of steps) {
        if (!isHurried || what === 'open') await settled();
        if (what === 'say') browser.say();
        else if (typeof what === 'string') tabs.push(browser.openTab({ isPlaced: what === 'openPlaced' }));
        else if (tabs.length > 1) tabs.splice(what % tabs.length, 1)[0]?.stop();
        expect(browser.streams()).toBeLessThanOrEqual(1);
      }
      await settled();
      expect(browser.streams()).toBe(1);
      for (const { heard, before } of tabs) {
        const told = Array.from({ length: browser.said() }, (_, at) => at + 1).filter((id) => id > before());
        const missed = told.filter((id) => !heard.includes(String(id)));
        expect(missed).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
