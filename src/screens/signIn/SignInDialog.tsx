import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { activeView } from '../../state/activeView';
import { Backdrop } from '../../ui/Backdrop';

interface SignInDialogProps {
  readonly title: string;
  readonly hint?: string;
  /** Where one may go on without it. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Over a page that stays as it is: what has to be done before work goes on, or before what was done is sent. */
export function SignInDialog({ title, hint, onLeave, children }: SignInDialogProps) {
  // What was being typed below goes on where it was; what is gone by now can't have the focus.
  const [before] = useState(() => document.activeElement);
  useLayer('dialog');
  const focusBack = () => {
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
    else activeView.active?.focus();
  };
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Backdrop className="z-50 bg-black/50" />
        <Dialog.Content
          className="fixed z-50 inset-x-4 top-[12vh] mx-auto max-w-sm max-h-[86dvh] overflow-y-auto rounded-2xl bg-surface border border-line shadow-layer p-6 [&_[role=alert]:empty]:hidden"
          {...(hint === undefined && { 'aria-describedby': undefined })}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onLeave?.();
          }}
          {...onCloseAutoFocus}
          onOpenAutoFocus={toFirstEmpty}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title className={`text-xl font-semibold ${hint === undefined ? 'pb-2' : ''}`}>{title}</Dialog.Title>
          {hint !== undefined && (
            <Dialog.Description className="text-soft text-sm pt-1 pb-5">{hint}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={focusBack} />
    </Dialog.Root>
  );
}

/**
 * A form that was being sent below has taken the focus back from the field that the one in here begins at. That is its first empty one: a name
 * that is known is filled in.
 */
function toFirstEmpty(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  const empty = [...event.target.querySelectorAll('input')].find(({ value }) => value === '');
  if (!empty) return;
  event.preventDefault();
  empty.focus();
}
