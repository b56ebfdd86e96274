import type { AnyAct } from '../../../commands/core/definition';
import type { Kind } from '../../../commands/core/rows';
import { verdictOf } from '../../../commands/state';
import { Code } from '../../../contract/wire/codes';
import type { Surface } from '../../state/activeView';
import { tellMove } from '../../state/listMoves';
import { rowOf } from '../../state/rows';
import { type Executor, isAsLeft, moved, type Outcome, show, unshow } from '../call/execute';
import type { Execution } from '../call/execution';
import type { Desk } from '../call/host';
import type { Busy } from '../call/inFlight';
import type { Keeping } from '../call/storage';
import type { Answered, NotTaken, OpenQuestion } from '../gate/prompts';
import { type Entry, entryOf, type History } from '../undo/history';
import { actOf, canBeKept, idOf, mayTakeBack, nameFor, nameTyped, sayingOf, withoutSecrets } from '../undo/inverse';
import { tellUndone } from '../undo/tellUndone';
import { sayingSettled } from './conflict';
import { notTaken } from './notTaken';
import { createOutbox, type Held, type Sending } from './outbox';

/** What a person says of what may have arrived: look again; send it again; it is there; leave it as it is. */
export type Decision = 'look' | 'sendAgain' | 'isThere' | 'leave';

interface Surroundings {
  readonly desk: Desk;
  readonly keeping: Keeping;
  readonly busy: Busy;
  readonly past: History;
  readonly execute: Executor['execute'];
}
type Args = Readonly<Record<string, unknown>>;

/** The question that waits for what becomes of a run, and what runs it again with another answer. */
export interface Follower {
  readonly open: OpenQuestion;
  readonly again: (next: Answered) => void;
}

/** A call on its way: undo stops the waiting, and acts on what came of it. */
interface Flight {
  readonly stop: () => void;
  readonly ended: Promise<Outcome>;
}

/** Commands on one row, or on none: shown at once, held or sent, said, and written into the history. */
export function createSingles({ desk, keeping, busy, past, execute }: Surroundings) {
  const flights = new Map<string, Flight>();
  /** Secrets are used for the call alone: what is written down and sent later has none. */
  const secrets = new Map<string, Readonly<Record<string, unknown>>>();
  const followers = new Map<string, Follower>();

  const executionOf = ({ id, commandId, kind, rowId, before, args }: Held): Execution | undefined => {
    const command = actOf(commandId);
    return command && { command, kind, rowId, before, args: { ...args, ...secrets.get(id) }, token: id };
  };
  /** The name under which several calls of one run go out, so that the log has them as one change. */
  const jobOf = ({ command, before, args, token }: Execution) =>
    command.isSeveralCalls?.(before, args) && desk.standing().extensions.has('audit.jobs') ? token : undefined;
  const giveBack = ({ command, before, args }: Execution) => command.givesBack?.(desk.world, before, args);
  const endBusy = ({ commandId, kind, rowId }: Held) => {
    if (kind && rowId) busy.end(commandId, kind, rowId);
  };

  const outbox = createOutbox({
    desk,
    keeping,
    send: async (held, how) => {
      const execution = executionOf(held);
      return execution !== undefined && (await fly(held, execution, how)) === 'kept';
    },
    found: (held) => {
      const execution = executionOf(held);
      if (!execution) return;
      if (held.phase !== 'unsure') show(execution);
      if (held.kind && held.rowId) busy.begin(held.commandId, held.kind, held.rowId);
      if (held.undoes !== undefined && held.phase !== 'unsure')
        past.show(held.undoes, { outcome: 'undone', takenBackAt: desk.now() });
    },
    pulledBack: (held) => {
      const execution = executionOf(held);
      if (execution) unshow(execution);
      if (execution) giveBack(execution);
      endBusy(held);
      void past.turn(held.id, { outcome: 'pulledBack', takenBackAt: desk.now() });
    },
  });

  async function fly(held: Held, execution: Execution, how: Sending): Promise<'kept' | undefined> {
    const { command, before, args } = execution;
    const isUndoable = mayTakeBack(command, before, args, desk.standing());
    if (!isUndoable) void past.turn(held.id, { undoable: false });
    const abort = new AbortController();
    const ended = execute(execution, {
      signal: abort.signal,
      unsure: how === 'again' || how === 'byWord',
      sendAgain: how === 'byWord',
      job: jobOf(execution),
      // Before a held call goes out: what somebody else has settled meanwhile is left as it is.
      stillFits:
        how === 'afterHold'
          ? (present) => verdictOf(command, present, desk.standing().holder) === null
          : standsAfter(held.undoes ?? ''),
    });
    flights.set(held.id, { stop: () => abort.abort(), ended });
    const follower = followers.get(held.id);
    let isStopped = false;
    follower?.open.stopBy(() => {
      isStopped = true;
      abort.abort();
    });
    const outcome = await ended;
    flights.delete(held.id);
    followers.delete(held.id);
    if (outcome.is === 'unsure') return mayHaveArrived(held, outcome, follower);
    secrets.delete(held.id);
    endBusy(held);
    if (follower && isStopped && outcome.is === 'givenUp') {
      unshow(execution);
      await past.turn(held.id, { outcome: 'failed' });
      const says = outcome.begun ? 'run.mayHaveArrived' : 'run.notSent';
      return void askAgain(follower, { code: Code.lost, fields: {}, says });
    }
    // Given up by undo, which says what became of it; or by a sign-out, after which it waits in storage.
    if (outcome.is === 'givenUp') return void follower?.open.close();
    if (held.undoes !== undefined) {
      await takenBack(held.undoes, outcome);
      const undone = past.find(held.undoes);
      return void tellUndone(desk, desk.standing(), undone ?? held, command, outcome);
    }
    const isOld = outcome.is === 'done' && outcome.mayBeOld === true;
    if (outcome.is !== 'done') giveBack(execution);
    // Undo that waited for this takes it back from here on, and says so: the next undo is meant for what was done before.
    const isTakenBack = outcome.is === 'done' && past.find(held.id)?.outcome === 'undone';
    await past.turn(held.id, {
      ...(isTakenBack ? {} : { outcome: outcome.is }),
      ...(outcome.is === 'done' ? { left: outcome.left, ...outcome.made } : {}),
      ...(isOld ? { undoable: false } : {}),
    });
    if (isTakenBack) return void follower?.open.close();
    if (outcome.is === 'failed' && follower?.open.isOpen()) return void askAgain(follower, notTaken(command, outcome));
    follower?.open.close();
    tell(held, outcome, isUndoable && !isOld);
    return undefined;
  }

  /**
   * Nobody knows whether it arrived. It waits for the person's word as long as that takes; at a question that is still open, to answer
   * it again is that word.
   */
  async function mayHaveArrived(
    held: Held,
    { code, looked }: Extract<Outcome, { is: 'unsure' }>,
    follower: Follower | undefined,
  ): Promise<'kept'> {
    const { commandId: command } = held;
    const name = held.name || nameTyped(actOf(command), held.args);
    await past.turn(held.undoes ?? held.id, { outcome: 'unsure', takenBackAt: undefined });
    await outbox.doubt({ ...held, name }, looked);
    if (follower?.open.isOpen())
      void follower.open.again({ code, fields: {}, says: `run.asked.${looked}` }).then(async (next) => {
        if (next === null) return;
        await decide(held.id, 'leave');
        follower.again(next);
      });
    else {
      follower?.open.close();
      desk.say({ key: `run.unsure.${looked}`, params: { command, name }, tone: 'bad' });
    }
    return 'kept';
  }

  /** What the person says of something that may have arrived. */
  async function decide(id: string, how: Decision): Promise<void> {
    const held = outbox.decided(id);
    const execution = held && executionOf(held);
    if (!held || !execution) return;
    if (how === 'look' || how === 'sendAgain') {
      show(execution);
      return outbox.tryAgain(held, how === 'look' ? 'again' : 'byWord');
    }
    secrets.delete(id);
    endBusy(held);
    if (how === 'isThere') moved(execution);
    else giveBack(execution);
    if (held.undoes !== undefined) await past.turn(held.undoes, { outcome: how === 'isThere' ? 'undone' : 'done' });
    else await past.turn(id, { outcome: how === 'isThere' ? 'settled' : 'failed' });
    await outbox.letGo(held);
  }

  /** The outbox lets go of the run meanwhile: the person may take long. */
  async function askAgain({ open, again }: Follower, why: NotTaken): Promise<void> {
    const next = await open.again(why);
    if (next !== null) again(next);
  }

  const wordsFor = (what: Pick<Held, 'commandId' | 'name' | 'before'>) => sayingOf(what, desk.world.has);

  function tell(held: Held, outcome: Outcome, isUndoable: boolean) {
    const { id, commandId, kind, rowId, before } = held;
    const params = wordsFor(held);
    if (outcome.is === 'done') {
      if (kind && rowId) desk.surface()?.unselect([rowId]);
      const key = (before === null ? undefined : actOf(commandId)?.saysDone?.(before)) ?? `${commandId}.done`;
      desk.say({ key, params, tone: 'good', ...(isUndoable ? { undo: id } : {}) });
    } else if (outcome.is === 'failed')
      desk.say({
        key: 'run.failed',
        params: { ...params, code: outcome.code, message: outcome.message },
        tone: 'bad',
      });
    else if (outcome.is === 'settled') {
      const as =
        outcome.present === undefined ? undefined : actOf(commandId)?.settledAs?.(outcome.present, desk.world.has);
      if (as) return desk.say(sayingSettled(as, params, desk.uid(), 'command.settledAsByOther'));
      desk.say({
        key: outcome.maybeOurs ? 'run.settledMaybeByUs' : (actOf(commandId)?.already ?? 'run.settledByOther'),
        params: { ...params, code: outcome.code },
        tone: 'info',
      });
    }
  }

  /** Runs a command on one row, or on none. `holdMs` above 0 holds the call that long. */
  function start(
    command: AnyAct,
    kind: Kind | null,
    row: unknown,
    args: Readonly<Record<string, unknown>>,
    holdMs: number,
    surface: Surface | null,
    follower?: Follower,
  ): void {
    const uid = desk.uid();
    if (uid === null) return;
    const safeArgs = withoutSecrets(command, args);
    const held: Held = {
      id: desk.newId(),
      commandId: command.id,
      kind,
      rowId: kind && idOf(kind, row),
      name: kind ? nameFor(command, kind, row) : '',
      args: safeArgs,
      before: row,
      uid,
      sendAtMs: holdMs > 0 ? desk.now() + holdMs : 0,
      phase: holdMs > 0 ? 'held' : 'sending',
    };
    const { id, rowId, name, sendAtMs } = held;
    if (!canBeKept(command)) secrets.set(id, args);
    if (follower) followers.set(id, follower);
    const execution = executionOf(held);
    if (execution) show(execution);
    command.begins?.(desk.world, row, args);
    if (kind && rowId) busy.begin(command.id, kind, rowId);
    const at = Math.floor(desk.now() / 1000);
    void past.add(
      entryOf(command, { id, kind, rowId, name, args: safeArgs, before: row, jobId: null, count: 1, at, uid }),
    );
    if (command.advanceTo && surface?.kind === kind && surface.cursorId() === rowId)
      surface.advanceTo(command.advanceTo);
    if (command.selectsFirst && surface?.kind === kind && surface.cursorId() === rowId)
      surface.selectFirst(command.selectsFirst);
    if (holdMs > 0) {
      desk.say({
        key: 'run.held',
        params: wordsFor(held),
        tone: 'info',
        undo: id,
        heldUntilMs: sendAtMs,
      });
      void outbox.hold(held);
    } else {
      // What it adds to the list that is shown will have the cursor: the next key is meant for that.
      const adds = command.moves?.(row, args).some((move) => move.as === 'added' && move.kind === surface?.kind);
      const isMade = adds ? surface?.making() : undefined;
      void outbox.sendAtOnce(held, canBeKept(command)).finally(isMade);
    }
  }

  /**
   * Takes back what was done to one row, if that still stands. Undefined where nothing more is to be said: whoever asked is signed out
   * before its end, or what was to be taken back did not come about, which its own end has said.
   */
  async function takeBack(entry: Entry, inverse: AnyAct, args: Args): Promise<Outcome | undefined> {
    const uid = desk.uid();
    const outcome = await reverse(entry, inverse, args);
    if (desk.uid() !== uid) return undefined;
    if (outcome) await takenBack(entry.id, outcome);
    else await past.turn(entry.id, { takenBackAt: undefined });
    return outcome;
  }

  /** Undefined where there was nothing to take back. */
  async function reverse(entry: Entry, inverse: AnyAct, args: Args): Promise<Outcome | undefined> {
    const { kind, rowId, name } = entry;
    const flight = flights.get(entry.id);
    const before = (kind && rowId && rowOf(kind, rowId)) || entry.before;
    const execution: Execution = { command: inverse, kind, rowId, before, args, token: desk.newId() };
    show(execution);
    // What has just begun goes out, and is waited for.
    await outbox.written(entry.id);
    flight?.stop();
    const sent = await flight?.ended;
    if (sent && sent.is !== 'done' && !(sent.is === 'givenUp' && sent.begun)) {
      // It never came about: nothing is left to take back.
      unshow(execution);
      if (sent.is !== 'givenUp') return undefined;
      dropOriginal(entry);
      return sent;
    }
    if (sent?.is === 'givenUp') dropOriginal(entry);
    const { left, ...became } = past.find(entry.id) ?? entry;
    if (became.rowId !== rowId) {
      // What was begun on a draft ended as the row that it made.
      unshow(execution);
      return reverse({ ...became, left }, inverse, args);
    }
    const { token: id } = execution;
    const fixed = { kind, rowId, name, args, before, uid: entry.uid, sendAtMs: 0, phase: 'sending' } as const;
    const held: Held = { ...fixed, id, commandId: inverse.id, undoes: entry.id };
    const send = () =>
      execute(execution, {
        signal: new AbortController().signal,
        job: jobOf(execution),
        stillFits: standsAfter(entry.id),
      });
    return outbox.keepUntil(held, send, (outcome) => (outcome.is === 'unsure' ? outcome.looked : undefined));
  }

  /** Whether what was done still stands in the row as it is now. */
  function standsAfter(entryId: string) {
    const entry = past.find(entryId);
    if (!entry) return undefined;
    const { stands } = actOf(entry.commandId) ?? {};
    return (present: unknown) => (stands ? stands(present, entry.before) : isAsLeft(present, entry.left));
  }

  const takenBack = (entryId: string, outcome: Outcome) => {
    const entry = past.find(entryId);
    const takenBackAt = outcome.is === 'done' ? (entry?.takenBackAt ?? desk.now()) : undefined;
    if (outcome.is === 'done' && entry?.kind && entry.rowId)
      tellMove({ kind: entry.kind, id: entry.rowId, as: 'undone', isOwn: true });
    return past.turn(entryId, { outcome: outcomeAfter(outcome), takenBackAt });
  };

  function dropOriginal({ id, commandId, kind, rowId, before, args }: Entry) {
    const command = actOf(commandId);
    if (command) unshow({ command, kind, rowId, before, args, token: id });
  }

  return {
    start,
    takeBack,
    decide,
    /** Whether what may have arrived can be sent again: not where a secret went with it that is forgotten by now. */
    canResend: ({ id, commandId }: Held): boolean => {
      const command = actOf(commandId);
      return command !== undefined && (canBeKept(command) || secrets.has(id));
    },
    outbox,
    isUnderWay: (id: string) => flights.has(id),
    /** Somebody signed out: nothing more goes out in that name from this page. */
    leave: (): void => {
      for (const { stop } of flights.values()) stop();
      secrets.clear();
      void outbox.leave();
    },
  };
}
/** What the entry of something taken back says: a refused undo leaves it done; what somebody else has changed is settled. */
function outcomeAfter(outcome: Outcome): Entry['outcome'] {
  if (outcome.is === 'done') return 'undone';
  if (outcome.is === 'givenUp') return 'pulledBack';
  if (outcome.is === 'unsure') return 'unsure';
  return outcome.is === 'settled' ? 'settled' : 'done';
}

export type Singles = ReturnType<typeof createSingles>;
