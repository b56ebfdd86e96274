import type { SettledAs } from '../../../commands/core/definition';
import type { KeyValueStore } from '../call/storage';
import { next, ROW, shownPhase } from '../states';
import { countRows, type Job, type JobPhase, type LedgerRow, ROW_STATES } from './ledger';

/** What never changes about a row: written once, when the job begins. */
type StoredChunk = readonly Pick<LedgerRow, 'rowId' | 'name' | 'before' | 'args'>[];

/** What changes at each answer, a few bytes a row: a hundred thousand rows are written down in the time of one. */
export interface StoredJob extends Omit<Job, 'rows' | 'counts' | 'phase'> {
  readonly phase: JobPhase;
  readonly total: number;
  /** Places in ROW_STATES. */
  readonly states: Uint8Array;
  /** A code, or NO_CODE. */
  readonly codes: Uint16Array;
  /** Of some rows, by position: why they were skipped, or what the server said. */
  readonly notes: Readonly<Record<number, string>>;
  /** Of some that somebody else settled, by position: how. What earlier versions of the console stored has none. */
  readonly settlements?: Readonly<Record<number, SettledAs>>;
  /** Places of those that were refused although an earlier call of them may have arrived. What earlier versions stored has none. */
  readonly mayHaveArrived?: readonly number[];
}

const HEAD = 'job:';
const PART_ROWS = 500;
const PARTS_A_WRITE = 8;
const NO_CODE = 0xffff;
const WRITE_EVERY_MS = 400;

/** What is remembered of a part's rows, by their place in it. */
type Remembered = Readonly<Record<number, NonNullable<LedgerRow['remembered']>>>;

const rememberedKey = (id: string, part: number) => `remembered:${id}:${part}`;
const partKey = (id: string, part: number) => `rows:${id}:${part}`;
const partCount = (total: number) => Math.ceil(total / PART_ROWS);
const partsOf = (total: number) => Array.from({ length: partCount(total) }, (_, part) => part);

const rememberedIn = ({ rows }: Job, part: number): Remembered =>
  Object.fromEntries(
    rows
      .slice(part * PART_ROWS, (part + 1) * PART_ROWS)
      .flatMap(({ remembered }, at) => (remembered ? [[at, remembered]] : [])),
  );

function headOf({ rows, counts: _derived, ...job }: Job): StoredJob {
  const states = new Uint8Array(rows.length);
  const codes = new Uint16Array(rows.length).fill(NO_CODE);
  const notes: Record<number, string> = {};
  const settlements: Record<number, SettledAs> = {};
  const mayHaveArrived: number[] = [];
  rows.forEach((row, at) => {
    states[at] = ROW_STATES.indexOf(row.begun && row.state === 'waiting' ? 'sending' : row.state);
    if (row.code !== undefined) codes[at] = row.code;
    const note = row.why ?? row.message;
    if (note !== undefined) notes[at] = note;
    if (row.settledAs) settlements[at] = row.settledAs;
    if (row.begun && row.state === 'failed') mayHaveArrived.push(at);
  });
  return {
    ...job,
    phase: shownPhase(job.phase),
    total: rows.length,
    states,
    codes,
    notes,
    settlements,
    mayHaveArrived,
  };
}

/** The states of a stored job. What was on its way when the page went is to be sent again: it may or may not have arrived. */
const stateAt = ({ states, phase }: StoredJob, at: number) => {
  const state = ROW_STATES[states[at] ?? 0] ?? 'waiting';
  return state === 'sending' && phase !== 'finished' ? next(ROW, state, 'reload') : state;
};

function jobOf(head: StoredJob, parts: readonly StoredChunk[], remembered: readonly (Remembered | undefined)[]): Job {
  const { total, states: _states, codes, notes, settlements = {}, mayHaveArrived, ...job } = head;
  const { reach = total } = job;
  const refused = new Set(mayHaveArrived);
  const rows = parts.flat().map((fixed, at): LedgerRow => {
    const state = stateAt(head, at);
    // The last answers before the page went were not written down any more.
    const wasOut = state === 'waiting' && (at < reach || ROW_STATES[head.states[at] ?? 0] === 'sending');
    const begun = wasOut || refused.has(at);
    const code = codes[at] ?? NO_CODE;
    const note = notes[at];
    const settledAs = settlements[at];
    const kept = remembered[Math.floor(at / PART_ROWS)]?.[at % PART_ROWS];
    return {
      ...fixed,
      state,
      ...(begun ? { begun } : {}),
      ...(code === NO_CODE ? {} : { code }),
      ...(kept ? { remembered: kept } : {}),
      ...(settledAs ? { settledAs } : {}),
      ...(note === undefined ? {} : state === 'failed' ? { message: note } : { why: note }),
    };
  });
  return { ...job, rows, counts: countRows(rows) };
}

/** The counts of a stored job, without reading its rows. */
export const countsOf = (head: StoredJob) =>
  countRows(Array.from({ length: head.total }, (_, at) => ({ state: stateAt(head, at) })));

/** Keeps jobs so that what was not sent outlives the page, and what was done can still be undone. */
export function createJobStore(storage: KeyValueStore, sleep: (ms: number) => Promise<void>) {
  const waiting = new Set<string>();
  const gone = new Set<string>();
  /** Parts of a job that remember more than is written down. */
  const fresh = new Map<string, Set<number>>();
  /** `also`: another job whose head has to say the same at the same moment. */
  const write = async (job: Job, also?: Job) => {
    if (gone.has(job.id)) return;
    const parts = fresh.get(job.id) ?? [];
    fresh.delete(job.id);
    const entries = [...parts].map((part) => [rememberedKey(job.id, part), rememberedIn(job, part)] as const);
    const heads = [job, ...(also ? [also] : [])].map((one) => [HEAD + one.id, headOf(one)] as const);
    await storage.writeMany([...entries, ...heads]);
  };
  return {
    /** Before the first call goes out. */
    begin: async (job: Job, also?: Job): Promise<void> => {
      const last = partCount(job.rows.length);
      for (let from = 0; from < last; from += PARTS_A_WRITE) {
        const entries = Array.from({ length: Math.min(PARTS_A_WRITE, last - from) }, (_, offset) => {
          const rows = job.rows.slice((from + offset) * PART_ROWS, (from + offset + 1) * PART_ROWS);
          const part: StoredChunk = rows.map(({ rowId, name, before, args }) => ({
            rowId,
            name,
            before,
            ...(args && { args }),
          }));
          return [partKey(job.id, from + offset), part] as const;
        });
        await storage.writeMany(entries);
      }
      await write(job, also);
    },
    /** What the row at this place remembers is to be written with the next answers. */
    remember: ({ id }: Job, at: number): void => {
      const parts = fresh.get(id) ?? new Set();
      fresh.set(id, parts.add(Math.floor(at / PART_ROWS)));
    },
    /** Soon: a thousand answers are not a thousand writes. */
    keep: (job: Job): void => {
      if (waiting.has(job.id)) return;
      waiting.add(job.id);
      void sleep(WRITE_EVERY_MS).then(() => {
        waiting.delete(job.id);
        return write(job);
      });
    },
    /** Now: its end, a pause, what must not be forgotten. */
    keepNow: write,
    head: async (id: string): Promise<StoredJob | undefined> =>
      (await storage.read(HEAD + id)) as StoredJob | undefined,
    heads: async (): Promise<readonly StoredJob[]> => (await storage.all(HEAD)) as readonly StoredJob[],
    whole: async (head: StoredJob): Promise<Job> => {
      const read = <T>(keyOf: (id: string, part: number) => string) =>
        Promise.all(partsOf(head.total).map((part) => storage.read(keyOf(head.id, part)))) as Promise<T[]>;
      return jobOf(head, await read<StoredChunk>(partKey), await read<Remembered | undefined>(rememberedKey));
    },
    forget: (id: string, total: number): Promise<void> => {
      gone.add(id);
      const parts = partsOf(total).flatMap((part) => [partKey(id, part), rememberedKey(id, part)]);
      return storage.remove([HEAD + id, ...parts]);
    },
  };
}
export type JobStore = ReturnType<typeof createJobStore>;
