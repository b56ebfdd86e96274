import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { POST_STATES } from '../../../contract/posts';
import { MEDIA_TYPES } from '../../../contract/wire/constants';
import { type PageAnchor, pageOf } from '../../store/lists';
import type { PostRow, Schema } from '../../store/schema';

type State = (typeof POST_STATES)[number];

/** The bits of these media types in `post.media_mask`. */
export const maskOf = (types: readonly number[]): number =>
  types.filter((type) => type >= 0 && type <= 14).reduce((mask, type) => mask | (1 << type), 0);

/** A post hidden and blocked is in both lists. */
const IN_STATE: { readonly [S in State]: (hidden: number, blocked: number) => boolean } = {
  visible: (hidden, blocked) => hidden + blocked === 0,
  hidden: (hidden) => hidden === 1,
  blocked: (_hidden, blocked) => blocked === 1,
};

/** Every set of media types there can be. */
const MASKS = Array.from({ length: 2 ** MEDIA_TYPES.length }, (_, set) =>
  maskOf(MEDIA_TYPES.filter((_type, nth) => set & (1 << nth))),
);

/**
 * The kinds of post (store/migrations/0012_post_filters.ts) that hold media of one of these types and stand in this state, as far as
 * there are any: a community has some dozens.
 */
export async function kindsOf(
  db: Kysely<Schema>,
  types: readonly number[],
  state: State | undefined,
): Promise<number[]> {
  const wanted = maskOf(types);
  const kinds = MASKS.filter((mask) => (mask & wanted) !== 0).flatMap((mask) =>
    [0, 1, 2, 3]
      .filter((bits) => state === undefined || IN_STATE[state](bits & 1, bits >> 1))
      .map((bits) => mask * 4 + bits),
  );
  const { rows } = await sql<{ list: string }>`
    SELECT list FROM list_stretch WHERE list = ANY(${kinds.map(listOf)}) AND level = 0 GROUP BY list HAVING sum(n) > 0`.execute(
    db,
  );
  return rows.map(({ list }) => Number(list.slice(PREFIX.length)));
}

const PREFIX = 'postkind:';
/** The counted list of a kind. */
export const listOf = (kind: number) => `${PREFIX}${kind}`;

const KIND = sql<number>`(media_mask::int * 4 + blocked::int * 2 + hidden::int)`;

/** The page at `place` of all posts of these kinds: each kind is an ordered stretch of one index, and the page is among their first rows. */
export function pageOfKinds(
  db: Kysely<Schema>,
  kinds: readonly number[],
  place: PageAnchor,
): SelectQueryBuilder<Schema, 'post', PostRow> {
  const keys = db
    .selectFrom(sql<{ kind: number }>`(SELECT unnest(${[...kinds]}::int[]) AS kind)`.as('asked'))
    .innerJoinLateral(
      (eb) =>
        pageOf(
          eb
            .selectFrom('post')
            .select(['post_id', 'created_at'])
            .where(sql<boolean>`deleted_at IS NULL AND media_mask <> 0 AND ${KIND} = asked.kind`),
          { ...place, skip: 0, count: place.skip + place.count },
          'created_at',
          'post_id',
        ).as('near'),
      (join) => join.onTrue(),
    )
    .select('near.post_id')
    .orderBy('near.created_at', place.direction)
    .orderBy('near.post_id', place.direction)
    .offset(place.skip)
    .limit(place.count);
  return db.selectFrom('post').selectAll().where('post_id', 'in', keys);
}
