import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../i18n';
import { Keys } from '../keys';
import { actHistory, nextToUndo, undoEntry } from '../run';
import { activeView } from '../state/activeView';
import { ToastButton } from './ToastButton';

/**
 * The Undo button in the toast of an entry: `z` for the mouse. It is shown only while `z` would undo that very entry: not for older
 * entries, nor once the entry has been undone some other way.
 */
export function UndoButton({ entryId, onDone }: { entryId: string; onDone: () => void }) {
  useSnapshot(actHistory);
  // Where the focus is, it stays until the toast goes, which gives the focus back.
  const [hasFocus, setFocus] = useState(false);
  if (!hasFocus && nextToUndo()?.id !== entryId) return null;
  return (
    <ToastButton
      command="history.undo"
      onFocused={setFocus}
      onPress={() => {
        // The button leaves with its toast: the focus goes back to the rows before, and from there to the one that comes back.
        activeView.active?.focus();
        onDone();
        void undoEntry(entryId);
      }}
    >
      {t('common.undo')} <Keys of="history.undo" />
    </ToastButton>
  );
}
