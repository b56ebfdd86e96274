import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema';
import { memberOf } from './member';

/**
 * All that the store holds of one member, for that member: profile, posts with their media, comments, the lists they stand in, reports by
 * them and about them, replies to them, notes, and what staff have changed. Other members are left out of it, and so are the names of
 * staff. As the columns have it; times are in ISO 8601. Throws a sentence where there is no such member.
 */
export async function exportMember(tx: Kysely<Schema>, pubkey: string): Promise<Record<string, unknown>> {
  const { folded: _, ...member } = await memberOf(tx, pubkey);
  const { uid } = member;
  const rows = async (query: { execute: () => Promise<readonly object[]> }) => (await query.execute()).map(readable);
  return {
    member: readable(member),
    posts: await rows(
      tx
        .selectFrom('post')
        .select(['post_id', 'created_at', 'content', 'origin_post_id', 'hidden', 'blocked', 'deleted_at'])
        .where('uid', '=', uid)
        .orderBy('created_at'),
    ),
    media: await rows(
      tx
        .selectFrom('media')
        .select(['media_id', 'post_id', 'media_type', 'url', 'thumb', 'created_at'])
        .where('uid', '=', uid)
        .orderBy('created_at'),
    ),
    comments: await rows(
      tx
        .selectFrom('comment')
        .select(['comment_id', 'post_id', 'parent_id', 'created_at', 'content', 'links', 'media', 'deleted_at'])
        .where('uid', '=', uid)
        .orderBy('created_at'),
    ),
    lists: await rows(
      tx.selectFrom('curated_member').select(['list', 'added_at', 'language_tags']).where('uid', '=', uid),
    ),
    reportsBy: await rows(
      tx
        .selectFrom('report')
        .select(['report_id', 'post_id', 'comment_id', 'reason', 'created_at', 'action', 'processed_at'])
        .where('reporter_uid', '=', uid)
        .orderBy('created_at'),
    ),
    reportsAbout: await rows(
      tx
        .selectFrom('report')
        .select(['report_id', 'post_id', 'comment_id', 'reason', 'created_at', 'action', 'processed_at'])
        .where('reported_uid', '=', uid)
        .orderBy('created_at'),
    ),
    replies: await rows(
      tx
        .selectFrom('reply')
        .select(['report_id', 'text', 'created_at', 'address', 'state'])
        .where('reporter_uid', '=', uid)
        .orderBy('created_at'),
    ),
    notes: await rows(
      tx
        .selectFrom('note')
        .select(['about_kind', 'about_id', 'text', 'created_at', 'edited_at'])
        .where((eb) =>
          eb.or([
            eb.and([eb('about_kind', '=', 'profile'), eb('about_id', '=', pubkey)]),
            eb.and([
              eb('about_kind', '=', 'case'),
              eb('about_id', 'in', eb.selectFrom('report_case').select('case_id').where('reported_uid', '=', uid)),
            ]),
          ]),
        )
        .orderBy('created_at'),
    ),
    changesByStaff: await rows(
      tx
        .selectFrom('audit')
        .select(['at', 'command', sql<unknown>`before`.as('before'), sql<unknown>`after`.as('after')])
        .where('target_kind', 'in', ['profile', 'vip', 'tvUser'])
        .where('target_id', '=', pubkey)
        .orderBy('audit_id'),
    ),
  };
}

const isTime = (name: string) => name === 'at' || name.endsWith('_at');

/** A row with its times as people and programs elsewhere read them. */
const readable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isTime(name) && typeof value === 'number' ? new Date(value * 1000).toISOString() : value,
    ]),
  );
