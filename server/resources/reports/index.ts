import type { ServedCall } from '../../http/serve';
import { assign } from './assign';
import { claimsResource } from './claims';
import { decide } from './decide';
import { readReports } from './read';
import { reopen } from './reopen';
import { repliesResource } from './replies';
import { secondOpinionResource } from './secondOpinion';

/**
 * Reports and their cases: docs/specification.md section 7, `cases`, `restore`, `reply`, `claims`,
 * `cases.assign` and `cases.opinion`.
 */
export const reportsResource: readonly ServedCall[] = [
  ...readReports,
  decide,
  reopen,
  ...repliesResource,
  ...claimsResource,
  assign,
  ...secondOpinionResource,
];
