import type { ServedCall } from '../../http/serve';
import { changeTemples } from './change';
import { importOfTemples } from './import';
import { importsResource } from './imports';
import { readTemples } from './read';
import { takingImportsBack } from './unimport';

/** Temples: docs/specification.md section 7, `temples.import` and `imports`. */
export const templesResource: readonly ServedCall[] = [
  ...readTemples,
  ...changeTemples,
  ...importOfTemples,
  ...takingImportsBack,
  ...importsResource,
];
