import { useSnapshot } from 'valtio';
import { ownNameOf } from '../../commands/core/parts';
import { useT } from '../i18n';
import { countedRows } from '../i18n/countedRows';
import { keyText } from '../keys/keyText';
import { actHistory, undoEntry } from '../run';
import { LocalDataNote } from '../ui/LocalDataNote';
import { RunTitle } from '../ui/RunTitle';
import { revealed } from '../ui/revealed';
import { timeAgo } from '../ui/timeAgo';
import { SidePanel } from './SidePanel';

/** The history, newest first, with Undo for every entry that can still be undone. */
export default function HistoryPanel() {
  const t = useT();
  const { entries } = useSnapshot(actHistory);
  return (
    <SidePanel title={t('history.open.title')}>
      <LocalDataNote className="px-4 pt-3 text-xs text-soft" />
      <ul className="grow overflow-y-auto px-4">
        {entries.length === 0 && (
          <li className="py-8 text-center text-faint text-sm">
            {t('palette.noHistory', { palette: keyText('palette.open') })}
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 py-2.5 border-b border-line text-sm">
            <div className="grow min-w-0">
              <p className="font-medium">
                <RunTitle {...entry} called={ownNameOf(entry.args)} />{' '}
                {entry.count > 1 && `· ${countedRows(entry.kind, entry.count)}`}
              </p>
              <p className="text-xs text-soft" title={entry.name}>
                <bdi className="block truncate">{revealed(entry.name)}</bdi>
              </p>
              <p className="text-xs text-faint">
                {timeAgo(entry.at)} · {t(`palette.outcome.${entry.outcome}`)}
              </p>
            </div>
            {entry.undoable && entry.outcome === 'done' && (
              <button
                type="button"
                data-command="history.undo"
                className="button-plain h-8 px-3 rounded-md"
                onClick={() => void undoEntry(entry.id)}
              >
                {t('common.undo')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
