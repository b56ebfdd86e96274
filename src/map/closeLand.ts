import closeUrl from 'world-atlas/countries-10m.json?url';
import { readLand } from './landParts';
import { readOnce } from './readOnce';

/** The parts of all countries, as closely as Natural Earth has them. Read when somebody has come near. */
export const loadCloseLand = readOnce(async () => (await readLand(closeUrl)).flat());
