import * as Dialog from '@radix-ui/react-dialog';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { returnFocus } from '../../palette/paletteState';
import { panels } from '../../state/panels';
import { refreshActions } from '../../state/rights';
import { shownOnce } from '../../state/shownOnce';
import { Backdrop } from '../../ui/Backdrop';
import { RecoveryCodes } from './RecoveryCodes';
import { useSecondFactorTitle } from './SecondFactorFirst';
import { SetUp } from './SetUp';

const close = () => {
  Object.assign(shownOnce, { secrets: null, isToken: false });
  panels.open = null;
  // The menu of the account offers what there is now.
  void refreshActions();
};

/** Sets one's own second factor up, or shows recovery codes, or a token, that were just made: these are left by the button alone. */
export default function SecondFactorPanel() {
  const t = useT();
  const { secrets } = useSnapshot(shownOnce);
  const title = useSecondFactorTitle();
  useLayer('dialog');
  const stayWithCodes = (event: Event) => {
    if (shownOnce.secrets !== null) event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed z-50 inset-x-4 top-1/2 -translate-y-1/2 mx-auto max-w-sm max-h-[92dvh] overflow-y-auto rounded-2xl bg-surface border border-line shadow-layer p-6"
          {...onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            // Fields take it themselves. What is shown once comes over the form that it was asked for in, which holds the focus until now.
            if (secrets === null) event.preventDefault();
          }}
          onEscapeKeyDown={stayWithCodes}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="flex items-start gap-3 pb-3">
            <Dialog.Title className="text-xl font-semibold text-balance grow">{title}</Dialog.Title>
            {secrets === null && (
              <Dialog.Close className="button-plain h-9 px-3 rounded-lg text-sm whitespace-nowrap">
                {t('common.close')} <kbd className="ms-1">Esc</kbd>
              </Dialog.Close>
            )}
          </div>
          {secrets === null ? <SetUp isRequired={false} /> : <RecoveryCodes codes={secrets} onDone={close} />}
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}
