import closeUrl from 'world-atlas/countries-10m.json?url';
import { landReader } from './landParts';
import type { Line } from './lines';

const read = landReader(closeUrl);
let parts: Promise<readonly Line[]> | undefined;

/** The parts of all countries, as closely as Natural Earth has them. Read when somebody has come near. */
export function loadCloseLand(): Promise<readonly Line[]> {
  parts ??= read().then(
    (countries) => countries.flat(),
    (error: unknown) => {
      parts = undefined;
      throw error;
    },
  );
  return parts;
}
