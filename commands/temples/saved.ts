import { DRAFT_ID, type Temple } from '../../contract/temples/calls';
import { ok } from '../core/disabledReason';

export const isDraft = (row: Temple) => row.templeId === DRAFT_ID;
/** A row that the server does not have can't be changed there. */
export const saved = (row: Temple) => (isDraft(row) ? 'temple.unsaved' : row.deleted ? 'temple.gone' : ok);
