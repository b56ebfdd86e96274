import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ownNameOf } from '../../commands/core/parts';
import { commandById } from '../../commands/registry';
import { commandStateOf } from '../../commands/state';
import { useT } from '../i18n';
import { countedRows } from '../i18n/countedRows';
import { format } from '../i18n/format';
import { keyText } from '../keys/keyText';
import { capsOf, WithCaps } from '../keys/WithCaps';
import { actHistory, invoke, undoEntry, useCommandContext } from '../run';
import { mutationById } from '../run/call/runNames';
import type { Entry } from '../run/history/actHistory';
import { jobs } from '../run/job/summaries';
import { panels } from '../state/panels';
import { rowOf } from '../state/rows';
import { LocalDataNote } from '../ui/LocalDataNote';
import { RunTitle } from '../ui/RunTitle';
import { revealed } from '../ui/revealed';
import { timeAgo } from '../ui/timeAgo';
import { SidePanel } from './SidePanel';

/** The history, newest first, with Undo for every entry that can still be undone, and another try for what failed. */
export default function HistoryPanel() {
  const t = useT();
  const entries = useSnapshot(actHistory).entries as readonly Entry[];
  return (
    <SidePanel title={t('history.open.title')}>
      <LocalDataNote className="px-4 pt-3 text-xs text-soft" />
      <ul className="grow overflow-y-auto px-4">
        {entries.length === 0 && (
          <li className="py-8 text-center text-faint text-sm">
            <WithCaps text={t('palette.noHistory', { palette: keyText('palette.open', capsOf) })} />
          </li>
        )}
        {entries.map((entry, at) => (
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
                {timeAgo(entry.at)} · <Ended entry={entry} />
              </p>
            </div>
            {entry.undoable && entry.outcome === 'done' && (
              <Act command="history.undo" onPress={() => void undoEntry(entry.id)}>
                {t('common.undo')}
              </Act>
            )}
            {entry.outcome === 'failed' && !entries.slice(0, at).some((later) => isSameAct(later, entry)) && (
              <Again entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

/** Whether one was another try of the other. */
const isSameAct = (one: Entry, other: Entry) =>
  one.commandId === other.commandId && one.kind === other.kind && one.rowId !== null && one.rowId === other.rowId;

/** How it ended, and of a job how many of its rows failed. */
function Ended({ entry: { outcome, jobId } }: { entry: Entry }) {
  const t = useT();
  const job = useSnapshot(jobs).list.find(({ id }) => id === jobId);
  const failed = jobId !== null && job ? job.counts.failed : 0;
  const isFailed = outcome === 'failed';
  return (
    <>
      <span className={isFailed ? 'font-medium text-danger' : ''}>{t(`palette.outcome.${outcome}`)}</span>
      {failed > 0 && (
        <>
          {' · '}
          <span className="font-medium text-danger tabular-nums">
            {t('run.counted', { state: t('run.state.failed'), number: format.number(failed) })}
          </span>
        </>
      )}
    </>
  );
}

interface ActProps {
  readonly command?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Act = ({ command, onPress, children }: ActProps) => (
  <button
    type="button"
    data-command={command}
    className="button-plain h-8 shrink-0 whitespace-nowrap rounded-md px-3"
    onClick={onPress}
  >
    {children}
  </button>
);

/** What failed once more, where it can be: of a job the rows that failed, of anything else its row as that is now. */
function Again({ entry: { commandId, kind, rowId, before, args, jobId } }: { entry: Entry }) {
  const t = useT();
  const context = useCommandContext();
  const job = useSnapshot(jobs).list.find(({ id }) => id === jobId);
  if (jobId !== null) {
    const retry = commandById('job.retry');
    if (!job || !retry || commandStateOf(retry, [job], context, 'job').is !== 'ready') return null;
    const retryFailed = () => void invoke('job.retry', { rows: [job], rowKind: 'job', source: 'button' });
    return (
      <Act command="job.retry" onPress={retryFailed}>
        {t('common.retry')}
      </Act>
    );
  }
  const command = mutationById(commandId);
  if (!command || kind === null || rowId === null) return null;
  const rows = [rowOf(kind, rowId) ?? before];
  if (commandStateOf(command, rows, context, kind).is !== 'ready') return null;
  const tryAgain = () => {
    // What it may ask, such as a secret that nothing has kept, is asked over the page.
    panels.open = null;
    void invoke(commandId, { rows, rowKind: kind, args, source: 'button' });
  };
  return <Act onPress={tryAgain}>{t('common.retry')}</Act>;
}
