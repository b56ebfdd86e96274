import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { PHOTO_TYPES, thumbOf } from '../../contract/photos';
import { useT } from '../i18n';
import { format } from '../i18n/format';
import { type Refused, reason } from '../i18n/reason';
import { wrongWith } from '../media/imageFile';
import { shownAddress } from '../media/shownAddress';
import { uploadImage } from '../media/uploadImage';
import { announce } from '../ui/announcer';
import { Icon } from '../ui/Icon';

interface AskPictureFieldProps {
  readonly label: string;
  /** The address of the picture; empty for none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Whether a picture is uploading, which its form has to wait for. */
  readonly onBusy: (isBusy: boolean) => void;
}

const TOOL = 'button-plain inline-flex items-center gap-1.5 h-8 px-2.5 rounded-md text-sm';

/** A picture that a command asks for: picked, dropped or pasted, and sent at once, so that the form has its address. */
export function AskPictureField({ label, value, onChange, onBusy }: AskPictureFieldProps) {
  const t = useT();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Refused | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File | undefined) => {
    if (!file) return;
    stop.current?.abort();
    const wrong = wrongWith(file);
    setTrouble(wrong === null ? null : { refused: wrong });
    if (wrong !== null) return;
    const controller = new AbortController();
    stop.current = controller;
    setShare(0);
    onBusy(true);
    const answer = await uploadImage({ file, as: 'avatar', onProgress: setShare, signal: controller.signal });
    // Another picture, or leaving, has ended this one.
    if (stop.current !== controller || controller.signal.aborted) return;
    setShare(null);
    onBusy(false);
    if (answer.refused !== undefined) return setTrouble(answer);
    onChange(answer.data);
    announce(t('palette.picture.arrived'));
  };
  const cancel = () => {
    stop.current?.abort();
    setShare(null);
    onBusy(false);
    pick.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      className="min-w-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={(event) => void send(event.clipboardData.files[0])}
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex items-center gap-3 rounded-lg border border-dashed border-strong p-2.5">
        {value === '' ? (
          <span
            aria-hidden="true"
            className="size-14 shrink-0 grid place-items-center rounded-full bg-raised text-faint"
          >
            <Icon name="image-plus" size={22} />
          </span>
        ) : (
          <img
            src={shownAddress(thumbOf(value))}
            alt={t('palette.picture.chosen')}
            className="size-14 shrink-0 rounded-full object-cover bg-raised"
          />
        )}
        <div className="grow min-w-0 flex flex-col gap-1.5">
          <input
            ref={input}
            type="file"
            hidden
            accept={PHOTO_TYPES.join()}
            aria-label={label}
            onChange={(event) => {
              void send(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <div className="flex flex-wrap items-center gap-1.5">
            <button
              ref={pick}
              type="button"
              className={TOOL}
              aria-describedby={`${id}-hint`}
              onClick={() => input.current?.click()}
            >
              {t('palette.files.pick')}
            </button>
            {value !== '' && share === null && (
              <button
                type="button"
                className={TOOL}
                onClick={() => {
                  onChange('');
                  pick.current?.focus();
                }}
              >
                {t('palette.picture.remove')}
              </button>
            )}
            {share !== null && (
              <>
                <progress
                  value={Math.round(share * 100)}
                  max={100}
                  aria-label={t('palette.picture.sending')}
                  className="h-2 w-24 accent-(--mark)"
                >
                  {format.number(Math.round(share * 100))}
                </progress>
                <button type="button" className={TOOL} onClick={cancel}>
                  {t('common.cancel')}
                </button>
              </>
            )}
          </div>
          <p id={`${id}-hint`} className="text-xs text-faint">
            {t('palette.files.hint')}
          </p>
        </div>
      </div>
      {trouble !== null && (
        <p role="alert" className="pt-1.5 text-xs text-danger">
          {reason(trouble)}
        </p>
      )}
    </fieldset>
  );
}
