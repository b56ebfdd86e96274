import type { Served } from '../http/serve';
import { decide } from './reports/decide';
import { readReports } from './reports/read';
import { reopen } from './reports/reopen';
import { repliesResource } from './reports/replies';

/** Reports and their cases: SPEC.md section 7, `cases`, `restore` and `reply`. */
export const reportsResource: readonly Served[] = [...readReports, decide, reopen, ...repliesResource];
