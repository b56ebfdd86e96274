import type { ConsoleConfig } from '../../contract/server';

interface Surroundings {
  readonly config: ConsoleConfig;
  readonly key: () => string | null;
  readonly onSessionEnded: () => void;
}

let surroundings: Surroundings | undefined;

/** Says where photos go; main.tsx does, once the configuration is there. */
export function setUploads(around: Surroundings): void {
  surroundings = around;
}

/** Where photos go, and in whose name. */
export function uploadsGo(): Surroundings {
  if (!surroundings) throw new Error('No configuration yet: main.tsx sets it before anything is drawn.');
  return surroundings;
}
