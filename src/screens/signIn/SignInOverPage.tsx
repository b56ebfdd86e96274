import { useState } from 'react';
import { hrefOf } from '../../navigation/basePath';
import { session } from '../../state/session';
import { answerSignInAnew } from '../../state/signInAnew';
import { SignInForm } from './SignInForm';

/** The sign-in form for whoever works in the page below. What waits for a sign-in of its own has it with any. */
export function SignInOverPage() {
  // As it was when it was asked for: a sign-in changes both.
  const [{ user, isRemembered }] = useState(() => ({ ...session }));
  return (
    <SignInForm
      isOverPage
      userName={user?.user_name ?? ''}
      remember={isRemembered}
      onSignedIn={() => answerSignInAnew(isStillTheirs())}
    />
  );
}

/** Answers whether it was the same person. Somebody else's the page is not, nor the address that it is at: then another is loaded. */
function isStillTheirs(): boolean {
  if (session.phase !== 'ended') return true;
  location.assign(hrefOf('/dashboard'));
  return false;
}
