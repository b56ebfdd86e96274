import { useState } from 'react';
import { useT } from '../../i18n';
import { session } from '../../state/session';
import { answerSignInAnew } from '../../state/signInAnew';
import { isStillTheirs, SignInDialog } from './SignInDialog';
import { SignInForm } from './SignInForm';

/**
 * Over the page before what was done to staff or roles is sent, where the server asks who it is once more (docs/specification.md section 12.6).
 * Whoever leaves it has not done it, and goes on.
 */
export function SignInAnew() {
  const t = useT();
  const [{ user, isRemembered }] = useState(() => ({ ...session }));
  return (
    <SignInDialog
      title={t('shell.signInAnew')}
      hint={t('shell.signInAnewHint')}
      onLeave={() => answerSignInAnew(false)}
    >
      <SignInForm
        isOverPage
        userName={user?.user_name ?? ''}
        remember={isRemembered}
        onSignedIn={() => answerSignInAnew(isStillTheirs())}
      />
      <button
        type="button"
        className="button-plain mt-2 h-11 w-full rounded-lg"
        onClick={() => answerSignInAnew(false)}
      >
        {t('common.cancel')} <kbd>Esc</kbd>
      </button>
    </SignInDialog>
  );
}
