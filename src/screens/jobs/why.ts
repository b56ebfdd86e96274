import { inOwnWay, t, textOr } from '../../i18n';
import { format } from '../../i18n/format';
import { reasonOf } from '../../i18n/reason';
import { titleOf } from '../../i18n/titles';
import { type LedgerRow, progressOf } from '../../run/job/ledger';
import { session } from '../../state/session';
import { spelledOut } from '../../ui/hiddenCharacters';

/** Why a row of a job is as it is, in words; empty where there is nothing to say. */
export function whyOf(commandId: string, row: LedgerRow): string {
  const { why, code, message, settledAs } = row;
  const stopped = row.state === 'done' ? undefined : progressOf(row)?.stopped;
  if (stopped) {
    const { part, commandId: step } = stopped;
    const reason = textOr(stopped.why ?? '', '') || (code === undefined ? '' : reasonOf(step, code, { message }));
    return t('macro.stoppedAt', { part, step: titleOf(step), reason });
  }
  if (settledAs) {
    const { how, by, at } = settledAs;
    const who = by && (by.uid === session.user?.uid ? t('run.byYou') : inOwnWay(spelledOut(by.name)));
    return [textOr(how, ''), who, at !== undefined && format.ago(at)].filter(Boolean).join(' · ');
  }
  // The ledger may be an earlier console's, with reasons that this one has no words for.
  return textOr(why ?? '', '') || (code === undefined ? '' : reasonOf(commandId, code, { message }));
}
