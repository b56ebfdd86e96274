import { sql } from 'kysely';
import * as media from '../../../contract/media';
import { MEDIA_TYPES } from '../../../contract/wire/constants';
import { type ServedCall, serve } from '../../http/serve';
import { pageOf, seekPage } from '../../store/lists';
import { mediaRows, oneMedium } from './rows';

/** Media of all posts, by type. */
export const mediaResource: readonly ServedCall[] = [
  serve(media.list, async ({ tx, input }) => {
    const types: readonly number[] = input.mediaType ?? MEDIA_TYPES;
    const place = await seekPage(
      tx,
      types.map((type) => `media:${type}`),
      input,
    );
    // Each type is an ordered stretch of one index: the page is among the first rows of each, whatever the others hold.
    const page = tx
      .selectFrom(sql<{ type: number }>`(SELECT unnest(${types}::int[]) AS type)`.as('asked'))
      .innerJoinLateral(
        (eb) =>
          pageOf(
            eb
              .selectFrom('media')
              .select(['media_id', 'created_at'])
              .where(sql<boolean>`NOT post_deleted AND media_type = asked.type`),
            { ...place, skip: 0, count: place.skip + place.count },
            'created_at',
            'media_id',
          ).as('near'),
        (join) => join.onTrue(),
      )
      .select(['near.media_id', 'near.created_at as place'])
      .orderBy('near.created_at', place.direction)
      .orderBy('near.media_id', place.direction)
      .offset(place.skip)
      .limit(place.count);
    return { data: await mediaRows(tx, page, place.direction), total: place.total };
  }),

  serve(media.byId, ({ tx, input }) => oneMedium(tx, input.idmedia)),
];
