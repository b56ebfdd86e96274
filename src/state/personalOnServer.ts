import { subscribe } from 'valtio/vanilla';
import { list, type Personal, type PersonalName, save } from '../../contract/personal';
import { Code } from '../../contract/wire/codes';
import { call } from '../client';
import { mergeSlots } from './mergeSlots';
import { type Slots, savedByName, savedListener } from './personalSlots';
import { readPersonal, writePersonal } from './personalStorage';
import { serverHas, session } from './session';

/** Coming back to a page reads what other browsers have saved, if it was read longer ago than this. */
const READ_AGAIN_MS = 60_000;
/** So often two browsers may get in each other's way before the next save or look has to do. */
const TRIES = 5;

/** What this browser and the server had alike last: what differs from it here was changed here. */
interface Agreed {
  readonly version: number;
  readonly at: Slots;
}
const agreedOn = (name: PersonalName): Agreed => {
  try {
    return JSON.parse(readPersonal(`${name}.agreed`) ?? '') as Agreed;
  } catch {
    return { version: 0, at: {} };
  }
};
const agree = (name: PersonalName, agreed: Agreed) =>
  writePersonal(`${name}.agreed`, agreed.version === 0 ? '' : JSON.stringify(agreed));

/**
 * Keeps what the signed-in person saves for themselves on a server with `personal` as well, and takes what they have saved in other
 * browsers: now, whenever they save, and when the page is come back to. What can't be kept there stays here, and is tried again then.
 * Returns what ends that.
 */
export function keepPersonalOnServer(): () => void {
  const isKept = () => session.phase === 'in' && serverHas('personal');
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  const settleAll = async () => {
    if (!isKept()) return;
    readAt = performance.now();
    const uid = session.user?.uid;
    const answer = await call(list, {});
    if (answer.refused !== undefined) return;
    for (const name of savedByName.keys())
      await settle(name, uid, answer.data.find((one) => one.name === name) ?? null);
  };
  const settleNext = () => {
    // What could not be written down here keeps nothing back that comes after it.
    last = last.catch(() => {}).then(settleAll);
  };
  let readFor: string | undefined;
  const readForOthers = () => {
    const now = isKept() ? String(session.user?.uid) : undefined;
    if (now === readFor) return;
    readFor = now;
    settleNext();
  };
  const readAgain = () => {
    if (document.visibilityState === 'visible' && performance.now() - readAt > READ_AGAIN_MS) settleNext();
  };
  const stop = subscribe(session, readForOthers);
  document.addEventListener('visibilitychange', readAgain);
  savedListener.onSave = settleNext;
  readForOthers();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', readAgain);
    savedListener.onSave = () => {};
  };
}

/** Brings browser and server to the same for `uid`, unless somebody else is in by now. `found`: what the server has. */
async function settle(name: PersonalName, uid: number | undefined, found: Personal | null): Promise<void> {
  const saved = savedByName.get(name);
  let there = readOf(found);
  for (let nth = 0; saved && nth < TRIES && session.user?.uid === uid; nth += 1) {
    const agreed = agreedOn(name);
    // A server that was set back to an older backup has not removed what came after it.
    const base = there.version < agreed.version ? {} : agreed.at;
    const merged = mergeSlots(base, saved.at(), there.at);
    const text = JSON.stringify(merged);
    if (text !== JSON.stringify(saved.at())) saved.take(merged);
    // What a newer console saved and this one can't take is there and not here, and so not removed by it.
    const at = saved.at();
    if (text === JSON.stringify(there.at)) return agree(name, { version: there.version, at });
    const answer = await call(save, { body: { name, text, replaces: there.version } });
    if (answer.refused !== undefined && answer.refused !== Code.changedMeanwhile) return;
    there = readOf(answer.data as Personal);
    if (answer.refused === undefined && session.user?.uid === uid) agree(name, { version: there.version, at });
  }
}

/** What the server has; what can't be read of it is as if there were nothing. */
function readOf(found: Personal | null): Agreed {
  const version = found?.version ?? 0;
  try {
    return { version, at: JSON.parse(found?.text ?? '{}') as Slots };
  } catch {
    return { version, at: {} };
  }
}
