import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { configured } from '../../client';
import { useT } from '../../i18n';
import { type Beside, signIn } from '../../state/comeIn';
import { lazyPart } from '../../ui/lazyPart';
import type { SecondStep } from './CodeStep';
import { INPUT, SignInField } from './SignInField';
import { type Trouble, useCountdown, wordsOf } from './signInTrouble';

/** The step that few are asked for, with its texts, which are of what comes behind sign-in. */
const { Part: CodeStep, fetch: fetchCodeStep } = lazyPart(() => import('./CodeStep').then(({ arrive }) => arrive()));

/** The other way in, with its texts, which few communities have. */
const { Part: ByOrganisation } = lazyPart(() => import('./ByOrganisation').then(({ arrive }) => arrive()));

interface SignInFormProps {
  /** In a dialog over a page that is to stay. */
  readonly isOverPage?: boolean;
  readonly userName?: string;
  /** Whether "remember me" is ticked at first. */
  readonly remember?: boolean;
  readonly onSignedIn: () => void;
}

/**
 * User name, password, remember me (docs/specification.md section 2): the page, and the dialog over a page whose session has ended. Where
 * the password is right and a code is asked for, that step takes their place; what was typed stays in them.
 */
export function SignInForm({ isOverPage = false, userName = '', remember = true, onSignedIn }: SignInFormProps) {
  const t = useT();
  const id = useId();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Why the organisation has let nobody in, in words. */
  const [troubleThere, setTroubleThere] = useState('');
  /** What is typed was not taken, until it is changed. */
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  /** Tries again with what is asked for. */
  const [second, setSecond] = useState<SecondStep | null>(null);
  const organisation = configured.config?.organisation;
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // Who is asked again only has the password to type.
  useEffect(() => (userName === '' ? name : password).current?.focus(), [userName]);
  const waiting = useCountdown(trouble?.is === 'wait' ? trouble.seconds : 0, trouble);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || waiting > 0) return;
    setTroubleThere('');
    const missing = [name.current, password.current].find((field) => field?.value === '');
    if (missing) {
      setTrouble({ is: 'missing' });
      missing.focus();
      return;
    }
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const trySignIn = (beside?: Beside) =>
      signIn(String(fields.get('username')), String(fields.get('password')), fields.get('remember') !== null, beside);
    const found = await trySignIn();
    // The password keeps the focus until the code's field is there to take it; a part that does not come is asked for again.
    if (found?.is === 'code') await fetchCodeStep().catch(() => {});
    setBusy(false);
    if (found?.is === 'code') return setSecond({ signIn: trySignIn, asked: found.data });
    setTrouble(found);
    setWrong(found?.is === 'wrong');
    if (found === null) onSignedIn();
    else password.current?.select();
  };

  useEffect(() => (second ? () => password.current?.focus() : undefined), [second]);
  const said = `${id}-trouble`;
  const credential = { dir: 'ltr', required: true, 'aria-invalid': isWrong, 'aria-describedby': said } as const;
  return (
    <>
      {second && (
        <CodeStep
          {...second}
          onSignedIn={onSignedIn}
          onBack={(found) => {
            setSecond(null);
            setTrouble(found);
          }}
        />
      )}
      <form
        onSubmit={submit}
        onInput={() => setWrong(false)}
        className={second ? 'hidden' : 'flex flex-col gap-4'}
        noValidate
      >
        <SignInField id={`${id}-name`} label={t('signIn.userName')}>
          <input
            id={`${id}-name`}
            ref={name}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={userName}
            className={INPUT}
            {...credential}
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
              className={`${INPUT} pe-20`}
              {...credential}
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
        <button
          type="submit"
          data-command="session.signIn"
          disabled={busy || waiting > 0}
          className="button-primary h-11 rounded-lg"
        >
          {t(busy ? 'signIn.busy' : 'signIn.submit')}
        </button>
        {organisation !== undefined && (
          <div className="min-h-11">
            <ByOrganisation
              name={organisation}
              isApart={isOverPage}
              onTrouble={setTroubleThere}
              onSignedIn={onSignedIn}
            />
          </div>
        )}
        {/* Room is kept for it: nothing moves when it is said. */}
        <p
          id={said}
          role="alert"
          className={`flex min-h-14 items-center rounded-lg text-sm ${trouble || troubleThere ? 'bg-danger-soft text-danger px-3 py-2' : 'text-warn'}`}
        >
          {trouble ? wordsOf(trouble, waiting, t) : troubleThere || (capsLock && t('signIn.capsLock'))}
        </p>
      </form>
    </>
  );
}
