import { proxy } from 'valtio/vanilla';

type Awaited = 'server' | 'session' | null;

interface Pace {
  /** What changing calls of this page wait for just now: the server, or somebody to sign in again; null where they wait for nothing. */
  waitingFor: Awaited;
  /** The same as people are told of it: of the server only once it has been waited for a second long. */
  toldOf: Awaited;
}

export const pace = proxy<Pace>({ waitingFor: null, toldOf: null });

/** A call that was lost is mostly answered at its second try. Told of each, words would come and go all through a job. */
const TOLD_AFTER_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes what is waited for from now on. */
export function waitFrom(what: Awaited): void {
  if (what === pace.waitingFor) return;
  pace.waitingFor = what;
  clearTimeout(timer);
  if (what === 'server') timer = setTimeout(() => Object.assign(pace, { toldOf: what }), TOLD_AFTER_MS);
  else pace.toldOf = what;
}
