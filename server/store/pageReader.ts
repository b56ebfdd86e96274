import { CompiledQuery, type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/wire/constants';
import { type Packed, packed, type Reads, unpackerOf } from './columnwise';
import { type AskedPage, BEFORE, outsideOf, type Place, placeOf, REVERSED, SKIP_IN_TABLE } from './lists';
import type { Schema } from './schema';
import { type Asker, idleSince, signedInBy } from './signedIn';

/** What a statement of a list is given each time; all else of it is written once. */
type Given = Readonly<
  Record<'lists' | 'pos' | 'outside' | 'count' | 'keyHash' | 'now' | 'idleSince' | 'caller', unknown>
>;
class Slot {
  constructor(readonly name: keyof Given) {}
}
const given = <T>(name: keyof Given) => sql<T>`${new Slot(name)}`;

/** What an answer says of the list and of who asks. */
type Head = readonly [total: number, edge: number, skip: number, asker: string | null];

/** What is to be known of the call. */
interface Calling {
  readonly tx: Kysely<Schema>;
  readonly asker: Asker;
  readonly caller: { readonly uid: number };
}

/** How many rows a statement is planned for: it has to be told, since for an unknown number it would be planned anew each time. */
const PLANNED = [1, 10, 20, 50, 100, COUNT_MAX];

/**
 * Makes what reads pages of a counted list: the place, as `seekPage` finds it, the rows there and the session that asks, in one
 * statement, whose text is made once. `rowsOf` gives the query of a page, in order, and knows nothing of the call but the uid of its caller.
 * With `reads` its rows come column by column, which is worth it where they have many short ones.
 */
export function pageReader<O>(
  // biome-ignore lint/suspicious/noExplicitAny: whatever its tables are.
  rowsOf: (db: Kysely<Schema>, place: Place, caller: number | RawBuilder<number>) => SelectQueryBuilder<any, any, O>,
  reads?: Reads<O>,
) {
  const form = reads ? columnwise(reads) : rowwise<O>();
  const statements = new Map<string, CompiledQuery>();
  /** How long each list was when it was read last: whether a page is nearer to the end only decides from where it is counted. */
  const totals = new Map<string, number>();
  return async (
    { tx, asker, caller }: Calling,
    lists: readonly string[],
    { pos = 0, count = COUNT_DEFAULT, sort = '-time' }: AskedPage,
  ): Promise<{ readonly rows: readonly O[]; readonly total: number }> => {
    const listed = lists.join();
    const isFromEnd = pos > (totals.get(listed) ?? Number.POSITIVE_INFINITY) / 2;
    const asked = sort === 'time' ? 'asc' : 'desc';
    const direction = isFromEnd ? REVERSED[asked] : asked;
    const planned = PLANNED.find((many) => many >= count) ?? count;
    const key = `${direction} ${planned} ${isFromEnd}`;
    let statement = statements.get(key);
    if (!statement) {
      const page = rowsOf(tx, { ...PLACE, direction, count: planned }, given('caller'));
      statement = (isFromEnd ? statementFromEnd : statementFromStart)(form, page, direction).compile(tx);
      statements.set(key, statement);
    }
    const outside = isFromEnd ? BEFORE[direction] : outsideOf(pos, direction);
    const { keyHash, now } = asker;
    const values: Given = { keyHash, now, idleSince: idleSince(now), lists, pos, outside, count, caller: caller.uid };
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.name] : one));
    const answer = await tx.executeQuery<never>(CompiledQuery.raw(statement.sql, parameters));
    const { head, rows: read } = form.read(answer.rows);
    const [total = 0, edge = 0, skip = 0, said = null] = head ?? [];
    totals.set(listed, total);
    if (keyHash !== null) await asker.says(said);
    const left = isFromEnd ? Math.max(0, Math.min(count, total - pos)) : count;
    // Of so many rows of one moment they were not read: what is stepped over there is stepped over in the index alone.
    const rows =
      skip <= SKIP_IN_TABLE && read
        ? read
        : await rowsOf(tx, { direction, edge, skip, count: left }, caller.uid).execute();
    return { rows: isFromEnd ? rows.toReversed() : rows, total };
  };
}

const PLACE = {
  edge: sql<number>`(SELECT edge FROM place)`,
  skip: sql<number>`(SELECT least(skip, ${sql.lit(SKIP_IN_TABLE)}) FROM place)`,
};

type Statement = <O>(form: Form<O>, page: Expression<O>, direction: 'asc' | 'desc') => RawBuilder<unknown>;

const statementFromStart: Statement = (form, page, direction) => {
  const place = placeOf({ lists: given('lists'), pos: given('pos'), outside: given('outside') }, direction);
  return sql`
    WITH place AS MATERIALIZED (${place})
    ${headAnd(form.statement(sql`SELECT * FROM (${page}) planned LIMIT ${given('count')}`))}`;
};

/** Counted from the other end, in the order from there: the last page is found as the first one is. */
const statementFromEnd: Statement = (form, page, direction) => {
  const beyond = sql`(SELECT greatest(total - ${given('pos')} - ${given('count')}, 0) FROM whole)`;
  const place = placeOf({ lists: given('lists'), pos: beyond, outside: given('outside') }, direction);
  const left = sql`(SELECT least(greatest(total - ${given('pos')}, 0), ${given('count')}) FROM whole)`;
  return sql`
    WITH whole AS MATERIALIZED (SELECT coalesce(sum(n), 0)::int8 AS total FROM list_stretch
        WHERE list = ANY(${given('lists')}) AND level = 0),
      place AS MATERIALIZED (${place})
    ${headAnd(form.statement(sql`SELECT * FROM (${page}) planned LIMIT ${left}`))}`;
};

const headAnd = (page: RawBuilder<unknown>) => sql`
    SELECT head.head, page.*
    FROM (SELECT json_build_array(total, edge, skip,
        ${signedInBy(given('keyHash'), given('now'), given('idleSince'))}) AS head FROM place) head
      ${page}`;

/** How the rows of a page come beside its head. */
interface Form<O> {
  /** SQL that joins a page to the head. */
  readonly statement: (page: RawBuilder<O>) => RawBuilder<unknown>;
  /** Takes an answer apart; without rows where they have to be read otherwise. */
  readonly read: (answer: readonly never[]) => {
    readonly head: Head | undefined;
    readonly rows: readonly O[] | undefined;
  };
}

/**
 * The head is a row of its own, so that it is there for a page without rows, and stands in no other row. A join of which no two rows fit
 * leaves the rows of the page in their order, since PostgreSQL goes through either side once.
 */
const rowwise = <O>(): Form<O> => ({
  statement: (page) => sql`FULL JOIN (${page}) page ON false`,
  read: (answer: readonly (O & { readonly head: Head | null })[]) => {
    const at = answer.findIndex(({ head }) => head !== null);
    return { head: answer[at]?.head ?? undefined, rows: answer.toSpliced(at, 1) };
  },
});

/** All in one row. */
function columnwise<O>(reads: Reads<O>): Form<O> {
  const unpack = unpackerOf(reads);
  return {
    statement: (page) => sql`CROSS JOIN (${packed(page, reads)}) page`,
    read: ([answer]: readonly (Packed<O> & { readonly head: Head })[]) => ({
      head: answer?.head,
      rows: answer && unpack(answer),
    }),
  };
}
