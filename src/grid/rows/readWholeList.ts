import { ReadAllError } from '../../../commands/core/everyPage';
import type { Hinted } from '../../../commands/core/textKey';
import type { Answer } from '../../../contract/wire/endpoint';
import { baseOf } from '../../state/rows';
import { readAllPages } from './readAllPages';
import { type ListSource, type PageRequest, type Query, READ_ROWS_MAX, type RowsOf } from './source';
import { wholePages } from './wholePages';

/** What the console does with a list by itself, where its server can't: on what has been read, up to READ_ROWS_MAX rows. */
export interface ReadsAll<Row> {
  /** What rows are sorted by, by the name of the sort (`name`, and `-name` for its reverse). */
  readonly sorts?: Readonly<Record<string, (row: Row) => string>>;
  /** Whether a row fits the text: with it, text is offered to be searched for. */
  readonly match?: (row: Row, text: string) => boolean;
  /** What the server finds by the whole text, as a number or a key; null where it finds nothing, and the text is searched for here. */
  readonly exactly?: (text: string) => Promise<Answer<readonly Row[]> | null>;
  /** Filters that are done here, by their ids: whether a row fits the value. */
  readonly filters?: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** What has to be said of a search among these rows, where they do not say what it looks in: `<it>.count` and `<it>.hint`. */
  readonly saysOf?: (rows: readonly Row[]) => Hinted | undefined;
}

/** What the server does by itself. */
export interface ServerDoes {
  readonly sorts: boolean;
  readonly searches: boolean;
  readonly filters: boolean;
}

/** How far reading is, for who waits for it. */
export interface ReadingState {
  /** Under way: how many rows so far, of how many where the server says it, and what ends it with what there is. */
  now: { readonly read: number; readonly total: number | null; readonly stop: () => void } | null;
  /**
   * What is shown is of so many rows read; null while the server does all that is asked. `isPart`: the list has more. `says`: what has to
   * be said of a search among them.
   */
  of: { readonly read: number; readonly isPart: boolean; readonly says?: Hinted } | null;
}

interface Snapshot<Row> {
  /** The query that was sent to the server. */
  readonly asked: string;
  readonly query: Query;
  /** The load that it was read for: a fresh request for the same list reads it again. */
  readonly by: AbortSignal;
  readonly rows: readonly Row[];
  /** What was known of them when they were read: where it is another since then, that is newer. */
  readonly known: readonly unknown[];
  readonly isPart: boolean;
}

const sortName = (sort: string | null) => sort?.replace(/^-/, '') ?? '';

/**
 * A list whose orders, search and filters the server may not have. What it can't do is done on the rows that have been read to the end;
 * `state` says how far that is.
 */
export function readWholeList<Row>(
  source: ListSource<Row>,
  rows: RowsOf<Row>,
  { how, server, state }: { readonly how: ReadsAll<Row>; readonly server: ServerDoes; readonly state: ReadingState },
): ListSource<Row>['load'] {
  let snapshot: Snapshot<Row> | null = null;
  const whole = wholePages(source);
  const here = server.filters ? {} : (how.filters ?? {});

  /** The query as the server gets it, and whether anything of it is left to do here. */
  function split(query: Query): { readonly sent: Query; readonly isLocal: boolean } {
    const isSorted = !server.sorts && how.sorts?.[sortName(query.sort)] !== undefined;
    const isSearched = !server.searches && query.text !== '';
    const isFiltered = Object.keys(query.filters).some((id) => here[id] !== undefined);
    const filters = Object.fromEntries(Object.entries(query.filters).filter(([id]) => here[id] === undefined));
    const sent = { filters, sort: isSorted ? null : query.sort, text: isSearched ? '' : query.text };
    return { sent, isLocal: isSorted || isSearched || isFiltered };
  }

  async function read(sent: Query, query: Query, by: AbortSignal): Promise<Snapshot<Row> | ReadAllError> {
    const stopped = new AbortController();
    const stop = () => stopped.abort();
    by.addEventListener('abort', stop);
    const found: Row[] = [];
    let isPart = false;
    state.now = { read: 0, total: null, stop };
    try {
      for await (const page of readAllPages(whole, rows, sent, stopped.signal)) {
        found.push(...page.rows);
        state.now = { read: found.length, total: page.total ?? null, stop };
        isPart = found.length >= READ_ROWS_MAX && page.total !== found.length;
        if (isPart) break;
      }
    } catch (error) {
      if (error instanceof ReadAllError) return error;
      throw error;
    } finally {
      by.removeEventListener('abort', stop);
      state.now = null;
    }
    isPart ||= stopped.signal.aborted;
    const kept = found.slice(0, READ_ROWS_MAX);
    return { asked: JSON.stringify(sent), query, by, rows: kept, known: kept.map(baseOfRow), isPart };
  }

  const baseOfRow = (row: Row) =>
    rows.kind === null ? undefined : (baseOf(rows.kind, rows.idOf(row)) as Row | undefined);

  /** The rows as they are by now, as far as is known here: what was done to one since it was read counts. */
  const current = ({ rows: all, known }: Snapshot<Row>) =>
    all.map((row, at) => {
      const base = baseOfRow(row);
      return base === undefined || base === known[at] ? row : base;
    });

  const isFitting = (row: Row, { filters }: Query) =>
    Object.entries(filters).every(([id, value]) => here[id]?.(row, value) ?? true);

  function arranged(read: Snapshot<Row>, query: Query): readonly Row[] {
    const all = current(read);
    const own = new Set(source.own?.(query));
    const isOwn = (row: Row) => own.has(rows.idOf(row));
    const isThere = (row: Row) => rows.matches?.(row, query) ?? true;
    const isFound = (row: Row) => server.searches || query.text === '' || (how.match?.(row, query.text) ?? true);
    const fitting = all.filter((row) => !isOwn(row) && isThere(row) && isFitting(row, query) && isFound(row));
    const textOf = server.sorts ? undefined : how.sorts?.[sortName(query.sort)];
    const first = all.filter(isOwn);
    if (textOf === undefined) return [...first, ...fitting];
    const { compare } = new Intl.Collator('vi', { numeric: true });
    const by = query.sort?.startsWith('-') ? -1 : 1;
    return [...first, ...fitting.toSorted((one, other) => by * compare(textOf(one), textOf(other)))];
  }

  async function load(request: PageRequest): Promise<Answer<readonly Row[]>> {
    const { pos, count, signal, anew, ...query } = request;
    const { sent, isLocal } = split(query);
    if (!isLocal) {
      snapshot = null;
      state.of = null;
      return source.load({ ...request, ...sent });
    }
    const exact = sent.text === query.text ? null : await how.exactly?.(query.text.trim());
    if (exact) {
      snapshot = null;
      state.of = null;
      if (exact.refused !== undefined) return exact;
      const found = exact.data.filter((row) => isFitting(row, query));
      return { data: pos === 0 ? found : [], total: found.length };
    }
    const isAskedAgain =
      anew === true && snapshot?.by !== signal && JSON.stringify(snapshot?.query) === JSON.stringify(query);
    if (snapshot === null || snapshot.asked !== JSON.stringify(sent) || isAskedAgain) {
      const found = await read(sent, query, signal);
      if (found instanceof ReadAllError) return found.refusal;
      snapshot = found;
    } else snapshot = { ...snapshot, query, by: anew ? signal : snapshot.by };
    const { rows: all, isPart } = snapshot;
    const says = !server.searches && query.text !== '' ? how.saysOf?.(all) : undefined;
    state.of = { read: all.length, isPart, ...(says === undefined ? {} : { says }) };
    const shown = arranged(snapshot, query);
    return { data: shown.slice(pos, pos + count), total: shown.length };
  }

  return load;
}
