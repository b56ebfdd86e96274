import { useState } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { announce } from '../../ui/announcer';
import { Icon } from '../../ui/Icon';
import { KeyText } from '../../ui/KeyText';
import { Unsaid } from './Section';

/** A number, address or key, left to right in every language, that goes to the clipboard at a press; of a key its middle may be left out. */
export function Copyable({ value, isKey = false }: { value: string; isKey?: boolean }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  if (value === '') return <Unsaid />;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => {
        setCopied(true);
        announce(t('screens.copied'));
      },
      // The browser may forbid it; the text can still be marked and copied by hand.
      () => announce(t('screens.notCopied'), 'assertive'),
    );
  return (
    <span className="copyable flex items-start gap-1">
      {isKey ? (
        <KeyText of={value} />
      ) : (
        <bdi dir="ltr" className="min-w-0 break-all">
          {value}
        </bdi>
      )}
      <button
        type="button"
        title={t(copied ? 'screens.copied' : 'screens.copy')}
        aria-label={format.pair(t('screens.copy'), value)}
        className="shrink-0 -my-0.5 size-6 grid place-items-center rounded text-faint hover:bg-hover hover:text-ink"
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'copy'} size={14} />
      </button>
    </span>
  );
}
