import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { DECISIONS } from '../../../commands/core/templeRow';
import * as temples from '../../../contract/temples/calls';
import { DEFAULT_TEMPLE_TYPE } from '../../../contract/temples/limits';
import { useT } from '../../i18n';
import { format } from '../../i18n/format';
import { firstRow, unusedColumns } from '../../import/columns';
import { Keys } from '../../keys';
import type { JobSummary } from '../../run/job/summaries';
import { layout } from '../../shell/layout';
import { download } from '../../ui/download';
import { spelledOut } from '../../ui/hiddenCharacters';
import { Icon } from '../../ui/Icon';
import { useCanCall } from '../components/useCall';
import { templeTypeName } from '../temples/fields';
import { type DuplicateKind, decideAll, importing } from './importing';
import { Reasons } from './Reasons';
import { repairs, undoRepair } from './repair';
import { WHY } from './why';
import { type Done, failedFile } from './writing';

const KINDS = ['created', 'likeRow', 'likeStored', 'refused'] as const;
const BUTTON = 'button-plain h-7 rounded-md px-2 text-xs';

interface OutcomeProps {
  /** Nothing is left to be written. */
  readonly isOver: boolean;
  /** The writing of the rows, once it was begun. */
  readonly job: JobSummary | undefined;
  readonly done: Done | null;
}

/**
 * How many rows of each verdict in one line, and how many are worth a look. What is decided for all duplicates of a kind, and why rows are
 * refused, unfolds from it when it is asked for: rows are what the screen is for.
 */
export function Outcome({ isOver, job, done }: OutcomeProps) {
  const t = useT();
  const { counts, reasons, toCheck, fileName, isMending } = useSnapshot(importing) as typeof importing;
  const isPhone = useSnapshot(layout).width === 'mobile';
  const [isWhole, setWhole] = useState(() => new URLSearchParams(location.search).has(WHY));
  if (!counts) return null;
  // What is written is said as done; what is left of it, if anything is, as still to come.
  const left = done ? counts.created - done.asJudged : counts.created;
  const hasFailed = counts.refused > 0 || (job !== undefined && job.counts.failed + job.counts.settled > 0);
  const hasParts = hasFailed || reasons.length > 0 || counts.likeRow + counts.likeStored > 0;
  const kinds = KINDS.filter((kind) => (kind === 'created' ? left > 0 || !done : !isPhone || counts[kind] > 0));
  const isTrouble = (kind: (typeof KINDS)[number]) => kind === 'refused' && counts.refused > 0;
  const toneOf = (kind: (typeof KINDS)[number]) => (isTrouble(kind) ? 'text-danger' : 'text-soft');
  return (
    <section
      aria-label={t('screens.templeImport.counts')}
      className="shrink-0 border-b border-line bg-canvas px-4 py-1.5 max-md:py-1"
    >
      {/* Folded it is one line in every width, so that no row moves when a detail takes the room; what has none is scrolled to. */}
      <div
        className={`flex items-center gap-x-6 gap-y-1 @max-[48rem]:gap-x-3 max-md:gap-y-0.5 ${isWhole ? 'flex-wrap' : ''}`}
      >
        <ul
          className={`flex items-center gap-x-6 gap-y-1 @max-[48rem]:gap-x-3 max-md:gap-y-0.5 ${isWhole ? 'flex-wrap' : 'min-w-0 whitespace-nowrap py-px *:shrink-0 max-md:flex-wrap md:overflow-x-auto md:[scrollbar-width:none]'}`}
        >
          {done &&
            (['created', 'updated'] as const)
              .filter((kind) => done[kind] > 0)
              .map((kind) => (
                <li key={kind} className="flex items-center gap-x-2" data-done={kind}>
                  <span className="text-sm text-soft">{t(`screens.templeImport.${kind}`)}</span>
                  <strong className="font-semibold tabular-nums">{format.number(done[kind])}</strong>
                </li>
              ))}
          {done && done.unsure > 0 && (
            <li className="flex items-center gap-x-2" data-done="unsure">
              <span className="text-sm text-warn">{t('run.state.unsure')}</span>
              <strong className="font-semibold tabular-nums">{format.number(done.unsure)}</strong>
            </li>
          )}
          {kinds.map((kind) => (
            <li
              key={kind}
              className={`flex flex-wrap items-center gap-x-2 gap-y-1 ${kind !== 'created' && counts[kind] === 0 ? '@max-[48rem]:hidden' : ''}`}
              data-count={kind}
            >
              <span className={`text-sm @max-[48rem]:hidden ${toneOf(kind)}`}>
                {t(`screens.templeImport.verdicts.${kind}`)}
              </span>
              <span className={`text-sm @min-[48rem]:hidden ${toneOf(kind)}`}>
                {t(`screens.templeImport.verdictsShort.${kind}`)}
              </span>
              <strong className={`font-semibold tabular-nums ${isTrouble(kind) ? 'text-danger' : ''}`}>
                {format.number(kind === 'created' ? left : counts[kind])}
              </strong>
              {isWhole && (kind === 'likeRow' || kind === 'likeStored') && counts[kind] > 0 && <ForAll kind={kind} />}
            </li>
          ))}
          {toCheck > 0 && (
            <li className="flex items-center gap-x-2" data-to-check>
              <Icon name="triangle-alert" size={14} className="text-warn @min-[30rem]:hidden" />
              <span className="text-sm text-warn @max-[30rem]:sr-only">{t('screens.templeImport.worthChecking')}</span>
              <strong className="font-semibold tabular-nums">{format.number(toCheck)}</strong>
            </li>
          )}
        </ul>
        {hasParts && (
          <button
            type="button"
            aria-expanded={isWhole}
            className={`${BUTTON} inline-flex shrink-0 items-center gap-1`}
            onClick={() => setWhole(!isWhole)}
          >
            <span className="@max-[30rem]:sr-only">{t('grid.detail')}</span>
            <Icon name="chevron-down" size={14} className={isWhole ? 'rotate-180' : ''} />
          </button>
        )}
        {isWhole && hasFailed && (
          <button
            type="button"
            className={BUTTON}
            onClick={async () => download(await failedFile(), `${fileName.replace(/\.\w+$/, '')}-failed.csv`)}
          >
            {t('screens.templeImport.refusedFile')}
          </button>
        )}
      </div>
      <OfEveryRow />
      <Repaired />
      {isWhole && <Reasons isFixed={isOver && !isMending} />}
    </section>
  );
}

/**
 * What is true of every row, in one line: the type that they are taken as where no column says it, and the columns of which nothing is
 * imported, by name. That something is made up, and that something of the file stays behind, is to be known before it is.
 */
function OfEveryRow() {
  const t = useT();
  const { columns, opened } = useSnapshot(importing) as typeof importing;
  if (!columns || !opened) return null;
  const below = opened.top.slice(firstRow(columns));
  const names = unusedColumns(columns)
    .filter((at) => below.some(({ cells }) => cells[at]?.trim()))
    .map((at) => spelledOut(columns.names[at] || t('screens.templeImport.column', { number: at + 1 })));
  const hasType = columns.at.type !== undefined || columns.otherwise?.type !== undefined;
  const texts = [
    hasType ? '' : t('screens.templeImport.allOfType', { type: templeTypeName(DEFAULT_TEMPLE_TYPE) }),
    names.length > 0 ? t('screens.templeImport.repair.notImported', { columns: format.list(names) }) : '',
  ].filter((text) => text !== '');
  if (texts.length === 0) return null;
  const text = texts.join(' · ');
  return (
    <p className="pt-0.5 text-xs text-soft md:truncate" title={text} data-dropped={names.length}>
      {text}
    </p>
  );
}

/** How often something was repaired, and the way back from the latest. */
function Repaired() {
  const t = useT();
  const { count } = useSnapshot(repairs);
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 pt-1 text-sm" data-repairs={count}>
      <span className="text-soft">{t('screens.templeImport.repair.count', { repairs: format.number(count) })}</span>
      <button type="button" className={`${BUTTON} inline-flex items-center gap-1`} onClick={undoRepair}>
        {t('history.undo.title')} <Keys press="z" />
      </button>
    </p>
  );
}

/** One decision for all duplicates of a kind. */
function ForAll({ kind }: { kind: DuplicateKind }) {
  const t = useT();
  const { decided } = useSnapshot(importing);
  // An earlier row of the file is filled in before it is created: that is no edit.
  const mayEdit = useCanCall(temples.edit) || kind === 'likeRow';
  return (
    <fieldset aria-label={format.pair(t('screens.templeImport.forAll'), t(`screens.templeImport.verdicts.${kind}`))}>
      <span className="inline-flex gap-1">
        {DECISIONS.filter((decision) => decision !== 'update' || mayEdit).map((decision) => (
          <button
            key={decision}
            type="button"
            aria-pressed={decided[kind] === decision}
            className={`${BUTTON} toggle`}
            onClick={() => void decideAll(kind, decision)}
          >
            {t(`screens.templeImport.decided.${decision}`)}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
