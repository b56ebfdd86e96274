import { subscribe } from 'valtio';
import { events } from '../../contract/events';
import { isServed } from '../../contract/server';
import { configured } from '../client';
import { openEvents } from '../client/openEvents';
import { live } from '../state/happenings';
import { refreshActions } from '../state/rights';
import { session } from '../state/session';
import { sessionEnded } from '../state/signIn';
import { storageName } from '../state/storageNames';
import { isUserActive } from '../state/userActivity';
import { atMostEvery } from './atMostEvery';
import { followConnection, streamHeard, streamLost } from './connection';
import { gatherer } from './gather';
import { keepListening } from './keepListening';
import { type Channel, listenTogether } from './listenTogether';
import { lookForNewer } from './lookForNewer';
import type { Message } from './messages';
import { startPresence } from './startPresence';
import { openIntake } from './takeIn';

/** A stream that comes back within this long has taken nothing away: what looks by itself rests on. */
const LOST_FOR_LONG_MS = 15_000;
/** A window that was not used for so long does not come to the server again by itself. */
const USED_WITHIN_MS = 15 * 60_000;
/** Signing out ends the session on the server before it is said here. */
const ENDED_AFTER_MS = 300;
const RIGHTS_AGAIN_MS = 1000;
const WAKE_EVERY_MS = 15_000;

/** Listens to what happens elsewhere for as long as somebody is signed in to a server that tells it. Returns what ends that. */
export function startLive(): () => void {
  let lastId: string | undefined;
  let heardAs: string | null = null;
  let stop = () => {};
  const follow = () => {
    const server = { extensions: new Set(session.extensions), paths: configured.config?.paths };
    const key = session.phase === 'in' && isServed(events, server) ? session.key : null;
    if (key === heardAs) return;
    stop();
    heardAs = key;
    lastId ??= session.lastEvent;
    stop = key === null ? () => {} : listenAs(key, lastId, (id) => (lastId = id));
  };
  const unsubscribe = subscribe(session, follow);
  const stopConnection = followConnection();
  follow();
  return () => {
    unsubscribe();
    stop();
    stopConnection();
  };
}

function listenAs(key: string, lastId: string | undefined, onPosition: (id: string) => void): () => void {
  const { config } = configured;
  if (!config) throw new Error('No configuration yet: app/main.ts sets it before anything is drawn.');
  const intake = openIntake();
  const { hear: gather, stop: stopGathering } = gatherer((gathered) => {
    intake.take(gathered);
    if (gathered.hasOtherRights) void takeRights();
  });
  const presence = startPresence(key);
  let isFirst = true;
  let lost: ReturnType<typeof setTimeout> | undefined;
  /** Was heard, and its loss not said yet; one that does not come back for want of anybody at the window is not missed. */
  let isMissed = false;
  const lose = () => {
    lost = undefined;
    rest();
    if (!isMissed || !isUserActive(USED_WITHIN_MS)) return;
    isMissed = false;
    streamLost();
  };
  const onHeard = (isHeard: boolean, isSinceThen: boolean) => {
    if (!isHeard) {
      lost ??= setTimeout(lose, LOST_FOR_LONG_MS);
      return;
    }
    clearTimeout(lost);
    lost = undefined;
    live.isOn = true;
    isMissed = true;
    streamHeard();
    presence.begin();
    // What was shown before anybody listened may have changed since, where the server tells no more of then.
    if (isFirst && !isSinceThen) intake.takeAll();
    // A server that was updated was away for it.
    if (!isFirst) void lookForNewer();
    isFirst = false;
  };
  const hear = (message: Message) => {
    if (message.id !== undefined) onPosition(message.id);
    if (message.is === 'presence') presence.hear(message.there);
    if (message.is === 'end') setTimeout(() => endedAs(key), ENDED_AFTER_MS);
    gather(message);
  };
  const listening = listenTogether({
    name: storageName(`events.${key}`),
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name) as Channel,
    listen: (how) =>
      keepListening({
        ...how,
        open: (from, signal) => openEvents(config, { key, lastId: from, signal }),
        isAttended: () => isUserActive(USED_WITHIN_MS),
      }),
    lastId,
    hear,
    onHeard,
  });
  const stopWaking = wakeWhenBack(listening.wake);
  return () => {
    stopWaking();
    listening.stop();
    stopGathering();
    intake.stop();
    presence.stop();
    clearTimeout(lost);
    rest();
  };
}

const rest = () => {
  live.isOn = false;
};

/** Whoever comes back to the page, and a network that does, ends the waiting for the next try. */
function wakeWhenBack(wake: (isNetworkBack?: boolean) => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  addEventListener('online', () => wake(true), { signal });
  const back = () => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', back, { signal });
  addEventListener('focus', back, { signal });
  // A window that was left alone may wait for its person without having left the view.
  const used = atMostEvery(WAKE_EVERY_MS, back);
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => !live.isOn && used.ask(), { signal, capture: true, passive: true });
  signal.addEventListener('abort', used.stop);
  return () => gone.abort();
}

function endedAs(key: string): void {
  if (session.key === key && session.phase === 'in') sessionEnded();
}

/** What the person may do by now. A look that is under way may be from before. */
async function takeRights(): Promise<void> {
  for (let tries = 3; tries > 0 && !(await refreshActions()); tries -= 1)
    await new Promise((resolve) => setTimeout(resolve, RIGHTS_AGAIN_MS));
}
