import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../commands/core/world';
import type { CommandContext } from '../commands/state';
import type { Extension } from '../contract/wire/endpoint';
import type { RunnerHost } from '../src/run/call/host';
import { createPacer } from '../src/run/call/pacer';
import { waitForServer } from '../src/run/call/waitForServer';
import { usualSeparator } from '../src/state/csvSeparator';
import type { Connection } from './connect';

/** Where commands run that have no screen in front of them. */
export interface Place {
  readonly uid: number;
  /** What commands reach, reading: a server that is away is waited for, as what changes something does. */
  readonly world: World;
  readonly context: () => CommandContext;
  /** Resolves while the session lasts, and never after it. */
  readonly signedIn: () => Promise<void>;
  /** The session is over: what is not sent stays where it is. */
  readonly endSession: () => void;
}

/** A verb of a screen that is not there does nothing: none holds a draft that it would have to give back. */
const noScreen = () => new Proxy({}, { get: () => () => {} });

/** A service account is never asked. Where a person's session is used in place of one, nobody is here who could sign in once more. */
const signInAnew = async () => false;

/** The place of this account on this server. */
export function placeOn({ call, rights, config }: Connection): Place {
  const { uid, tier_id: tierId } = rights.user;
  const principal = { uid, actions: new Set(rights.actions), tierId };
  let isEnded = false;
  const signedIn = () => (isEnded ? new Promise<void>(() => {}) : Promise.resolve());
  const pacer = createPacer({
    call,
    uid: () => uid,
    sleep,
    waitForServer,
    signedIn,
    signInAnew,
    knowsKeys: () => true,
  });
  const world: Partial<World> = {
    call: ((endpoint, input) => pacer.call(endpoint, input, { signal: new AbortController().signal })) as World['call'],
    has: (extension: Extension) => rights.extensions.includes(extension),
    me: () => principal,
    now: () => Math.floor(Date.now() / 1000),
    open: () => {},
    revealNewRow: () => {},
    screen: noScreen as unknown as World['screen'],
    session: { signOut: async () => {}, signInAgain: () => {}, refresh: () => {} },
    query: () => ({ text: '', sort: null }),
    csvSeparator: usualSeparator,
  };
  return {
    uid,
    world: world as World,
    context: () => ({
      principal,
      extensions: new Set(rights.extensions),
      paths: config.paths,
      screens: new Set(),
      isRunning: () => false,
    }),
    signedIn,
    endSession: () => {
      isEnded = true;
    },
  };
}

/** What the runner needs of it besides its calls. */
export const hostIn = ({
  uid,
  world,
  context,
  signedIn,
}: Place): Pick<
  RunnerHost,
  | 'world'
  | 'commandContext'
  | 'uid'
  | 'signedIn'
  | 'signInAnew'
  | 'sleep'
  | 'waitForServer'
  | 'now'
  | 'activeView'
  | 'onStateChange'
> => ({
  world,
  commandContext: context,
  uid: () => uid,
  signedIn,
  signInAnew,
  sleep,
  waitForServer,
  now: Date.now,
  activeView: () => null,
  onStateChange: () => {},
});
