import type { RunnerHost } from '../call/host';
import { createInFlight } from '../call/inFlight';
import { createEngine, type Engine } from './engine';
import { createGate } from './gate';

/** Gate and engine together, for whoever has both at hand. Their world is a parameter, so all of it runs under Node. */
export function createRunner(host: RunnerHost) {
  const inFlight = createInFlight(host.onStateChange);
  const gate = createGate({
    host,
    inFlight,
    work: {
      begin: (change) => engine.begin(change),
      call: (endpoint, input) => engine.call(endpoint, input),
      history: {
        undo: () => engine.history.undo(),
        redo: () => engine.history.redo(),
        repeat: () => engine.history.repeat(),
      },
    },
  });
  const engine: Engine = createEngine({ host, inFlight, gate });
  return { ...gate, ...engine };
}
