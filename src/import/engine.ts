import type { Columns } from './columns';
import { columnsUnder, columnsWithout, guessColumns } from './columns';
import { failedCsv } from './csvOut';
import type { StoredTemple } from './draft';
import { dryRun } from './dryRun';
import { ImportFailure } from './failure';
import type { Filling } from './fill';
import { Fills } from './fills';
import type { Write } from './plan';
import { plannedBy, writesOf } from './plan';
import type { CallName, ToPage, ToWorker, WorkerCalls, WrittenRows } from './protocol';
import { readFile, type Source } from './read';
import type { RowStore } from './rowStore';
import { failedRows, pageOf, rowsToDecide, typesIn } from './table';
import type { Verdicts } from './verdicts';

const TOP_ROWS = 20;
const PROGRESS_ROWS = 2000;

type Handlers = {
  readonly [K in CallName]: (
    input: WorkerCalls[K]['input'],
    long: { readonly signal: AbortSignal; readonly onRows: (rows: number) => void },
  ) => Promise<WorkerCalls[K]['output']> | WorkerCalls[K]['output'];
};

interface Checked {
  readonly columns: Columns;
  readonly verdicts: Verdicts;
  readonly fills: Fills;
}

/**
 * The worker's side of an import: takes messages, answers with `post`. It holds one file. Knows nothing of workers, so that it runs
 * wherever messages do.
 */
export function createEngine(post: (message: ToPage) => void): (message: ToWorker) => Promise<void> {
  let rows: RowStore | null = null;
  let source: Source | null = null;
  let checked: Checked | null = null;
  let writes: Generator<Write> | null = null;
  let filling: Filling = {};
  let written: WrittenRows = [];
  /** Those that are being told, which nothing reads before they are all here. */
  let told: WrittenRows = [];
  /** Which rows went into the creation of a row, when it was last given out to be written. */
  const mergedBy = new Map<number, readonly number[]>();
  /** Stored temples by name, as they were looked up. */
  const known = new Map<string, readonly StoredTemple[]>();
  let lookUps = 0;
  const waiting = new Map<number, { found: (temples: readonly StoredTemple[]) => void; failed: (e: Error) => void }>();
  const running = new Map<number, AbortController>();

  const file = () => rows ?? missing('no file is open');
  const verdictsOf = () => checked ?? missing('no columns are checked');
  /** Recomputes the filling in from the present decisions. */
  const fillAnew = () => {
    if (!checked) return;
    const { columns, verdicts } = checked;
    const merged = new Set(written.flatMap(([index]) => mergedBy.get(index) ?? []));
    checked = {
      ...checked,
      fills: new Fills(file(), columns, verdicts, { filling, written: new Map(written), merged }),
    };
  };
  const knowWritten = () => {
    written = told;
    fillAnew();
  };

  const lookUp = (nameKeys: readonly string[], signal: AbortSignal) =>
    new Promise<readonly StoredTemple[]>((found, failed) => {
      lookUps += 1;
      waiting.set(lookUps, { found, failed });
      signal.addEventListener('abort', () => failed(signal.reason), { once: true });
      post({ lookUp: lookUps, nameKeys });
    });

  const handlers: Handlers = {
    open: async ({ file: blob, choice }, { signal, onRows }) => {
      [rows, checked, writes] = [null, null, null];
      [written, told] = [[], []];
      mergedBy.clear();
      known.clear();
      const read = await readFile(blob, { choice, signal, onRows });
      signal.throwIfAborted();
      rows = read.rows;
      source = read.source;
      const top = Array.from({ length: Math.min(TOP_ROWS, read.rows.count) }, (_, index) => read.rows.at(index));
      return { source: read.source, count: read.rows.count, columns: guessColumns(read.rows), top };
    },
    columnsUnder: ({ header }) => (header === null ? columnsWithout(file()) : columnsUnder(file(), header)),
    check: async ({ columns, again = false }, { signal, onRows }) => {
      const before = again ? checked?.verdicts : undefined;
      writes = null;
      if (!again) {
        [checked, written, told] = [null, [], []];
        mergedBy.clear();
        known.clear();
      }
      const verdicts = await dryRun(file(), columns, { lookUp: (keys) => lookUp(keys, signal), known, signal, onRows });
      signal.throwIfAborted();
      if (before) verdicts.decideAs(before);
      checked = { columns, verdicts, fills: new Fills(file(), columns, verdicts, { filling }) };
      fillAnew();
      return verdicts.counts();
    },
    edit: ({ index, edits }) => {
      const before = file().editsOf(index);
      file().edit(index, edits);
      return before;
    },
    types: ({ columns }) => typesIn(file(), columns),
    reasons: () => verdictsOf().verdicts.reasons(),
    toCheck: () => verdictsOf().verdicts.toCheck(),
    uneven: () => verdictsOf().verdicts.uneven(),
    page: (input) => pageOf(file(), verdictsOf(), input),
    decide: ({ rows: which, decision }) => {
      const { verdicts, fills } = verdictsOf();
      const indices = [...rowsToDecide(verdicts, which)];
      verdicts.decide(indices, decision);
      fillAnew();
      return indices.some((index) => (fills.groups().get(index)?.members.length ?? 0) > 1);
    },
    filling: (input) => {
      filling = input.filling;
      fillAnew();
      return null;
    },
    written: ({ rows: part, restart }) => {
      told = restart ? part : [...told, ...part];
      return null;
    },
    writes: ({ count, restart }) => {
      if (restart || !writes) {
        knowWritten();
        writes = writesOf(verdictsOf().fills, (leader, merged) => mergedBy.set(leader, merged));
      }
      return takeFrom(writes, count);
    },
    planned: () => {
      knowWritten();
      return plannedBy(verdictsOf().fills);
    },
    failed: ({ words, byServer }) => {
      const { columns, verdicts } = verdictsOf();
      const own = source?.format === 'csv' ? source.delimiter.delimiter : words.delimiter;
      return failedCsv(file(), columns, failedRows(file(), { columns, verdicts }, words, byServer), {
        ...(own && { delimiter: own }),
        ...(words.header && { reason: words.header }),
      });
    },
  };

  const perform = async <K extends CallName>(id: number, call: K, input: WorkerCalls[K]['input']) => {
    const control = new AbortController();
    if (call === 'open' || call === 'check') for (const other of running.values()) other.abort();
    running.set(id, control);
    let told = 0;
    const onRows = (count: number) => {
      if (count - told < PROGRESS_ROWS) return;
      told = count;
      post({ id, rows: count });
    };
    try {
      const handler: Handlers[K] = handlers[call];
      post({ id, done: await handler(input, { signal: control.signal, onRows }) });
    } catch (error) {
      if (control.signal.aborted) post({ id, stopped: true });
      else if (error instanceof ImportFailure) post({ id, failed: error.code, row: error.row });
      else post({ id, thrown: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  return async (message) => {
    if ('cancel' in message) running.get(message.cancel)?.abort();
    else if ('found' in message) waiting.get(message.found)?.found(message.temples);
    else if ('notFound' in message) waiting.get(message.notFound)?.failed(new Error(message.message));
    else await perform(message.id, message.call, message.input);
    if ('found' in message) waiting.delete(message.found);
    if ('notFound' in message) waiting.delete(message.notFound);
  };
}

function missing(what: string): never {
  throw new Error(what);
}

function takeFrom(writes: Generator<Write>, count: number): Write[] {
  const taken: Write[] = [];
  while (taken.length < count) {
    const { value, done } = writes.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
