import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { FOOTER, FOOTER_BUTTON } from '../forms/footer';
import { useT } from '../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { Backdrop } from '../ui/Backdrop';
import { Icon } from '../ui/Icon';
import { useFreshPress } from './useFreshPress';

interface LeaveQuestionProps {
  /** The question stays as it is, and the focus where it was. */
  readonly onStay: () => void;
  /** What was typed goes. */
  readonly onDrop: () => void;
}

/** Asks before what was typed into a question is lost: Esc goes on with it, Enter lets it go. */
export function LeaveQuestion({ onStay, onDrop }: LeaveQuestionProps) {
  const t = useT();
  const drop = useRef<HTMLButtonElement>(null);
  const from = useRef(document.activeElement);
  const counts = useFreshPress();
  useLayer('dialog');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onStay()}>
      <Dialog.Portal>
        <Backdrop className="z-50 bg-black/40" />
        <Dialog.Content
          role="alertdialog"
          aria-describedby={undefined}
          className="fixed z-50 inset-x-3 top-[22vh] [@media(height<37rem)]:top-3 mx-auto max-w-md rounded-2xl border border-line bg-surface shadow-layer p-5"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            drop.current?.focus();
          }}
          {...onCloseAutoFocus}
        >
          <Dialog.Title className="text-lg font-semibold">{t('palette.leave.question')}</Dialog.Title>
          <div className={`${FOOTER} pt-5`}>
            <button type="button" className={`button-plain ${FOOTER_BUTTON}`} onClick={onStay}>
              {t('palette.leave.stay')} <kbd>Esc</kbd>
            </button>
            <button
              ref={drop}
              type="button"
              className={`button-danger font-semibold ${FOOTER_BUTTON}`}
              onClick={(event) => {
                if (counts(event)) onDrop();
              }}
            >
              <Icon name="eraser" />
              {t('palette.leave.drop')} <kbd>↵</kbd>
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
