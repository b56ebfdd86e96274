import type { Ref } from 'react';
import { useT } from '../../i18n';
import { INPUT, SignInField } from './SignInField';

interface CodeFieldsProps {
  readonly id: string;
  readonly kind: 'app' | 'recovery';
  readonly field: Ref<HTMLInputElement>;
  readonly isWrong: boolean;
  readonly onKind: (kind: 'app' | 'recovery') => void;
  readonly onBack: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code in its place. */
export function CodeFields({ id, kind, field, isWrong, onKind, onBack }: CodeFieldsProps) {
  const t = useT();
  const isOfApp = kind === 'app';
  return (
    <>
      <p id={`${id}-code-hint`} className="text-sm text-soft">
        {t(isOfApp ? 'signIn.codeHint' : 'signIn.recoveryHint')}
      </p>
      <SignInField id={`${id}-code`} label={t(isOfApp ? 'signIn.code' : 'signIn.recoveryCode')}>
        <input
          key={kind}
          id={`${id}-code`}
          ref={field}
          name="code"
          dir="ltr"
          inputMode={isOfApp ? 'numeric' : 'text'}
          autoComplete={isOfApp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
          aria-invalid={isWrong}
          aria-describedby={`${id}-code-hint ${id}-trouble`}
          className={`${INPUT} font-mono tracking-widest`}
        />
      </SignInField>
      <div className="flex flex-wrap justify-between gap-2 text-sm">
        <button type="button" className="h-9 px-2.5 -mx-2.5 rounded-md text-soft hover:bg-hover" onClick={onBack}>
          {t('signIn.back')}
        </button>
        <button
          type="button"
          className="h-9 px-2.5 -mx-2.5 rounded-md text-soft hover:bg-hover"
          onClick={() => onKind(isOfApp ? 'recovery' : 'app')}
        >
          {t(isOfApp ? 'signIn.useRecovery' : 'signIn.useApp')}
        </button>
      </div>
    </>
  );
}
