import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { type SignInTrouble, signIn } from '../../state/signIn';
import { CodeFields } from './CodeFields';
import { INPUT, SignInField } from './SignInField';

/** Why signing in failed; `missing`: a field is empty, and no call was made. */
type Trouble = SignInTrouble | { readonly is: 'missing' | 'codeMissing' };

interface SignInFormProps {
  readonly userName?: string;
  /** Whether "remember me" is ticked at first. */
  readonly remember?: boolean;
  readonly onSignedIn: () => void;
}

/**
 * User name, password, remember me (docs/specification.md section 2): the page, and the dialog over a page whose session has ended. Where
 * the password is right and a code is asked for, the code's field takes their place; what was typed stays in them.
 */
export function SignInForm({ userName = '', remember = true, onSignedIn }: SignInFormProps) {
  const t = useT();
  const id = useId();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** What is typed was not taken, until it is changed. */
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  /** A code is asked for: of the app, or one that was kept for the day on which there is no app. */
  const [asked, setAsked] = useState<'app' | 'recovery' | null>(null);
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  // Who is asked again only has the password to type.
  useEffect(() => (userName === '' ? name : password).current?.focus(), [userName]);
  const backToPassword = () => {
    setAsked(null);
    setTrouble(null);
    setWrong(false);
  };
  const wasAsked = useRef(false);
  useEffect(() => {
    if (asked !== null) code.current?.focus();
    else if (wasAsked.current) password.current?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);
  const waiting = useCountdown(trouble?.is === 'wait' ? trouble.seconds : 0, trouble);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || waiting > 0) return;
    const needed = asked === null ? [name.current, password.current] : [code.current];
    const missing = needed.find((field) => field?.value.trim() === '');
    if (missing) {
      setTrouble({ is: asked === null ? 'missing' : 'codeMissing' });
      missing.focus();
      return;
    }
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const found = await signIn(
      String(fields.get('username')),
      String(fields.get('password')),
      fields.get('remember') !== null,
      ...(asked === null ? [] : [String(fields.get('code'))]),
    );
    setBusy(false);
    if (found === null) return onSignedIn();
    if (found.is === 'code' && !found.isWrong) {
      setTrouble(null);
      return setAsked('app');
    }
    setTrouble(found);
    setWrong(found.is === 'wrong' || found.is === 'code');
    // The password is another by now.
    if (found.is === 'wrong') setAsked(null);
    (asked === null || found.is === 'wrong' ? password : code).current?.select();
  };

  return (
    <form onSubmit={submit} onInput={() => setWrong(false)} className="flex flex-col gap-4" noValidate>
      <div className={asked === null ? 'contents' : 'hidden'}>
        <SignInField id={`${id}-name`} label={t('signIn.userName')}>
          <input
            id={`${id}-name`}
            ref={name}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            defaultValue={userName}
            aria-invalid={isWrong}
            aria-describedby={`${id}-trouble`}
            className={INPUT}
          />
        </SignInField>
        <SignInField id={`${id}-password`} label={t('signIn.password')}>
          <div dir="ltr" className="relative">
            <input
              id={`${id}-password`}
              ref={password}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              required
              dir="ltr"
              className={`${INPUT} pe-20`}
              aria-invalid={isWrong}
              aria-describedby={`${id}-trouble`}
              onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
            />
            <button
              type="button"
              className="absolute inset-y-1 end-1 px-2.5 rounded-md text-xs font-medium text-soft hover:bg-hover"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {t(shown ? 'signIn.hide' : 'signIn.show')}
            </button>
          </div>
        </SignInField>
        <label className="flex items-center gap-2.5 text-sm text-soft min-h-6">
          <input type="checkbox" name="remember" defaultChecked={remember} className="size-4 accent-(--mark)" />
          {t('signIn.remember')}
        </label>
      </div>
      {asked !== null && (
        <CodeFields
          id={id}
          kind={asked}
          field={code}
          isWrong={isWrong}
          onKind={(kind) => {
            setAsked(kind);
            setTrouble(null);
            setWrong(false);
          }}
          onBack={backToPassword}
        />
      )}
      <button
        type="submit"
        data-command="session.signIn"
        disabled={busy || waiting > 0}
        className="button-primary h-11 rounded-lg"
      >
        {t(busy ? 'signIn.busy' : 'signIn.submit')}
      </button>
      {/* Room is kept for it: nothing moves when it is said. */}
      <p
        id={`${id}-trouble`}
        role="alert"
        className={`flex min-h-14 items-center rounded-lg text-sm ${trouble ? 'bg-danger-soft text-danger px-3 py-2' : 'text-warn'}`}
      >
        {trouble ? wordsOf(trouble, waiting, t) : capsLock && t('signIn.capsLock')}
      </p>
    </form>
  );
}

function wordsOf(trouble: Trouble, seconds: number, t: ReturnType<typeof useT>): string {
  if (trouble.is === 'wrong') return t('signIn.wrong') + (trouble.status ? ` (HTTP ${trouble.status})` : '');
  if (trouble.is === 'code') return t('signIn.codeWrong');
  if (trouble.is === 'wait') return t('signIn.wait', { seconds });
  return trouble.is === 'refused' ? reason(trouble) : t(`signIn.${trouble.is}`);
}

/** Seconds left, counting down from `seconds` each time `from` changes. */
function useCountdown(seconds: number, from: unknown): number {
  const [left, setLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal restarts the count, even from the same number
  useEffect(() => {
    setLeft(seconds);
    if (seconds === 0) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [seconds, from]);
  return left;
}
