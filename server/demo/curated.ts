import { type Kysely, sql } from 'kysely';
import { HOTLIVE_MEDIA_TYPES, SLIDER_MEDIA_TYPES } from '../../contract/wire/constants';
import { fold } from '../../contract/wire/fold';
import { bulkInsert } from '../store/bulk';
import type { Schema } from '../store/schema';

/** What VIP accounts speak: everybody Vietnamese, some another language too. */
const SPOKEN: readonly (readonly string[])[] = [
  ['vi'],
  ['vi', 'en'],
  ['vi'],
  ['vi', 'zh'],
  ['vi', 'en', 'fr'],
  ['vi', 'ar'],
  ['en'],
];
const VIPS = 160;
const TV_ACCOUNTS = 45;

const HOTLIVE = 60;
const SLIDER = 40;

/** Puts recent media of visible posts into hotlive and on the TV slider, of the types that each takes (docs/specification.md section 5). */
export async function curateMedia(tx: Kysely<Schema>): Promise<void> {
  await curate(tx, 'hotlive', HOTLIVE_MEDIA_TYPES, HOTLIVE);
  await curate(tx, 'tvslider', SLIDER_MEDIA_TYPES, SLIDER);
}

async function curate(
  tx: Kysely<Schema>,
  list: 'hotlive' | 'tvslider',
  types: readonly number[],
  count: number,
): Promise<void> {
  // Every third of the newest, so that the lists leave something to add.
  const { rows } = await sql<{ media_id: string; created_at: number; display_name: string }>`
    SELECT media_id, created_at, display_name FROM (
      SELECT m.media_id, m.created_at, a.display_name,
        row_number() OVER (ORDER BY m.created_at DESC, m.media_id DESC) AS nth
      FROM media m JOIN post p USING (post_id) JOIN member a ON a.uid = m.uid
      WHERE m.media_type = ANY(${[...types]}) AND p.deleted_at IS NULL AND NOT p.hidden AND NOT p.blocked
    ) newest WHERE nth % 3 = 1 ORDER BY nth LIMIT ${count}`.execute(tx);
  await bulkInsert(
    tx,
    'curated_media',
    rows.map(({ media_id, created_at, display_name }) => ({
      list,
      media_id,
      added_at: created_at + 90,
      sort_name: fold(display_name),
    })),
  );
}

/** Makes authentic members VIP, with the languages they speak, and some of them TV accounts. */
export async function curateMembers(tx: Kysely<Schema>): Promise<void> {
  const members = await tx
    .selectFrom('member')
    .select(['uid', 'display_name', 'created_at'])
    .where('authentic', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('uid', 'desc')
    .limit(VIPS)
    .execute();
  const rowsOf = (list: 'vip' | 'tv', some: typeof members) =>
    some.map(({ uid, display_name, created_at }, index) => ({
      list,
      uid,
      added_at: created_at + 3600,
      sort_name: fold(display_name),
      language_tags: list === 'vip' ? [...(SPOKEN[index % SPOKEN.length] ?? [])] : [],
    }));
  await bulkInsert(tx, 'curated_member', [
    ...rowsOf('vip', members),
    ...rowsOf('tv', members.filter((_, index) => index % 3 === 0).slice(0, TV_ACCOUNTS)),
  ]);
}
