import * as passkeys from '../../../contract/passkeys';
import { call } from '../../client';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { reason } from '../../i18n/reason';
import { SidePanel } from '../../palette/SidePanel';
import { useRow } from '../../state/useRow';
import { useMinute } from '../../ui/ages';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { revealed } from '../../ui/revealed';
import { useOwnRows } from '../components/useOwnRows';
import { AddPasskey } from './AddPasskey';

const readPasskeys = () => call(passkeys.list, {});

/** One's own passkeys: each can be renamed and removed, and another be added. */
export default function PasskeysPanel() {
  const t = useT();
  const [shown, putFirst] = useOwnRows('passkey', readPasskeys);
  const ids = shown !== null && 'ids' in shown ? shown.ids : null;
  return (
    <SidePanel title={t('session.passkeys.title')} hint={t('screens.passkeys.hint')}>
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
          <AddPasskey key={ids.length} onAdded={putFirst} />
        </div>
      )}
    </SidePanel>
  );
}

function Held({ id }: { id: string }) {
  const t = useT();
  const row = useRow('passkey', id)?.row;
  useMinute();
  if (!row) return null;
  const { name, added, last_used, gone } = row;
  const seen =
    last_used === null ? t('screens.passkeys.unused') : t('screens.passkeys.seen', { when: format.ago(last_used) });
  return (
    <li className={`flex items-center gap-3 py-3 border-b border-line text-sm ${gone ? 'text-faint' : ''}`}>
      <Icon name="key-round" size={20} />
      <div className="grow min-w-0">
        <p className="font-medium" title={name}>
          <bdi className="block truncate">{revealed(name)}</bdi>
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
