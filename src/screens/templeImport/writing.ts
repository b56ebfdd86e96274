import { ref, subscribe } from 'valtio/vanilla';
import type { TempleRow } from '../../../commands/core/templeRow';
import { t, textOr } from '../../i18n';
import { reasonOf } from '../../i18n/reason';
import { COLUMN_FIELDS } from '../../import/draft';
import { REASON_HEADER } from '../../import/headers';
import { REFUSAL_CODES } from '../../import/values';
import { invoke, theEngine } from '../../run';
import { type LedgerRow, rowIn } from '../../run/job/ledger';
import { jobs, undosOf } from '../../run/job/summaries';
import { csvSeparator } from '../../state/csvSeparator';
import { losesByReload } from '../../state/reloadLoses';
import { putRows, rowOf } from '../../state/rows';
import { serverHas } from '../../state/session';
import { notify } from '../../ui/notify';
import { decideDuplicates, fillHow, importing, worker } from './importing';
import { importHandle } from './importVerbs';
import { sourceOf } from './known';
import { choices, forgetRepairs, repair, undoRepair } from './repair';
import { indexOf, jobRow } from './rows';
import { tellWritten } from './tellWritten';
import { sharedOut, unsentRows } from './unsent';
import { withKnown } from './withKnown';

const WRITES = 'temple.importRows';
const WRITES_AT_ONCE = 1000;

/** The job that writes the rows of the file that is open, the newest where it was undone and redone; null before it began. */
export function importJobOf(importId: string): string | null {
  return jobsOf(importId)[0] ?? null;
}

/** All of them, newest first: what was decided after the first was written goes out in another. */
export const jobsOf = (importId: string): readonly string[] =>
  importId === ''
    ? []
    : jobs.list
        .filter(
          ({ id, commandId }) =>
            commandId === WRITES && theEngine().jobs.find(id)?.rows[0]?.rowId.startsWith(`${importId}-`) === true,
        )
        .map(({ id }) => id);

// What is open and not written is a reload away from being opened, repaired and decided all over again.
losesByReload(
  () => importing.phase !== 'none' && importing.phase !== 'broken' && importJobOf(importing.importId) === null,
);

/** Rows that were written and not undone, and those that may be: `asJudged` are those that were to be created. */
export interface Done {
  readonly created: number;
  readonly updated: number;
  readonly unsure: number;
  readonly asJudged: number;
}

/** Whether a row has gone out and may have arrived; only the person, in its job, sends it again. */
const isOut = ({ state, why }: LedgerRow) =>
  state === 'waiting' || state === 'sending' || state === 'unsure' || why === 'run.decided.isThere';

export function doneOf(importId: string): Done {
  const done = { created: 0, updated: 0, unsure: 0, asJudged: 0 };
  for (const { id, rows } of jobsInEffect(importId)) {
    const undos = undosOf(jobs.list, id).map((undo) => theEngine().jobs.rowsOf(undo.id));
    for (const row of rows) {
      const { rowId, state } = row;
      const { write } = row.before as TempleRow;
      if (isOut(row)) {
        if (state === 'unsure') done.unsure += 1;
        if (write?.is === 'create' && !write.anyway) done.asJudged += 1;
        continue;
      }
      if (state !== 'done' || undos.some((undo) => rowIn(undo, rowId)?.state === 'done')) continue;
      if (write?.is === 'update') done.updated += 1;
      else done.created += 1;
      if (write?.is === 'create' && !write.anyway) done.asJudged += 1;
    }
  }
  return done;
}

const jobsInEffect = (importId: string) =>
  jobsOf(importId).flatMap((id) => {
    const job = theEngine().jobs.find(id);
    return job && !job.undone ? [job] : [];
  });

/** Whether nothing is left to be written: every row that was to be created is there, and nothing was decided since. */
export function isAllWritten(importId: string, toCreate: number): boolean {
  const inEffect = jobsInEffect(importId);
  if (inEffect.length === 0) return false;
  // While rows only go out and come in, none stops being written; at each answer all would be looked through.
  const stand = inEffect.map(({ id, counts: { failed, skipped, settled, cancelled, unsure } }) => {
    const undos = undosOf(jobs.list, id).map(({ counts }) => counts.done);
    return [id, failed, skipped, settled, cancelled, unsure, ...undos].join();
  });
  const of = [importId, ...stand].join(' ');
  if (counted.of !== of) counted = { of, asJudged: doneOf(importId).asJudged };
  return counted.asJudged >= toCreate;
}
let counted = { of: '', asJudged: 0 };

/** What the jobs have written of a row so far, and not undone. */
export function writtenOf(importId: string): (rowId: string) => Partial<TempleRow> | undefined {
  const written = jobsInEffect(importId);
  return (rowId) => {
    for (const { rows } of written) {
      const row = rowIn(rows, rowId);
      if (row?.remembered) return row.remembered;
      if (row?.state === 'unsure') return { isUnsure: true };
      if (row && isOut(row)) return { templeId: '' };
    }
    return undefined;
  };
}

/** Refetches the list when a job has ended with other rows that may have arrived, or the person has decided about them. */
export function followUnsure(readAgain: () => void): () => void {
  const unsureRows = () =>
    jobs.list
      .filter(({ commandId, phase }) => commandId === WRITES && phase === 'finished')
      .map(({ counts }) => counts.unsure)
      .join();
  let was = unsureRows();
  return subscribe(jobs, () => {
    const now = unsureRows();
    if (now !== was && (/[1-9]/.test(now) || /[1-9]/.test(was))) readAgain();
    was = now;
  });
}

/** Rows that are written or on their way, the oldest job first. */
const rowsWritten = (importId: string): readonly LedgerRow[] =>
  jobsInEffect(importId)
    .reverse()
    .flatMap(({ rows }) => rows.filter((row) => typeof row.remembered?.templeId === 'string' || isOut(row)));

/**
 * Asks the worker what rests on which rows are written, and tells it those before. One after the other, since the worker takes what was told
 * last; undefined where another file, or another check, has taken the place of this one meanwhile.
 */
function afterWritten<T>(ask: () => Promise<T>): Promise<T | undefined> {
  const { importId } = importing;
  const isHere = () => importing.importId === importId && importing.phase === 'checked';
  const tellAndAsk = async () =>
    (await tellWritten(worker(), rowsWritten(importId), isHere)) && isHere() ? ask() : undefined;
  const asked = lastAsked.then(tellAndAsk, tellAndAsk);
  lastAsked = asked;
  return asked;
}
let lastAsked: Promise<unknown> = Promise.resolve();

/** How many rows that would write, as it is decided now; undefined where nobody asks any more. */
export async function countToWrite(): Promise<number | undefined> {
  const planned = await afterWritten(() => worker()('planned', {}));
  return planned && planned.creates + planned.changes.rows;
}

/** Writes what was judged and decided, and is not written yet. Nothing goes out before all of it has come from the worker. */
async function writeAll(): Promise<void> {
  const { importId, counts } = importing;
  const gathered = await afterWritten(async () => {
    const rows: TempleRow[] = [];
    for (let restart = true; ; restart = false) {
      const writes = await worker()('writes', { count: WRITES_AT_ONCE, restart });
      if (writes.length === 0) break;
      for (const write of writes) rows.push(jobRow(importId, write));
    }
    return { rows, planned: { ...(await worker()('planned', {})), refused: counts?.refused ?? 0 } };
  });
  if (!gathered) return;
  const { rows, planned } = gathered;
  importing.planned = ref(planned);
  if (rows.length === 0) importing.hasNewDecisions = false;
  if (rows.length === 0) return notify({ key: 'screens.templeImport.nothing', tone: 'info' });
  const { refused, skipped, nothingNew } = planned;
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const source = await sourceOf({ rows: total, leftOut: skipped + nothingNew, refused });
  const told = source ? sharedOut(rows, await unsentRows({ refused, skipped })) : rows;
  const going = (serverHas('idempotency') ? told : withKnown(told)).map(asListed);
  const before = jobsOf(importId).length;
  await invoke(WRITES, { rows: going, rowKind: 'templeRow', source: 'button', args: { source } });
  // Unless the person changed their mind.
  if (jobsOf(importId).length > before) Object.assign(importing, { hasNewDecisions: false, isMending: false });
}

/** A row that the list shows takes on what goes out: the runner looks at rows as they are shown. */
function asListed(row: TempleRow): TempleRow {
  const listed = rowOf('templeRow', row.rowId);
  if (!listed) return row;
  const { write, alongside } = row;
  const going = { ...listed, write, ...(alongside && { alongside }) };
  putRows('templeRow', [going]);
  return going;
}

/** The rows that nothing came of, refused here or by the server, with the reason in the person's language. */
export function failedFile(): Promise<Blob> {
  const words = {
    codes: named(REFUSAL_CODES, 'codes'),
    fields: named(COLUMN_FIELDS, 'fields'),
    header: `${t('screens.templeImport.reasonHeader')} (${REASON_HEADER})`,
    delimiter: csvSeparator(),
  };
  const id = importJobOf(importing.importId);
  const byServer = (id === null ? [] : theEngine().jobs.rowsOf(id, ['failed', 'settled'])).map((row) => ({
    index: indexOf(row.rowId),
    reason: textOr(row.why ?? '', '') || reasonOf(WRITES, row.code ?? 0, row),
  }));
  return worker()('failed', { words, byServer });
}

const named = <K extends string>(keys: readonly K[], family: 'codes' | 'fields') =>
  Object.fromEntries(keys.map((key) => [key, textOr(`screens.templeImport.${family}.${key}`, key)])) as Record<
    K,
    string
  >;

const imports: NonNullable<typeof importHandle.current> = {
  decide: (rows, decision) => void decideDuplicates(rows, decision),
  fillHow: (field, way) => void fillHow(field, way),
  repair: (what) => void repair(what),
  choices,
  undo: undoRepair,
  begin: () => {
    if (importing.phase !== 'checked') return false;
    forgetRepairs();
    void writeAll();
    return true;
  },
};

/** From now on the commands of the import reach the file that is open. */
export const hearCommands = (): void => {
  importHandle.current = imports;
};
