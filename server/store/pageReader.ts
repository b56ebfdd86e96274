import { CompiledQuery, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/wire/constants';
import { packed, type Reads, unpacked } from './columnwise';
import { type AskedPage, outsideOf, type Place, placeOf, SKIP_IN_TABLE } from './lists';
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
  return async (
    { tx, asker, caller }: Calling,
    lists: readonly string[],
    { pos = 0, count = COUNT_DEFAULT, sort = '-time' }: AskedPage,
  ): Promise<{ readonly rows: readonly O[]; readonly total: number }> => {
    const direction = sort === 'time' ? 'asc' : 'desc';
    const planned = PLANNED.find((many) => many >= count) ?? count;
    const key = `${direction} ${planned}`;
    let statement = statements.get(key);
    if (!statement) {
      const page = rowsOf(tx, { ...PLACE, direction, count: planned }, given('caller'));
      statement = pageStatement(
        form.statement(sql`SELECT * FROM (${page}) planned LIMIT ${given('count')}`),
        direction,
      ).compile(tx);
      statements.set(key, statement);
    }
    const outside = outsideOf(pos, direction);
    const { keyHash, now } = asker;
    const values: Given = { keyHash, now, idleSince: idleSince(now), lists, pos, outside, count, caller: caller.uid };
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.name] : one));
    const answer = await tx.executeQuery<never>(CompiledQuery.raw(statement.sql, parameters));
    const { head, rows } = form.read(answer.rows);
    const [total = 0, edge = 0, skip = 0, said = null] = head ?? [];
    if (keyHash !== null) await asker.says(said);
    // Of so many rows of one moment they were not read: what is stepped over there is stepped over in the index alone.
    if (skip <= SKIP_IN_TABLE && rows) return { rows, total };
    return { rows: await rowsOf(tx, { direction, edge, skip, count }, caller.uid).execute(), total };
  };
}

const PLACE = {
  edge: sql<number>`(SELECT edge FROM place)`,
  skip: sql<number>`(SELECT least(skip, ${sql.lit(SKIP_IN_TABLE)}) FROM place)`,
};

/** The head beside what a form makes of the page. */
function pageStatement(page: RawBuilder<unknown>, direction: 'asc' | 'desc') {
  const place = { lists: given('lists'), pos: given('pos'), outside: given('outside') };
  return sql`
    WITH place AS MATERIALIZED (${placeOf(place, direction)})
    SELECT head.head, page.*
    FROM (SELECT json_build_array(total, edge, skip,
        ${signedInBy(given('keyHash'), given('now'), given('idleSince'))}) AS head FROM place) head
      ${page}`;
}

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
const columnwise = <O>(reads: Reads<O>): Form<O> => ({
  statement: (page) => sql`CROSS JOIN (${packed(page, reads)}) page`,
  read: ([answer]: readonly (Parameters<typeof unpacked<O>>[0] & { readonly head: Head })[]) => ({
    head: answer?.head,
    rows: answer && unpacked(answer, reads),
  }),
});
