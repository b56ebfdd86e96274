import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PHOTO_TYPES, takesPictures, thumbOf } from '../../../contract/photos';
import { DRAFT_ID, type Temple, type TempleFields } from '../../../contract/temples/calls';
import { Badge } from '../../grid/columns/badge';
import type { DetailProps } from '../../grid/screen';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { handOver } from '../../keys/handOver';
import { Avatar } from '../../media/Avatar';
import { invoke, useCommandState, useRights } from '../../run';
import { baseOf } from '../../state/rows';
import { serverHas } from '../../state/session';
import { useRow } from '../../state/useRow';
import { useMinute } from '../../ui/ages';
import { CommandButton } from '../../ui/CommandButton';
import { revealed } from '../../ui/revealed';
import { DecisionBar } from '../components/DecisionBar';
import { DeletionNote } from '../components/DeletionNote';
import { SaveBar } from '../components/SaveBar';
import { Conflict } from './Conflict';
import { changedByOthers, type Draft, discard, drafts, hasUnsaved, type, withDraft } from './drafts';
import { editorRequest, forgetUntouched } from './editor';
import { Fields } from './fields';
import { Photos } from './Photos';
import { PlaceSection } from './PlaceSection';
import { addFiles } from './uploads';
import { useSaving } from './useSaving';

/** A temple beside the list, to read and to write: what is typed is kept as a draft until it is saved. */
export default function TempleDetail({ row, rowId }: DetailProps<Temple>) {
  const t = useT();
  useMinute();
  const form = useRef<HTMLDivElement>(null);
  const conflict = useRef<HTMLElement>(null);
  const draft = useSnapshot(drafts, { sync: true }).byId[rowId] as Draft | undefined;
  const seen = useRow('temple', rowId);
  const isNew = rowId === DRAFT_ID;
  const present = baseOf('temple', rowId) ?? row;
  const unsaved = hasUnsaved(row, draft);
  const temple = withDraft(row, draft);
  const others = draft && !isNew && unsaved ? changedByOthers(draft, present) : [];
  const state = useCommandState(isNew ? 'temple.add' : 'temple.edit', [row], 'temple').is;
  const isReadOnly = state === 'hidden' || (state === 'disabled' && !isNew);
  const { isTried, isSending } = useSaving({ rowId, row, draft, present, form });
  const onType = (part: Partial<TempleFields>, placeTyped?: string) => type(rowId, part, placeTyped);

  // Saved: the typed values are in the row now, and no call is in flight that could still fail.
  const isSettled = draft !== undefined && !unsaved && seen?.pending === 0;
  useEffect(() => {
    if (isSettled) discard(rowId);
  }, [isSettled, rowId]);
  useUntouchedDropped(isNew);
  const isRefused = seen?.trouble?.code === 409 && others.length > 0;
  useEffect(() => {
    if (isRefused) conflict.current?.focus();
  }, [isRefused]);
  useWantedFocus(rowId, form);
  const files = useWantedFiles(rowId, isReadOnly);
  const takesPhotos = takesPictures('photo', useRights()) && !isReadOnly;

  return (
    <div className="flex h-full flex-col" {...(takesPhotos ? files.taking : {})}>
      <div
        ref={form}
        data-detail
        className={`grow overflow-y-auto px-5 pb-6 ${files.isOver ? 'outline-2 -outline-offset-4 outline-dashed outline-mark' : ''}`}
      >
        <header className="flex items-center gap-3 pt-5">
          <Avatar src={thumbOf(temple.avatar)} name={temple.name} size={56} />
          <div className="min-w-0 grow">
            <h2 className={`text-lg font-semibold break-words ${row.deleted ? 'line-through text-faint' : ''}`}>
              <bdi>{revealed(temple.name || t('common.nameless'))}</bdi>
            </h2>
            <p className="flex flex-wrap items-center gap-2 pt-0.5 text-xs text-faint">
              {unsaved && <Badge text="screens.temples.unsaved" tone="warn" />}
              {row.deleted && <Badge text="screens.temples.deleted" tone="bad" icon="trash-2" />}
              {!isNew &&
                row.updatedAt !== undefined &&
                t('screens.temples.updatedAgo', { when: format.ago(row.updatedAt) })}
            </p>
          </div>
          {!isReadOnly && <CommandButton command="temple.uploadAvatar" rows={[row]} rowKind="temple" look="icon" />}
        </header>
        {row.deletion && <DeletionNote deletion={row.deletion} />}
        {draft && others.length > 0 && (
          <Conflict rowId={rowId} draft={draft} present={present} fields={others} panel={conflict} />
        )}
        <Fields
          temple={temple}
          placeTyped={draft?.placeTyped}
          isReadOnly={isReadOnly}
          isTried={isTried}
          onType={onType}
        />
        <PlaceSection place={temple.place} isReadOnly={isReadOnly} onPlace={(place) => onType({ place })} />
        <Photos rowId={rowId} row={row} temple={temple} isReadOnly={isReadOnly} onType={onType} />
        {files.inputs}
      </div>
      {row.deleted ? (
        <DecisionBar
          commands={[{ id: serverHas('bin') ? 'temple.restore' : 'temple.makeAgain' }]}
          rows={[row]}
          kind="temple"
        />
      ) : (
        !isReadOnly && (
          <SaveBar
            save="temple.save"
            drop="temple.discard"
            isUnsaved={unsaved}
            maySave={unsaved || isSending}
            onSave={() => void invoke('temple.save', { source: 'button' })}
            onDrop={() => void invoke('temple.discard', { source: 'button', rows: [row], rowKind: 'temple' })}
          />
        )
      )}
    </div>
  );
}

/** A new temple in which nothing was typed goes when its detail is left: there is nothing to come back to. */
function useUntouchedDropped(isNew: boolean) {
  useEffect(() => {
    if (isNew) return forgetUntouched;
  }, [isNew]);
}

/**
 * Moves the focus to the field that a command has requested, once the field is there and the detail is subscribed to its draft: React
 * subscribes to a store in an effect, and reverts text that is typed before that.
 */
function useWantedFocus(rowId: string, form: { readonly current: HTMLElement | null }) {
  const { focus } = useSnapshot(editorRequest);
  const field = focus?.rowId === rowId ? focus.field : null;
  useEffect(() => {
    if (field === null) return;
    const there = form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    if (there) handOver(there);
    editorRequest.focus = null;
  }, [field, form]);
}

/** Files by picker, paste, and drag and drop. */
function useWantedFiles(rowId: string, isReadOnly: boolean) {
  const { files } = useSnapshot(editorRequest);
  const photo = useRef<HTMLInputElement>(null);
  const avatar = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const as = files?.rowId === rowId ? files.as : null;
  useEffect(() => {
    if (as === null) return;
    editorRequest.files = null;
    if (!isReadOnly) (as === 'avatar' ? avatar : photo).current?.click();
  }, [as, isReadOnly]);
  const take = (list: FileList | null | undefined, kind: 'avatar' | 'photo' = 'photo') => {
    if (list && list.length > 0) addFiles(rowId, [...list], kind);
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const taking = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
  };
  const input = (kind: 'avatar' | 'photo', field: typeof photo) => (
    <input
      ref={field}
      type="file"
      hidden
      multiple={kind === 'photo'}
      accept={PHOTO_TYPES.join(',')}
      data-files={kind}
      onChange={(event) => {
        take(event.target.files, kind);
        // The same file again is a choice too.
        event.target.value = '';
      }}
    />
  );
  return {
    isOver,
    taking,
    inputs: (
      <>
        {input('photo', photo)}
        {input('avatar', avatar)}
      </>
    ),
  };
}
