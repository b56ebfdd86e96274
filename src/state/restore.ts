import { Code } from '../../contract/codes';
import { profile } from '../../contract/signIn';
import { call } from '../client';
import { forgetForOthers, keepSession, ownSession, rememberedSession } from './kept';
import { session } from './session';
import { enter, entranceOf, stayOutside } from './signIn';

/** Why nobody can say yet whether a session goes on: a code, and after how many seconds the server wants to be asked again. */
export interface Hindrance {
  readonly code: Code;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Goes on with the session of this tab, else with the one that this browser remembers, if the server still knows it. A tab stays with
 * its person: where its own session is over it takes up a remembered one of that person and no other. Null where it is known who is
 * in, or that nobody is; a hindrance leaves everything as it is, to be tried again.
 */
export async function restoreSession(): Promise<Hindrance | null> {
  const own = ownSession();
  const remembered = rememberedSession();
  const mine = own?.user?.uid ?? session.user?.uid;
  const isOver = session.phase === 'ended' ? session.key : null;
  for (const kept of own?.key === remembered?.key ? [own] : [own, remembered]) {
    if (!kept || kept.key === isOver) continue;
    if (kept.user && mine !== undefined && kept.user.uid !== mine) continue;
    const hindrance = await goOn(kept.key, mine);
    if (hindrance === 'over') continue;
    return hindrance;
  }
  stayOutside();
  return null;
}

async function goOn(key: string, mine: number | undefined): Promise<Hindrance | 'over' | null> {
  const before = session.key;
  session.key = key;
  const who = await call(profile, {});
  const answer = who.refused === undefined ? await entranceOf(who.data) : who;
  if (answer.refused === undefined && (mine === undefined || answer.data.user.uid === mine)) {
    // A tab that was let in by a remembered session has it as its own from now on.
    keepSession(key, answer.data.user, false);
    session.isRemembered = rememberedSession()?.key === key;
    if (!enter(answer.data)) location.reload();
    return null;
  }
  session.key = before;
  if (answer.refused === undefined) return 'over';
  if (answer.refused === Code.sessionEnded) {
    forgetForOthers(key);
    return 'over';
  }
  return { code: answer.refused, retryAfterSeconds: answer.retryAfterSeconds };
}
