import { proxy } from 'valtio/vanilla';
import type { ConsoleConfig } from '../../contract/server';
import type { Call } from './client';

/** How many calls are under way, for the progress bar. */
export const traffic = proxy({ pending: 0 });

/** How this console is configured, for what goes past the client: uploads. app/main.ts sets it before anything is drawn. */
export const configured: { config?: ConsoleConfig } = {};

let running: Call | undefined;

/** Says which client the console uses; app/main.ts does, once the configuration is there. */
export function setClient(call: Call): void {
  running = call;
}

/** Performs a call of the contract. */
export const call: Call = (endpoint, input, options) => {
  if (!running) throw new Error('No client yet: app/main.ts sets it before anything is drawn.');
  return running(endpoint, input, options);
};

/** Called when a permission, or a second factor, turns out to be missing; does nothing before a user is signed in. */
export const refused: { forbidden: () => void } = { forbidden: () => {} };
