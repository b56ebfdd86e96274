import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SessionEnd } from '../../../contract/session';
import { profile } from '../../../contract/signIn';
import { Code } from '../../../contract/wire/codes';
import { call } from '../../client';
import { useT } from '../../i18n';
import { session } from '../../state/session';
import { announce } from '../../ui/announcer';
import { SecondFactorFirst, useSecondFactorTitle } from '../secondFactor/SecondFactorFirst';
import { ChangeFirst } from './ChangeFirst';
import { SignInAnew } from './SignInAnew';
import { SignInDialog } from './SignInDialog';
import { SignInOverPage } from './SignInOverPage';

/** Over the page when the session has ended, or another sign-in is asked for: what was being done stays as it is, and goes on afterwards. */
export default function SignInAgain() {
  const { phase } = useSnapshot(session);
  return phase === 'in' ? <SignInAnew /> : <BeforeGoingOn />;
}

/** What has to be done before anything else: one dialog, whichever comes after which. */
function BeforeGoingOn() {
  const t = useT();
  const { phase } = useSnapshot(session);
  const isLocked = useLocked();
  const ofSecondFactor = useSecondFactorTitle();
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
      <SignInOverPage />
    </SignInDialog>
  );
}

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
