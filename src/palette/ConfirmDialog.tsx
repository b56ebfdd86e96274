import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Command, isMutation, kindOf } from '../../commands/core/definition';
import { forgetDraft, PREVIEWS } from '../forms';
import { FOOTER, FOOTER_BUTTON } from '../forms/footer';
import { textOr, useT } from '../i18n';
import { onCloseAutoFocus, RestoreFocus, useLayer } from '../keys';
import { keyText } from '../keys/keyText';
import { capsOf, WithCaps } from '../keys/WithCaps';
import { idOf } from '../run/call/idOf';
import { titleOn } from '../state/titleOn';
import { Backdrop } from '../ui/Backdrop';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { TargetName } from '../ui/TargetName';
import { deedOf } from './deed';
import { releaseKeys } from './heldKeys';
import { palette, returnFocus } from './paletteState';
import { useFreshPress } from './useFreshPress';

const NAMED_MAX = 3;

/** "Delete 37 posts?": Enter confirms, pressed after the question appeared and never by auto-repeat; Esc leaves all as it was. */
export default function ConfirmDialog() {
  const { confirming } = useSnapshot(palette) as typeof palette;
  return confirming ? <Asked key={confirming.question.command.id} /> : null;
}

function Asked() {
  const t = useT();
  const { confirming } = palette;
  const yes = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const counts = useFreshPress();
  useLayer('dialog');
  // It is drawn, and keys are its own from now on.
  useEffect(releaseKeys, []);
  if (!confirming) return null;
  const { command, count, rows, because, leftOut, undoable } = confirming.question;
  const kind = kindOf(command);
  // As the toast will call them.
  const named = kind && isMutation(command) ? { command, kind, rows: rows.slice(0, NAMED_MAX) } : undefined;
  const Preview = PREVIEWS[command.id];
  const answer = (value: boolean) => {
    if (value) forgetDraft(command, rows);
    confirming.answer(value);
  };
  const wanted = toType(command, rows);
  const isTyped = wanted === undefined || typed.trim() === wanted;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && answer(false)}>
      <Dialog.Portal>
        <Backdrop className="z-40 bg-black/40" />
        <Dialog.Content
          role="alertdialog"
          className="fixed z-50 inset-x-3 top-[22vh] max-h-[76vh] low:top-3 low:max-h-[calc(100dvh-1.5rem)] flat:overflow-y-auto mx-auto max-w-md flex flex-col rounded-2xl border border-line bg-surface shadow-layer p-5"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (field.current ?? yes.current)?.focus();
          }}
          {...onCloseAutoFocus}
        >
          <Dialog.Title className="text-lg font-semibold">
            {textOr(`${command.id}.question`, titleOn(command, rows), { count })}
          </Dialog.Title>
          <Dialog.Description asChild>
            <div className="min-h-0 overflow-y-auto flat:shrink-0 text-sm text-soft pt-2">
              {named?.rows.map((row) => (
                <TargetName
                  key={idOf(named.kind, row)}
                  command={named.command}
                  kind={named.kind}
                  row={row}
                  className="block truncate"
                />
              ))}
              {count > NAMED_MAX && <span>{t('palette.andMore', { count: count - NAMED_MAX })}</span>}
              {leftOut.map(([why, left]) => (
                <p key={why} className="pt-2 text-ink">
                  {t('palette.leftOut', { count: left, why: t(why) })}
                </p>
              ))}
              {because && <p className="pt-2 text-ink">{t(because)}</p>}
              {Preview && <Preview values={confirming.question.args} />}
              {isMutation(command) && (
                <p className={`pt-2 ${undoable ? '' : 'text-ink'}`}>
                  {undoable ? (
                    <WithCaps text={t('palette.undoable', { undo: keyText('history.undo', capsOf) })} />
                  ) : (
                    t('palette.notUndoable')
                  )}
                </p>
              )}
            </div>
          </Dialog.Description>
          {wanted !== undefined && (
            <div className="flex flex-col gap-1.5 pt-4">
              <label htmlFor={fieldId} className="text-sm">
                {t('palette.typeToConfirm')} <bdi className="font-semibold">{revealed(wanted)}</bdi>
              </label>
              <input
                id={fieldId}
                ref={field}
                dir="ltr"
                value={typed}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                className="min-h-10 px-3 rounded-lg border border-strong bg-surface text-ink"
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.repeat && !event.nativeEvent.isComposing && isTyped) answer(true);
                }}
              />
            </div>
          )}
          <div className={`${FOOTER} pt-5`}>
            <button type="button" className={`button-plain ${FOOTER_BUTTON}`} onClick={() => answer(false)}>
              {t('common.cancel')} <kbd>Esc</kbd>
            </button>
            <button
              ref={yes}
              type="button"
              data-command={command.id}
              disabled={!isTyped}
              className={`font-semibold ${FOOTER_BUTTON} ${command.tone === 'danger' ? 'button-danger' : 'button-primary'}`}
              onClick={(event) => {
                if (counts(event)) answer(true);
              }}
            >
              {command.tone === 'danger' && <Icon name={command.icon} />}
              {deedOf(command, rows, count)} <kbd>↵</kbd>
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
      <RestoreFocus to={returnFocus} />
    </Dialog.Root>
  );
}

/** What has to be typed before the answer counts, or undefined: the row's own text, of several rows their number. */
function toType(command: Command, rows: readonly unknown[]): string | undefined {
  const confirm = isMutation(command) ? command.confirm : undefined;
  if (typeof confirm !== 'object') return undefined;
  return rows.length === 1 ? confirm.typing(rows[0]) : String(rows.length);
}
