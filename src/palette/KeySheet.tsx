import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Where } from '../../commands/definition';
import { COMMANDS } from '../../commands/registry';
import { stateOf } from '../../commands/state';
import { useT } from '../i18n';
import { Keys, useLayer } from '../keys';
import { keySettings, pressesOf } from '../keys/bindings';
import { standing } from '../run';
import { panels } from '../shell/panels';
import { surfaces } from '../state/surface';
import { fold } from './match';
import { returnFocus } from './state';

/** Every key that works where the person is, printed from the registry. */
export default function KeySheet() {
  const t = useT();
  const [text, setText] = useState('');
  useSnapshot(keySettings);
  useLayer('dialog');
  const places = useMemo(() => {
    const kind = surfaces.active?.kind;
    const wheres: Where[] = [...(kind ? [kind] : []), 'list', 'anywhere'];
    const query = fold(text);
    return wheres.map((where) => ({
      where,
      commands: COMMANDS.filter(
        (command) => command.key?.where === where && stateOf(command, [], standing()).is !== 'hidden',
      ).filter(
        (command) =>
          query === '' ||
          fold(t(`${command.id}.title`)).includes(query) ||
          pressesOf(command.id).some((press) => fold(press) === query),
      ),
    }));
  }, [text, t]);
  return (
    <Dialog.Root open onOpenChange={() => Object.assign(panels, { open: null })}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed z-50 inset-3 sm:inset-x-8 sm:inset-y-[6vh] mx-auto max-w-4xl flex flex-col rounded-2xl border border-line bg-surface shadow-layer"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <div className="flex flex-wrap items-center gap-3 p-4 border-b border-line">
            <Dialog.Title className="text-lg font-semibold grow">{t('palette.keys.title')}</Dialog.Title>
            <input
              type="search"
              aria-label={t('palette.keys.search')}
              placeholder={t('palette.keys.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="h-9 px-3 rounded-lg border border-strong bg-surface w-56"
            />
            <Dialog.Close className="h-9 px-3 rounded-lg border border-line hover:bg-hover text-sm">
              {t('common.close')} <kbd className="ms-1">Esc</kbd>
            </Dialog.Close>
          </div>
          <div className="grow overflow-y-auto p-4 columns-1 sm:columns-2 lg:columns-3 gap-8">
            {places
              .filter(({ commands }) => commands.length > 0)
              .map(({ where, commands }) => (
                <section key={where} className="break-inside-avoid pb-5">
                  <h2 className="text-xs font-semibold uppercase tracking-wide text-faint pb-1.5">
                    {t(`palette.keys.where.${where}`)}
                  </h2>
                  <ul>
                    {commands.map((command) => (
                      <li
                        key={command.id}
                        className="flex items-center gap-3 min-h-8 text-sm border-b border-line last:border-0"
                      >
                        <span className="grow">{t(`${command.id}.title`)}</span>
                        <span className="flex gap-2">
                          {pressesOf(command.id).map((press) => (
                            <Keys key={press} press={press} />
                          ))}
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
