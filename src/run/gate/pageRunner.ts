import { late, PART_MISSING } from '../../../commands/core/late';
import type { BrowserPart, GateHost } from '../call/host';
import { createInFlight } from '../call/inFlight';
import type { createEngine, Engine } from './engine';
import { createGate } from './gate';
import type { Invocation, Invoked } from './invocation';
import { nextTask } from './nextTask';

/** What comes after the first list: the engine, and what tabs share, where it keeps what is not sent. */
interface EnginePart {
  readonly createEngine: typeof createEngine;
  readonly thisBrowser: BrowserPart;
}

/**
 * The runner of a page: its gate is there with the first list, its engine comes after it, or as soon as something is to be changed. What is
 * invoked while a change waits for the engine comes after that change, in its order, as if the engine had been there.
 */
export function createPageRunner(host: GateHost, loadEngine: () => Promise<EnginePart>) {
  const inFlight = createInFlight(host.onStateChange);
  let engine: Engine | undefined;
  const loading = late(loadEngine);
  const fetched = async (): Promise<Engine> => {
    const { createEngine, thisBrowser } = await loading();
    if (!engine) {
      engine = createEngine({ host: { ...host, ...thisBrowser }, inFlight, gate });
      void engine.load();
    }
    return engine;
  };
  const sayMissing = (error: unknown): undefined => {
    console.error('The engine did not come', error);
    host.notify({ key: 'errors.0', tone: 'bad' });
  };
  /** What earlier pages have done is undone as well, once it is read. */
  const ofHistory = (verb: 'undo' | 'redo' | 'repeat') => async () => {
    const here = await fetched().catch(sayMissing);
    await here?.untilRead();
    here?.history[verb]();
  };

  /** Resolves when the next that was invoked may begin; undefined where nothing waits. */
  let turn: Promise<unknown> | undefined;
  function takeTurn(done: Promise<unknown>): void {
    const mine = done.then(nextTask, nextTask).then(() => {
      if (turn === mine) turn = undefined;
    });
    turn = mine;
  }
  async function invoke(id: string, given: Invocation): Promise<Invoked> {
    if (!turn) return gate.invoke(id, given);
    // In an object, so that nobody waits for its end: it may ask something, and what is pressed then is meant for the question.
    const begun = turn.then(() => ({ invoked: gate.invoke(id, given) }));
    takeTurn(begun);
    return (await begun).invoked;
  }

  const gate = createGate({
    host,
    inFlight,
    work: {
      begin: async (change) => {
        if (engine) return engine.begin(change);
        const coming = fetched();
        takeTurn(coming);
        const here = await coming.catch(sayMissing);
        return here ? here.begin(change) : { what: { is: 'steppedOut' } };
      },
      call: async (endpoint, input) => {
        const here = await fetched().catch(() => undefined);
        return here ? here.call(endpoint, input) : PART_MISSING;
      },
      history: { undo: ofHistory('undo'), redo: ofHistory('redo'), repeat: ofHistory('repeat') },
    },
  });

  return {
    ...gate,
    invoke,
    fetched,
    /** What has come of it; undefined before it has. */
    engine: () => engine,
    /** Called after a sign-out: removes everything of that user from this page. */
    leave: (): void => {
      if (engine) engine.leave();
      else inFlight.clear();
    },
  };
}
export type PageRunner = ReturnType<typeof createPageRunner>;
