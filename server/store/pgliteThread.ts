import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from './unavailable';

interface Result {
  readonly rows: unknown[];
  readonly affectedRows?: number;
}

interface Waiting {
  readonly resolve: (result: Result | null) => void;
  readonly reject: (error: Error) => void;
  readonly untilMs: number;
}

interface Reply {
  readonly id?: number;
  readonly opened?: boolean;
  readonly result?: Result | null;
  readonly error?: { readonly message: string };
  /** The PostgreSQL itself has come to an end, in a thread that lives. */
  readonly fatal?: boolean;
}

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Of one that comes again, whose plan is kept. */
  readonly name?: string | undefined;
}
type Request = Statement | { readonly close: true };

/** One life of the thread that PGlite runs in. */
export interface PgliteThread {
  /**
   * Throws what the store says of the statement, or `StoreUnavailable` where the thread has ended or ends before it answers. After
   * `limitMs` it is ended, since nothing else stops a statement there.
   */
  readonly ask: (request: Request, limitMs?: number) => Promise<Result | null>;
  readonly hasEnded: () => boolean;
  readonly end: () => Promise<unknown>;
}

const TICK_MS = 500;
/** So many ticks in a row without work, while somebody waits for an answer or for the store to open, mean that none will come. */
const IDLE_TICKS = 3;
const IDLE_TICKS_OPENING = 12;
const IDLE_BELOW = 0.05;

/** Starts PGlite in a thread of its own, on a folder or in memory; throws where it does not open. */
export async function startThread(folder: string | undefined): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), { workerData: { dataDir: folder } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  /** Why nothing answers any more, once that is so. */
  let ended: StoreUnavailable | undefined;
  const finish = (cause?: unknown) => {
    ended ??= new StoreUnavailable('The embedded store has stopped.', { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    clearInterval(watching);
    return ended;
  };

  let isOpening = true;
  let idleTicks = 0;
  let before = worker.performance.eventLoopUtilization();
  // After a panic, as for a log that can't be written, PGlite answers nothing any more and does nothing: its thread is idle, while
  // one that works on a statement is wholly taken by it.
  const watching = setInterval(() => {
    const now = worker.performance.eventLoopUtilization();
    const { utilization } = worker.performance.eventLoopUtilization(now, before);
    before = now;
    const isWaitedFor = isOpening || waiting.size > 0;
    idleTicks = isWaitedFor && utilization < IDLE_BELOW ? idleTicks + 1 : 0;
    const isLate = [...waiting.values()].some(({ untilMs }) => performance.now() > untilMs);
    if (!isLate && idleTicks < (isOpening ? IDLE_TICKS_OPENING : IDLE_TICKS)) return;
    refuseOpening(finish());
    worker.terminate();
  }, TICK_MS);
  let refuseOpening: (error: Error) => void = () => {};

  const opening = new Promise<void>((resolve, reject) => {
    refuseOpening = reject;
    worker.on('message', ({ id, opened, result, error, fatal }: Reply) => {
      if (id === undefined) {
        if (opened) resolve();
        else reject(asError(error));
        return;
      }
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error) asker?.reject(fatal ? finish(asError(error)) : asError(error));
      else asker?.resolve(result ?? null);
      if (fatal) worker.terminate();
    });
    // Out of memory, for one. Without a listener it would end the process.
    worker.on('error', (error) => reject(finish(error)));
    worker.once('exit', () => reject(finish()));
  });
  try {
    await opening;
  } catch (error) {
    finish(error);
    await worker.terminate();
    throw error;
  }
  isOpening = false;
  return {
    ask: (request, limitMs = Number.POSITIVE_INFINITY) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        lastId += 1;
        waiting.set(lastId, { resolve, reject, untilMs: performance.now() + limitMs });
        worker.postMessage({ id: lastId, ...request });
      }),
    hasEnded: () => ended !== undefined,
    end: () => {
      finish();
      return worker.terminate();
    },
  };
}

const asError = (error: Reply['error']) => Object.assign(new Error(error?.message), error);
