import { subscribe } from 'valtio';
import { changeOfRights, type RightsChange } from './changeOfRights';
import { extensionsOfServer } from './extensions';
import { live } from './happenings';
import { actionsOf, whoIs } from './readSession';
import { phaseOf, principal, session } from './session';
import * as stored from './storedSession';
import { isUserActive } from './userActivity';

// What the person may do, as it changes while somebody is in.

/** Tells the user how the commands they are offered have changed: set by src/app/later.ts, which can show it. */
export const rightsListener = { onChange: (_change: RightsChange): void => {} };

let refreshing = false;

/**
 * Refetches the role: after a refusal for a missing permission, only allowed commands are offered. Returns whether the server has said
 * what the person may do.
 */
export async function refreshActions(): Promise<boolean> {
  if (refreshing || session.phase !== 'in') return false;
  refreshing = true;
  const answer = await whoIs(undefined, { ...session.user });
  const user = answer.refused === undefined ? answer.data : undefined;
  const actions = user && (await actionsOf(user));
  refreshing = false;
  if (!user || actions?.refused !== undefined || session.phase !== 'in') return false;
  // Nothing has changed, so nothing renders again.
  if (JSON.stringify([user, actions?.data]) === JSON.stringify([session.user, session.actions])) return true;
  const before = principal();
  Object.assign(session, { user, actions: actions?.data, phase: phaseOf(user) });
  const after = principal();
  const change = before && after && changeOfRights(before, after);
  if (change) rightsListener.onChange(change);
  return true;
}

/** Seconds until a server that could not say what it has is asked again; after the last it stays at what it had. */
const ASKED_AGAIN_AFTER = [2, 5, 15, 60, 300];

/** A bad moment of a server at sign-in takes nothing from the person for longer than the moment lasts. */
export function settleExtensions(): void {
  let tries = 0;
  let isWaiting = false;
  const look = () => {
    if (session.areExtensionsKnown) tries = 0;
    const seconds = ASKED_AGAIN_AFTER[tries];
    if (session.areExtensionsKnown || isWaiting || session.phase !== 'in' || seconds === undefined) return;
    tries += 1;
    isWaiting = true;
    setTimeout(async () => {
      const said = await extensionsOfServer(session.extensions);
      isWaiting = false;
      if (session.key !== null && said.areExtensionsKnown) {
        stored.storeExtensions(session.key, said);
        Object.assign(session, said);
      } else look();
    }, seconds * 1000);
  };
  subscribe(session, look);
  look();
}

/** Rests this long between two looks, however often the window is come back to. */
const LOOK_AGAIN_MS = 10_000;
/** The same where the server says when rights change: only so that the session of who works without a call does not end. */
const LOOK_LIVE_MS = 5 * 60_000;
/** A console that has not been used for this long stops asking. */
const USED_WITHIN_MS = 120_000;

/** A person who works in the window, or comes back to it, sees it as the role is by now, without a reload. */
export function followRole(now: () => number = Date.now): void {
  let lookedAt = now();
  const look = () => {
    if (session.phase !== 'in' || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    void refreshActions();
  };
  addEventListener('focus', look);
  setInterval(() => {
    if (isUserActive(USED_WITHIN_MS) && !(live.isOn && now() - lookedAt < LOOK_LIVE_MS)) look();
  }, LOOK_AGAIN_MS);
}
