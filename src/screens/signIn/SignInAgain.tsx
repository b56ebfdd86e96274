import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SessionEnd } from '../../../contract/session';
import { profile } from '../../../contract/signIn';
import { Code } from '../../../contract/wire/codes';
import { call } from '../../client';
import { useT } from '../../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { hrefOf } from '../../navigation/basePath';
import { activeView } from '../../state/activeView';
import { session } from '../../state/session';
import { announce } from '../../ui/announcer';
import { Backdrop } from '../../ui/Backdrop';
import { SecondFactorFirst, useSecondFactorTitle } from '../secondFactor/SecondFactorFirst';
import { ChangeFirst } from './ChangeFirst';
import { SignInForm } from './SignInForm';

/** Over the page when the session has ended: what was being done stays as it is, and goes on afterwards. */
export default function SignInAgain() {
  const t = useT();
  const { user, phase } = useSnapshot(session);
  const isLocked = useLocked();
  const ofSecondFactor = useSecondFactorTitle();
  // What was being typed below goes on where it was; what is gone by now can't have the focus.
  const [before] = useState(() => document.activeElement);
  const [wasRemembered] = useState(() => session.isRemembered);
  useLayer('dialog');
  const focusBack = () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else activeView.active?.focus();
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Backdrop className="z-50 bg-black/50" />
        <Dialog.Content
          className="fixed z-50 inset-x-4 top-[12vh] mx-auto max-w-sm max-h-[86dvh] overflow-y-auto rounded-2xl bg-surface border border-line shadow-layer p-6 [&_[role=alert]:empty]:hidden"
          onEscapeKeyDown={(event) => event.preventDefault()}
          {...onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {phase === 'mustChange' ? (
            <>
              <Dialog.Title className="text-xl font-semibold pb-2">{t('screens.changeFirst.title')}</Dialog.Title>
              <ChangeFirst />
            </>
          ) : phase === 'mustSetUp' ? (
            <>
              <Dialog.Title className="text-xl font-semibold pb-2">{ofSecondFactor}</Dialog.Title>
              <SecondFactorFirst />
            </>
          ) : (
            <>
              <Dialog.Title className="text-xl font-semibold">
                {t(isLocked ? 'screens.locked.title' : 'shell.signInAgain')}
              </Dialog.Title>
              <Dialog.Description className="text-soft text-sm pt-1 pb-5">
                {t(isLocked ? 'screens.locked.hint' : 'shell.signInAgainHint')}
              </Dialog.Description>
              <SignInForm isOverPage userName={user?.user_name ?? ''} remember={wasRemembered} onSignedIn={signedIn} />
            </>
          )}
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={focusBack} />
    </Dialog.Root>
  );
}

/** Somebody else has signed in: the page is not his, nor is the address that it was at. */
const signedIn = () => {
  if (session.phase === 'ended') location.assign(hrefOf('/dashboard'));
};

/** Whether the session ended because the account was locked: asked here, the only place that needs it. Not every server says it. */
function useLocked(): boolean {
  const t = useT();
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    let gone = false;
    void call(profile, {}).then((answer) => {
      if (gone || answer.refused !== Code.sessionEnded || !(answer.data as SessionEnd | null)?.locked) return;
      setLocked(true);
      announce(t('screens.locked.title'), 'assertive');
    });
    return () => {
      gone = true;
    };
  }, [t]);
  return isLocked;
}
