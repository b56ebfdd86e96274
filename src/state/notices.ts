import { subscribeKey } from 'valtio/utils';
import { proxy, ref } from 'valtio/vanilla';
import type { StaffNotification } from '../../contract/notifications';
import * as notifications from '../../contract/notifications';
import { isServed } from '../../contract/server';
import { mayCall } from '../../contract/wire/permissions';
import { call, configured } from '../client';
import { live, onHappening } from './happenings';
import { principal, serverHas, session } from './session';
import { storageName } from './storageNames';
import { isUserActive } from './userActivity';

const SHOWN = 20;
const LOOK_EVERY_MS = 60_000;
/** A console that has not been used for this long stops asking. */
const USED_WITHIN_MS = 15 * 60_000;
const HANDLED_KEPT = 300;
/** By person: two people on one machine have each their own. */
const place = (uid: number) => `${storageName('notices')}.${uid}`;

/**
 * What has arrived for this person, newest first, and what of it is dealt with. Of a list that is not that of the extension, but another
 * that config.json names, nobody knows whom its rows are for nor which of them were read: `canBeUnread` is false.
 */
export const notices = proxy<{
  arrived: readonly StaffNotification[];
  handled: readonly string[];
  canBeUnread: boolean;
}>({
  arrived: ref([]),
  handled: [],
  canBeUnread: false,
});

export const noticeId = (notice: Pick<StaffNotification, 'id'>) => `notification ${notice.id}`;

/** Asks what has arrived; those who may not see notifications, or whose server has none, have none. */
export async function loadNotices(): Promise<void> {
  const who = principal();
  const server = { extensions: new Set(session.extensions), paths: configured.config?.paths };
  const canLook = isServed(notifications.list, server) && who && mayCall(who, notifications.list.permission);
  if (session.phase !== 'in' || !canLook) return;
  const answer = await call(notifications.list, { mine: true, count: SHOWN });
  if (answer.refused === undefined)
    Object.assign(notices, { arrived: ref(answer.data), canBeUnread: serverHas('notifications') });
}

/** Dealt with: shown no more, here and on this person's next page in this browser. */
export function dismissNotice(ids: readonly string[]): void {
  notices.handled = [...new Set([...ids, ...notices.handled])].slice(0, HANDLED_KEPT);
  if (session.user) localStorage.setItem(place(session.user.uid), JSON.stringify(notices.handled));
}

/** Looks now, when the window is come back to, and once a minute while it is in use. Returns what ends it. */
export function pollNotices(): () => void {
  const begin = () => {
    notices.arrived = ref([]);
    notices.handled = session.user ? stored(place(session.user.uid)) : [];
    void loadNotices();
  };
  const look = () => {
    if (isUserActive(USED_WITHIN_MS)) void loadNotices();
  };
  begin();
  // A server that says what comes is not asked for it.
  const timer = setInterval(() => live.isOn || look(), LOOK_EVERY_MS);
  const stopTold = onHappening('told', (told) => told.some(({ kind }) => kind === 'notification') && look());
  const stopMany = onHappening('manyChanged', (kind) => kind === 'notification' && look());
  addEventListener('focus', look);
  const stop = subscribeKey(session, 'phase', (phase) => phase === 'in' && begin());
  return () => {
    clearInterval(timer);
    stopTold();
    stopMany();
    removeEventListener('focus', look);
    stop();
  };
}

/** What is stored and can't be read any more counts as nothing. */
function stored(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
