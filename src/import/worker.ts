import { createEngine } from './engine';
import type { ToWorker } from './protocol';

/** The worker's entry: the engine behind the messages of the page that started it. */
const receive = createEngine((message) => self.postMessage(message));
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));
