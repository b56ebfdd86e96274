import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../i18n';
import { Keys } from '../keys';
import { actHistory, nextToUndo, undoEntry } from '../run';
import { activeView } from '../state/activeView';

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
    <button
      type="button"
      data-button
      data-command="history.undo"
      className="!ms-auto !h-7 !border !border-line !bg-raised !text-ink gap-1.5"
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={({ currentTarget }) => {
        // The button leaves with its toast: the focus goes back to the rows before, not to nothing after. Toasts give it to the row that
        // had it, and only then it can go on to the one that comes back.
        currentTarget.blur();
        activeView.active?.focus();
        onDone();
        void undoEntry(entryId);
      }}
    >
      {t('common.undo')} <Keys of="history.undo" />
    </button>
  );
}
