import type { Served } from '../http/serve';
import { changeTemples } from './temples/change';
import { importOfTemples } from './temples/import';
import { importsResource } from './temples/imports';
import { readTemples } from './temples/read';
import { takingImportsBack } from './temples/unimport';

/** Temples: SPEC.md section 7, `temples.import` and `imports`. */
export const templesResource: readonly Served[] = [
  ...readTemples,
  ...changeTemples,
  ...importOfTemples,
  ...takingImportsBack,
  ...importsResource,
];
