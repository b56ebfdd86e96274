import { proxy } from 'valtio/vanilla';

/** How many reports the list of a server without cases has, as far as that is known. */
export interface ReportsRead {
  /** Of how many the cases are gathered. */
  read: number;
  /** Null where the server does not say, and the list was not read to its end. */
  total: number | null;
}

/** Of the report queue. It stands apart from what reads such a list, which a server with cases has no use for. */
export const reportsRead = proxy<ReportsRead>({ read: 0, total: null });
