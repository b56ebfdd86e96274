import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { FOOTER, FOOTER_BUTTON } from '../forms/footer';
import { useT } from '../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { Backdrop } from '../ui/Backdrop';
import { Icon } from '../ui/Icon';

interface LeaveQuestionProps {
  /** The question stays as it is, and the focus where it was. */
  readonly onStay: () => void;
  /** What was typed goes. */
  readonly onDrop: () => void;
}

/** Asks before what was typed into a question is lost: Esc goes on with it, and so does Enter, so that it is lost by its own button alone. */
export function LeaveQuestion({ onStay, onDrop }: LeaveQuestionProps) {
  const t = useT();
  const stay = useRef<HTMLButtonElement>(null);
  const from = useRef(document.activeElement);
  useLayer('dialog');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onStay()}>
      <Dialog.Portal>
        <Backdrop className="z-50 bg-black/40" />
        <Dialog.Content
          role="alertdialog"
          aria-describedby={undefined}
          className="fixed z-50 inset-x-3 top-[22vh] low:top-3 low:max-h-[calc(100dvh-1.5rem)] overflow-y-auto mx-auto max-w-md rounded-2xl border border-line bg-surface shadow-layer p-5"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            stay.current?.focus();
          }}
          {...onCloseAutoFocus}
        >
          <Dialog.Title className="text-lg font-semibold">{t('palette.leave.question')}</Dialog.Title>
          <div className={`${FOOTER} pt-5`}>
            <button ref={stay} type="button" className={`button-plain ${FOOTER_BUTTON}`} onClick={onStay}>
              {t('palette.leave.stay')} <kbd>Esc</kbd>
            </button>
            <button type="button" className={`button-danger font-semibold ${FOOTER_BUTTON}`} onClick={onDrop}>
              <Icon name="eraser" />
              {t('palette.leave.drop')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus
        to={() => {
          if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
        }}
      />
    </Dialog.Root>
  );
}
