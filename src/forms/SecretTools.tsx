import { useState } from 'react';
import type { TextKey } from '../../commands/core/textKey';
import { useT } from '../i18n';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';
import { generatePassword } from './generatePassword';

export interface Mark {
  readonly text: TextKey;
  readonly isMet: boolean;
}

interface MarksProps {
  readonly id: string;
  readonly marks: readonly Mark[];
  /** It is what is wrong, and stands out. */
  readonly broken: Mark | undefined;
}

/** The rules of a new password, each marked as it is met. */
export function Marks({ id, marks, broken }: MarksProps) {
  const t = useT();
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {marks.map((mark) => (
        <li
          key={mark.text}
          className={`inline-flex items-center gap-1 ${mark.isMet ? 'text-good' : mark === broken ? 'text-danger' : 'text-soft'}`}
        >
          <Icon name={mark.isMet ? 'circle-check' : 'circle'} size={14} />
          {t(mark.text)}
          <span className="sr-only">{t(mark.isMet ? 'password.met' : 'password.open')}</span>
        </li>
      ))}
    </ul>
  );
}

const TOOL =
  'inline-flex min-h-7 items-center gap-1 rounded-md border border-line px-2 text-xs hover:bg-hover disabled:opacity-40';

interface SecretToolsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Makes a password up, shows it and copies it, to hand it over. */
export function SecretTools({ value, onChange, isShown, onShow }: SecretToolsProps) {
  const t = useT();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied !== null && copied === value;
  return (
    <div className="flex flex-wrap gap-1.5">
      <button
        type="button"
        className={TOOL}
        onClick={() => {
          onChange(generatePassword());
          onShow(true);
        }}
      >
        <Icon name="sparkles" size={14} /> {t('password.generate')}
      </button>
      <button
        type="button"
        className={TOOL}
        disabled={value === ''}
        onClick={() =>
          void navigator.clipboard.writeText(value).then(
            () => {
              setCopied(value);
              announce(t('password.copied'));
            },
            (error) => {
              console.error('The clipboard refused', error);
              onShow(true);
            },
          )
        }
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={14} /> {t(isCopied ? 'password.copied' : 'password.copy')}
      </button>
      <button type="button" className={`toggle ${TOOL}`} aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        <Icon name={isShown ? 'eye-off' : 'eye'} size={14} /> {t('password.show')}
      </button>
    </div>
  );
}
