import type { Kind } from '../../../commands/core/rows';
import type { World } from '../../../commands/core/world';
import type { Standing } from '../../../commands/state';
import type { Call } from '../../client/client';
import type { Surface } from '../../state/activeView';
import type { Ask, Confirm } from '../gate/prompts';
import type { Saying } from '../gate/toastMessage';
import type { Keeping } from './storage';

/** Lets go of a claimed name; resolves once somebody else can have it. */
export type Release = () => Promise<void>;

/** Everything around the runner, so that all of it runs under Node with another one. */
export interface Desk {
  readonly call: Call;
  /** The world of commands but for `call`, which the runner paces. */
  readonly world: Omit<World, 'call' | 'history'>;
  readonly standing: () => Omit<Standing, 'isRunning'>;
  readonly surface: () => Surface | null;
  readonly ask: Ask;
  readonly confirm: Confirm;
  readonly say: (saying: Saying) => void;
  readonly keeping: Keeping;
  /** Who is signed in; null while nobody is. What one person began never goes out in the name of another. */
  readonly uid: () => number | null;
  /** Milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Resolves when somebody is signed in; at once if somebody is. */
  readonly signedIn: () => Promise<void>;
  readonly newId: () => string;
  /** Takes a name among all tabs; null where another tab, or this one, has it. */
  readonly claim: (name: string) => Promise<Release | null>;
  /** A command on one row made another: a draft became what it is the draft of. */
  readonly made: (kind: Kind, fromId: string, row: unknown) => void;
  /** Something began or ended: whoever drew a command's state draws it again. */
  readonly changed: () => void;
}
