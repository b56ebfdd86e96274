import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { submitByModEnter } from '../../keys/isModEnter';
import { Backdrop } from '../../ui/Backdrop';
import type { GridModel } from '../model/gridState';

/** Asks for a position in the list and goes there; beyond the end, to the last row. */
export default function JumpDialog({ model }: { model: GridModel }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && model.openPanel(null)}>
      <Content model={model} />
    </Dialog.Root>
  );
}

function Content({ model }: { model: GridModel }) {
  const t = useT();
  useLayer('dialog');
  const { count } = useSnapshot(model.list.state);
  const [typed, setTyped] = useState('');
  const position = Number(typed);
  const isPosition = Number.isInteger(position) && position >= 1;
  return (
    <>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[20vh] low:top-3 low:max-h-[calc(100dvh-1.5rem)] z-50 overflow-y-auto mx-auto w-80 max-w-[92vw] rounded-xl border border-line bg-raised p-4 shadow-layer"
          {...onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (event.isComposing) event.preventDefault();
          }}
        >
          <Dialog.Title className="text-lg font-semibold">{t('list.jump.title')}</Dialog.Title>
          <form
            onKeyDown={submitByModEnter}
            className="flex flex-col gap-3 pt-3"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPosition) return;
              model.openPanel(null);
              model.moveTo(position - 1);
            }}
          >
            <label className="flex flex-col gap-1 text-sm text-soft">
              {t('grid.jumpTo', { last: format.number(count) })}
              <input
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                aria-invalid={typed !== '' && !isPosition}
                className="h-9 rounded-md border border-line bg-surface px-2.5 text-base text-ink tabular-nums"
                onChange={(event) => setTyped(event.target.value.replace(/[^\d]/g, ''))}
              />
            </label>
            <button type="submit" aria-disabled={!isPosition} className="button-primary h-9 rounded-md">
              {t('grid.jump')}
            </button>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={model.view.focus} />
    </>
  );
}
