import { allowOwnScripts } from '../client/ownScripts';
import type { LookUp } from './dryRun';
import { ImportFailure } from './failure';
import type { CallName, ToPage, ToWorker, WorkerCalls } from './protocol';

/** What an importer needs of a worker; tests pass a port of a message channel. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listen: (event: MessageEvent<ToPage>) => void): void;
  addEventListener(type: 'error', listen: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

interface Running {
  /** Stops the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onRows?: (rows: number) => void;
}

interface Pending extends Running {
  readonly resolve: (output: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface Importer {
  /**
   * Performs a call in the worker. Rejects with ImportFailure for a file that cannot be read, with what `lookUp` rejected with, with the
   * signal's reason, with an AbortError where a later `open` or `check` took its place.
   */
  readonly call: <K extends CallName>(
    name: K,
    input: WorkerCalls[K]['input'],
    running?: Running,
  ) => Promise<WorkerCalls[K]['output']>;
  /** Ends the worker; calls under way reject. */
  readonly close: () => void;
}

const ended = (why: string) => new DOMException(why, 'AbortError');

/** Starts a worker that holds one file at a time (protocol.ts). `lookUp` runs here, since the worker has no session. */
export function startImporter(lookUp: LookUp, worker: WorkerLike = startWorker()): Importer {
  const pending = new Map<number, Pending>();
  let calls = 0;
  let lookUpError: unknown = null;

  const settle = (id: number, how: (call: Pending) => void) => {
    const call = pending.get(id);
    pending.delete(id);
    if (call) how(call);
  };
  const endAll = (error: unknown) => {
    for (const id of [...pending.keys()]) settle(id, ({ reject }) => reject(error));
  };
  const answer = async (lookUpId: number, nameKeys: readonly string[]) => {
    try {
      worker.postMessage({ found: lookUpId, temples: await lookUp(nameKeys) });
    } catch (error) {
      lookUpError = error;
      worker.postMessage({ notFound: lookUpId, message: String(error) });
    }
  };

  worker.addEventListener('message', ({ data }) => {
    if ('lookUp' in data) void answer(data.lookUp, data.nameKeys);
    else if ('rows' in data) pending.get(data.id)?.onRows?.(data.rows);
    else if ('done' in data) settle(data.id, ({ resolve }) => resolve(data.done as never));
    else if ('failed' in data) settle(data.id, ({ reject }) => reject(new ImportFailure(data.failed, data.row)));
    else if ('stopped' in data)
      settle(data.id, ({ reject, signal }) => reject(signal?.aborted ? signal.reason : ended('another call began')));
    else {
      const cause = lookUpError;
      lookUpError = null;
      settle(data.id, ({ reject }) => reject(cause ?? new Error(data.thrown)));
    }
  });
  worker.addEventListener('error', ({ message }) => endAll(new Error(message)));

  return {
    call: (name, input, running = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = running;
        if (signal?.aborted) return reject(signal.reason);
        calls += 1;
        const id = calls;
        pending.set(id, { ...running, resolve, reject });
        signal?.addEventListener('abort', () => worker.postMessage({ cancel: id }), { once: true });
        worker.postMessage({ id, call: name, input } as ToWorker);
      }),
    close: () => {
      worker.terminate();
      endAll(ended('closed'));
    },
  };
}

function startWorker(): WorkerLike {
  allowOwnScripts();
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
