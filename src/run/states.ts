/**
 * The states of what is run, and what moves each of them: the picture in ARCHITECTURE.md is drawn from these tables. What a state does not
 * name can't happen in it. A person may press what the engine has just made impossible, and nothing else may come too late: those ask `can`
 * first.
 */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type StateOf<T> = keyof T & string;
export type EventOf<T> = { [State in keyof T]: keyof T[State] & string }[keyof T];

/** One row of a job (job/ledger.ts). That an earlier call of it may have arrived is known beside its state. */
export const ROW = {
  /** `lost`: the job was cancelled, and an earlier call of the row may have arrived. */
  waiting: { send: 'sending', cancel: 'cancelled', lost: 'failed' },
  /** A session that ended, another sign-in and a server that is away are waited for in this state (call/pacer.ts). */
  sending: {
    done: 'done',
    failed: 'failed',
    settled: 'settled',
    unsure: 'unsure',
    giveUp: 'waiting',
    reload: 'waiting',
  },
  failed: { retry: 'waiting' },
  unsure: { look: 'waiting', sendAgain: 'waiting', isThere: 'settled', leave: 'skipped' },
  done: {},
  settled: {},
  skipped: {},
  cancelled: {},
} as const satisfies Table;

/** A job: its rows move while it runs or is being cancelled, and it ends when none of them waits or is being sent. */
export const JOB = {
  held: { go: 'running', cancel: 'cancelling' },
  running: { pause: 'paused', cancel: 'cancelling', end: 'finished' },
  /** The last answers may outrun a pause. */
  paused: { go: 'running', cancel: 'cancelling', end: 'finished' },
  /** A page that finds it goes on with what may have arrived, and with no other row. */
  cancelling: { end: 'finished', reload: 'running' },
  finished: { takeUp: 'running' },
} as const satisfies Table;

/**
 * One command on one row, or on none, and its undo (single/). Its call carries the state as long as this page has it in its hands, and so does
 * the call of its undo; at rest it is in the state that its history entry says. The history's entry of a job is none of these: it says what came
 * of that job and of the one that undoes it (gate/engine.ts).
 */
export const RUN = {
  held: { send: 'sending', pullBack: 'pulledBack' },
  sending: {
    done: 'done',
    partly: 'done',
    failed: 'failed',
    stop: 'failed',
    settled: 'settled',
    unsure: 'unsure',
    pullBack: 'pulledBack',
    undo: 'undoAsked',
  },
  unsure: { look: 'sendingAgain', sendAgain: 'sendingAgain', isThere: 'settled', leave: 'failed' },
  /** By the person's word, which undo does not take back before it is answered. */
  sendingAgain: { done: 'done', partly: 'done', failed: 'failed', settled: 'settled', unsure: 'unsure' },
  /** `pullBack`: none of its parts has changed anything. */
  done: { undo: 'undoing', pullBack: 'pulledBack' },
  /**
   * Before the run is answered: of one that was not done there is nothing to undo. `lost`: it is no more waited for, and may be done. `reload`:
   * that undo was asked for is not written down.
   */
  undoAsked: {
    done: 'undoing',
    lost: 'undoing',
    failed: 'failed',
    settled: 'settled',
    unsure: 'unsure',
    pullBack: 'pulledBack',
    reload: 'sending',
  },
  undoing: { 'undo done': 'undone', 'undo failed': 'done', 'undo settled': 'settled', 'undo unsure': 'undoUnsure' },
  undoUnsure: { look: 'undoingAgain', sendAgain: 'undoingAgain', isThere: 'undone', leave: 'done' },
  undoingAgain: {
    'undo done': 'undone',
    'undo failed': 'done',
    'undo settled': 'settled',
    'undo unsure': 'undoUnsure',
  },
  failed: {},
  settled: {},
  pulledBack: {},
  undone: {},
} as const satisfies Table;

export type RunState = StateOf<typeof RUN>;

/** What is shown and kept of a job that is being cancelled. */
export const shownPhase = (phase: StateOf<typeof JOB>) => (phase === 'cancelling' ? JOB.cancelling.reload : phase);

/**
 * What the history says of a run: what is held can be undone like what is sent, and an undo is shown before it is certain; what may have
 * arrived is in doubt until it is answered. Undo does something about a run whose record takes it, and about no other.
 */
export function recordedAs(state: RunState) {
  if (state === 'held') return 'sending';
  if (state === 'undoAsked' || state === 'undoing') return 'undone';
  return state === 'sendingAgain' || state === 'undoUnsure' || state === 'undoingAgain' ? 'unsure' : state;
}

export const can = <T extends Table>(table: T, state: StateOf<T>, event: EventOf<T>): boolean =>
  table[state]?.[event] !== undefined;

/** The state after an event. Throws where the state does not take it: somebody has moved it past its table. */
export function next<T extends Table>(table: T, state: StateOf<T>, event: EventOf<T>): StateOf<T> {
  const to = table[state]?.[event];
  if (to === undefined) throw new Error(`What is ${state} takes no '${event}' (src/run/states.ts).`);
  return to as StateOf<T>;
}

/** Moves a run on one row: nothing else changes its state. */
export function moveRun(run: { state: RunState }, event: EventOf<typeof RUN>): void {
  run.state = next(RUN, run.state, event);
}
