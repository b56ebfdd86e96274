import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { TextKey } from '../../../commands/core/textKey';
import { PasskeyAsked, type SignatureAsked } from '../../../contract/passkeys';
import { useT } from '../../i18n';
import { loadDeferredTexts } from '../../i18n/deferredTexts';
import type { Beside, signIn } from '../../state/comeIn';
import { knowsPasskeys } from '../passkeys/knowsPasskeys';
import { INPUT, SignInField } from './SignInField';
import { type Trouble, useCountdown, wordsOf } from './signInTrouble';

/** What the second step needs of the first. */
export interface SecondStep {
  /** Tries the same sign-in with a code or a passkey. */
  readonly signIn: (beside: Beside) => ReturnType<typeof signIn>;
  /** What came with the refusal that asks for it. */
  readonly asked: unknown;
}

interface CodeStepProps extends SecondStep {
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

/** Of a server that knows no passkeys, and of one that says what nobody can read, a code is asked for. */
const readAsked = (said: unknown): PasskeyAsked => z.safeParse(PasskeyAsked, said).data ?? {};

/** The second step of signing in: a passkey, or a code of the app, or a recovery code in its place. */
function CodeStep({ signIn, asked: firstAsked, onSignedIn, onBack }: CodeStepProps) {
  const t = useT();
  const id = useId();
  const [asked, setAsked] = useState(() => readAsked(firstAsked));
  const [isOfApp, setOfApp] = useState(true);
  const [trouble, setTrouble] = useState<Trouble | TextKey | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const toSign = knowsPasskeys() ? asked.passkey : undefined;
  const takesCodes = !asked.only_passkey;
  const isElsewhere = !takesCodes && !toSign;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two is a field of its own
  useEffect(() => field.current?.focus(), [isOfApp]);
  // After the field, which stands in for it; where nothing can be given there is the way back.
  useEffect(() => (button.current ?? field.current ?? back.current)?.focus(), []);
  const refusal = typeof trouble === 'string' ? null : trouble;
  const waiting = useCountdown(refusal?.is === 'wait' ? refusal.seconds : 0, trouble);

  const give = async (beside: Beside, notTaken: TextKey) => {
    setBusy(true);
    const found = await signIn(beside);
    setBusy(false);
    if (found === null) return onSignedIn();
    // The password is another by now.
    if (found.is === 'wrong') return onBack(found);
    // What was to be signed is used up.
    if (found.is === 'code') setAsked(readAsked(found.data));
    setTrouble(found.is === 'code' ? notTaken : found);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (busy || waiting > 0 || !takesCodes) return;
    if (code === '') {
      setTrouble('screens.secondFactor.codeMissing');
      return field.current?.focus();
    }
    await give({ code }, NOT_TAKEN);
    field.current?.select();
  };
  const sign = async (what: SignatureAsked) => {
    if (busy || waiting > 0) return;
    setBusy(true);
    setTrouble(null);
    const { signWithPasskey } = await import('../passkeys/ceremony');
    const { done, trouble } = await signWithPasskey(what);
    setBusy(false);
    if (done) await give({ passkey: done }, 'screens.passkeys.notTaken');
    else setTrouble(trouble);
    button.current?.focus();
  };
  const says = () => {
    if (refusal) return wordsOf(refusal, waiting, t);
    return typeof trouble === 'string' && t(trouble);
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      {toSign && (
        <>
          <p id={`${id}-sign`} className="text-sm text-soft">
            {t('screens.passkeys.useHint')}
          </p>
          <button
            ref={button}
            type="button"
            data-command="session.signIn"
            aria-disabled={busy || waiting > 0}
            aria-describedby={`${id}-sign ${id}-trouble`}
            className="button-primary h-11 rounded-lg"
            onClick={() => void sign(toSign)}
          >
            {t('screens.passkeys.use')}
          </button>
        </>
      )}
      {takesCodes && (
        <>
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
              aria-invalid={trouble === NOT_TAKEN}
              aria-describedby={`${id}-hint ${id}-trouble`}
              className={`${INPUT} font-mono tracking-widest`}
            />
          </SignInField>
        </>
      )}
      {isElsewhere && (
        <p id={`${id}-elsewhere`} className="text-sm">
          {t('screens.passkeys.onlyElsewhere')}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2 text-sm">
        <button
          ref={back}
          type="button"
          aria-describedby={isElsewhere ? `${id}-elsewhere` : undefined}
          className={LINK}
          onClick={() => onBack(null)}
        >
          {t('screens.secondFactor.back')}
        </button>
        {takesCodes && (
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
        )}
      </div>
      {takesCodes && (
        <button
          type="submit"
          data-command="session.signIn"
          aria-disabled={busy || waiting > 0}
          className={`${toSign ? 'button-plain' : 'button-primary'} h-11 rounded-lg`}
        >
          {t(busy ? 'signIn.busy' : 'signIn.submit')}
        </button>
      )}
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

const NOT_TAKEN = 'screens.secondFactor.notTaken';
