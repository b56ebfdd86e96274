import { useRef, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { proxy, subscribe } from 'valtio/vanilla';
import { late } from '../../commands/core/late';
import type { Kind } from '../../commands/core/rows';
import type { QuestionWorld, World } from '../../commands/core/world';
import { commandById } from '../../commands/registry';
import { type CommandContext, type CommandState, commandStateOf } from '../../commands/state';
import { isSame } from '../../contract/wire/isSame';
import { call, configured } from '../client';
import { serverHeard } from '../client/reach';
import { nowMs } from '../client/serverClock';
import { activeView } from '../state/activeView';
import { thereAt } from '../state/personalSlots';
import { savedMacros } from '../state/savedMacros';
import { savedViews } from '../state/savedViews';
import { principal, serverHas, session } from '../state/session';
import { signedIn } from '../state/signedIn';
import { teamViews } from '../state/teamViews';
import type { GateHost } from './call/host';
import type { AskPrompt, ConfirmPrompt } from './call/prompts';
import type { ToastMessage } from './call/toastMessage';
import { waitForServer } from './call/waitForServer';
import type { Engine } from './gate/engine';
import type { Invocation, Invoked } from './gate/invocation';
import { createPageRunner, type PageRunner } from './gate/pageRunner';

export type { RejectedAnswers } from './call/prompts';
export type { ToastMessage } from './call/toastMessage';
export type { Invocation, Invoked, Source } from './gate/invocation';
export { runSettings } from './gate/runSettings';
export { actHistory } from './history/actHistory';
export { outbox } from './single/heldCalls';

/** What the commands that come before the first list use of the world; what the runner adds itself is not of the console. */
type FirstVerbs = Pick<World, 'go' | 'home' | 'list' | 'show' | 'part' | 'views' | 'toggle'>;
/** What only those use that come after it. */
export type LaterVerbs = Omit<World, keyof FirstVerbs | 'call' | 'history' | 'has' | 'me' | 'now'>;

/** What the console gives the runner: app/connectRunner.ts does, before anything is drawn. */
export interface RunnerOptions {
  readonly world: FirstVerbs;
  readonly loadLaterVerbs: () => Promise<LaterVerbs>;
  readonly ask: AskPrompt;
  readonly confirm: ConfirmPrompt;
  readonly notify: (message: ToastMessage) => void;
  /** Routes that there is a screen for. */
  readonly screens: ReadonlySet<string>;
}

let runner: PageRunner | undefined;
/** Bumped when something begins or ends, so that components that show a command's state render again. */
const stateVersion = proxy({ count: 0 });
let isBumping = false;
/** Many rows that begin or end in one turn are one change. */
function bumpState(): void {
  if (isBumping) return;
  isBumping = true;
  queueMicrotask(() => {
    isBumping = false;
    stateVersion.count += 1;
  });
}

let takeLaterVerbs = async (): Promise<void> => {};

/**
 * Fetches the commands that come after the first list (commands/every.ts), with what they alone use of the console; what shows a state of
 * theirs is drawn again.
 */
export const everyCommand = late(async () => {
  // Both come in one file (vite.config.ts), so that no command is there without its verbs.
  await Promise.all([takeLaterVerbs(), import('../../commands/every')]);
  bumpState();
});

const loadEngine = async () => {
  // What an earlier page has left may be of any command.
  const [{ createEngine, thisBrowser }] = await Promise.all([import('./gate/enginePart'), everyCommand()]);
  return { createEngine, thisBrowser };
};

const hasSomeView = () => teamViews.all.length + Object.keys(savedViews.at).length > 0;

/** Starts the runner of this page. */
export function startRunner({ world: first, loadLaterVerbs, ask, confirm, notify, screens }: RunnerOptions): void {
  const world = {
    ...first,
    has: serverHas,
    me: principal,
    now: () => Math.floor(nowMs() / 1000),
  };
  takeLaterVerbs = late(async () => {
    Object.assign(world, await loadLaterVerbs());
  });
  const host: GateHost = {
    call,
    // No command that uses the rest of it is there before the rest is.
    world: world as GateHost['world'],
    commandContext: () => ({
      principal: principal(),
      extensions: new Set(session.extensions),
      paths: configured.config?.paths,
      screens,
      views: [...thereAt(savedViews.at), ...(hasSomeView() ? (['some'] as const) : [])],
      macros: thereAt(savedMacros.at),
    }),
    activeView: () => activeView.active,
    ask,
    confirm,
    notify,
    uid: () => session.user?.uid ?? null,
    now: nowMs,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    waitForServer,
    signedIn,
    signInAnew: async () => (await import('../state/signInAnew')).askToSignInAnew(),
    newId: () => crypto.randomUUID(),
    everyCommand,
    onStateChange: bumpState,
  };
  const started = createPageRunner(host, loadEngine);
  addEventListener('online', serverHeard);
  runner = started;
  subscribe(session, () => {
    if (session.user === null) started.leave();
  });
}

/** The runner of this page. Throws before app/main.ts has started it. */
function theRunner(): PageRunner {
  if (!runner) throw new Error('No runner yet: app/main.ts starts it before anything is drawn.');
  return runner;
}

/** What makes the changes of this page. Throws before it has come; whatever shows a run shows one that it has made or read. */
export function theEngine(): Engine {
  const engine = theRunner().engine();
  if (!engine) throw new Error('No engine yet: nothing has been run, and no earlier run was read.');
  return engine;
}

/** Goes on with what earlier pages of the signed-in user left. A second call for the same user does nothing. */
export const resumeRuns = async (): Promise<void> => (await theRunner().fetched()).load();

/** What a question may ask before it is answered. */
export const questionWorld = (): QuestionWorld => theRunner().questionWorld();

/** Runs a command by id, for every caller: the one gate (docs/specification.md section 11). */
export const invoke = (id: string, invocation: Invocation): Promise<Invoked> => theRunner().invoke(id, invocation);

/** Resolves once every command is there; to false where those after the first list can't be had, which is said. */
export const untilCommands = (): Promise<boolean> => theRunner().untilCommands();

/** Where `stateOf` is asked from just now. */
export const commandContext = (): CommandContext => theRunner().context();

/** Renders again when what is allowed changes, and not for what begins or ends: for readers that ask nothing of rows. */
export function useRights(): CommandContext {
  useSnapshot(session);
  return commandContext();
}

/** Renders again when what is allowed or in flight changes. */
export function useCommandContext(): CommandContext {
  useSnapshot(stateVersion);
  return useRights();
}

/** Changes when something has begun or ended: a dependency for values that are too expensive to compute on every render. */
export const useStateVersion = (): number => useSnapshot(stateVersion).count;

const HIDDEN: CommandState = { is: 'hidden' };

/**
 * A command's state for rows, or for the current place if it takes no rows. Renders again only when that state has become another: a
 * job ends rows all the time, and a page has many buttons.
 */
export function useCommandState(commandId: string, rows: readonly unknown[] = [], rowKind?: Kind): CommandState {
  const context = useRights();
  const command = commandById(commandId);
  const last = useRef(HIDDEN);
  return useSyncExternalStore(onStateChange, () => {
    const now = command ? commandStateOf(command, rows, context, rowKind) : HIDDEN;
    if (!isSameState(last.current, now)) last.current = now;
    return last.current;
  });
}

const onStateChange = (hear: () => void) => subscribe(stateVersion, hear);

/** Equal, with the same rows: one that was changed is another. */
function isSameState(one: CommandState, other: CommandState): boolean {
  if (one.is === 'ready' && other.is === 'ready')
    return one.rows.length === other.rows.length && one.rows.every((row, at) => row === other.rows[at]);
  return one.is === other.is && isSame(one, other);
}

/** The entry that `z` would take back; none before the engine has come, as for the toast that the page before left to this one. */
export const nextToUndo = () => runner?.engine()?.nextToUndo();

/** Undo by entry, or of the newest: what the toast's button calls. */
export const undoEntry = (entryId: string) => theEngine().undo(entryId);

/** Something is not sent yet: closing the page asks first. */
export const hasUnsentCalls = (): boolean => runner?.engine()?.hasUnsent() ?? false;
