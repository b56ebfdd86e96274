import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { TextKey } from '../../../commands/core/textKey';
import { fieldsOf } from '../../../commands/temples/fields';
import { DRAFT_ID, type Temple } from '../../../contract/temples/calls';
import { useT } from '../../i18n';
import { commandContext, invoke } from '../../run';
import { announce } from '../../ui/announcer';
import { type Draft, hasUnsaved, rememberSent, sendDraft, templeDraftOf, type, withDraft } from './drafts';
import { editorHandle, editorRequest, saveOnceMade } from './editor';
import { isUploading, uploads } from './uploads';

interface Given {
  readonly rowId: string;
  readonly row: Temple;
  readonly draft: Draft | undefined;
  /** The temple as the server has it. */
  readonly present: Temple;
  readonly form: RefObject<HTMLElement | null>;
}

interface Saving {
  readonly isTried: boolean;
  /** Files are on their way, for which Save waits. */
  readonly isSending: boolean;
}

/** Sent already, or made and its editor not drawn yet: to send it once more would make two of it. */
const isBeingMade = () =>
  templeDraftOf(DRAFT_ID) === undefined || commandContext().isRunning('temple.add', 'temple', DRAFT_ID);

/** What Save does here: waits for files on their way, says what is missing, and runs the command. */
export function useSaving({ rowId, row, draft, present, form }: Given): Saving {
  const t = useT();
  const [isTried, setTried] = useState(false);
  /** Saving was asked for while files were on their way. */
  const isAsked = useRef(false);

  /** It is written at the field; a toast would outlive it. */
  const wrongIn = (field: string, why: TextKey) => {
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
    announce(t(why), 'assertive');
  };

  function save() {
    if (isUploading(rowId)) {
      isAsked.current = true;
      announce(t('screens.temples.savesAfterUploads'));
      return;
    }
    setTried(true);
    const wanted = withDraft(row, draft);
    const name = wanted.name.trim();
    if (name === '') wrongIn('name', 'temple.nameMissing');
    else if (draft?.placeTyped !== undefined) wrongIn('place', 'temple.placeUnreadable');
    else if (rowId === DRAFT_ID && isBeingMade()) saveOnceMade();
    else if (rowId === DRAFT_ID) {
      const fields = { ...fieldsOf(wanted), name };
      rememberSent();
      editorRequest.save = null;
      void invoke('temple.add', { source: 'button', rows: [row], rowKind: 'temple', args: { fields } });
    } else if (draft === undefined) announce(t('screens.temples.nothingToSave'));
    else {
      if ('name' in draft.changes) type(rowId, { name });
      // What others changed has been shown: this is saved over it, as chosen.
      const fields = sendDraft(rowId, present);
      void invoke('temple.edit', { source: 'button', rows: [row], rowKind: 'temple', args: { fields } });
    }
  }

  useEffect(() => {
    editorHandle.save = save;
    return () => {
      if (editorHandle.save === save) editorHandle.save = null;
    };
  });

  const asked = useSnapshot(editorRequest).save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is asked for, and once
  useEffect(() => {
    if (asked === null || rowId === DRAFT_ID) return;
    editorRequest.save = null;
    if (asked === rowId && hasUnsaved(row, draft)) save();
  }, [asked, rowId]);

  const underWay = useSnapshot(uploads).byId[rowId] ?? [];
  const [sending, failed] = [false, true].map(
    (is) => underWay.filter(({ state }) => (state === 'failed') === is).length,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the last file is the moment
  useEffect(() => {
    if (!isAsked.current || sending !== 0) return;
    isAsked.current = false;
    // What failed is the person's to leave out or try again; nothing is saved without it unasked.
    if (failed === 0) save();
    else announce(t('screens.temples.uploadsFailed', { count: failed ?? 0 }), 'assertive');
  }, [sending]);
  return { isTried, isSending: sending !== 0 };
}
