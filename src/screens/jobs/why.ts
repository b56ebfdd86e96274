import { t } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import type { LedgerRow } from '../../run/ledger';

/** Why a row of a job is as it is, in words; empty where there is nothing to say. */
export const whyOf = (commandId: string, { why, code, message }: LedgerRow): string =>
  why ? t(why) : code === undefined ? '' : reasonOf(commandId, code, { message });
