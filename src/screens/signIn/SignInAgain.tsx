import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SessionEnd } from '../../../contract/session';
import { profile } from '../../../contract/signIn';
import { Code } from '../../../contract/wire/codes';
import { call } from '../../client';
import { useT } from '../../i18n';
import { session } from '../../state/session';
import { answerSignInAnew } from '../../state/signInAnew';
import { announce } from '../../ui/announcer';
import { SecondFactorFirst, useSecondFactorTitle } from '../secondFactor/SecondFactorFirst';
import { ChangeFirst } from './ChangeFirst';
import { SignInAnew } from './SignInAnew';
import { isStillTheirs, SignInDialog } from './SignInDialog';
import { SignInForm } from './SignInForm';

/** Over the page when the session has ended, or another sign-in is asked for: what was being done stays as it is, and goes on afterwards. */
export default function SignInAgain() {
  const t = useT();
  const { user, phase } = useSnapshot(session);
  const isLocked = useLocked();
  const ofSecondFactor = useSecondFactorTitle();
  const [wasRemembered] = useState(() => session.isRemembered);
  if (phase === 'in') return <SignInAnew />;
  if (phase === 'mustChange')
    return (
      <SignInDialog title={t('screens.changeFirst.title')}>
        <ChangeFirst />
      </SignInDialog>
    );
  if (phase === 'mustSetUp')
    return (
      <SignInDialog title={ofSecondFactor}>
        <SecondFactorFirst />
      </SignInDialog>
    );
  return (
    <SignInDialog
      title={t(isLocked ? 'screens.locked.title' : 'shell.signInAgain')}
      hint={t(isLocked ? 'screens.locked.hint' : 'shell.signInAgainHint')}
    >
      <SignInForm isOverPage userName={user?.user_name ?? ''} remember={wasRemembered} onSignedIn={signedIn} />
    </SignInDialog>
  );
}

/** What waits for a sign-in of its own has it with this one. */
const signedIn = () => answerSignInAnew(isStillTheirs());

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
