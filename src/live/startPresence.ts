import { proxy } from 'valtio';
import type { Colleague } from '../../contract/caseDesk';
import * as presence from '../../contract/presence';
import { PLACES, type Place } from '../../contract/presence';
import { isServed } from '../../contract/server';
import { mayCall } from '../../contract/wire/permissions';
import { call, configured } from '../client';
import { currentPath } from '../navigation/basePath';
import { placeOf } from '../navigation/placeOf';
import { live } from '../state/happenings';
import { principal, session } from '../state/session';
import { isUserActive } from '../state/userActivity';
import { sayWhere } from './sayWhere';

const LOOK_EVERY_MS = 5000;
/** Nobody is at a window that was not touched for so long. */
const AT_IT_WITHIN_MS = 4 * 60_000;
/** This window, among those of the session. */
const WINDOW = crypto.randomUUID();

/** Who else of the staff has this screen before them. */
export const here = proxy<{ others: readonly Colleague[] }>({ others: [] });

/** What somebody who listens does of it. */
interface Presence {
  /** It is heard from here on who comes and goes. */
  readonly begin: () => void;
  readonly hear: ReturnType<typeof sayWhere>['hear'];
  readonly stop: () => void;
}

/** Says where this window is to a server that tells it to the others, and shows who else is there, until it is stopped. */
export function startPresence(key: string): Presence {
  const server = { extensions: new Set(session.extensions), paths: configured.config?.paths };
  if (!isServed(presence.say, server)) return { begin: () => {}, hear: () => {}, stop: () => {} };
  const isIn = () => session.phase === 'in' && session.key === key;
  const where = sayWhere({
    placeNow: () => (isIn() && live.isOn && isUserActive(AT_IT_WITHIN_MS) ? openPlace() : undefined),
    say: async (place) => {
      const answer = await call(presence.say, { place, window: WINDOW });
      return answer.refused === undefined ? answer.data : undefined;
    },
    // The page may go at any moment, and the call goes on. Over a network that is away the others find it out by themselves.
    leave: () => isIn() && live.isOn && void call(presence.leave, { window: WINDOW }, { keepalive: true }),
    show: (all) => {
      const others = all.filter(({ uid }) => uid !== session.user?.uid);
      if (others.length + here.others.length > 0) here.others = others;
    },
  });
  const gone = new AbortController();
  const { signal } = gone;
  for (const step of ['pushState', 'replaceState', 'popstate']) addEventListener(step, where.move, { signal });
  addEventListener('pagehide', where.leave, { signal });
  document.addEventListener('visibilitychange', where.look, { signal });
  const timer = setInterval(where.look, LOOK_EVERY_MS);
  return {
    begin: where.again,
    hear: where.hear,
    stop: () => {
      gone.abort();
      clearInterval(timer);
      where.stop();
    },
  };
}

/** The screen that is open, if this person may see it. */
function openPlace(): Place | undefined {
  const place = placeOf(currentPath());
  const who = principal();
  return place && who && mayCall(who, PLACES[place]) ? place : undefined;
}
