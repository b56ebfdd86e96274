import {
  type AnyAct,
  type AnyChoice,
  type AnyLook,
  type Asks,
  type Command,
  isAct,
  isChoice,
  isLook,
  type Kind,
  kindOf,
} from '../../commands/definition';
import { KINDS } from '../../commands/kinds';
import { commandById } from '../../commands/registry';
import { type Standing, stateOf, verdictOf } from '../../commands/state';
import type { World } from '../../commands/world';
import { CONFIRM_ABOVE_ROWS } from '../../contract/constants';
import type { Permission } from '../../contract/permissions';
import { rowOf } from '../state/rows';
import type { Surface } from '../state/surface';
import type { Desk } from './desk';
import { type Execution, execute, type Outcome, show, unshow } from './execute';
import { createHistory, type Entry } from './history';
import { createJobs } from './jobs';
import { countRows, type Job, type LedgerRow } from './ledger';
import { createOutbox, outbox as held } from './outbox';
import { createPacer } from './pacer';
import { runSettings } from './settings';

/** Which reader of the registry called: only for what a reader may do differently, never for who may. */
export type Source = 'palette' | 'key' | 'menu' | 'bulk' | 'button' | 'sidebar' | 'undo' | 'address';

export interface Invocation {
  readonly rows?: readonly unknown[];
  readonly rowKind?: Kind;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly source: Source;
}

export type Invoked =
  | { readonly is: 'ran' }
  | { readonly is: 'steppedOut' }
  | { readonly is: 'running' }
  | { readonly is: 'disabled'; readonly why: string }
  | { readonly is: 'missing'; readonly permission: Permission | undefined }
  | { readonly is: 'unknown' };

interface Targets {
  readonly rows: readonly unknown[];
  readonly rowKind: Kind | undefined;
  readonly surface: Surface | null;
}

/** Runs commands as COMMANDS.md says, "How a command runs", whoever calls. */
export function createRunner(desk: Desk, uid: () => number) {
  const running = new Set<string>();
  const runningKey = (commandId: string, kind: Kind, rowId: string) => `${commandId}/${kind}/${rowId}`;
  const pacer = createPacer({ call: desk.call, sleep: desk.sleep, signedIn: desk.signedIn });
  const past = createHistory(desk.keeping);

  const world = (signal?: AbortSignal): World => ({
    ...desk.world,
    call: (endpoint, input) =>
      endpoint.method === 'GET' ? desk.call(endpoint, input) : pacer.call(endpoint, input, signal ? { signal } : {}),
    history: { undo: () => void undo(), redo: () => void redo(), repeat: () => void repeat() },
  });
  const standing = (): Standing => ({
    ...desk.standing(),
    isRunning: (commandId, kind, rowId) => running.has(runningKey(commandId, kind, rowId)),
  });

  const jobs = createJobs({
    desk,
    world,
    onFinished: (job) => {
      for (const { rowId } of job.rows) running.delete(runningKey(job.commandId, job.kind, rowId));
      const { done, failed, settled } = job.counts;
      void past.mark(job.id, done > 0 ? 'done' : failed > 0 ? 'failed' : 'settled');
      const clean = failed === 0;
      desk.say({
        key: clean ? 'run.jobDone' : 'run.jobFailed',
        params: { command: job.commandId, done, failed, settled, total: job.rows.length },
        tone: clean ? 'good' : 'bad',
        ...(done > 0 && canUndo(job.commandId) ? { undo: job.id } : {}),
      });
    },
  });
  const outbox = createOutbox({
    keeping: desk.keeping,
    now: desk.now,
    sleep: desk.sleep,
    send: async (held) => {
      const command = commandById(held.commandId);
      if (command && isAct(command)) await sendOne({ ...held, command, token: held.id }, held.name, true);
    },
    pulledBack: (held) => {
      const command = commandById(held.commandId);
      if (command && isAct(command)) unshow({ ...held, command, token: held.id });
      running.delete(runningKey(held.commandId, held.kind, held.rowId));
      void past.mark(held.id, 'pulledBack');
    },
  });

  /** Whether the command's inverse exists and the server has the calls for it. */
  function canUndo(commandId: string): boolean {
    const command = commandById(commandId);
    if (!command || !isAct(command) || !command.undo) return false;
    const extension = inverseOf(command)?.does.extension;
    return extension === undefined || desk.standing().extensions.has(extension);
  }
  function inverseOf(command: AnyAct): AnyAct | undefined {
    // The id alone is read here; which row it is asked for does not change it.
    const id = INVERSE.get(command.id) ?? safeInverse(command);
    const inverse = id === undefined ? undefined : commandById(id);
    return inverse && isAct(inverse) ? inverse : undefined;
  }

  function targets(command: Command, given: Invocation): Targets {
    const surface = desk.surface();
    if (given.rows) return { rows: given.rows, rowKind: given.rowKind ?? kindOf(command), surface };
    const kind = kindOf(command);
    if (kind === undefined || surface?.kind !== kind) return { rows: [], rowKind: kind, surface };
    const ids = surface.selectionSize() > 0 ? surface.selectedIds() : [surface.cursorId()];
    const rows = ids.flatMap((id) => (id === null ? [] : (rowOf(kind, id) ?? [])));
    return { rows, rowKind: kind, surface };
  }

  /** Runs a command by id: the one gate. */
  async function invoke(id: string, given: Invocation): Promise<Invoked> {
    const command = commandById(id);
    if (!command) return { is: 'unknown' };
    let { rows, rowKind, surface } = targets(command, given);
    if (
      given.rows === undefined &&
      surface &&
      rowKind &&
      surface.kind === rowKind &&
      surface.selectionSize() > rows.length
    ) {
      const all = await everySelected(surface, rowKind);
      if (all === null) return { is: 'steppedOut' };
      rows = all;
    }
    const state = stateOf(command, rows, standing(), rows.length > 0 ? rowKind : undefined);
    if (state.is === 'hidden') {
      desk.say({
        key: state.missing ? 'run.missingPermission' : 'run.notHere',
        params: { permission: state.missing ?? '', command: id },
        tone: 'bad',
      });
      return { is: 'missing', permission: state.missing };
    }
    if (state.is === 'disabled') {
      desk.say({ key: state.why, tone: 'info' });
      return { is: 'disabled', why: state.why };
    }
    if (state.is === 'running') return { is: 'running' };
    const asked = await complete(command, rows, rowKind, given);
    if (asked === null) return { is: 'steppedOut' };
    if (isChoice(command)) {
      const [next, args] = (command as AnyChoice).becomes(asked.rows, asked.args);
      return invoke(next, { ...given, rows: asked.rows, ...(rowKind ? { rowKind } : {}), args });
    }
    if (isLook(command)) {
      await (command as AnyLook).show(world(), asked.rows, asked.args);
      return { is: 'ran' };
    }
    if (isAct(command)) return act(command, asked.rows, rowKind ?? null, asked.args, given, surface);
    return { is: 'unknown' };
  }

  /** Every selected row, those not loaded too: the number that is named is the number that is done. */
  async function everySelected(surface: Surface, kind: Kind): Promise<readonly unknown[] | null> {
    const abort = new AbortController();
    const rows: unknown[] = [];
    for await (const ids of surface.everySelectedId(abort.signal)) {
      for (const id of ids) {
        const row = rowOf(kind, id);
        if (row !== undefined) rows.push(row);
      }
    }
    return rows;
  }

  /** Targets and arguments, asked for where the caller and the prefills left any open; null when the person stepped out. */
  async function complete(command: Command, rows: readonly unknown[], rowKind: Kind | undefined, given: Invocation) {
    const asks = (command.asks ?? {}) as Asks;
    const args: Record<string, unknown> = { ...given.args };
    let open = kindOf(command) !== undefined && rows.length === 0;
    for (const [name, ask] of Object.entries(asks)) {
      if (name in args || ask.as === 'given') continue;
      const prefill = ask.as === 'oneOf' ? ask.prefill?.(rows) : undefined;
      if (prefill === undefined) open = true;
      else args[name] = prefill;
    }
    return open ? desk.ask({ command, rows, rowKind, args }) : { rows, args };
  }

  async function act(
    command: AnyAct,
    rows: readonly unknown[],
    kind: Kind | null,
    args: Readonly<Record<string, unknown>>,
    given: Invocation,
    surface: Surface | null,
  ): Promise<Invoked> {
    const undoing = given.source === 'undo';
    const asks =
      command.confirm === 'always' ||
      rows.length > CONFIRM_ABOVE_ROWS ||
      (runSettings.alwaysAsk && command.confirm === 'marked');
    if (
      asks &&
      !undoing &&
      !(await desk.confirm({ command, rows, rowKind: kind ?? undefined, args, count: rows.length }))
    ) {
      return { is: 'steppedOut' };
    }
    const held = command.undo !== undefined && !canUndo(command.id) && runSettings.holdSeconds > 0 && !undoing;
    const sendAtMs = desk.now() + runSettings.holdSeconds * 1000;
    if (rows.length > 1 && kind) startJob(command, kind, rows, args, surface, held ? sendAtMs : undefined);
    else startOne(command, kind, rows[0] ?? null, args, held ? sendAtMs : undefined, undoing, surface);
    return { is: 'ran' };
  }

  function startOne(
    command: AnyAct,
    kind: Kind | null,
    row: unknown,
    args: Readonly<Record<string, unknown>>,
    sendAtMs: number | undefined,
    undoing: boolean,
    surface: Surface | null,
  ) {
    const id = desk.newId();
    const rowId = kind && row !== null ? idOf(kind, row) : null;
    const name = kind && row !== null ? nameOf(kind, row) : '';
    const execution: Execution = { command, kind, rowId, before: row, args, token: id };
    show(execution);
    if (kind && rowId) running.add(runningKey(command.id, kind, rowId));
    if (!undoing)
      void past.add(
        entryOf(command, {
          id,
          kind,
          rowId,
          name,
          args: withoutSecrets(command, args),
          before: row,
          jobId: null,
          count: 1,
        }),
      );
    if (command.advanceTo && surface && surface.cursorId() === rowId && !undoing) surface.advanceTo(command.advanceTo);
    if (sendAtMs !== undefined && kind && rowId) {
      desk.say({
        key: 'run.held',
        params: { command: command.id, name },
        tone: 'info',
        undo: id,
        heldUntilMs: sendAtMs,
      });
      void outbox.hold({ id, commandId: command.id, kind, rowId, name, args, before: row, sendAtMs });
    } else void sendOne(execution, name, !undoing);
  }

  async function sendOne(execution: Execution, name: string, toast: boolean): Promise<Outcome> {
    const { command, kind, rowId, token } = execution;
    const outcome = await execute(execution, world());
    if (kind && rowId) running.delete(runningKey(command.id, kind, rowId));
    await past.mark(token, outcome.is);
    if (outcome.is === 'done' && toast)
      desk.say({
        key: `${command.id}.done`,
        params: { name },
        tone: 'good',
        ...(canUndo(command.id) ? { undo: token } : {}),
      });
    if (outcome.is === 'failed')
      desk.say({ key: 'run.failed', params: { command: command.id, name, code: outcome.code }, tone: 'bad' });
    if (outcome.is === 'settled')
      desk.say({ key: 'run.settledByOther', params: { command: command.id, name, code: outcome.code }, tone: 'info' });
    return outcome;
  }

  function startJob(
    command: AnyAct,
    kind: Kind,
    targetRows: readonly unknown[],
    args: Readonly<Record<string, unknown>>,
    surface: Surface | null,
    sendAt: number | undefined,
    undoes?: {
      readonly jobId: string;
      readonly argsOf: (row: unknown, index: number) => Readonly<Record<string, unknown>>;
    },
  ) {
    const id = desk.newId();
    const rows = targetRows.map((row, index): LedgerRow => {
      const why = undoes ? null : verdictOf(command, row);
      return {
        rowId: idOf(kind, row),
        name: nameOf(kind, row),
        state: why === null ? 'waiting' : 'skipped',
        ...(why === null ? {} : { why }),
        before: row,
        ...(undoes ? { args: undoes.argsOf(row, index) } : {}),
      };
    });
    const job: Job = {
      id,
      commandId: command.id,
      kind,
      args: withoutSecrets(command, args),
      startedAt: Math.floor(desk.now() / 1000),
      phase: sendAt === undefined ? 'running' : 'held',
      ...(sendAt === undefined ? {} : { sendAt }),
      rows,
      counts: countRows(rows),
      ...(undoes ? { undoes: undoes.jobId } : {}),
      undone: false,
    };
    for (const { rowId, state } of rows) if (state === 'waiting') running.add(runningKey(command.id, kind, rowId));
    if (!undoes)
      void past.add(
        entryOf(command, {
          id,
          kind,
          rowId: null,
          name: '',
          args: job.args,
          before: null,
          jobId: id,
          count: rows.length,
        }),
      );
    if (sendAt !== undefined)
      desk.say({
        key: 'run.jobHeld',
        params: { command: command.id, total: rows.length },
        tone: 'info',
        undo: id,
        heldUntilMs: sendAt,
      });
    void jobs.start(job, surface);
  }

  const entryOf = (command: AnyAct, what: Omit<Entry, 'commandId' | 'at' | 'uid' | 'outcome' | 'undoable'>): Entry => ({
    ...what,
    commandId: command.id,
    at: Math.floor(desk.now() / 1000),
    uid: uid(),
    outcome: 'sending',
    undoable: command.undo !== undefined,
  });

  /** Takes back what the entry stands for, the newest that can be taken back without one (COMMANDS.md, 6). */
  async function undo(entryId?: string): Promise<boolean> {
    const entry = entryId === undefined ? past.newestUndoable(uid()) : past.find(entryId);
    if (!entry?.undoable || entry.outcome === 'undone' || entry.outcome === 'pulledBack') {
      desk.say({ key: 'run.nothingToUndo', tone: 'info' });
      return false;
    }
    const pulledBack = entry.jobId ? pullBackJob(entry.jobId) : await outbox.drop(entry.id);
    if (pulledBack) {
      await past.mark(entry.id, 'pulledBack');
      desk.say({ key: 'run.pulledBack', params: { command: entry.commandId, name: entry.name }, tone: 'good' });
      return true;
    }
    const command = commandById(entry.commandId);
    if (!command || !isAct(command) || !command.undo || !canUndo(entry.commandId)) {
      desk.say({ key: 'run.cannotUndo', params: { command: entry.commandId }, tone: 'bad' });
      return false;
    }
    return entry.jobId ? undoJob(entry, command) : undoOne(entry, command);
  }

  function pullBackJob(id: string): boolean {
    const job = jobs.find(id);
    if (job?.phase !== 'held') return false;
    for (const { rowId } of job.rows) running.delete(runningKey(job.commandId, job.kind, rowId));
    jobs.cancel(id);
    return true;
  }

  async function undoOne(entry: Entry, command: AnyAct): Promise<boolean> {
    const [undoId, args] = command.undo?.(entry.before, entry.args) ?? [];
    const inverse = undoId === undefined ? undefined : commandById(undoId);
    if (!inverse || !isAct(inverse) || !entry.kind || !entry.rowId) return false;
    const before = rowOf(entry.kind, entry.rowId) ?? entry.before;
    const state = stateOf(inverse, [before], { ...standing(), isRunning: () => false }, entry.kind);
    if (state.is === 'hidden') {
      desk.say({
        key: 'run.missingPermission',
        params: { permission: state.missing ?? '', command: inverse.id },
        tone: 'bad',
      });
      return false;
    }
    await past.mark(entry.id, 'undone');
    const execution: Execution = {
      command: inverse,
      kind: entry.kind,
      rowId: entry.rowId,
      before,
      args: args ?? {},
      token: desk.newId(),
    };
    show(execution);
    const outcome = await execute(execution, world());
    if (outcome.is === 'done')
      desk.say({ key: 'run.undone', params: { command: entry.commandId, name: entry.name }, tone: 'good' });
    else {
      await past.mark(entry.id, 'done');
      const code = outcome.code;
      desk.say({
        key: outcome.is === 'failed' ? 'run.failed' : 'run.settledByOther',
        params: { command: inverse.id, name: entry.name, code },
        tone: 'bad',
      });
    }
    return outcome.is === 'done';
  }

  async function undoJob(entry: Entry, command: AnyAct): Promise<boolean> {
    const job = entry.jobId ? jobs.find(entry.jobId) : undefined;
    const done = job?.rows.filter((row) => row.state === 'done') ?? [];
    const [first] = done;
    if (!job || !first) {
      desk.say({ key: 'run.nothingToUndo', tone: 'info' });
      return false;
    }
    if (job.phase !== 'finished') {
      desk.say({ key: 'run.jobStillRuns', params: { command: job.commandId }, tone: 'info' });
      return false;
    }
    const undos = done.map((row) => command.undo?.(row.before, row.args ?? job.args));
    const inverse = commandById(undos[0]?.[0] ?? '');
    if (!inverse || !isAct(inverse)) return false;
    await past.mark(entry.id, 'undone');
    jobs.markUndone(job.id);
    const rows = done.map((row) => rowOf(job.kind, row.rowId) ?? row.before);
    startJob(inverse, job.kind, rows, {}, null, undefined, {
      jobId: job.id,
      argsOf: (_row, index) => undos[index]?.[1] ?? {},
    });
    return true;
  }

  /** Does again what was undone last. */
  async function redo(): Promise<void> {
    const entry = past.newestUndone(uid());
    if (!entry?.kind) return desk.say({ key: 'run.nothingToRedo', tone: 'info' });
    const { kind } = entry;
    const job = entry.jobId ? jobs.find(entry.jobId) : undefined;
    const ids = job
      ? job.rows.filter((row) => row.state === 'done').map((row) => row.rowId)
      : entry.rowId
        ? [entry.rowId]
        : [];
    const rows = ids.flatMap((id) => rowOf(kind, id) ?? []);
    await past.mark(entry.id, 'pulledBack');
    await invoke(entry.commandId, {
      rows: rows.length > 0 ? rows : [entry.before],
      rowKind: kind,
      args: entry.args,
      source: 'undo',
    });
  }

  /** The last command again, on the rows that are chosen now. */
  async function repeat(): Promise<void> {
    const entry = past.newest(uid());
    if (!entry) return desk.say({ key: 'run.nothingToRepeat', tone: 'info' });
    await invoke(entry.commandId, { args: entry.args, source: 'key' });
  }

  return {
    invoke,
    undo,
    redo,
    repeat,
    standing,
    targetsOf: (command: Command) => targets(command, { source: 'key' }),
    jobs,
    outbox,
    pace: pacer.pace,
    canUndo,
    outboxHolds: () => held.held.length > 0,
    load: async () => {
      await past.load();
      await outbox.load();
      await jobs.load();
    },
  };
}
export type Runner = ReturnType<typeof createRunner>;

const idOf = (kind: Kind, row: unknown) => (KINDS[kind].idOf as (row: unknown) => string)(row);
const nameOf = (kind: Kind, row: unknown) => (KINDS[kind].nameOf as (row: unknown) => string)(row);

const INVERSE = new Map<string, string>();
/** The id of a command's inverse, read from its `undo` with an empty row; remembered. */
function safeInverse(command: AnyAct): string | undefined {
  if (!command.undo) return undefined;
  const [id] = command.undo({ blocks: [], reports: [], media: [], phone: '' }, {});
  INVERSE.set(command.id, id);
  return id;
}

/** Secrets are used for the call alone: neither history nor storage sees them. */
function withoutSecrets(command: AnyAct, args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const asks = (command.asks ?? {}) as Asks;
  return Object.fromEntries(Object.entries(args).filter(([name]) => asks[name]?.as !== 'secret'));
}
