import { useState } from 'react';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { copyText } from '../../ui/copyText';
import { Icon } from '../../ui/Icon';
import { KeyText } from '../../ui/KeyText';
import { revealed } from '../../ui/revealed';
import { Unsaid } from './Section';

/** A number, address or key, left to right in every language, that goes to the clipboard at a press; of a key its middle may be left out. */
export function Copyable({ value, isKey = false }: { value: string; isKey?: boolean }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  if (value === '') return <Unsaid />;
  return (
    <span className="copyable flex items-start gap-1">
      {isKey ? (
        <KeyText of={value} />
      ) : (
        <bdi dir="ltr" className="min-w-0 break-all">
          {revealed(value)}
        </bdi>
      )}
      <button
        type="button"
        title={t(copied ? 'screens.copied' : 'screens.copy')}
        aria-label={format.pair(t('screens.copy'), value)}
        className="shrink-0 -my-0.5 size-6 grid place-items-center rounded text-faint hover:bg-hover hover:text-ink"
        onClick={() => void copyText(value).then(setCopied)}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'copy'} size={14} />
      </button>
    </span>
  );
}
