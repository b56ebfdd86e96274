import type { Served } from '../http/serve';
import { decide } from './reports/decide';
import { readReports } from './reports/read';
import { reopen } from './reports/reopen';

/** Reports and their cases: SPEC.md section 7, `cases` and `restore`. */
export const reportsResource: readonly Served[] = [...readReports, decide, reopen];
