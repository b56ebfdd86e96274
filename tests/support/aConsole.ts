// Late parts of commands are there at once: what is waited for here is the clock, not a file, and calls come to rest in a known number of
// turns.
import '../../commands/adminUsers/saveAdminUser';
import '../../commands/choices';
import '../../commands/editOwnProfile';
import '../../commands/every';
import '../../commands/lookups';
import '../../commands/onePlainReport';
import '../../commands/profiles/correct';
import '../../commands/readsOfKinds';
import '../../commands/saveRole';
import '../../commands/sendNote';
import '../../commands/statisticsFile';
import '../../commands/temples/made';
import '../../commands/temples/merging';
import '../../commands/temples/saveNew';
import '../../commands/temples/sendEdit';
import '../../commands/temples/writing';
import '../../src/run/single/conflict';
import type { Kind, Rows } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import type { ReplyDraft } from '../../commands/replies';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint, Extension } from '../../contract/wire/endpoint';
import type { Permission } from '../../contract/wire/permissions';
import type { Call } from '../../src/client/client';
import type { RunnerHost } from '../../src/run/call/host';
import type { ConfirmPrompt, OpenQuestion, RejectedAnswers } from '../../src/run/call/prompts';
import type { KeyValueStore } from '../../src/run/call/storage';
import type { ToastMessage } from '../../src/run/call/toastMessage';
import { createRunner } from '../../src/run/gate/runner';
import type { ActiveView } from '../../src/state/activeView';
import { cellOf, evictRows, putRows, rowOf } from '../../src/state/rows';
import { FakeServer } from './fakeServer';

/** A clock that goes when the test says so. */
function aClock() {
  let now = 1_790_000_000_000;
  let sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake });
      }),
    /** Lets time pass, waking who sleeps in order, and lets what they do come to rest. */
    pass: async (ms: number) => {
      const until = now + ms;
      for (;;) {
        await flush();
        const [next] = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        sleepers = sleepers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.wake();
      }
      now = until;
      await flush();
    },
  };
}

/** Lets everything that can happen now happen. */
export const flush = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

/** Storage in memory: what one page writes, another one on the same Map reads. */
export function keepingIn(map: Map<string, unknown>, isDead = () => false): KeyValueStore {
  const copy = <T>(value: T): T => structuredClone(value);
  const write = (key: string, value: unknown) => void (isDead() || map.set(key, copy(value)));
  return {
    read: async (key) => copy(map.get(key)),
    write: async (key, value) => write(key, value),
    writeMany: async (entries) => {
      for (const [key, value] of entries) write(key, value);
    },
    change: async (key, by) => write(key, by(copy(map.get(key)))),
    remove: async (keys) => {
      for (const key of keys) if (!isDead()) map.delete(key);
    },
    all: async (prefix) => [...map].filter(([key]) => key.startsWith(prefix)).map(([, value]) => copy(value)),
  };
}

/** The same, a turn later. */
const slowly = (storage: KeyValueStore): KeyValueStore => ({
  ...storage,
  write: async (key, value) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    await storage.write(key, value);
  },
});

const closed = () => Promise.reject(new Error('storage is closed'));
const NOTHING_KEPT: KeyValueStore = {
  read: closed,
  write: closed,
  writeMany: closed,
  change: closed,
  remove: closed,
  all: closed,
};

interface Sent {
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
  readonly nth: number;
}
type Refuse = (call: Sent) => Answer<unknown> | Promise<Answer<unknown> | undefined> | undefined;

const WALK_ROWS = 60;

interface ConsoleOptions<K extends Kind> {
  readonly kind: K;
  readonly rows: readonly Rows[K][];
  readonly may: readonly Permission[];
  readonly extensions?: readonly Extension[];
  /** What the server says instead of yes; undefined is yes. */
  readonly refuse?: Refuse;
  /** The server does it, but its answer gets lost or turned into something else on the way. */
  readonly losesAnswers?: (call: Sent) => Code | undefined;
  /** Answers wait until the test gives them. */
  readonly slow?: boolean;
  /** The browser's storage takes a turn for each write, as a database does. */
  readonly keepsSlowly?: boolean;
  /** The browser's storage is closed. */
  readonly keepsNothing?: boolean;
  readonly tier?: number;
  readonly confirms?: boolean;
  /** What the person does when the server asks for another sign-in. */
  readonly signsInAnew?: () => Promise<boolean>;
  /** Leaves every question of arguments and targets. */
  readonly cancelsPrompts?: boolean;
  /** The rows that the person chooses when asked for a target. */
  readonly chosen?: readonly unknown[];
  /** The list is on its way to another question: its cursor is on this row once it is there. */
  readonly answered?: Promise<string>;
  /** Whether the list shows a row that came back, once it can tell; at once for those of `rows` where nothing is said. */
  readonly showsAgain?: Promise<boolean>;
  /** How many of the rows the list has loaded; a walk through it finds the others. */
  readonly loaded?: number;
  /** The row at which such a walk is refused. */
  readonly breaksAt?: number;
  readonly asked?: Record<string, unknown>;
  /** The question stays open until it is known what became of its answer; the person answers the same again, so many times. */
  readonly staysOpen?: boolean;
  readonly leavesAfter?: number;
  /** What an earlier page left behind, and its clock. */
  readonly after?: { readonly kept: Map<string, unknown>; readonly claims: Set<string>; readonly server?: FakeServer };
}

/** A console without a screen: a list with a cursor and a selection, a server that says yes, and a clock. */
export function aConsole<K extends Kind>({
  kind,
  rows,
  may,
  tier = 99,
  extensions = ['restore', 'idempotency', 'added'],
  refuse = () => undefined,
  losesAnswers = () => undefined,
  slow = false,
  keepsSlowly = false,
  keepsNothing = false,
  confirms = true,
  signsInAnew = async () => false,
  cancelsPrompts = false,
  chosen,
  answered,
  showsAgain,
  loaded = rows.length,
  breaksAt,
  asked = {},
  staysOpen = false,
  leavesAfter = 9,
  after,
}: ConsoleOptions<K>) {
  const ids = rows.map((row) => (KINDS[kind].idOf as (row: unknown) => string)(row));
  if (!after) evictRows(kind, ids);
  putRows(kind, rows.slice(0, loaded));
  let cursor: string | null = ids[0] ?? null;
  let selected = new Set<string>();
  const clock = aClock();
  const server = after?.server ?? new FakeServer(kind, rows);
  const kept = after?.kept ?? new Map<string, unknown>();
  const claims = after?.claims ?? new Set<string>();
  const said: ToastMessage[] = [];
  const calls: { id: string; input: Record<string, unknown>; key?: string; job?: string }[] = [];
  const questions: number[] = [];
  const reservations: Pick<Parameters<ConfirmPrompt>[0], 'leftOut' | 'undoable'>[] = [];
  const drafts: ('taken' | ReplyDraft)[] = [];
  const asks: Record<string, unknown>[] = [];
  const unanswered: (() => void)[] = [];
  const why: RejectedAnswers[] = [];
  let isOpen = false;
  let stop = () => {};
  let inFlight = 0;
  let mostInFlight = 0;
  let standings = 0;
  let uid: number | null = 1;
  let isSignedIn = true;
  let askedAnew = 0;
  let isDead = false;
  let atEnd = () => {};
  const waiting: (() => void)[] = [];

  const call: Call = async (endpoint, input, options) => {
    const given = input as Record<string, unknown>;
    // Nothing of a page that is gone does anything.
    if (isDead) return new Promise(() => {});
    calls.push({
      id: endpoint.id,
      input: given,
      ...(options?.idempotencyKey && { key: options.idempotencyKey }),
      ...(options?.job && { job: options.job }),
    });
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    const sent = { endpoint, input: given, nth: calls.length };
    const refused = await refuse(sent);
    await new Promise<void>((resolve) => {
      if (slow) unanswered.push(resolve);
      else setImmediate(resolve);
    });
    inFlight -= 1;
    if (refused?.refused === Code.sessionEnded) isSignedIn = false;
    const answer = refused ?? server.answer(endpoint, given, options?.job);
    const instead = losesAnswers(sent);
    return (instead === undefined ? answer : { refused: instead, message: 'on the way' }) as never;
  };
  const surface: ActiveView = {
    kind,
    part: 'list',
    cursorId: () => cursor,
    selectedIds: () => [...selected],
    everySelectedId: async function* () {
      for (let from = 0; from < ids.length; from += WALK_ROWS) {
        if (breaksAt !== undefined && from >= breaksAt) throw new Error('the list could not be read to its end');
        const page = rows.slice(from, from + WALK_ROWS);
        const walked = putRows(kind, page);
        yield walked.filter((id) => selected.has(id));
        evictRows(kind, loaded < rows.length ? walked.slice(Math.max(0, loaded - from)) : []);
      }
    },
    selectionSize: () => selected.size,
    unselect: (gone) => {
      selected = new Set([...selected].filter((id) => !gone.includes(id)));
    },
    selectFirst: (predicate) => {
      cursor = ids.find((id) => predicate(rowOf(kind, id) as never)) ?? cursor;
    },
    find: async () => {},
    making: () => () => {},
    returnTo: (id) => {
      if (ids.includes(id)) cursor = id;
    },
    bringBack: async (id) => showsAgain ?? ids.includes(id),
    answered: () =>
      answered?.then((next) => {
        cursor = next;
      }),
    query: () => ({ text: '', sort: null }),
    advanceTo: (predicate) => {
      const from = cursor === null ? -1 : ids.indexOf(cursor);
      const order = [...ids.slice(from + 1), ...ids.slice(0, from).reverse()];
      cursor = order.find((id) => predicate(rowOf(kind, id) as never)) ?? cursor;
    },
    verb: () => {},
    focus: () => {},
  };
  let view = surface;
  const keptHere = keepingIn(kept, () => isDead);
  const reply = {
    take: () => void drafts.push('taken'),
    giveBack: (_caseId: string, draft: ReplyDraft) => void drafts.push(draft),
  };
  const harness: RunnerHost = {
    call,
    world: {
      has: (extension: Extension) => extensions.includes(extension),
      me: () => ({ uid: harness.uid() ?? 0, actions: new Set(may), tierId: tier }),
      now: () => clock.now() / 1000,
      session: { signInAgain: () => {} },
      screen: (name: string) =>
        ({ templeEditor: { discard: () => {} }, templeImport: { undo: () => false }, reply })[name],
    } as never,
    commandContext: () => {
      standings += 1;
      return {
        principal: { actions: new Set(may), tierId: tier },
        extensions: new Set(extensions),
        screens: new Set(),
      };
    },
    activeView: () => view,
    ask: async ({ rows: given, args }) => {
      asks.push(args);
      const answer = { rows: chosen ?? given, args: { ...args, ...asked } };
      isOpen = staysOpen;
      const open: OpenQuestion = {
        isOpen: () => isOpen,
        close: () => {
          isOpen = false;
        },
        again: async (reason) => {
          why.push(reason);
          return why.length < leavesAfter ? { ...answer, open } : null;
        },
        stopBy: (how) => {
          stop = how;
        },
      };
      return cancelsPrompts ? null : staysOpen ? { ...answer, open } : answer;
    },
    confirm: async ({ count, leftOut, undoable }) => {
      questions.push(count);
      reservations.push({ leftOut, undoable });
      return confirms;
    },
    notify: (saying) => {
      said.push(saying);
      if (saying.key.startsWith('run.job')) atEnd();
    },
    storage: keepsNothing ? NOTHING_KEPT : keepsSlowly ? slowly(keptHere) : keptHere,
    now: clock.now,
    sleep: clock.sleep,
    waitForServer: clock.sleep,
    uid: () => uid,
    onStateChange: () => {},
    signedIn: () => (isSignedIn ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    signInAnew: () => {
      askedAnew += 1;
      return signsInAnew();
    },
    newId: () => crypto.randomUUID(),
    everyCommand: async () => {},
    claim: async (name) => {
      if (claims.has(name)) return null;
      claims.add(name);
      // As browsers do: a moment after it is told.
      return async () => {
        await new Promise((then) => setImmediate(then));
        if (!isDead) claims.delete(name);
      };
    },
    untilFree: async (name) => {
      while (claims.has(name)) await clock.sleep(100);
    },
  };
  const runner = createRunner(harness);
  // History, jobs and outbox are the page's: a new page begins with none.
  if (!after) runner.leave();
  return {
    runner,
    host: harness,
    clock,
    server,
    ids,
    id: (at: number) => ids[at] ?? '',
    asks,
    /** Lets everything come to rest, however many calls that takes. */
    quiet: async () => {
      for (let before = -1; before !== calls.length || inFlight > 0; ) {
        before = calls.length;
        await clock.pass(0);
      }
    },
    /** Gives the next answers. */
    answer: async (count: number) => {
      for (let given = 0; given < count; given += 1) {
        await flush();
        unanswered.shift()?.();
      }
      await flush();
    },
    answerAll: async () => {
      await flush();
      while (unanswered.length > 0) {
        unanswered.shift()?.();
        await flush();
      }
    },
    said,
    /** Called when a job says that it has ended. */
    onFinished: (does: () => void) => {
      atEnd = does;
    },
    /** The question that stays open: whether it still is, and why its answers were not taken. */
    question: () => ({ isOpen, why }),
    stopWaiting: () => stop(),
    leaveQuestion: () => {
      isOpen = false;
    },
    calls,
    questions,
    /** Beside how many: of each question which rows it leaves out, and whether it can be taken back. */
    reservations,
    /** What became of the reply draft, in order. */
    drafts,
    kept,
    claims,
    invoke: (id: string, args?: Record<string, unknown>) =>
      runner.invoke(id, { source: 'key', ...(args ? { args } : {}) }),
    cursor: () => cursor,
    row: (at: number): Rows[K] => {
      const found = rowOf(kind, ids[at] ?? '');
      if (!found) throw new Error(`no row ${at}`);
      return found;
    },
    trouble: (at: number) => cellOf(kind, ids[at] ?? '')?.trouble,
    select: (...at: number[]) => {
      selected = new Set(at.map((one) => ids[one] ?? ''));
    },
    selectAll: () => {
      selected = new Set(ids);
    },
    focus: (at: number) => {
      cursor = ids[at] ?? null;
    },
    cursorAt: () => (cursor === null ? -1 : ids.indexOf(cursor)),
    selectedIds: () => [...selected],
    /** Goes to another list of the same rows. */
    leaveList: () => {
      view = { ...surface };
    },
    mostInFlight: () => mostInFlight,
    /** How often somebody asked who the person is and what he may do: not once a row. */
    standings: () => standings,
    /** How often another sign-in was asked for. */
    askedAnew: () => askedAnew,
    /** Signs in again over the page. */
    signIn: () => {
      isSignedIn = true;
      for (const go of waiting.splice(0)) go();
    },
    /** The page goes: its claims with it, and nothing of it does anything any more. What it kept is all there is. */
    goAway: () => {
      isDead = true;
      uid = null;
      runner.leave();
      claims.clear();
    },
    signOut: () => {
      uid = null;
      runner.leave();
    },
    signInAs: (who: number) => {
      uid = who;
      return runner.load();
    },
  };
}

/** A refusal as the server gives it. */
export const refused = (code: Code, more: { retryAfterSeconds?: number } = {}): Answer<unknown> => ({
  refused: code,
  message: `refused ${code}`,
  ...more,
});
