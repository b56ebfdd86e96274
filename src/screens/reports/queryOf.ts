import { DECISIONS } from '../../../contract/reports';
import type { TimeOrder } from '../../../contract/wire/paging';
import type { PageRequest } from '../../grid/rows/source';

/** The decision that the list is filtered by, if any. */
export const decisionAsked = ({ filters }: Pick<PageRequest, 'filters'>) =>
  DECISIONS.find((one) => one === filters.decision);

/** What a call for a page of the report queue says, of reports or of cases. */
export function queryOf({ pos, count, filters, sort }: PageRequest) {
  const decision = decisionAsked({ filters });
  return { pos, count, ...(decision ? { action: decision } : {}), ...(sort ? { sort: sort as TimeOrder } : {}) };
}
