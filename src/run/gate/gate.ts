import { type Command, isChoice, isConsoleCommand, isMutation, kindOf } from '../../../commands/core/definition';
import { late } from '../../../commands/core/late';
import type { Kind } from '../../../commands/core/rows';
import type { TextKey } from '../../../commands/core/textKey';
import type { QuestionWorld, World } from '../../../commands/core/world';
import { commandById } from '../../../commands/registry';
import { type CommandContext, commandStateOf } from '../../../commands/state';
import type { Endpoint } from '../../../contract/wire/endpoint';
import type { ActiveView } from '../../state/activeView';
import { rowOf } from '../../state/rows';
import type { GateHost } from '../call/host';
import { idOf } from '../call/idOf';
import type { InFlight } from '../call/inFlight';
import type { CollectedAnswers } from '../call/prompts';
import type { Follower } from '../single/doubts';
import { askForWord, isUnsure } from '../single/heldCalls';
import { collectArguments } from './collectArguments';
import type { Start } from './dispatch';
import type { Begun, Invocation, Invoked } from './invocation';
import { nextTask } from './nextTask';
import { allTargets, pastDecided, type Targets } from './targets';

const conflicts = late(() => import('../single/conflict'));

/** A list that is not there by then is not acted on. */
const LIST_WITHIN_MS = 3000;

/** A command whose targets and questions are answered. */
interface Answered {
  readonly command: Command;
  readonly found: Targets;
  readonly given: Invocation;
  readonly asked: CollectedAnswers;
}

/** What the gate leaves to the engine (engine.ts), which may still be on its way. */
interface Work {
  readonly begin: (change: Start) => Promise<Begun>;
  /** Makes a changing call of a console command in its turn. */
  readonly call: World['call'];
  readonly history: World['history'];
}

interface Deps {
  readonly host: GateHost;
  readonly inFlight: InFlight;
  readonly work: Work;
}

/**
 * The one gate that every command goes through, for every caller: whether it may be run, on which rows, with which answers
 * (docs/specification.md section 11). Commands of the console itself it runs; changes of data it hands on.
 */
export function createGate({ host, inFlight, work }: Deps) {
  const context = (): CommandContext => ({ ...host.commandContext(), isRunning: inFlight.has });

  /** Reads of console commands bypass the pacer: they fail at once instead of waiting for the server. */
  const lookWorld = (): World => {
    const call = ((endpoint: Endpoint, input: never) =>
      endpoint.method === 'GET' ? host.call(endpoint, input) : work.call(endpoint, input)) as World['call'];
    return { ...host.world, call, history: work.history };
  };

  /** Runs a command by id: the one gate. */
  async function invoke(id: string, given: Invocation): Promise<Invoked> {
    const command = commandById(id) ?? ((await untilCommands()) && commandById(id));
    if (!command) return { is: 'unknown' };
    // What may not be run is not gathered and not asked for either.
    const blocked = refusal(command, [], undefined);
    if (blocked) return blocked;
    if (!given.rows && !(await isAnswered(command, given.rowKind))) return { is: 'disabled', why: 'run.listOnItsWay' };
    const found = await targetsFor(command, given);
    if (found === null) return { is: 'steppedOut' };
    const stopped = refusal(command, found.rows, found.rowKind);
    if (stopped) return stopped;
    const asked = await collectArguments(host.ask, { ...given, ...found, command });
    return asked === null ? { is: 'steppedOut' } : runWith({ command, found, given, asked });
  }

  /** Resolves once the commands after the first list are there; to false where they can't be had, which is said. */
  async function untilCommands(): Promise<boolean> {
    try {
      await host.everyCommand();
      return true;
    } catch (error) {
      console.error('The commands did not come', error);
      host.notify({ key: 'errors.0', tone: 'bad' });
      return false;
    }
  }

  /** Runs it with the answers. A question that stays open is told the outcome of a single row, and waits for nothing else. */
  async function runWith(answered: Answered): Promise<Invoked> {
    const { open } = answered.asked;
    const again = (next: CollectedAnswers) => void runWith({ ...answered, asked: next });
    const invoked = await act(answered, open && { open, again });
    if (!invoked.isFollowed) open?.close();
    return invoked.what;
  }

  async function act({ command, found, given, asked }: Answered, follower: Follower | undefined): Promise<Begun> {
    if (isChoice(command)) {
      const [next, args] = command.pick(asked.rows, asked.args);
      const { rowKind } = found;
      asked.open?.close();
      return { what: await invoke(next, { ...given, rows: asked.rows, ...(rowKind ? { rowKind } : {}), args }) };
    }
    if (isConsoleCommand(command)) {
      await command.run(lookWorld(), asked.rows, asked.args);
      return { what: { is: 'ran' } };
    }
    if (!isMutation(command)) return { what: { is: 'unknown' } };
    const kind = found.rowKind ?? null;
    // Questions take time: the rows are looked at again, as they are now.
    const now = kind === null ? asked.rows : asked.rows.map((row) => rowOf(kind, idOf(kind, row)) ?? row);
    const late = refusal(command, now, found.rowKind);
    if (late) return { what: late };
    // What an earlier run of it still has in its hands is not done twice.
    const free = now.filter((row) => kind === null || !inFlight.has(command.id, kind, idOf(kind, row)));
    return work.begin({ command, kind, rows: free, args: asked.args, view: found.view, follower });
  }

  /** By a list that is on its way, the end of the wait of what was invoked last there: it has begun by then, or was refused. */
  const lastWaiting = new Map<ActiveView, Promise<unknown>>();

  /**
   * Waits for the list to show what it was asked for: a key never acts on the rows of the search before (docs/specification.md section
   * 10.9), nor before one that was pressed earlier. False, and said, where that takes too long.
   */
  async function isAnswered(command: Command, rowKind: Kind | undefined): Promise<boolean> {
    const view = host.activeView();
    if (!view) return true;
    const cursor = isConsoleCommand(command) && command.cursor;
    const isOfRows = (rowKind ?? kindOf(command)) === view.kind || cursor === 'means';
    const before = lastWaiting.get(view);
    if (!(before ? isOfRows || cursor : isOfRows && view.answered())) return true;
    // What comes before it may have the list asked again.
    const answered = Promise.resolve(before).then(() => (isOfRows ? view.answered() : undefined));
    const isThere = Promise.race([answered.then(() => true), host.sleep(LIST_WITHIN_MS)]);
    const over: Promise<unknown> = isThere
      .then(nextTask)
      .then(() => lastWaiting.get(view) === over && lastWaiting.delete(view));
    lastWaiting.set(view, over);
    if ((await isThere) === true) return host.activeView() === view;
    host.notify({ key: 'run.listOnItsWay', tone: 'info' });
    return false;
  }

  async function targetsFor(command: Command, { rows, rowKind }: Invocation): Promise<Targets | null> {
    const view = host.activeView();
    const kind = rowKind ?? kindOf(command);
    if (rows) return { rows, rowKind: kind, view };
    const found = await allTargets(kind, view, lookWorld());
    if (found === 'broken') host.notify({ key: 'run.notGathered', params: { command: command.id }, tone: 'bad' });
    return typeof found === 'string' ? null : pastDecided(command, found, inFlight);
  }

  /** Why the command can't run on these rows, said to the person; undefined where it can. Only `stateOf` decides. */
  function refusal(command: Command, rows: readonly unknown[], rowKind: Kind | undefined): Invoked | undefined {
    const state = commandStateOf(command, rows, context(), rows.length > 0 ? rowKind : undefined);
    if (state.is === 'ready') return undefined;
    if (state.is === 'running') {
      if (isUnsure(command.id)) {
        host.notify({ key: 'run.decideFirst', tone: 'info' });
        askForWord();
      }
      return { is: 'running' };
    }
    if (state.why !== undefined) {
      sayWhyNot(command, rows, rowKind, state.why);
      return { is: 'disabled', why: state.why };
    }
    host.notify({
      key: state.missing ? 'run.missingPermission' : 'run.notHere',
      params: { permission: state.missing ?? '', command: command.id },
      tone: 'bad',
    });
    return { is: 'missing', permission: state.missing };
  }

  /** Of what somebody has settled it is said how and by whom, by a part that comes when that is asked for. */
  function sayWhyNot(command: Command, rows: readonly unknown[], kind: Kind | undefined, why: TextKey): void {
    const say = () => host.notify({ key: why, tone: 'info' });
    if (!isMutation(command) || !command.words?.settledAs) say();
    else
      void conflicts().then(({ notifyWhyNot }) => notifyWhyNot({ host, lookWorld }, { command, rows, kind, why }), say);
  }

  return { invoke, untilCommands, context, questionWorld: (): QuestionWorld => lookWorld() };
}
export type Gate = ReturnType<typeof createGate>;
