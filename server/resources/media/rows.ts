import type { AliasableExpression, Kysely } from 'kysely';
import type { Media, MediaEntry } from '../../../contract/media';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';
import { listsOf, person } from '../../store/sqlFragments';

/** A medium as this server has it: it knows the type of each. */
type StoredMedium = MediaEntry & Pick<Media, 'mediaType'>;

/** The media of a page with post and owner, in one statement. `place` is what the page is ordered by before the id. */
export function mediaRows(
  db: Kysely<Schema>,
  page: AliasableExpression<{ media_id: string; place: number | string }>,
  direction: 'asc' | 'desc' = 'desc',
): Promise<StoredMedium[]> {
  return db
    .selectFrom(page.as('page'))
    .innerJoin('media', 'media.media_id', 'page.media_id')
    .innerJoin('post', 'post.post_id', 'media.post_id')
    .innerJoin('member', 'member.uid', 'media.uid')
    .select([
      'media.media_id as idmedia',
      'media.media_type as mediaType',
      'media.url',
      'media.thumb',
      'media.post_id as idpost',
      person('member').as('ownerInfo'),
      'media.created_at as timestamps',
      'post.content',
      listsOf('media.media_id').as('lists'),
    ])
    .orderBy('page.place', direction)
    .orderBy('page.media_id', direction)
    .execute();
}

/** One medium of a post that is there, or 304. */
export async function oneMedium(db: Kysely<Schema>, mediaId: string): Promise<StoredMedium> {
  const found = db
    .selectFrom('media as m')
    .select(['m.media_id', 'm.created_at as place'])
    .where('m.media_id', '=', mediaId)
    .where((eb) => eb.not('m.post_deleted'));
  const [medium] = await mediaRows(db, found);
  if (!medium) throw noSuchMedium(mediaId);
  return medium;
}

export const noSuchMedium = (mediaId: string) => new RefusalError(Code.notFound, `There is no medium ${mediaId}`);
