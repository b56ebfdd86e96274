import { useT } from '../../i18n';
import { answerSignInAnew } from '../../state/signInAnew';
import { SignInDialog } from './SignInDialog';
import { SignInOverPage } from './SignInOverPage';

const leave = () => answerSignInAnew(false);

/**
 * Over the page before what was done to staff or roles is sent, where the server asks who it is once more (docs/specification.md section 12.6).
 * Whoever leaves it has not done it, and goes on.
 */
export function SignInAnew() {
  const t = useT();
  return (
    <SignInDialog title={t('shell.signInAnew')} hint={t('shell.signInAnewHint')} onLeave={leave}>
      <SignInOverPage />
      <button type="button" className="button-plain mt-2 h-11 w-full rounded-lg" onClick={leave}>
        {t('common.cancel')} <kbd>Esc</kbd>
      </button>
    </SignInDialog>
  );
}
