import * as Dialog from '@radix-ui/react-dialog';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { FocusBack, focusIsReturned, useLayer } from '../../keys';
import { session } from '../../state/session';
import { surfaces } from '../../state/surface';
import { SignInForm } from './SignInForm';

/** Over the page when the session has ended: what was being done stays as it is, and goes on afterwards. */
export default function SignInAgain() {
  const t = useT();
  const { user } = useSnapshot(session);
  useLayer('dialog');
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <Dialog.Content
          className="fixed z-50 inset-x-4 top-[12vh] mx-auto max-w-sm rounded-2xl bg-surface border border-line shadow-layer p-6"
          onEscapeKeyDown={(event) => event.preventDefault()}
          {...focusIsReturned}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className="text-xl font-semibold">{t('signIn.again')}</Dialog.Title>
          <Dialog.Description className="text-soft text-sm pt-1 pb-5">{t('signIn.againHint')}</Dialog.Description>
          <SignInForm userName={user?.user_name ?? ''} onSignedIn={() => {}} />
        </Dialog.Content>
      </Dialog.Portal>
      <FocusBack to={() => surfaces.active?.focus()} />
    </Dialog.Root>
  );
}
