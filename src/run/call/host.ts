import type { Runs } from '../../../commands/core/definition';
import type { World } from '../../../commands/core/world';
import type { CommandContext } from '../../../commands/state';
import type { Call } from '../../client/client';
import type { ActiveView } from '../../state/activeView';
import type { AskPrompt, ConfirmPrompt } from './prompts';
import type { KeyValueStore } from './storage';
import type { ToastMessage } from './toastMessage';

/** Releases a claimed name; resolves once another claim can get it. */
export type Release = () => Promise<void>;

/** Everything around the runner, so that all of it runs under Node with another one. */
export interface RunnerHost {
  readonly call: Call;
  /** The world of commands but for `call`, which the runner paces. */
  readonly world: Omit<World, 'call' | 'history'>;
  readonly commandContext: () => Omit<CommandContext, 'isRunning'>;
  readonly activeView: () => ActiveView | null;
  readonly ask: AskPrompt;
  readonly confirm: ConfirmPrompt;
  readonly notify: (saying: ToastMessage) => void;
  readonly storage: KeyValueStore;
  /** The signed-in user; null if there is none. A call that one user began is never sent as another. */
  readonly uid: () => number | null;
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** As long, unless the server is heard before that. */
  readonly waitForServer: (ms: number) => Promise<void>;
  /** Resolves when somebody is signed in; at once if somebody is. */
  readonly signedIn: () => Promise<void>;
  /** Has whoever is signed in do so once more; false where they would rather not, or can't. */
  readonly signInAnew: () => Promise<boolean>;
  readonly newId: () => string;
  /** Fetches the commands that come after the first list. */
  readonly everyCommand: () => Promise<unknown>;
  /** Takes a name among all tabs; null where another tab, or this one, has it. */
  readonly claim: (name: string) => Promise<Release | null>;
  /** Resolves once no tab holds what is claimed by that name: whoever held it has let go, or is gone. */
  readonly untilFree: (name: string) => Promise<void>;
  /** Something began or ended: components that show a command's state render again. */
  readonly onStateChange: () => void;
}

/** What the tabs of a browser share: needed by whatever makes changes. */
export type BrowserPart = Pick<RunnerHost, 'storage' | 'claim' | 'untilFree'>;

/** What the gate needs of it, which keeps nothing. */
export type GateHost = Omit<RunnerHost, keyof BrowserPart>;

/** Who runs something, at this moment. */
export const runsBy = (host: Pick<RunnerHost, 'uid' | 'now'>): Runs => ({ uid: host.uid(), now: host.now() / 1000 });
