import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import * as passkeys from '../../../contract/passkeys';
import type { Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../../keys';
import { returnFocus } from '../../palette/paletteState';
import { panels } from '../../state/panels';
import { evictRows, putRows } from '../../state/rows';
import { useRow } from '../../state/useRow';
import { Backdrop } from '../../ui/Backdrop';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { AddPasskey } from './AddPasskey';

type Shown = { readonly ids: readonly string[] } | Refusal | null;

/** One's own passkeys: each can be renamed and removed, and another be added. */
export default function PasskeysPanel() {
  const t = useT();
  const [shown, setShown] = useState<Shown>(null);
  useLayer('dialog');
  useEffect(() => {
    let gone = false;
    void call(passkeys.list, {}).then((answer) => {
      if (!gone) setShown(answer.refused === undefined ? { ids: putRows('passkey', answer.data) } : answer);
    });
    return () => {
      gone = true;
    };
  }, []);
  const ids = shown !== null && 'ids' in shown ? shown.ids : null;
  useEffect(() => () => evictRows('passkey', ids ?? []), [ids]);
  return (
    <Dialog.Root open onOpenChange={() => Object.assign(panels, { open: null })}>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          className="fixed z-50 inset-y-0 end-0 w-full max-w-md flex flex-col border-s border-line bg-surface shadow-layer"
          {...onCloseAutoFocus}
        >
          <div className="flex items-center p-4 border-b border-line">
            <Dialog.Title className="text-lg font-semibold grow">{t('session.passkeys.title')}</Dialog.Title>
            <Dialog.Close className="button-plain h-9 px-3 rounded-lg text-sm">
              {t('common.close')} <kbd className="ms-1">Esc</kbd>
            </Dialog.Close>
          </div>
          <Dialog.Description className="px-4 pt-3 text-sm text-soft">{t('screens.passkeys.hint')}</Dialog.Description>
          <ul className="px-4 overflow-y-auto" aria-busy={shown === null}>
            {shown !== null && 'refused' in shown && (
              <li role="alert" className="py-6 text-danger text-sm">
                {reason(shown)}
              </li>
            )}
            {ids?.length === 0 && <li className="py-3 text-sm">{t('screens.passkeys.none')}</li>}
            {ids?.map((id) => (
              <Held key={id} id={id} />
            ))}
          </ul>
          {ids !== null && ids.length < passkeys.PASSKEYS_MAX && (
            <div className="p-4">
              <AddPasskey
                key={ids.length}
                onAdded={(added) => setShown({ ids: [...putRows('passkey', [added]), ...ids] })}
              />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}

function Held({ id }: { id: string }) {
  const t = useT();
  const row = useRow('passkey', id)?.row;
  if (!row) return null;
  const { name, added, last_used, gone } = row;
  const seen =
    last_used === null ? t('screens.passkeys.unused') : t('screens.passkeys.seen', { when: format.ago(last_used) });
  return (
    <li className={`flex items-center gap-3 py-3 border-b border-line text-sm ${gone ? 'text-faint' : ''}`}>
      <Icon name="key-round" size={20} />
      <div className="grow min-w-0">
        <p className="font-medium truncate" title={name}>
          <bdi>{revealed(name)}</bdi>
        </p>
        <p className="text-xs text-soft">
          {t('screens.passkeys.since', { when: format.dateTime(added) })} · {seen}
        </p>
      </div>
      {gone ? (
        <span className="shrink-0 text-xs">{t('screens.passkeys.removed')}</span>
      ) : (
        <>
          <CommandButton command="passkey.rename" rows={[row]} rowKind="passkey" look="icon" />
          <CommandButton command="passkey.remove" rows={[row]} rowKind="passkey" look="icon" />
        </>
      )}
    </li>
  );
}
