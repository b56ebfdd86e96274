import type { AliasableExpression, Kysely } from 'kysely';
import type { Vip } from '../../../contract/curatedMembers';
import type { CuratedMemberTable, Schema } from '../../store/schema';

/** The members of a page of one list, in one statement. `place` is what the page is ordered by before the uid. */
export async function curatedMemberRows(
  db: Kysely<Schema>,
  list: CuratedMemberTable['list'],
  page: AliasableExpression<{ uid: number; place: number | string }>,
  direction: 'asc' | 'desc' = 'desc',
): Promise<Vip[]> {
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('member', 'member.uid', 'page.uid')
    .innerJoin('curated_member', (join) =>
      join.onRef('curated_member.uid', '=', 'page.uid').on('curated_member.list', '=', list),
    )
    .select([
      'member.uid',
      'member.pubkey',
      'member.display_name as displayName',
      'member.born_at as bornAt',
      'member.changed_at as changedAt',
      'member.gender',
      'member.photo',
      'curated_member.language_tags as languageTags',
    ])
    .orderBy('page.place', direction)
    .orderBy('page.uid', direction)
    .execute();
  return rows.map(({ gender, ...row }) => ({ ...row, gender: gender === 1 ? 'men' : 'woman' }));
}
