import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { loadDeferredTexts } from '../../i18n/deferredTexts';
import type { signIn } from '../../state/signIn';
import { INPUT, SignInField } from './SignInField';
import { type Trouble, useCountdown, wordsOf } from './signInTrouble';

interface CodeStepProps {
  /** Tries the same sign-in with a code. */
  readonly signIn: (code: string) => ReturnType<typeof signIn>;
  readonly onSignedIn: () => void;
  /** Back to the password, with what is wrong there. */
  readonly onBack: (trouble: Trouble | null) => void;
}

/** The step with its texts. */
export async function arrive() {
  await loadDeferredTexts();
  return { default: CodeStep };
}

const LINK = 'h-9 px-2.5 -mx-2.5 rounded-md text-soft hover:bg-hover';

/** The second step of signing in: a code of the app, or a recovery code in its place. */
function CodeStep({ signIn, onSignedIn, onBack }: CodeStepProps) {
  const t = useT();
  const id = useId();
  const [isOfApp, setOfApp] = useState(true);
  const [trouble, setTrouble] = useState<Trouble | 'missing' | 'notTaken' | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two is a field of its own
  useEffect(() => field.current?.focus(), [isOfApp]);
  const refusal = trouble === 'missing' || trouble === 'notTaken' ? null : trouble;
  const waiting = useCountdown(refusal?.is === 'wait' ? refusal.seconds : 0, trouble);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (busy || waiting > 0) return;
    if (code === '') {
      setTrouble('missing');
      return field.current?.focus();
    }
    setBusy(true);
    const found = await signIn(code);
    setBusy(false);
    if (found === null) return onSignedIn();
    // The password is another by now.
    if (found.is === 'wrong') return onBack(found);
    setTrouble(found.is === 'code' ? 'notTaken' : found);
    field.current?.select();
  };
  const says = () => {
    if (trouble === 'missing') return t('screens.secondFactor.codeMissing');
    return refusal ? wordsOf(refusal, waiting, t) : trouble && t('screens.secondFactor.notTaken');
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t(isOfApp ? 'screens.secondFactor.codeHint' : 'screens.secondFactor.recoveryHint')}
      </p>
      <SignInField
        id={`${id}-code`}
        label={t(isOfApp ? 'screens.secondFactor.signInCode' : 'screens.secondFactor.recoveryCode')}
      >
        <input
          key={String(isOfApp)}
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
          aria-invalid={trouble === 'notTaken'}
          aria-describedby={`${id}-hint ${id}-trouble`}
          className={`${INPUT} font-mono tracking-widest`}
        />
      </SignInField>
      <div className="flex flex-wrap justify-between gap-2 text-sm">
        <button type="button" className={LINK} onClick={() => onBack(null)}>
          {t('screens.secondFactor.back')}
        </button>
        <button
          type="button"
          className={LINK}
          onClick={() => {
            setOfApp(!isOfApp);
            setTrouble(null);
          }}
        >
          {t(isOfApp ? 'screens.secondFactor.useRecovery' : 'screens.secondFactor.useApp')}
        </button>
      </div>
      <button
        type="submit"
        data-command="session.signIn"
        aria-disabled={busy || waiting > 0}
        className="button-primary h-11 rounded-lg"
      >
        {t(busy ? 'signIn.busy' : 'signIn.submit')}
      </button>
      {/* Room is kept for it: nothing moves when it is said. */}
      <p
        id={`${id}-trouble`}
        role="alert"
        className={`flex min-h-14 items-center rounded-lg text-sm ${trouble ? 'bg-danger-soft text-danger px-3 py-2' : ''}`}
      >
        {says()}
      </p>
    </form>
  );
}
