import type { Served } from '../http/serve';
import { changeTemples } from './temples/change';
import { importOfTemples } from './temples/import';
import { readTemples } from './temples/read';

/** Temples: SPEC.md section 7 and `temples.import`. */
export const templesResource: readonly Served[] = [...readTemples, ...changeTemples, ...importOfTemples];
