import * as Dialog from '@radix-ui/react-dialog';
import { useT } from '../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { activeView } from '../state/activeView';
import { copyByHand } from '../state/copyByHand';
import { Backdrop } from './Backdrop';

const LINES_MOST = 8;

/** A text that the browser does not let the console copy, selected: one key of the person's own copies it. */
export function CopyByHand({ text }: { readonly text: string }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Content text={text} />
    </Dialog.Root>
  );
}

const close = () => {
  copyByHand.text = null;
};

function Content({ text }: { readonly text: string }) {
  const t = useT();
  useLayer('dialog');
  return (
    <>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[20vh] low:top-3 low:max-h-[calc(100dvh-1.5rem)] z-50 overflow-y-auto mx-auto w-[34rem] max-w-[92vw] rounded-xl border border-line bg-raised p-4 shadow-layer"
          {...onCloseAutoFocus}
        >
          <Dialog.Title className="text-base font-semibold">{t('list.copyLink.byHand')}</Dialog.Title>
          <textarea
            readOnly
            dir="ltr"
            rows={Math.min(LINES_MOST, text.split('\n').length + 1)}
            aria-label={t('list.copyLink.byHand')}
            value={text}
            className="mt-3 w-full resize-none rounded-md border border-line bg-surface p-2.5 text-sm text-ink wrap-anywhere"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" className="button-plain mt-3 h-9 rounded-md px-3 text-sm" onClick={close}>
            {t('common.close')}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={() => activeView.active?.focus()} />
    </>
  );
}
