import { createContext, useContext, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ListScreen } from '../../grid';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { topLayer } from '../../keys/layers';
import { type JobSummary, jobs } from '../../run/job/summaries';
import { Choose } from './Choose';
import { FilePanel, FileRail } from './FilePanel';
import { importing, judge, take } from './importing';
import { choosing } from './importVerbs';
import { importScreen } from './index';
import { KnownFile } from './KnownFile';
import { Outcome } from './Outcome';
import { useCountToWrite } from './useCountToWrite';
import { useDone } from './useDone';
import { WritingBar } from './WritingBar';
import { hearCommands, importJobOf, isAllWritten } from './writing';

hearCommands();

/** Read with this screen alone, as are the rows: the list is declared without them. */
const openScreen = { ...importScreen, summary: Summary };
/** The same rows where none of them would be written: the button says so. */
const nothingNewScreen = { ...openScreen, mainWhyNot: 'screens.templeImport.nothing' } as const;
/** The same rows once there is nothing left to write: no button offers it. */
const { mainCommand: _, ...writtenScreen } = openScreen;

/** Temples from a file: chosen, dropped or pasted; every row judged before anything is written. */
export default function TempleImport() {
  const { phase, importId, toWrite } = useSnapshot(importing);
  const stand = useStand();
  const { isOver, job, done } = stand;
  useCountToWrite();
  const isChoosing = useSnapshot(choosing).is;
  /** The file whose panel was asked for beside a row that is open. */
  const [wantedOf, setWantedOf] = useState('');
  useEffect(() => {
    if (phase === 'reading') choosing.is = false;
  }, [phase]);
  useEffect(() => stopChoosing, []);
  useFiles();
  if (isChoosing || phase === 'none' || phase === 'broken' || (phase === 'reading' && importId === ''))
    return <Choose onBack={isChoosing ? stopChoosing : undefined} />;
  const hasRows = importId !== '' && phase !== 'unchecked';
  return (
    <div className="group/import flex h-full min-h-0 flex-col min-[1440px]:flex-row">
      <FilePanel isOver={isOver} isWanted={wantedOf === importId} />
      {wantedOf !== importId && <FileRail onUnfold={() => setWantedOf(importId)} />}
      <div className="flex min-h-0 min-w-0 grow flex-col">
        {phase === 'unchecked' && <Unchecked />}
        {hasRows && (
          <div className="min-h-0 grow">
            <Stand value={stand}>
              <ListScreen screen={isOver ? writtenScreen : toWrite === 0 ? nothingNewScreen : openScreen} />
            </Stand>
          </div>
        )}
        {job && <WritingBar job={job} hasEnded={isOver && done !== null} />}
      </div>
    </div>
  );
}

/** How far the writing of the file that is open is: counted once, for whatever says it. */
const Stand = createContext<ReturnType<typeof useStand>>({ isOver: false, job: undefined, done: null });
function useStand() {
  const { importId, counts, hasNewDecisions } = useSnapshot(importing);
  const list = useSnapshot(jobs).list as readonly JobSummary[];
  return {
    isOver: !hasNewDecisions && isAllWritten(importId, counts?.created ?? 0),
    job: list.find(({ id }) => id === importJobOf(importId)),
    done: useDone(importId, list),
  };
}

/** What is said of all rows, below the heading of their list. */
function Summary() {
  return (
    // In a flat window it is one line, the counts first, and the rest is scrolled to: rows have to be in sight as well.
    <div className="@container flex shrink-0 flex-col flat:max-h-8 flat:overflow-y-auto">
      <KnownFile />
      <Outcome {...useContext(Stand)} />
    </div>
  );
}

const stopChoosing = () => {
  choosing.is = false;
};

/** Why no row is judged, and what to do. */
function Unchecked() {
  const t = useT();
  const { columns, refusal } = useSnapshot(importing) as typeof importing;
  const text =
    columns?.at.name === undefined
      ? t('screens.templeImport.noNameColumn')
      : refusal === null
        ? t('screens.templeImport.stopped')
        : t('screens.templeImport.notLookedUp', { reason: reason(refusal) });
  return (
    <div className="flex flex-col items-start gap-3 p-5">
      <h1 className="text-xl font-semibold">{t('temple.import.title')}</h1>
      <p role="alert">{text}</p>
      {columns?.at.name !== undefined && (
        <button type="button" className="button-primary h-9 rounded-lg px-4" onClick={() => void judge(columns)}>
          {t('screens.templeImport.checkAgain')}
        </button>
      )}
    </div>
  );
}

/** Files that are dropped anywhere on the screen, and tables or files that are pasted outside a text field. */
function useFiles() {
  const t = useT();
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void take(file, file.name);
    };
    const paste = (event: ClipboardEvent) => {
      const inText = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (inText || topLayer()) return;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // One word or line is no table: the palette takes it, as everywhere.
      if (!file && !text.trim().includes('\n')) return;
      event.preventDefault();
      event.stopPropagation();
      void (file ? take(file, file.name) : take(new Blob([text]), t('screens.templeImport.pasted')));
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', drop);
    // Before the console's own listener, which would fill the palette with it.
    document.addEventListener('paste', paste, { capture: true });
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste, { capture: true });
    };
  }, [t]);
}
