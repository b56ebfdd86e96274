import { useT } from '../../i18n';
import { Keys } from '../../keys';
import { asBottomBar } from '../../ui/bottomBars';

interface SaveBarProps {
  /** The commands that save, and that forget what was changed, if one does. */
  readonly save: string;
  readonly drop?: string;
  readonly isUnsaved: boolean;
  readonly maySave: boolean;
  /** Said at its start, of what is not saved. */
  readonly says?: string;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** Under a detail that is written in: as a dialog's buttons lie, what leaves it as it was first, and what saves it last. */
export function SaveBar({ save, drop, isUnsaved, maySave, says, onSave, onDrop }: SaveBarProps) {
  const t = useT();
  return (
    <footer
      ref={asBottomBar}
      data-decisions=""
      className="flex h-14 shrink-0 items-center gap-2 border-t border-line bg-surface px-4 max-md:[&_bdi]:hidden"
    >
      <span className="min-w-0 grow truncate text-sm text-soft">{isUnsaved && says}</span>
      {/* Not `disabled`: what is saved by its button keeps the focus there. */}
      <button
        type="button"
        data-command={drop}
        aria-disabled={!isUnsaved}
        className="button-plain h-10 truncate rounded-lg px-4"
        onClick={() => isUnsaved && onDrop()}
      >
        {t('screens.dropChanges')}
      </button>
      <button
        type="button"
        data-command={save}
        aria-disabled={!maySave}
        aria-keyshortcuts="Control+S Meta+S Control+Enter Meta+Enter"
        className="button-primary inline-flex h-10 shrink-0 items-center gap-2 rounded-lg px-4 font-semibold"
        onClick={() => maySave && onSave()}
      >
        {t('common.save')} <Keys press="Mod+S" />
      </button>
    </footer>
  );
}
