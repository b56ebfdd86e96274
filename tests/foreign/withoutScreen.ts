import { expect } from 'vitest';
import * as z from 'zod/mini';
import { isMutation, kindOf } from '../../commands/core/definition';
import type { Macro } from '../../commands/core/parts';
import type { Kind } from '../../commands/core/rows';
import { COMMANDS, commandById } from '../../commands/every';
import type { CommandId } from '../../commands/registry';
import { ConsoleConfig, isServed } from '../../contract/server';
import { keyIn, login } from '../../contract/signIn';
import { setClient } from '../../src/client';
import { type Call, createClient } from '../../src/client/client';
import type { RunnerHost } from '../../src/run/call/host';
import { inverseOf, makesAnew } from '../../src/run/call/inverse';
import type { ToastMessage } from '../../src/run/call/toastMessage';
import { createRunner } from '../../src/run/gate/runner';
import { rightsOfSession } from '../../src/state/readSession';
import { keepingIn } from '../support/aConsole';
import { compared, copyOf, type Data } from './comparedData';
import { configFor } from './config';
import { readRow, whatIs } from './readRow';
import { type Foreign, startForeign } from './server/start';
import { chosenSwitches } from './server/switches';

/**
 * How a run is taken back: by a command; by pulling it back before it has gone out, and not afterwards; or not at all.
 */
type Back = CommandId | 'whileHeld' | 'notAtAll';

/** Runs a command on rows: ids, which are read from the list of their kind first, or rows that are in no list. */
type Does = (
  id: CommandId,
  rows: readonly (string | number | object)[],
  args: Readonly<Record<string, unknown>>,
  /** Makes of the data as it was what it has to be then; `now` says the ids of what was made. */
  makes: (was: Data, now: Data) => unknown,
  back: Back,
) => Promise<void>;

/** The console without a screen in front of it, and a server that is not ours behind it. */
export interface WithoutScreen {
  readonly server: Foreign;
  readonly call: Call;
  /** The number of the super admin who is signed in. */
  readonly uid: number;
  /** Runs it and looks at all the server has; takes it back, and looks whether all is as it was. */
  readonly does: Does;
  /** It can't be run on the row, and says why; nothing is sent. */
  readonly cannot: (id: CommandId, row: object, why: string) => Promise<void>;
  /** The row of that id, as its list has it. */
  readonly read: (kind: Kind, id: string | number) => Promise<unknown>;
  /** The commands that change something and that this server is offered. */
  readonly offered: () => readonly CommandId[];
  /** Those that ran, undone or as an undo. */
  readonly ran: ReadonlySet<CommandId>;
  readonly close: () => Promise<void>;
}

/** Starts the server, and signs a super admin in by the console's own client. `FOREIGN` names the server's switches. */
export async function startWithoutScreen(): Promise<WithoutScreen> {
  const server = await startForeign(chosenSwitches());
  let key: string | null = null;
  const config = z.decode(ConsoleConfig, configFor(server));
  const { call } = createClient({
    config,
    key: () => key,
    extensions: () => [],
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  // Reading what a session opens goes by the console's one client.
  setClient(call);
  const { user_name, password } = server.hire({ tier: 100 });
  const entered = whatIs(await call(login, { body: { user_name, password } }));
  key = keyIn(entered) ?? null;
  const { user, actions, extensions } = whatIs(await rightsOfSession(entered.userinfo, { user_name }));
  const { uid } = user;
  const principal = { uid, actions: new Set(actions), tierId: user.tier_id };

  const said: ToastMessage[] = [];
  let hear = () => {};
  const host: RunnerHost = {
    call,
    world: {
      has: (extension: (typeof extensions)[number]) => extensions.includes(extension),
      me: () => principal,
      now: () => Math.floor(Date.now() / 1000),
      open: () => {},
      revealNewRow: () => {},
      screen: () => ({ discard: () => {}, write: () => {} }),
      session: { signInAgain: () => {} },
    } as never,
    commandContext: () => ({
      principal,
      extensions: new Set(extensions),
      paths: config.paths,
      screens: new Set(),
    }),
    activeView: () => null,
    ask: async ({ command }) => expect.fail(`${command.id} asks`),
    confirm: async () => true,
    notify: (saying) => {
      said.push(saying);
      hear();
    },
    storage: keepingIn(new Map()),
    uid: () => uid,
    now: Date.now,
    sleep,
    waitForServer: sleep,
    signedIn: async () => {},
    signInAnew: async () => false,
    newId: () => crypto.randomUUID(),
    everyCommand: async () => {},
    claim: async () => async () => {},
    untilFree: async () => {},
    onStateChange: () => {},
  };
  const runner = createRunner(host);
  // What another test of this worker has done is no history of this one.
  runner.leave();
  const ran = new Set<CommandId>();

  /** What is said next: every run and every undo says one thing when it has come to its end. */
  async function saying(): Promise<ToastMessage> {
    while (said.length === 0)
      await new Promise<void>((resolve) => {
        hear = resolve;
      });
    return said.shift() ?? expect.fail();
  }
  const isHeld = ({ key }: ToastMessage) => key === 'run.held' || key === 'run.jobHeld';
  const changes = () => server.calls.filter(({ method }) => method !== 'GET').length;

  const read: WithoutScreen['read'] = (kind, id) => readRow(call, kind, id);

  const does: Does = async (id, given, args, makes, back) => {
    const command = commandById(id);
    if (!command || !isMutation(command)) throw new Error(`${id} changes nothing`);
    const kind = kindOf(command) ?? (args.macro as Macro | undefined)?.kind;
    const rows: unknown[] = [];
    for (const row of given) rows.push(typeof row === 'object' ? row : kind && (await read(kind, row)));
    const run = async () => {
      const source = { source: 'key', ...(kind && { rows, rowKind: kind }), args } as const;
      expect(await runner.invoke(id, source), id).toEqual({ is: 'ran' });
      return saying();
    };
    const inverse = inverseOf(command, rows[0], args, runner.context())?.command;
    const isAnew = inverse !== undefined && makesAnew(inverse, runner.context());
    const was = copyOf(server.data);

    // One that failed may have left something to say.
    said.length = 0;
    let says = await run();
    expect(isHeld(says), `${id} is held`).toBe(back === 'whileHeld' || (back !== 'notAtAll' && isAnew));
    if (isHeld(says)) {
      const sent = changes();
      expect(await runner.undo()).toBe(true);
      expect(said.splice(0).at(-1)).toMatchObject({ key: 'run.pulledBack', tone: 'good' });
      expect(changes()).toBe(sent);
      const held = (await run()).undo ?? '';
      if (rows.length > 1) runner.jobs.resume(held);
      else void runner.outbox.sendNow(held);
      says = await saying();
    }
    expect(says, id).toMatchObject({ tone: 'good' });
    const expected = structuredClone(was);
    makes(expected, server.data);
    expect(compared(expected), `${id} changes something`).not.toEqual(compared(was));
    expect(compared(server.data), id).toEqual(compared(expected));
    ran.add(id);

    const isBack = await runner.undo();
    const undone = await saying();
    expect(said, id).toEqual([]);
    if (back === 'whileHeld' || back === 'notAtAll') {
      expect(isBack, id).toBe(false);
      return expect(compared(server.data), `${id} stays`).toEqual(compared(expected));
    }
    expect(inverse?.id, `what undoes ${id}`).toBe(back);
    expect(undone, back).toMatchObject({ tone: 'good' });
    // What was deleted comes back as something new, under another id.
    expect(compared(server.data, isAnew), `${back} after ${id}`).toEqual(compared(was, isAnew));
    ran.add(back);
  };

  return {
    server,
    call,
    uid,
    does,
    cannot: async (id, row, why) => {
      const [was, sent] = [copyOf(server.data), changes()];
      const rowKind = kindOf(commandById(id) ?? expect.fail());
      const invoked = await runner.invoke(id, { source: 'key', rows: [row], ...(rowKind && { rowKind }) });
      expect(invoked).toEqual({ is: 'disabled', why });
      expect(await saying()).toMatchObject({ key: why, tone: 'info' });
      expect([copyOf(server.data), changes()]).toEqual([was, sent]);
      ran.add(id);
    },
    read,
    offered: () =>
      COMMANDS.filter(
        (command) =>
          isMutation(command) && command.extension === undefined && isServed(command.endpoint, runner.context()),
      ).map(({ id }) => id),
    ran,
    close: async () => {
      runner.leave();
      await server.close();
    },
  };
}

/** What is only held ends with the test. */
const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
