import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent as ReactKeyboardEvent, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Where } from '../../commands/definition';
import { COMMANDS } from '../../commands/registry';
import { stateOf } from '../../commands/state';
import { useT } from '../i18n';
import { FocusBack, focusIsReturned, Keys, useLayer } from '../keys';
import { conflictOf, hasMailKeys, keySettings, pressesOf, rebind } from '../keys/bindings';
import { isMac } from '../keys/listen';
import { readPress } from '../keys/press';
import { standing } from '../run';
import { CommandButton } from '../shell/CommandButton';
import { Icon } from '../shell/Icon';
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
    const { kind, part } = surfaces.active ?? {};
    const wheres: Where[] = [...(kind ? [kind] : []), part === 'charts' ? 'stats' : 'list', 'anywhere'];
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
          onEscapeKeyDown={(event) => {
            // Esc while a key is being changed leaves that alone, not the sheet.
            if (document.activeElement?.matches('[data-command="keys.rebind"][data-listening]')) event.preventDefault();
          }}
          {...focusIsReturned}
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
            <CommandButton command="keys.mailKeys" />
            <CommandButton command="keys.reset" />
            <Dialog.Close className="h-9 px-3 rounded-lg border border-line hover:bg-hover text-sm">
              {t('common.close')} <kbd className="ms-1">Esc</kbd>
            </Dialog.Close>
          </div>
          {hasMailKeys() && <p className="px-4 py-2 text-xs text-warn bg-warn-soft">{t('keys.mailKeys.hint')}</p>}
          {/* Columns as high as they come out: in a box of a given height the rest would go on beside it, out of sight. */}
          <div className="grow overflow-y-auto p-4">
            <div className="columns-1 sm:columns-2 lg:columns-3 gap-8">
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
                          <Presses id={command.id} />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
      <FocusBack to={returnFocus} />
    </Dialog.Root>
  );
}

/** Bare keys that may be bound: input methods and layouts leave these alone (KEYBOARD.md section 1). */
const FREE_KEY = /^(Shift\+)?[bcfghjklmnpqrstvxz]$/i;
const RESERVED = /^Mod\+(Shift\+[NTWPAR]|[NTWQLRDPF])$/;

/** A command's keys, and the way to other ones: the next press is taken, unless it is somebody's. */
function Presses({ id }: { id: string }) {
  const t = useT();
  const [listening, setListening] = useState(false);
  const [trouble, setTrouble] = useState('');
  const take = (event: ReactKeyboardEvent) => {
    if (!listening) return;
    const reading = readPress(event.nativeEvent, isMac());
    event.stopPropagation();
    event.preventDefault();
    if (reading.is !== 'press') return;
    const { press } = reading;
    setListening(false);
    if (press === 'Escape') return setTrouble('');
    const taken = conflictOf(id, press);
    if (taken) return setTrouble(t('palette.keys.taken', { title: t(`${taken}.title`) }));
    if (RESERVED.test(press) || !(FREE_KEY.test(press) || press.startsWith('Mod+')))
      return setTrouble(t('palette.keys.refused'));
    setTrouble('');
    rebind(id, [press]);
  };
  return (
    <span className="flex flex-wrap justify-end items-center gap-2">
      {listening ? (
        <span className="text-xs text-accent">{t('palette.keys.press')}</span>
      ) : (
        pressesOf(id).map((press) => <Keys key={press} press={press} />)
      )}
      <button
        type="button"
        data-command="keys.rebind"
        data-listening={listening ? '' : undefined}
        aria-label={t('palette.keys.rebind')}
        title={t('palette.keys.rebind')}
        className="size-6 grid place-items-center rounded text-faint hover:bg-hover hover:text-ink"
        onClick={() => setListening(true)}
        onKeyDown={take}
        onBlur={() => setListening(false)}
      >
        <Icon name="pencil" size={12} />
      </button>
      {trouble && (
        <span role="alert" className="basis-full text-end text-xs text-danger">
          {trouble}
        </span>
      )}
    </span>
  );
}
