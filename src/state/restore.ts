import type { Code } from '../../contract/wire/codes';
import { isPassing } from './extensions';
import type { EntranceDeps } from './olderConsole';
import { rightsOfSession } from './readSession';
import type { RestoreFailure } from './restoreFailure';
import type * as stored from './storedSession';

const SESSION_ENDED: Code = 303;

/** What is sign-in's own arrives as a parameter. */
interface Deps extends EntranceDeps {
  readonly tabSession: typeof stored.tabSession;
  readonly rememberedSession: typeof stored.rememberedSession;
  readonly olderToken: typeof stored.olderToken;
  readonly forgetRemembered: typeof stored.forgetRemembered;
  readonly stayOutside: () => void;
}

/**
 * Goes on with the session of this tab, else with the one that this browser remembers, if the server still knows it. A tab stays with
 * its person: where its own session is over it takes up a remembered one of that person and no other. Where there is neither, the
 * session of an older console goes on. Null where it is known who is in, or that nobody is; a failure leaves everything as it is, to
 * be tried again.
 */
export async function restoreSession(deps: Deps): Promise<RestoreFailure | null> {
  const { session, tabSession, rememberedSession, olderToken, stayOutside } = deps;
  const own = tabSession();
  const remembered = rememberedSession();
  const mine = own?.user?.uid ?? session.user?.uid;
  const isOver = session.phase === 'ended' ? session.key : null;
  for (const one of own?.key === remembered?.key ? [own] : [own, remembered]) {
    if (!one || one.key === isOver) continue;
    if (one.user && mine !== undefined && one.user.uid !== mine) continue;
    const failure = await goOn(one, mine, deps);
    if (failure !== 'over') return failure;
  }
  const older = own || remembered || session.user ? null : olderToken();
  if (older && (await (await import('./olderConsole')).takeOver(older, deps))) return null;
  stayOutside();
  // The page was loaded anew: its sign-in says why it is there.
  if ((own || remembered) && !session.user) session.door ??= 'errors.303';
  return null;
}

async function goOn(
  { key, user, extensions }: stored.StoredSession,
  mine: number | undefined,
  { session, rememberedSession, forgetRemembered, keepEntrance, enter }: Deps,
): Promise<RestoreFailure | 'over' | null> {
  const before = session.key;
  session.key = key;
  const answer = await rightsOfSession(undefined, user ?? {}, extensions);
  if (answer.refused === undefined && (mine === undefined || answer.data.user.uid === mine)) {
    // A tab that was let in by a remembered session has it as its own from now on.
    keepEntrance(key, answer.data, false);
    session.isRemembered = rememberedSession()?.key === key;
    if (!enter(answer.data)) location.reload();
    return null;
  }
  session.key = before;
  if (answer.refused === undefined) return 'over';
  const { refused, status = 0, retryAfterSeconds } = answer;
  // Any other refusal of a session is permanent.
  if (isPassing(answer)) return { code: refused, retryAfterSeconds, ...(status > 0 && { status }) };
  if (refused === SESSION_ENDED) forgetRemembered(key);
  return 'over';
}
