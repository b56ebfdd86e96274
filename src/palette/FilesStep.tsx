import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { AskFiles } from '../../commands/core/definition';
import { PHOTO_TYPES } from '../../contract/photos';
import type { Code } from '../../contract/wire/codes';
import { useLabel, useUnsent } from '../forms';
import { useT } from '../i18n';
import { reason as reasonFor } from '../i18n/reason';
import { wrongWith } from '../media/imageFile';
import { Icon } from '../ui/Icon';
import { revealed } from '../ui/revealed';
import { DeedButton } from './DeedButton';
import type { StepProps } from './stepProps';

/** Pictures of this machine: picked, dropped or pasted. What is none, or too large, is left out and said. */
export function FilesStep(props: StepProps<AskFiles>) {
  const { command, name, ask, rows, args, given, reason, isFirst, onDone, onBegun, onBack } = props;
  const t = useT();
  const label = useLabel(command, name);
  const [chosen, setChosen] = useState<readonly File[]>(() => (given as readonly File[] | undefined) ?? []);
  const [leftOut, setLeftOut] = useState<readonly { readonly name: string; readonly code: Code }[]>([]);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  useEffect(() => pick.current?.focus(), []);
  useUnsent(chosen.length > 0);
  const verdict = ask.check?.(chosen, rows, args) ?? null;
  const choose = (files: readonly File[]) => {
    setChosen(files);
    onBegun(files);
  };
  const add = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setLeftOut(files.flatMap((file) => ({ name: file.name, code: wrongWith(file) })).filter(isWrong));
    const good = files.filter((file) => wrongWith(file) === null);
    choose(ask.most === 1 ? good.slice(0, 1) : [...chosen, ...good].slice(0, ask.most));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped and pasted anywhere here; the button picks them by key
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={(event) => add(event.clipboardData.files)}
    >
      <div className="p-4 flex flex-col gap-3">
        <p className="font-medium text-sm">{label}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple={ask.most > 1}
          accept={PHOTO_TYPES.join()}
          aria-label={label}
          onChange={(event) => {
            add(event.target.files);
            event.target.value = '';
          }}
        />
        <button
          ref={pick}
          type="button"
          className="flex flex-col items-center gap-1.5 rounded-xl border-2 border-dashed border-strong px-4 py-6 text-sm hover:bg-hover"
          onClick={() => input.current?.click()}
        >
          <Icon name="image-plus" size={24} />
          <span className="font-medium">{t('palette.files.pick')}</span>
          <span className="text-xs text-soft">{t('palette.files.hint')}</span>
        </button>
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2 max-h-56 overflow-y-auto" aria-label={t('palette.files.chosen')}>
            {chosen.map((file, index) => (
              <Chosen
                // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
                key={`${index} ${file.name}`}
                file={file}
                onDrop={() => choose(chosen.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {leftOut.map((one) => (
          <p key={one.name} role="alert" className="text-xs text-danger">
            <bdi>{revealed(one.name)}</bdi>: {reasonFor({ refused: one.code })}
          </p>
        ))}
        {(reason !== undefined || (tried && verdict !== null)) && (
          <p role="alert" className="text-xs text-danger">
            {tried && verdict !== null ? t(verdict) : reason}
          </p>
        )}
      </div>
      <div className="border-t border-line px-4 pb-3">
        <DeedButton
          {...{ command, rows, isFirst, onBack }}
          press="Mod+Enter"
          label={chosen.length === 0 && ask.optional ? t('palette.files.none') : undefined}
          onClick={() => {
            setTried(true);
            if (verdict === null) onDone(chosen);
            else pick.current?.focus();
          }}
        />
      </div>
    </div>
  );
}

const isWrong = (one: { name: string; code: Code | null }): one is { name: string; code: Code } => one.code !== null;

function Chosen({ file, onDrop }: { file: File; onDrop: () => void }) {
  const t = useT();
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <li className="relative">
      <img src={url} alt={file.name} className="size-16 rounded-lg object-cover bg-raised" />
      <button
        type="button"
        aria-label={t('palette.files.drop', { name: file.name })}
        className="absolute -top-1.5 -end-1.5 size-6 grid place-items-center rounded-full border border-line bg-surface"
        onClick={onDrop}
      >
        <Icon name="x" size={14} />
      </button>
    </li>
  );
}
