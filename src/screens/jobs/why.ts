import { t } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import type { LedgerRow } from '../../run/job/ledger';

/** Why a row of a job is as it is, in words; empty where there is nothing to say. */
export function whyOf(commandId: string, { why, code, message, settledAs }: LedgerRow): string {
  if (settledAs) return [t(settledAs.how), settledAs.by?.name].filter(Boolean).join(' · ');
  if (why) return t(why);
  return code === undefined ? '' : reasonOf(commandId, code, { message });
}
