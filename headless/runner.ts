import type { KeyValueStore } from '../src/run/call/storage';
import type { ToastMessage } from '../src/run/call/toastMessage';
import { createRunner } from '../src/run/gate/runner';
import { runSettings } from '../src/run/gate/runSettings';
import type { Connection } from './connect';
import { hostIn, type Place } from './place';
import type { Surroundings } from './surroundings';

/** The console's runner with a process around it. */
export interface HeadlessRunner {
  readonly runner: ReturnType<typeof createRunner>;
  /** What is said next: every run of one row, and every undo, says one thing when it has come to its end. */
  readonly saying: () => Promise<ToastMessage>;
}

interface Options {
  readonly connection: Connection;
  readonly place: Place;
  readonly store: KeyValueStore;
  /** The name of the first thing that it starts. */
  readonly id: string;
  readonly isYes: boolean;
  readonly say: Surroundings['say'];
}

/**
 * The runner of src/run as the console has it, but for a list and a person: nothing is held, since nobody is there to pull it back, and
 * what asks is answered by what was said beforehand. One process has the folder that it keeps its jobs in, so that it claims nothing.
 */
export function createHeadlessRunner({ connection, place, store, id, isYes, say }: Options): HeadlessRunner {
  const ids = [id];
  const said: ToastMessage[] = [];
  let hear = () => {};
  runSettings.holdSeconds = 0;
  const runner = createRunner({
    ...hostIn(place),
    call: connection.call,
    ask: async () => null,
    confirm: async () => isYes,
    notify: (message) => {
      if (message.key === 'run.notKept')
        return say('The job can’t be written down: it goes on, and can’t be resumed or undone from here.');
      said.push(message);
      hear();
    },
    storage: store,
    newId: () => ids.pop() ?? crypto.randomUUID(),
    // All of them are loaded with offered.ts.
    everyCommand: async () => {},
    claim: async () => async () => {},
    untilFree: async () => {},
  });
  // Jobs and history are the process's: what it did before, if anything, stands in another folder.
  runner.leave();
  return {
    runner,
    saying: async () => {
      for (;;) {
        const next = said.shift();
        if (next) return next;
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
      }
    },
  };
}
