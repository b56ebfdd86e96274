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
import { dropKeysInFlight } from './keysInFlight';
import { SignInAnew } from './SignInAnew';
import { SignInDialog } from './SignInDialog';
import { SignInOverPage } from './SignInOverPage';

/** Over the page when the session has ended, or another sign-in is asked for: what was being done stays as it is, and goes on afterwards. */
export default function SignInAgain() {
  const { phase, isAskedAnew } = useSnapshot(session);
  return (
    <>
      {phase !== 'in' && <BeforeGoingOn />}
      {/* Over what has to be done first too, which goes on below; whose session is over is asked there. */}
      {isAskedAnew && phase !== 'ended' && <SignInAnew />}
    </>
  );
}

/** What has to be done before anything else: one dialog, whichever comes after which. */
function BeforeGoingOn() {
  const t = useT();
  const { phase } = useSnapshot(session);
  const why = useWhyEnded();
  const ofSecondFactor = useSecondFactorTitle();
  useEffect(() => (phase === 'ended' ? dropKeysInFlight() : undefined), [phase]);
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
  const [title, hint] = SAID[why];
  return (
    <SignInDialog title={t(title)} hint={t(hint)}>
      <SignInOverPage />
    </SignInDialog>
  );
}

/** What is said of how the session came to its end; `ended` where the server does not say, or does not know. */
const SAID = {
  ended: ['shell.signInAgain', 'shell.signInAgainHint'],
  expired: ['shell.sessionExpired', 'shell.sessionExpiredHint'],
  locked: ['screens.locked.title', 'screens.locked.hint'],
} as const;

/** Why the session has ended: asked here, the only place that needs it. Not every server says it. */
function useWhyEnded(): keyof typeof SAID {
  const t = useT();
  const [why, setWhy] = useState<keyof typeof SAID>('ended');
  useEffect(() => {
    let gone = false;
    void call(profile, {}).then((answer) => {
      if (gone || answer.refused !== Code.sessionEnded) return;
      const said = answer.data as SessionEnd | null;
      const known = said?.locked ? 'locked' : said?.expired ? 'expired' : null;
      if (known === null) return;
      setWhy(known);
      announce(t(SAID[known][0]), 'assertive');
    });
    return () => {
      gone = true;
    };
  }, [t]);
  return why;
}
