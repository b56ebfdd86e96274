import { isBlank } from '../../../contract/wire/isBlank';
import { inOwnWay, t, useT } from '../../i18n';
import { directionOf } from '../../ui/directionOf';
import { spelledOut } from '../../ui/hiddenCharacters';
import { revealed, revealedWithin } from '../../ui/revealed';
import type { Recipient } from './useThread';

interface RecipientsProps {
  /** Null: not known. */
  readonly reporters: readonly Recipient[] | null;
  /** The server is asked who they are, and has not answered. */
  readonly isAsking: boolean;
  /** Null: all of them. */
  readonly to: string | null;
  readonly onChange: (to: string | null) => void;
}

/** By the report, where the server does not say who made it. */
export const nameOfRecipient = ({ reporter, reportId }: Recipient): string =>
  reporter && !isBlank(reporter.displayName) ? reporter.displayName : t('screens.reports.nthReport', { id: reportId });

/** Who gets the reply: all reporters of the case, each a mail of his or her own, or one of them. */
export function Recipients({ reporters, isAsking, to, onChange }: RecipientsProps) {
  const t = useT();
  if (reporters === null && isAsking) return <p aria-busy="true" className="skeleton mb-1.5 h-8" />;
  if (reporters === null)
    return (
      <p className="flex min-h-8 items-center gap-2 pb-1.5 text-sm">
        <span className="text-soft">{t('screens.replies.to')}</span>
        <span className="text-faint">{t('screens.notLoaded')}</span>
      </p>
    );
  const [first, another] = reporters;
  if (!first) return null;
  const nameOf = (one: Recipient, shown = (name: string) => name) => {
    const name = shown(nameOfRecipient(one));
    return one.hasAddress === false ? t('screens.replies.withoutAddress', { name }) : name;
  };
  const chosen = reporters.find(({ reportId }) => reportId === to);
  return (
    <p className="flex items-center gap-2 pb-1.5 text-sm">
      <span className="text-soft">{t('screens.replies.to')}</span>
      {another ? (
        <select
          aria-label={t('screens.replies.to')}
          className="h-8 min-w-0 grow rounded-md border border-line bg-surface px-2"
          dir={chosen && directionOf(nameOf(chosen))}
          value={to ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{t('screens.replies.toAll', { count: reporters.length })}</option>
          {reporters.map((one) => (
            <option key={one.reportId} value={one.reportId}>
              {inOwnWay(nameOf(one, spelledOut))}
            </option>
          ))}
        </select>
      ) : (
        <bdi className="font-medium truncate">
          {(first.hasAddress === false ? revealedWithin : revealed)(nameOf(first))}
        </bdi>
      )}
    </p>
  );
}
