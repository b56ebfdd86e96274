import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as setUp from '../../../contract/secondFactorSetUp';
import { Code } from '../../../contract/wire/codes';
import type { DataOf, Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { submitByModEnter } from '../../keys/isModEnter';
import { asWhoHasJustSignedIn } from '../../state/asWhoHasJustSignedIn';
import { handedOver } from '../../state/comeIn';
import { shownOnce } from '../../state/shownOnce';
import { announce } from '../../ui/announcer';
import { lazyPart } from '../../ui/lazyPart';
import { INPUT } from '../signIn/SignInField';
import { Field } from './Field';

/** A script of its own: it is needed once in a person's time here. */
const { Part: QrCode } = lazyPart(() => import('./QrCode'));

type Begun = DataOf<typeof setUp.begin>;

/**
 * Sets a second factor up: a password, unless it was typed just now, a picture to scan, and a first code of the app. The recovery codes
 * that come of it are shown by whoever shows this.
 */
export function SetUp({ isRequired }: { isRequired: boolean }) {
  const t = useT();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(handedOver.password !== null);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (refusal: Refusal) => {
    setTrouble(wordsOf(refusal));
    field.current?.select();
  };
  const wordsOf = (refusal: Refusal) => {
    if (refusal.refused === Code.passwordWrong) return t('session.endSecondFactor.refused.306');
    if (refusal.refused === Code.alreadyExists) return t('screens.secondFactor.on');
    if (refusal.refused === Code.codeNeeded) return t('screens.secondFactor.codeWrong');
    return refusal.refused === Code.notFound ? t('screens.secondFactor.expired') : reason(refusal);
  };
  const begin = async (password: string) => {
    setBusy(true);
    const answer = await asWhoHasJustSignedIn(() => call(setUp.begin, { body: { password } }));
    setBusy(false);
    if (answer.refused !== undefined) return refuse(answer);
    setTrouble(null);
    setBegun(answer.data);
  };
  const confirm = async (code: string) => {
    setBusy(true);
    const answer = await asWhoHasJustSignedIn(() => call(setUp.confirm, { body: { code } }));
    setBusy(false);
    if (answer.refused === Code.notFound) setBegun(null);
    if (answer.refused !== undefined) return refuse(answer);
    announce(t('screens.secondFactor.on'));
    shownOnce.secrets = answer.data.recovery_codes;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = field.current?.value ?? '';
    if (typed.trim() === '') {
      setTrouble(t(begun ? 'session.codeMissing' : 'session.passwordMissing'));
      field.current?.focus();
    } else void (begun ? confirm(typed) : begin(typed));
  };
  // Who has just signed in has typed the password.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { password } = handedOver;
    handedOver.password = null;
    if (password !== null) void begin(password);
  }, []);
  useEffect(() => {
    if (begun || !busy) field.current?.focus();
  }, [begun, busy]);

  return (
    <form onKeyDown={submitByModEnter} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {begun === null ? (
        <>
          <p className="text-soft text-sm">
            {t(isRequired ? 'screens.secondFactor.why' : 'screens.secondFactor.hint')}
          </p>
          <Field label={t('session.endSecondFactor.password.label')} trouble={trouble}>
            {(described) => (
              <input
                {...described}
                ref={field}
                key="password"
                type="password"
                autoComplete="current-password"
                dir="ltr"
                className={INPUT}
              />
            )}
          </Field>
        </>
      ) : (
        <>
          {isRequired && <p className="text-soft text-sm">{t('screens.secondFactor.why')}</p>}
          <p className="text-sm">{t('screens.secondFactor.scan')}</p>
          <div className="self-center size-48 overflow-hidden rounded-lg border border-line bg-white">
            <QrCode text={begun.address} label={t('screens.secondFactor.picture')} />
          </div>
          <p className="text-sm text-center">
            <span className="text-soft">{t('screens.secondFactor.key')}</span>{' '}
            <bdi dir="ltr" className="block pt-1 font-mono select-all">
              {begun.secret.match(/.{1,4}/g)?.join(' ')}
            </bdi>
          </p>
          <Field label={t('screens.secondFactor.code')} trouble={trouble}>
            {(described) => (
              <input
                {...described}
                ref={field}
                key="code"
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={64}
                spellCheck={false}
                className={`${INPUT} font-mono tracking-widest`}
              />
            )}
          </Field>
        </>
      )}
      <button
        type="submit"
        data-command="session.setUpSecondFactor"
        aria-disabled={busy}
        className="button-primary h-11 rounded-lg"
      >
        {t(begun ? 'screens.secondFactor.turnOn' : 'screens.secondFactor.next')}
      </button>
    </form>
  );
}
