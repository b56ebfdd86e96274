import * as Dialog from '@radix-ui/react-dialog';
import { useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Command, isChoice, type Where } from '../../commands/core/definition';
import { COMMANDS, type CommandId } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { useT } from '../i18n';
import { keySettings, onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { pressesOf, whereOf } from '../keys/bindings';
import { labelOf } from '../keys/labels';
import { hasMailKeys } from '../keys/mailKeys';
import { useRoving } from '../keys/roving';
import { SingleKeysChoice } from '../keys/SingleKeysChoice';
import { isUselessHere, workingHere } from '../keys/scopes';
import { commandContext } from '../run';
import { activeView } from '../state/activeView';
import { panels } from '../state/panels';
import { Backdrop } from '../ui/Backdrop';
import { CommandButton } from '../ui/CommandButton';
import { CommandSwitch } from '../ui/CommandSwitch';
import { Icon } from '../ui/Icon';
import { KeyLine } from './KeyLine';
import { foldWords } from './match';
import { returnFocus } from './paletteState';
import { titleHere } from './titleHere';

/** Every key that works where the person is, printed from the registry; searched, those of all other places too. */
export default function KeySheet() {
  const t = useT();
  const [text, setText] = useState('');
  useSnapshot(keySettings);
  const search = useRef<HTMLInputElement>(null);
  useLayer('dialog');
  const places = useMemo(() => placesFor(foldWords(text)), [text]);
  return (
    <Dialog.Root open onOpenChange={() => Object.assign(panels, { open: null })}>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed z-50 inset-3 sm:inset-x-8 sm:inset-y-[6vh] mx-auto max-w-5xl flex flex-col low:overflow-y-auto rounded-2xl border border-line bg-surface shadow-layer"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            search.current?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Esc while a key is being changed leaves that alone, not the sheet.
            if (document.activeElement?.matches('[data-command="keys.rebind"][data-listening]')) event.preventDefault();
          }}
          {...onCloseAutoFocus}
        >
          <div className="flex items-center gap-3 ps-5 pe-3 pt-3">
            <Dialog.Title className="text-lg font-semibold grow">{t('palette.keys.title')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('common.close')}
              title={`${t('common.close')} (Esc)`}
              className="size-9 grid place-items-center rounded-lg hover:bg-hover"
            >
              <Icon name="x" size={18} />
            </Dialog.Close>
          </div>
          <div className="flex flex-wrap flat:flex-nowrap flat:overflow-x-auto flat:*:shrink-0 shrink-0 items-center gap-x-5 gap-y-2.5 px-5 pt-1.5 pb-3.5 border-b border-line">
            <input
              ref={search}
              type="search"
              aria-label={t('palette.keys.search')}
              placeholder={t('palette.keys.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="h-9 px-3 rounded-lg border border-strong bg-surface grow basis-56 max-w-sm"
            />
            <SingleKeysChoice />
            <span className="flex flex-wrap flat:flex-nowrap items-center gap-x-5 gap-y-2">
              <CommandSwitch command="keys.mailKeys" isOn={hasMailKeys()} label={t('keys.mailKeys.isOn')} />
              <CommandButton command="keys.reset" />
            </span>
          </div>
          {hasMailKeys() && (
            <p className="shrink-0 px-5 py-2 text-xs text-warn bg-warn-soft">{t('keys.mailKeys.hint')}</p>
          )}
          <div className="grow min-h-0 overflow-y-auto low:shrink-0 low:overflow-visible p-5">
            {places.length === 0 && <p className="text-sm text-soft">{t('palette.keys.nothing')}</p>}
            <div className="columns-1 sm:columns-2 lg:columns-3 gap-x-8">
              {places.map(({ where, ids }) => (
                // Of two places one may be long: it goes on in the next column, so that none stays empty.
                <section key={where} className={`pb-5 ${places.length > 2 ? 'break-inside-avoid' : ''}`}>
                  <h2 className="text-xs font-semibold uppercase tracking-wide text-faint pb-1 break-after-avoid">
                    {t(`palette.keys.where.${where}`)}
                  </h2>
                  <KeyLines ids={ids} />
                </section>
              ))}
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}

/** One stop of Tab, walked by arrows. */
function KeyLines({ ids }: { readonly ids: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, { isColumn: true });
  return (
    <ul ref={list} data-roving className="*:break-inside-avoid">
      {ids.map((id) => (
        <KeyLine key={id} id={id} />
      ))}
    </ul>
  );
}

/** What only undo or another command calls has no use for a key. */
const mayHaveKey = (command: Command) => command.key !== undefined || (command.listed !== false && !isChoice(command));

/**
 * The places whose keys are shown, the nearest first, each with the commands that the words or a key find. Unasked only those that
 * have a key; words find the others too, so that they can be given one.
 */
function placesFor(query: string) {
  const { kind, part } = activeView.active ?? {};
  const near: readonly Where[] = [...(kind ? [kind] : []), part === 'charts' ? 'stats' : 'list', 'anywhere'];
  const all = COMMANDS.filter(mayHaveKey).filter(
    (command) => commandStateOf(command, [], commandContext()).is !== 'hidden',
  );
  const elsewhere = query === '' ? [] : all.map(whereOf);
  const isFound = (id: CommandId) =>
    (query === '' &&
      !isUselessHere(id) &&
      (keySettings.single === 'everywhere' ? workingHere(id) : pressesOf(id)).length > 0) ||
    (query !== '' && foldWords(titleHere(id)).includes(query)) ||
    pressesOf(id).some((press) => foldWords(press) === query || foldWords(labelOf(press).join(' ')) === query);
  const places = [...new Set([...near, ...elsewhere])]
    .map((where) => ({
      where,
      ids: all.filter((command) => whereOf(command) === where && isFound(command.id)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
  return query === '' ? withUndoFirst(places) : places;
}

const UNDO = 'history.undo';

/** What takes back whatever else is there is seen with that: at the end of the nearest place, however long the list of all keys is. */
const withUndoFirst = <P extends { readonly ids: readonly string[] }>(places: readonly P[]): readonly P[] => {
  if (!places.some(({ ids }) => ids.includes(UNDO))) return places;
  return places.map((place, at) => {
    const others = place.ids.filter((id) => id !== UNDO);
    return { ...place, ids: at === 0 ? [...others, UNDO] : others };
  });
};
