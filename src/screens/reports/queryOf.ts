import { DECISIONS } from '../../../contract/reports';
import type { CaseOrder } from '../../../contract/wire/paging';
import type { PageRequest } from '../../grid/rows/source';

/** The decision that the list is filtered by, if any. */
export const decisionAsked = ({ filters }: Pick<PageRequest, 'filters'>) =>
  DECISIONS.find((one) => one === filters.decision);

/** What a call for a page of the report queue says, of reports or of cases, which have some `orders` each. */
export function queryOf<Order extends CaseOrder>({ pos, count, filters, sort }: PageRequest, orders: readonly Order[]) {
  const decision = decisionAsked({ filters });
  const order = orders.find((one) => one === sort);
  return { pos, count, ...(decision ? { action: decision } : {}), ...(order ? { sort: order } : {}) };
}
