import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import * as session from '../../../contract/session';
import type { Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { Badge } from '../../grid/columns';
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
import { agentText } from './agent';

type Shown = { readonly ids: readonly string[] } | Refusal | null;

/** Where one is signed in oneself: each place can be ended but this one, which signing out ends. */
export default function SessionsPanel() {
  const t = useT();
  const [shown, setShown] = useState<Shown>(null);
  useLayer('dialog');
  useEffect(() => {
    let ids: readonly string[] = [];
    let gone = false;
    void call(session.sessions, {}).then((answer) => {
      if (gone) return;
      if (answer.refused !== undefined) return setShown(answer);
      ids = putRows('session', answer.data);
      setShown({ ids });
    });
    return () => {
      gone = true;
      evictRows('session', ids);
    };
  }, []);
  return (
    <Dialog.Root open onOpenChange={() => Object.assign(panels, { open: null })}>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          className="fixed z-50 inset-y-0 end-0 w-full max-w-md flex flex-col border-s border-line bg-surface shadow-layer"
          {...onCloseAutoFocus}
        >
          <div className="flex items-center p-4 border-b border-line">
            <Dialog.Title className="text-lg font-semibold grow">{t('session.sessions.title')}</Dialog.Title>
            <Dialog.Close className="button-plain h-9 px-3 rounded-lg text-sm">
              {t('common.close')} <kbd className="ms-1">Esc</kbd>
            </Dialog.Close>
          </div>
          <Dialog.Description className="px-4 pt-3 text-sm text-soft">{t('screens.sessions.hint')}</Dialog.Description>
          <ul className="grow overflow-y-auto px-4" aria-busy={shown === null}>
            {shown !== null && 'refused' in shown && (
              <li role="alert" className="py-6 text-danger text-sm">
                {reason(shown)}
              </li>
            )}
            {shown !== null && 'ids' in shown && shown.ids.map((id) => <Place key={id} id={id} />)}
          </ul>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}

function Place({ id }: { id: string }) {
  const t = useT();
  const row = useRow('session', id)?.row;
  if (!row) return null;
  return (
    <li className={`flex items-center gap-3 py-3 border-b border-line text-sm ${row.ended ? 'text-faint' : ''}`}>
      <Icon name="monitor-smartphone" size={20} />
      <div className="grow min-w-0">
        <p className="font-medium truncate" title={row.agent}>
          <bdi>{revealed(agentText(row.agent))}</bdi>
        </p>
        <p className="text-xs text-soft">
          <bdi dir="ltr">{row.address}</bdi> · {t('screens.sessions.since', { when: format.dateTime(row.created) })}
        </p>
        <p className="text-xs text-soft">{t('screens.sessions.seen', { when: format.ago(row.last_seen) })}</p>
      </div>
      {row.current ? (
        <span className="shrink-0">
          <Badge text="screens.sessions.current" tone="fact" />
        </span>
      ) : row.ended ? (
        <span className="shrink-0 text-xs">{t('screens.sessions.ended')}</span>
      ) : (
        <CommandButton command="session.end" rows={[row]} rowKind="session" />
      )}
    </li>
  );
}
