import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { type Command as AnyCommand, type AnyMutation, isMutation } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { disabledReasonOf } from '../../commands/state';
import * as media from '../../contract/media';
import { missingPermission } from '../../contract/wire/permissions';
import { notFoundText, whichText } from '../forms/whichText';
import { hasText, useT } from '../i18n';
import { Avatar } from '../media/Avatar';
import { MediaThumb } from '../media/MediaThumb';
import { typeText } from '../media/typeName';
import { screenTitleOf } from '../navigation/rowAddress';
import { putRows } from '../state/rows';
import { principal } from '../state/session';
import { useFoundRows } from '../state/useFoundRows';
import { deferredPart } from '../ui/deferredPart';
import { Nothing } from '../ui/lazyPart';
import { Name } from '../ui/Name';
import { revealed } from '../ui/revealed';
import { rowSubtitle } from './rowSubtitle';
import { Count, Footer, footerKey, INPUT, ITEM } from './Step';

const MediaPicker = deferredPart(() => import('./MediaPicker'), Nothing);
/** From the empty field these lead into the pictures. */
const INTO_PICTURES: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter']);

/** A command whose rows are chosen from pictures, for those who may see them. */
export function picturesFor(command: AnyCommand): AnyMutation | undefined {
  const who = principal();
  const isAble = who !== null && missingPermission(who, media.list.permission) === undefined;
  return isAble && isMutation(command) && command.form?.picksFrom ? command : undefined;
}

interface TargetStepProps {
  readonly command: AnyCommand;
  readonly kind: Kind;
  readonly onChosen: (rows: readonly unknown[]) => void;
  readonly onBack: () => void;
}

/** Which row a command should act on, where none was at hand: by words, uid, public key or id. It shows whom or what one names. */
export function TargetStep({ command, kind, onChosen, onBack }: TargetStepProps) {
  const t = useT();
  const [text, setText] = useState('');
  const found = useFoundRows(kind, text);
  const { offer, isFew } = KINDS[kind];
  const isOffered = text.trim() === '' && (offer !== undefined || isFew === true);
  // What nobody has asked for is offered to those alone who can take it.
  const rows = isOffered ? found?.filter((row) => disabledReasonOf(command, row, principal()) === null) : found;
  const idOf = KINDS[kind].idOf as (row: unknown) => string;
  const field = useRef<HTMLInputElement>(null);
  const pictures = picturesFor(command);
  const focusPictures = () =>
    field.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  const kindText = `palette.kinds.${kind}`;
  return (
    <>
      <p className="px-4 pt-3 font-medium">{hasText(kindText) ? t(kindText) : screenTitleOf(kind)}</p>
      <Command.Input
        ref={field}
        autoFocus
        className={INPUT}
        value={text}
        onValueChange={setText}
        placeholder={t(whichText(kind))}
        onKeyDown={(event) => {
          if (text !== '') return;
          if (event.key === 'Backspace') onBack();
          else if (pictures && INTO_PICTURES.has(event.key)) focusPictures();
          else return;
          event.preventDefault();
        }}
      />
      {pictures && text === '' ? (
        <MediaPicker command={pictures} onChosen={onChosen} onBack={() => field.current?.focus()} />
      ) : (
        <Command.List
          label={t('palette.title')}
          className="max-h-[min(420px,60vh)] flat:max-h-none overflow-y-auto px-1.5 pb-1.5"
        >
          {offer && <p className="px-3 py-2 text-xs text-faint">{t('palette.byIdOnly')}</p>}
          {rows?.length === 0 && !isOffered && <p className="px-3 py-5 text-sm text-faint">{t(notFoundText(kind))}</p>}
          {rows?.map((row) => {
            const why = disabledReasonOf(command, row, principal());
            return (
              <Command.Item
                key={idOf(row)}
                value={idOf(row)}
                className={ITEM}
                onSelect={() => {
                  putRows(kind, [row] as never);
                  onChosen([row]);
                }}
              >
                <Target kind={kind} row={row} />
                {why !== null && <span className="text-xs text-danger">{t(why, { name: '' })}</span>}
                <bdi className="max-w-40 shrink-0 truncate text-xs text-faint">
                  {revealed(rowSubtitle(kind, row) || idOf(row))}
                </bdi>
              </Command.Item>
            );
          })}
        </Command.List>
      )}
      <Count of={rows?.length ?? 0} />
      {!(pictures && text === '') && (
        <Footer areKeys>
          {/* Its room stays, so that the other key does not move with what is found. */}
          <span className={rows?.length ? undefined : 'invisible'}>{footerKey('↵', t('palette.choose'))}</span>
          {footerKey('Esc', t('palette.close'))}
        </Footer>
      )}
    </>
  );
}

/** A row as the person knows it: a face and a name, or a picture with whose it is, covered unless it is vetted. */
function Target({ kind, row }: { kind: Kind; row: unknown }) {
  useT();
  const name = (KINDS[kind].nameOf as (row: unknown) => string)(row);
  if (kind === 'media' || kind === 'hotlive' || kind === 'tvSlider') {
    const medium = row as Parameters<(typeof KINDS)['media']['nameOf']>[0];
    return (
      <>
        <MediaThumb media={[medium]} isVetted={kind !== 'media'} />
        <span className="grow min-w-0">
          <Name of={name} className="block truncate" />
          <span className="flex text-xs text-faint">
            <span className="shrink-0 whitespace-pre">{typeText(medium.mediaType)} · </span>
            <Name of={medium.ownerInfo.displayName} className="truncate" />
          </span>
        </span>
      </>
    );
  }
  const { photo } = row as { readonly photo?: string };
  return (
    <>
      {photo !== undefined && <Avatar src={photo} name={name} size={24} />}
      <Name of={name} className="grow truncate" />
    </>
  );
}
