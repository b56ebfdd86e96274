import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useT } from '../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { panels } from '../state/panels';
import { Backdrop } from '../ui/Backdrop';
import { returnFocus } from './paletteState';

interface SidePanelProps {
  readonly title: string;
  /** What it is for, said below the title. */
  readonly hint?: string;
  /** Leaves more of the page in view, and as bright as it was: what is chosen here is seen there. */
  readonly showsPage?: true;
  readonly onOpenAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

/** The panel that is open (src/state/panels.ts), over the end of the page: closing it leads back to where the focus was. */
export function SidePanel({ title, hint, showsPage, onOpenAutoFocus, children }: SidePanelProps) {
  const t = useT();
  useLayer('dialog');
  return (
    <Dialog.Root open onOpenChange={() => Object.assign(panels, { open: null })}>
      <Dialog.Portal>
        <Backdrop className={showsPage ? 'z-40' : 'z-40 bg-black/40'} />
        <Dialog.Content
          data-side-panel=""
          {...(hint === undefined && { 'aria-describedby': undefined })}
          className={`fixed z-50 inset-y-0 end-0 w-full ${showsPage ? 'max-w-sm' : 'max-w-md'} flex flex-col flat:overflow-y-auto flat:*:shrink-0 border-s border-line bg-surface shadow-layer`}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          {...onCloseAutoFocus}
        >
          <div className="flex items-center p-4 border-b border-line">
            <Dialog.Title className="text-lg font-semibold grow">{title}</Dialog.Title>
            <Dialog.Close className="button-plain h-9 px-3 rounded-lg text-sm">
              {t('common.close')} <kbd className="ms-1">Esc</kbd>
            </Dialog.Close>
          </div>
          {hint !== undefined && (
            <Dialog.Description className="px-4 pt-3 text-sm text-soft">{hint}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}
