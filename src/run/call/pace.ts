import { proxy } from 'valtio/vanilla';

/** What changing calls of this page wait for just now: the server, or somebody to sign in again; null where they wait for nothing. */
export const pace = proxy<{ waitingFor: 'server' | 'session' | null }>({ waitingFor: null });
