import { proxy, ref } from 'valtio/vanilla';
import type { DuplicateDecision, FillField, FillWay, TempleRow } from '../../../commands/core/templeRow';
import type { TempleImport } from '../../../contract/temples/imports';
import type { Refusal } from '../../../contract/wire/endpoint';
import { t } from '../../i18n';
import { format } from '../../i18n/format';
import { type Importer, startImporter } from '../../import';
import { loadColumns } from '../../import/columnMemory';
import type { Columns } from '../../import/columns';
import { type FailureCode, ImportFailure } from '../../import/failure';
import type { Filling } from '../../import/fill';
import type { Planned } from '../../import/plan';
import type { Opened, VerdictCounts } from '../../import/protocol';
import type { Choice } from '../../import/read';
import type { ReasonCount, Uneven } from '../../import/verdicts';
import { putRows } from '../../state/rows';
import { announce } from '../../ui/announcer';
import { LookUpRefused, lookingUp } from './lookUp';
import { keepFilling, ownKeeper, recallFilling, recallTypes } from './memory';
import { indexOf } from './rows';

export type DuplicateKind = 'likeRow' | 'likeStored';

/** The file that is open: it outlives a change of screen, and a reload forgets it. */
export interface Importing {
  /** `unchecked`: read, and something is still missing before its rows can be judged. */
  phase: 'none' | 'reading' | 'broken' | 'checking' | 'unchecked' | 'checked';
  fileName: string;
  /** Rows read or judged so far. */
  rows: number;
  failure: { readonly code: FailureCode; readonly row: number | null } | null;
  /** Why the store could not be asked for duplicates. */
  refusal: Refusal | null;
  opened: Opened | null;
  columns: Columns | null;
  counts: VerdictCounts | null;
  /** Why rows are refused or worth a look, the commonest first. */
  reasons: readonly ReasonCount[];
  /** How many rows are worth a look. */
  toCheck: number;
  /** Rows with more or fewer cells than there are columns. */
  uneven: Uneven;
  /** What was decided for all duplicates of a kind, until one of them is decided otherwise. */
  decided: Record<DuplicateKind, DuplicateDecision | null>;
  /** What the writing under way, or asked about, comes to, and the rows that it does nothing with. */
  planned: (Planned & { readonly refused: number }) | null;
  /** How many rows would be written now; null before they are counted. */
  toWrite: number | null;
  /** Another number whenever something else is to be written. */
  decisions: number;
  /** Something was decided or repaired since the last writing: there may be more to write. */
  hasNewDecisions: boolean;
  /** All is written, and the person mends what was refused: the columns can be changed again. */
  isMending: boolean;
  /** The row whose cell was written last, until one goes on to another or asks for other rows: no filter takes it away meanwhile. */
  mended: number | null;
  /** What may be done to what is there, by field. */
  filling: Filling;
  /** The import that its rows are left over from; null for a file that is read for the first time. */
  continues: TempleImport | null;
  /** Another one for every check: rows of two checks are not the same rows. */
  importId: string;
}

const NOTHING: Importing = {
  phase: 'none',
  fileName: '',
  rows: 0,
  failure: null,
  refusal: null,
  opened: null,
  columns: null,
  counts: null,
  reasons: [],
  toCheck: 0,
  uneven: { count: 0, lines: [] },
  decided: { likeRow: 'skip', likeStored: 'skip' },
  planned: null,
  toWrite: null,
  decisions: 0,
  hasNewDecisions: false,
  isMending: false,
  mended: null,
  filling: {},
  continues: null,
  importId: '',
};
export const importing = proxy<Importing>({ ...NOTHING });

let file: Blob = new Blob();
let choice: Choice = {};
let importer: Importer | null = null;
let lookUp = lookingUp();
let abort = new AbortController();
/** What the list waits for before it asks for rows. */
let checked: Promise<void> = Promise.resolve();
const followers = new Set<() => void>();

/** The worker that holds the file; started with the first. */
export function worker(): Importer['call'] {
  importer ??= startImporter((nameKeys) => lookUp(nameKeys));
  return importer.call;
}

export const openFile = (): Blob => file;

/** Subscribes the list to rows that were judged or decided again; returns the unsubscribe function. */
export function follow({ readAgain }: { readonly readAgain: () => void }): () => void {
  followers.add(readAgain);
  return () => void followers.delete(readAgain);
}
const readAgain = () => {
  for (const follower of followers) follower();
};

/** The row that was mended may leave, once the person is at another. */
export function letGo(atIndex: number | null): void {
  if (importing.mended === null || importing.mended === atIndex) return;
  importing.mended = null;
  readAgain();
}

/** Resolves when the check under way has come to its end, whichever. */
export const whenChecked = (): Promise<void> => checked;

/** Reads another file, or with `continues` what is left of one, and judges its rows where its columns say enough. */
export function take(
  given: Blob,
  fileName: string,
  more: { readonly choice?: Choice; readonly continues?: TempleImport } = {},
): Promise<void> {
  const continues = more.continues ? ref(more.continues) : null;
  Object.assign(importing, { ...NOTHING, fileName, filling: ref(recallFilling()), continues });
  file = given;
  choice = more.choice ?? {};
  return read();
}

/** Reads the same file as a person says instead. */
export function readAs(otherwise: Choice): Promise<void> {
  choice = { ...choice, ...otherwise };
  return read();
}

async function read(): Promise<void> {
  Object.assign(importing, { phase: 'reading', rows: 0, failure: null, refusal: null, counts: null });
  abort.abort();
  abort = new AbortController();
  const { signal } = abort;
  try {
    const opened = await worker()('open', { file, choice }, { signal, onRows });
    importing.opened = ref(opened);
    await judge({ ...loadColumns(ownKeeper, opened.columns), types: recallTypes() });
  } catch (error) {
    if (error instanceof ImportFailure) {
      Object.assign(importing, { phase: 'broken', failure: { code: error.code, row: error.row }, opened: null });
      announce(t(`screens.templeImport.failure.${error.code}`, { row: error.row ?? 0 }), 'assertive');
    } else if (!signal.aborted) throw error;
  }
}
const onRows = (rows: number) => {
  importing.rows = rows;
};

/** Judges all rows by these columns, from scratch if they were judged before. */
export function judge(columns: Columns): Promise<void> {
  importing.columns = ref(columns);
  checked = check(columns);
  return checked;
}

async function check(columns: Columns): Promise<void> {
  Object.assign(importing, { rows: 0, refusal: null, counts: null, decided: { ...NOTHING.decided } });
  if (columns.at.name === undefined) {
    importing.phase = 'unchecked';
    return;
  }
  importing.phase = 'checking';
  abort.abort();
  abort = new AbortController();
  const { signal } = abort;
  lookUp = lookingUp();
  try {
    await worker()('filling', { filling: importing.filling });
    const counts = await worker()('check', { columns }, { signal, onRows });
    const [why, uneven] = await Promise.all([readReasons(), worker()('uneven', {})]);
    const importId = crypto.randomUUID().slice(0, 8);
    const judged = { counts: ref(counts), ...why, uneven: ref(uneven) };
    Object.assign(importing, { phase: 'checked', ...judged, importId });
    announce(countsText(counts));
    readAgain();
  } catch (error) {
    // Another file, or other columns, have taken its place.
    if (signal.aborted && signal !== abort.signal) return;
    importing.phase = 'unchecked';
    if (error instanceof LookUpRefused) importing.refusal = error.refusal;
    else if (!signal.aborted) throw error;
  }
}

async function readReasons(): Promise<Pick<Importing, 'reasons' | 'toCheck'>> {
  const [reasons, toCheck] = await Promise.all([worker()('reasons', {}), worker()('toCheck', {})]);
  return { reasons: ref(reasons), toCheck };
}

const countsText = (counts: VerdictCounts) =>
  format.list(
    (['created', 'likeRow', 'likeStored', 'refused'] as const).map(
      (kind) => `${t(`screens.templeImport.verdicts.${kind}`)} ${format.number(counts[kind])}`,
    ),
  );

/** Ends reading or judging; what was read stays. */
export function stopImport(): void {
  abort.abort();
  if (importing.phase === 'reading') Object.assign(importing, { ...NOTHING });
}

/** Another row is the header, or none. */
export async function setHeader(header: number | null): Promise<void> {
  await judge({ ...loadColumns(ownKeeper, await worker()('columnsUnder', { header })), types: recallTypes() });
}

/** Judges all rows once more after a repair: lookups, decisions and written rows are kept. */
export async function judgeAgain(columns: Columns): Promise<void> {
  if (importing.phase !== 'checked' || columns.at.name === undefined) return judge(columns);
  importing.columns = ref(columns);
  abort.abort();
  abort = new AbortController();
  const { signal } = abort;
  try {
    const counts = await worker()('check', { columns, again: true }, { signal });
    for (const kind of ['likeRow', 'likeStored'] as const) {
      const decision = importing.decided[kind];
      if (decision !== null && decision !== 'skip') await worker()('decide', { rows: [kind], decision });
    }
    Object.assign(importing, { counts: ref(counts), ...(await readReasons()) });
    decided();
    announce(countsText(counts));
    readAgain();
  } catch (error) {
    if (signal.aborted) return;
    importing.phase = 'unchecked';
    if (error instanceof LookUpRefused) importing.refusal = error.refusal;
    else throw error;
  }
}

/** There may be something else to write than before. */
function decided(): void {
  importing.hasNewDecisions = true;
  importing.decisions += 1;
}

/** Decides about these duplicates. */
export async function decideDuplicates(rows: readonly TempleRow[], decision: DuplicateDecision): Promise<void> {
  const concernsOthers = await worker()('decide', { rows: rows.map(({ rowId }) => indexOf(rowId)), decision });
  for (const { judged } of rows) {
    if (judged.is !== 'likeRow' && judged.is !== 'likeStored') continue;
    if (importing.decided[judged.is] !== decision) importing.decided[judged.is] = null;
  }
  decided();
  putRows(
    'templeRow',
    rows.map((row) => ({ ...row, decision })),
  );
  if (concernsOthers) readAgain();
}

/** What filling in may do to a field of what is there, from now on. */
export async function fillHow(field: FillField, way: FillWay): Promise<void> {
  importing.filling = ref({ ...importing.filling, [field]: way });
  keepFilling(importing.filling);
  await worker()('filling', { filling: importing.filling });
  decided();
  readAgain();
}

/** Decides about all duplicates of a kind. */
export async function decideAll(kind: DuplicateKind, decision: DuplicateDecision): Promise<void> {
  await worker()('decide', { rows: [kind], decision });
  decided();
  importing.decided[kind] = decision;
  readAgain();
}
